#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <type_traits>

#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/boxed_call.h"
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/dispatch/operator.h"

/// Defines what `dispatch/operator.h` declares, for the one source that an operator stands in. That
/// calls no others: a second table of kernels would be made of them, and does not compile.

namespace tenon {

/// What is told of an operator beside its schema.
struct OperatorDetails {
  std::string_view category = {};
  std::string_view doc = {};
  std::string_view derivatives = {};
  std::string_view view_inverse = {};
  bool composite = false;
  bool recorded_as_composite = false;
  bool nondeterministic_seeded = false;
  bool unmarked_alias = false;
  bool unread_self = false;
};

/// Specialised by TENON_DEFINE_OPERATOR.
template <class Descriptor>
inline constexpr OperatorDetails operator_details = {};

namespace detail {

/// The texts of the schema, in the order of SchemaText::Part.
template <class Descriptor>
inline constexpr std::array<std::string_view, SchemaText::kPartCount> schema_parts = {
    Descriptor::kSchema,
    operator_details<Descriptor>.category,
    operator_details<Descriptor>.doc,
    operator_details<Descriptor>.derivatives,
    operator_details<Descriptor>.view_inverse,
};

template <class Descriptor>
consteval auto make_schema_text() {
  constexpr const auto& parts = schema_parts<Descriptor>;
  constexpr size_t size = [] {
    size_t sum = 0;
    for (const std::string_view part : parts) sum += part.size();
    return sum;
  }();
  constexpr const OperatorDetails& details = operator_details<Descriptor>;
  SchemaTextOf<size> result = {.text = {.kind = constant_schema<Descriptor>.kind,
                                        .composite = details.composite,
                                        .recorded_as_composite = details.recorded_as_composite,
                                        .nondeterministic_seeded = details.nondeterministic_seeded,
                                        .unmarked_alias = details.unmarked_alias,
                                        .unread_self = details.unread_self,
                                        .name_size = operator_name<Descriptor>().size()}};
  auto end = result.characters.begin();
  for (size_t i = 0; i < parts.size(); ++i) {
    result.text.sizes[i] = parts[i].size();
    end = std::ranges::copy(parts[i], end).out;
  }
  return result;
}

template <class Descriptor>
inline constexpr auto schema_text = make_schema_text<Descriptor>();

template <class Descriptor>
inline constexpr size_t schema_count =
    constant_schema<Descriptor>.arguments.size() + constant_schema<Descriptor>.returns.size();

template <class Descriptor>
__attribute__((visibility("hidden"))) constinit OperatorMemoryOf<schema_count<Descriptor>>
    operator_memory = {};

template <class Descriptor>
OperatorEntry& entry_of();

template <class Descriptor>
inline const OperatorBoxing operator_boxing = {
    &UnboxedCall<typename Descriptor::Signature>::run,
    reinterpret_cast<AnyKernel>(&BoxedCall<Descriptor, &entry_of<Descriptor>>::run),
};

/// Whether the present source defines the operator.
template <class Descriptor>
inline constexpr bool is_defined_here = false;

/// Hidden, so that a call finds it without a table of addresses.
template <class Descriptor>
__attribute__((visibility("hidden"))) constinit OperatorEntry operator_entry(
    schema_text<Descriptor>.text, operator_memory<Descriptor>.memory, operator_boxing<Descriptor>);

template <class Descriptor>
TENON_ALWAYS_INLINE OperatorEntry& entry_of() {
  static_assert(is_defined_here<Descriptor>,
                "a source that includes dispatch/operator_definition.h calls the operators that it "
                "defines, and no others");
  return operator_entry<Descriptor>;
}

template <class T>
concept HoldsTensors =
    std::is_base_of_v<TensorBase, std::remove_cvref_t<T>> || std::is_same_v<T, TensorList>;

template <class T>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_argument(const T& argument) {
  if constexpr (HoldsTensors<T>) return keys_of(argument);
  return DispatchKeySet();
}
template <class T>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_device_argument(const T& argument) {
  if constexpr (std::is_same_v<T, std::optional<Device>>) return keys_of_device(argument);
  return DispatchKeySet();
}
template <class T>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_target_argument(const T& argument) {
  if constexpr (std::is_same_v<T, std::optional<Device>>) return keys_of_target(argument);
  return DispatchKeySet();
}

/// The keys that the arguments of a call carry, and those of the device that it asks for. Without a
/// tensor it is the backend of the result.
template <class... Args>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_call(const Args&... args) {
  if constexpr ((HoldsTensors<Args> || ...)) {
    return (DispatchKeySet() | ... | (keys_of_argument(args) | keys_of_target_argument(args)));
  } else if constexpr ((std::is_same_v<Args, std::optional<Device>> || ...)) {
    return (DispatchKeySet() | ... | keys_of_device_argument(args));
  } else {
    return DispatchKey::CPU;
  }
}

template <class T>
TENON_ALWAYS_INLINE void check_if_enumerator(std::string_view op, const T& argument) {
  if constexpr (requires { check_enumerator(op, argument); }) check_enumerator(op, argument);
}

}  // namespace detail

template <class Descriptor, class Return, class... Args>
OperatorEntry& Operator<Descriptor, Return(Args...)>::entry() {
  return detail::entry_of<Descriptor>();
}

template <class Descriptor, class Return, class... Args>
Return Operator<Descriptor, Return(Args...)>::call(Args... args) try {
  (detail::check_if_enumerator(operator_name<Descriptor>(), args), ...);
  return detail::entry_of<Descriptor>().template call<Return, Args...>(
      detail::keys_of_call(args...), args...);
} catch (...) {
  detail::rethrow_from_call(operator_name<Descriptor>());
}

template <class Descriptor, class Return, class... Args>
Return Operator<Descriptor, Return(Args...)>::redispatch(DispatchKeySet keys, Args... args) {
  return detail::entry_of<Descriptor>().template redispatch<Return, Args...>(keys, args...);
}

/// Makes built-in operators known.
template <class... Descriptors>
void add_builtin_operators(Dispatcher& dispatcher) {
  (dispatcher.add_builtin(Descriptors::entry()), ...);
}

/// Defines the operator of a descriptor; behind its category stand the other members of
/// OperatorDetails.
#define TENON_DEFINE_OPERATOR(Descriptor, category_name, ...)       \
  template <>                                                       \
  inline constexpr OperatorDetails operator_details<Descriptor> = { \
      .category = category_name __VA_OPT__(, ) __VA_ARGS__};        \
  template <>                                                       \
  inline constexpr bool detail::is_defined_here<Descriptor> = true; \
  template class Operator<Descriptor, Descriptor::Signature>

/// Defines a variant of an operator, of which the same is told.
#define TENON_DEFINE_VARIANT(Variant, Descriptor)                                            \
  template <>                                                                                \
  inline constexpr OperatorDetails operator_details<Variant> = operator_details<Descriptor>; \
  template <>                                                                                \
  inline constexpr bool detail::is_defined_here<Variant> = true;                             \
  template class Operator<Variant, Variant::Signature>

}  // namespace tenon
