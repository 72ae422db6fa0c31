#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {

namespace detail {

template <class T>
inline constexpr bool takes_tensors = std::is_same_v<std::remove_cvref_t<T>, TensorBase> ||
                                      std::is_same_v<std::remove_cvref_t<T>, TensorList>;
template <class T>
TENON_ALWAYS_INLINE bool argument_requires_grad(const T& argument) {
  if constexpr (takes_tensors<T>) {
    return requires_grad(argument);
  } else {
    return false;
  }
}

/// Whether a call with these arguments is one that is recorded.
template <class... Args>
TENON_ALWAYS_INLINE bool is_recorded_with(const Args&... args) {
  return GradMode::is_enabled() && (argument_requires_grad(args) || ...);
}

/// Checks what `Op` writes to from position `First` on, where that is not recorded.
template <class Op, size_t First, class... Args>
TENON_ALWAYS_INLINE void check_unrecorded_writes(const Args&... args) {
  for_each_written<Op, First>(
      [](std::string_view name, const auto& written) {
        check_unrecorded_write(operator_name<Op>(), name, written);
      },
      args...);
}

}  // namespace detail

/// The Autograd kernel of an operator that writes to arguments and is not recorded: AutogradError
/// where one of its arguments requires grad.
template <class Op, class Signature = typename Op::Signature>
class UnrecordedCall;

template <class Op, class Return, class... Args>
class UnrecordedCall<Op, Return(Args...)> {
 public:
  static Return kernel(DispatchKeySet keys, Args... args) {
    if constexpr (kKind == OperatorKind::kOut) {
      if (detail::is_recorded_with(args...)) [[unlikely]]
        refuse_out(operator_name<Op>());
    } else {
      check_read(std::index_sequence_for<Args...>(), args...);
      detail::check_unrecorded_writes<Op, 0>(args...);
    }
    return Op::redispatch(keys & after_autograd_keys, args...);
  }

 private:
  static constexpr OperatorKind kKind = constant_schema<Op>.kind;

  template <size_t... Positions>
  static void check_read(std::index_sequence<Positions...>, const Args&... args) {
    const auto check = []<size_t I, class T>(std::index_sequence<I>, const T& argument) {
      if constexpr (detail::takes_tensors<T> && !constant_schema<Op>.arguments[I].mutated) {
        check_no_gradient_wanted(operator_name<Op>(), argument_name<Op, I>(), argument);
      }
    };
    (check(std::index_sequence<Positions>(), args), ...);
  }
};

}  // namespace tenon
