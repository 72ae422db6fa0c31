#pragma once

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/backend/arguments.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/copy/copy.h"

namespace tenon::backend {

/// What the handwritten function that computes an operator does.
enum class Calls : uint8_t {
  /// It computes, or makes views.
  kKernel,
  /// It computes no data: all tensors must be on Meta.
  kMetaKernel,
  /// It calls operators, of which nothing is recorded.
  kOperatorsBelowAutograd,
  /// It calls operators, whose derivatives are those of the call.
  kOperators,
  /// The same, and writes to arguments of which the schema does not say so.
  kOperatorsThatWrite,
};

namespace detail {
/// `place.copy_(result)`, which Autograd sees.
TENON_API void copy_result(TensorBase& place, const TensorBase& result);
/// `self.clone()`, which Autograd sees.
TENON_API TensorBase recorded_copy(const TensorBase& self);
}  // namespace detail

/// Row-major copies of views.
inline TensorBase copies_of(const TensorBase& view) {
  return kernels::contiguous_copy(view);
}
TENON_API std::vector<TensorBase> copies_of(std::vector<TensorBase> views);

/// The kernel of `Op`, which is the operator `Base`, that `function` computes, or a variant of it.
template <class Op, class Base, typename Base::Signature* function, Calls calls,
          class Signature = typename Op::Signature>
struct FunctionKernel;

template <class Op, class Base, typename Base::Signature* function, Calls calls, class Return,
          class... Args>
struct FunctionKernel<Op, Base, function, calls, Return(Args...)> {
  static Return run(DispatchKeySet, Args... args) {
    const Arguments arguments(args...);
    check_arguments<Op>(arguments, Positions<Op, Role::kRequiredTensor>());
    check_written_apart<Op>(arguments);
    if constexpr (calls == Calls::kMetaKernel) {
      check_all_on_meta<Op>(arguments, Positions<Op, Role::kTensor>());
    }
    if constexpr (is_copy) {
      return copies_of(function(args...));
    } else if constexpr (!std::is_same_v<Op, Base>) {
      return write_results(arguments, Positions<Op, Role::kGiven>(),
                           Positions<Op, Role::kWritten>(),
                           std::make_index_sequence<constant_schema<Op>.returns.size()>());
    } else if constexpr (calls == Calls::kOperatorsBelowAutograd) {
      const AutoDispatchBelowInplaceOrView guard;
      return function(args...);
    } else {
      if constexpr (hides_operators) {
        if (!is_recorded(arguments)) {
          const AutoDispatchBelowInplaceOrView guard;
          return function(args...);
        }
      }
      return function(args...);
    }
  }

 private:
  using Arguments = std::tuple<Args&...>;

  /// Whether it copies the views that the function makes.
  static constexpr bool is_copy = constant_schema<Op>.kind == OperatorKind::kFunctional &&
                                  constant_schema<Base>.kind != OperatorKind::kFunctional;

  static constexpr bool records_operators =
      calls == Calls::kOperators || calls == Calls::kOperatorsThatWrite;

  /// Whether nobody sees what the operators do to tensors where nothing is recorded: they are those
  /// that the function made, or returns.
  static constexpr bool hides_operators = calls == Calls::kOperators &&
                                          constant_schema<Op>.kind == OperatorKind::kFunctional &&
                                          detail::has_tensor(constant_schema<Op>.arguments) &&
                                          detail::has_tensor(constant_schema<Op>.returns);

  /// Whether what is about to be written to may be saved by the operators that compute it.
  static constexpr bool copies_original =
      records_operators && constant_schema<Op>.kind == OperatorKind::kInplace;

  /// The argument that the function gets: `original` for the one that an in-place variant writes.
  template <size_t position>
  static auto& given_argument(const Arguments& arguments, const TensorBase& original) {
    if constexpr (copies_original && position == 0) {
      return original;
    } else {
      return std::get<position>(arguments);
    }
  }

  TENON_ALWAYS_INLINE static bool is_recorded(const Arguments& arguments) {
    return [&]<size_t... tensor>(std::index_sequence<tensor...>) {
      return any_requires_grad(std::get<tensor>(arguments)...);
    }
    (Positions<Op, Role::kTensor>());
  }

  template <size_t... given, size_t... written, size_t... i>
  static Return write_results(const Arguments& arguments, std::index_sequence<given...>,
                              std::index_sequence<written...>, std::index_sequence<i...>) {
    constexpr std::string_view name = operator_name<Op>();
    constexpr bool resizable = constant_schema<Op>.kind == OperatorKind::kOut;
    if constexpr (records_operators && resizable) {
      if (is_recorded(arguments)) refuse_out(name);
    }
    if constexpr (records_operators) {
      // All before the first is written to: `copy_` would look at each when its turn comes.
      (check_mutable(name, argument_name<Op, written>(), std::get<written>(arguments)), ...);
    }
    TensorBase original;
    if constexpr (copies_original) {
      original = is_recorded(arguments) ? detail::recorded_copy(std::get<0>(arguments))
                                        : std::get<0>(arguments);
    }
    const std::tuple results(call_function(given_argument<given>(arguments, original)...));
    (check_output(name, std::get<written>(arguments), spec_of(std::get<i>(results)), resizable),
     ...);
    TensorBase places[] = {
        output_place(name, std::get<written>(arguments), std::get<i>(results).sizes())...};
    (fill(std::get<written>(arguments), places[i], std::get<i>(results)), ...);
    return as_results<Return>(std::get<written>(arguments)...);
  }

  template <class... Given>
  static auto call_function(Given&... given) {
    if constexpr (calls == Calls::kOperatorsBelowAutograd) {
      const AutoDispatchBelowInplaceOrView guard;
      return function(given...);
    } else {
      return function(given...);
    }
  }

  static void fill(TensorBase& target, TensorBase& place, const TensorBase& result) {
    if constexpr (records_operators) {
      detail::copy_result(place, result);
      take_geometry(target, place);
    } else {
      fill_output(target, place, result);
    }
  }
};

}  // namespace tenon::backend
