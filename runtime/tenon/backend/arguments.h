#pragma once

#include <array>
#include <bit>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "tenon/dispatch/constant_schema.h"
#include "tenon/kernels/structured.h"

/// What the schema of an operator says of the arguments of its kernels, while they are compiled.
/// `Op` is the descriptor of an operator; the arguments of a call are a tuple of references, in the
/// order of the schema.
namespace tenon::backend {

/// A property of an argument, of which an operator may have several.
enum class Role : uint8_t {
  kTensor,
  /// A tensor that must be defined.
  kRequiredTensor,
  /// Written to.
  kWritten,
  /// Not one that takes a result, as `out` does: the functional operator has it too.
  kGiven,
  /// A given tensor, and a list of them.
  kRead,
  kReadList,
  /// A given one that is no tensor.
  kNumber,
  /// What a structured kernel gets: a given one, but for what a factory is asked for, which says
  /// how its result is.
  kComputedFrom,
  kPinMemory,
  /// `bool[N] output_mask` of an operator with N results: which of them are asked for.
  kOutputMask,
};

namespace detail {

using ArgumentSchemas = std::span<const ArgumentSchema>;

constexpr bool has_argument(ArgumentSchemas arguments, std::string_view name) {
  for (const ArgumentSchema& argument : arguments) {
    if (argument.name == name) return true;
  }
  return false;
}

constexpr bool has_tensor(ArgumentSchemas arguments) {
  for (const ArgumentSchema& argument : arguments) {
    if (argument.type == ArgumentType::kTensor) return true;
  }
  return false;
}

constexpr bool is_factory(ArgumentSchemas arguments) {
  return has_argument(arguments, "dtype") && has_argument(arguments, "layout") &&
         has_argument(arguments, "device") && has_argument(arguments, "pin_memory");
}

constexpr bool is_option(std::string_view name) {
  return name == "dtype" || name == "layout" || name == "device" || name == "pin_memory" ||
         name == "memory_format";
}

/// Whether it takes a result: it is returned, or nothing is.
constexpr bool is_out(const ArgumentSchema& argument, ArgumentSchemas returns) {
  if (!argument.mutated || !argument.keyword_only) return false;
  for (const ArgumentSchema& result : returns) {
    if (result.alias == argument.alias) return true;
  }
  return returns.empty();
}

constexpr bool has_role(const ArgumentSchema& argument, Role role, ArgumentSchemas arguments,
                        ArgumentSchemas returns) {
  const bool tensor = argument.type == ArgumentType::kTensor;
  switch (role) {
    case Role::kTensor:
      return tensor;
    case Role::kRequiredTensor:
      return tensor && !argument.optional && !argument.optional_elements;
    case Role::kWritten:
      return argument.mutated;
    case Role::kGiven:
      return !is_out(argument, returns);
    case Role::kRead:
      return tensor && !argument.list && !is_out(argument, returns);
    case Role::kReadList:
      return tensor && argument.list && !is_out(argument, returns);
    case Role::kNumber:
      return !tensor && !is_out(argument, returns);
    case Role::kComputedFrom:
      return !is_out(argument, returns) && !(is_factory(arguments) && is_option(argument.name));
    case Role::kPinMemory:
      return argument.name == "pin_memory";
    case Role::kOutputMask:
      return argument.name == "output_mask" && argument.type == ArgumentType::kBoolean &&
             argument.list && returns.size() > 1 &&
             static_cast<size_t>(argument.list_size) == returns.size();
  }
  return false;
}

/// Bit i: argument i has the role.
constexpr uint64_t mask_of(Role role, ArgumentSchemas arguments, ArgumentSchemas returns) {
  uint64_t mask = 0;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (has_role(arguments[i], role, arguments, returns)) mask |= uint64_t{1} << i;
  }
  return mask;
}

template <class Op, Role role>
consteval uint64_t mask_of() {
  return mask_of(role, constant_schema<Op>.arguments, constant_schema<Op>.returns);
}

/// Of the set bits of `mask`, the one with `rank` others below it.
constexpr size_t position_of_bit(uint64_t mask, size_t rank) {
  for (; rank > 0; --rank) mask &= mask - 1;
  return static_cast<size_t>(std::countr_zero(mask));
}

template <uint64_t mask, class = std::make_index_sequence<std::popcount(mask)>>
struct SetBits;
template <uint64_t mask, size_t... i>
struct SetBits<mask, std::index_sequence<i...>> {
  using type = std::index_sequence<position_of_bit(mask, i)...>;
};

}  // namespace detail

/// The positions of the bits of `mask`: a `std::index_sequence`.
template <uint64_t mask>
using SetBits = typename detail::SetBits<mask>::type;

/// The positions of the arguments that have a role: a `std::index_sequence`.
template <class Op, Role role>
using Positions = SetBits<detail::mask_of<Op, role>()>;

/// The position of the argument that is number `rank` of those with a role.
template <class Op, Role role>
consteval size_t position(size_t rank) {
  return detail::position_of_bit(detail::mask_of<Op, role>(), rank);
}

/// The operator's name without its overload: `add_`.
template <class Op>
inline constexpr std::string_view base_name =
    constant_schema<Op>.name.substr(0, constant_schema<Op>.name.find('.'));

namespace detail {

/// Whether a call may have tensors on two devices, which must be one; those of a copy need not.
constexpr bool must_share_device(std::string_view base_name, ArgumentSchemas arguments) {
  int tensors = 0;
  for (const ArgumentSchema& argument : arguments) {
    if (argument.type == ArgumentType::kTensor) tensors += argument.list ? 2 : 1;
  }
  return tensors > 1 && base_name != "copy" && base_name != "copy_";
}

}  // namespace detail

template <class Op>
inline constexpr bool must_share_device = detail::must_share_device(base_name<Op>,
                                                                    constant_schema<Op>.arguments);

namespace detail {

/// The first argument that is written to and of the alias set of argument `position`.
constexpr size_t first_of_set(ArgumentSchemas arguments, size_t position) {
  size_t first = 0;
  while (!arguments[first].mutated || arguments[first].alias != arguments[position].alias) ++first;
  return first;
}

/// Whether a call writes to tensors that its schema says are apart.
constexpr bool writes_apart(ArgumentSchemas arguments, OperatorKind kind) {
  size_t sets = 0;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].mutated) continue;
    const bool results = arguments[i].list && kind == OperatorKind::kOut;
    sets += results ? 2 : first_of_set(arguments, i) == i ? 1 : 0;
  }
  return sets > 1;
}

template <class Op, size_t position>
inline constexpr size_t set_of_argument = first_of_set(constant_schema<Op>.arguments, position);

/// Appends what argument `position` has of written tensors. Each of a list of results is a set.
template <class Op, size_t position>
void append_written(std::vector<WrittenTensor>& written, const TensorList& tensors) {
  constexpr bool results = constant_schema<Op>.kind == OperatorKind::kOut;
  for (const TensorBase& tensor : tensors) {
    written.push_back({&tensor, argument_name<Op, position>(),
                       results ? written.size() : set_of_argument<Op, position>});
  }
}

template <class Op, class... Args, size_t... i>
void check_written_apart(const std::tuple<Args...>& arguments, std::index_sequence<i...>) {
  constexpr bool resizable = constant_schema<Op>.kind == OperatorKind::kOut;
  if constexpr ((constant_schema<Op>.arguments[i].list || ...)) {
    std::vector<WrittenTensor> written;
    (append_written<Op, i>(written, std::get<i>(arguments)), ...);
    tenon::check_written_apart(operator_name<Op>(), written, resizable);
  } else {
    WrittenTensor written[] = {
        {&std::get<i>(arguments), argument_name<Op, i>(), set_of_argument<Op, i>}...};
    tenon::check_written_apart(operator_name<Op>(), written, resizable);
  }
}

}  // namespace detail

/// ValueError for an undefined tensor in the place of one that is not optional.
template <class Op, class... Args, size_t... i>
TENON_ALWAYS_INLINE void check_arguments(const std::tuple<Args...>& arguments,
                                         std::index_sequence<i...>) {
  (check_defined(operator_name<Op>(), argument_name<Op, i>(), std::get<i>(arguments)), ...);
}

/// ValueError where two arguments of different alias sets that are written to, or two tensors that
/// take results, are in the same memory.
template <class Op, class... Args>
TENON_ALWAYS_INLINE void check_written_apart(const std::tuple<Args...>& arguments) {
  if constexpr (detail::writes_apart(constant_schema<Op>.arguments, constant_schema<Op>.kind)) {
    detail::check_written_apart<Op>(arguments, Positions<Op, Role::kWritten>());
  }
}

/// DeviceError for a tensor with data beside one on the meta device.
template <class Op, class... Args, size_t... i>
void check_all_on_meta(const std::tuple<Args...>& arguments, std::index_sequence<i...>) {
  check_on_meta(operator_name<Op>(), {{argument_name<Op, i>(), std::get<i>(arguments)}...});
}

/// What an operator returns that has written to these tensors: them.
template <class Return, class... Written>
TENON_ALWAYS_INLINE Return as_results(Written&... written) {
  if constexpr (std::is_reference_v<Return>) {
    return (written, ...);
  } else {
    return Return(written...);
  }
}

}  // namespace tenon::backend
