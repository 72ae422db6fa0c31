#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace detail {

/// What an unboxed argument of type `T` refers to while the stack keeps the value alive.
template <class T>
struct Unboxed {
  static T from(Value& value) { return value.get<T>(); }
};
template <Enumerated T>
struct Unboxed<T> {
  static T from(Value& value) {
    const T enumerator = value.get<T>();
    check_enumerator("Value", enumerator);
    return enumerator;
  }
};
template <>
struct Unboxed<TensorBase&> {
  static TensorBase& from(Value& value) { return value.get<TensorBase>(); }
};
template <>
struct Unboxed<const TensorBase&> {
  static const TensorBase& from(Value& value) {
    return value.is_none() ? undefined_tensor : value.get<TensorBase>();
  }
};
template <>
struct Unboxed<TensorList> {
  static TensorList from(Value& value) { return value.get<std::vector<TensorBase>>(); }
};
template <>
struct Unboxed<IntArrayRef> {
  static IntArrayRef from(Value& value) { return value.get<std::vector<int64_t>>(); }
};
template <>
struct Unboxed<ArrayRef<double>> {
  static ArrayRef<double> from(Value& value) { return value.get<std::vector<double>>(); }
};
template <>
struct Unboxed<std::string_view> {
  static std::string_view from(Value& value) { return value.get<std::string>(); }
};
template <>
struct Unboxed<double> {
  static double from(Value& value) { return value.to_double(); }
};
template <>
struct Unboxed<Scalar> {
  static Scalar from(Value& value) { return value.to_scalar(); }
};
template <size_t N>
struct Unboxed<std::array<bool, N>> {
  static std::array<bool, N> from(Value& value) {
    const auto& list = value.get<std::vector<bool>>();
    TENON_CHECK(list.size() == N, ValueError, "Value: expected a list of ", N, " bools, got ",
                list.size());
    std::array<bool, N> result;
    std::copy(list.begin(), list.end(), result.begin());
    return result;
  }
};
template <class T>
struct Unboxed<std::optional<T>> {
  static std::optional<T> from(Value& value) {
    if (value.is_none()) return std::nullopt;
    return Unboxed<T>::from(value);
  }
};

/// `const Scalar&` and `const std::optional<T>&` are made from the stack as values.
template <class T>
using UnboxedOf = Unboxed<
    std::conditional_t<std::is_same_v<T, const TensorBase&> || std::is_same_v<T, TensorBase&>, T,
                       std::remove_cvref_t<T>>>;

/// What a kernel returns, one value or a tuple, as it stands on a stack.
template <class T>
struct Boxed {
  static constexpr size_t count = 1;
  static std::array<Value, 1> from(T&& value) { return {Value(std::forward<T>(value))}; }
};
template <>
struct Boxed<void> {
  static constexpr size_t count = 0;
};
template <class... Ts>
struct Boxed<std::tuple<Ts...>> {
  static constexpr size_t count = sizeof...(Ts);
  static std::array<Value, count> from(std::tuple<Ts...>&& values) {
    return std::apply(
        [](auto&&... each) { return std::array<Value, count>{Value(std::forward<Ts>(each))...}; },
        std::move(values));
  }
};

/// Puts a value on a stack that has room for it.
TENON_API void push_value(Stack& stack, Value&& value) noexcept;
/// The same with an argument of a call: made once a type, since every signature has several.
template <class T>
TENON_SMALL __attribute__((noinline)) void push_argument(Stack& stack, const T& argument) {
  push_value(stack, Value(argument));
}
/// Makes room for `count` results in the place of the arguments, which stand on the stack from
/// `first` on.
TENON_API void make_room_for_results(Stack& stack, size_t first, size_t count);
/// Puts results in the place of the arguments; there is room for them.
TENON_API void replace_arguments(Stack& stack, size_t first, Value* results, size_t count) noexcept;

/// Puts what `kernel` returns in the place of its arguments. There is room for it before the kernel
/// runs: once that has written nothing may fail. Only the `std::vector<Tensor>` of a program's
/// kernel is copied then, which fails as if the kernel did.
template <class Kernel>
TENON_SMALL void replace_arguments(Stack& stack, size_t first, const Kernel& kernel) {
  using Return = decltype(kernel());
  constexpr size_t count = Boxed<Return>::count;
  make_room_for_results(stack, first, count);
  if constexpr (std::is_void_v<Return>) {
    kernel();
    replace_arguments(stack, first, nullptr, 0);
  } else {
    auto results = Boxed<Return>::from(kernel());
    replace_arguments(stack, first, results.data(), count);
  }
}

/// Takes the results of a boxed call off the stack.
template <class T>
struct Popped {
  static T from(Stack& stack) {
    T value = Unboxed<T>::from(stack.back());
    stack.pop_back();
    return value;
  }
};
template <>
struct Popped<std::vector<TensorBase>> {
  static std::vector<TensorBase> from(Stack& stack) {
    auto value = std::move(stack.back().get<std::vector<TensorBase>>());
    stack.pop_back();
    return value;
  }
};
template <>
struct Popped<TensorBase> {
  static TensorBase from(Stack& stack) {
    TensorBase value = std::move(stack.back().get<TensorBase>());
    stack.pop_back();
    return value;
  }
};
template <class... Ts>
struct Popped<std::tuple<Ts...>> {
  static std::tuple<Ts...> from(Stack& stack) {
    const size_t first = stack.size() - sizeof...(Ts);
    auto values = take(stack, first, std::index_sequence_for<Ts...>());
    stack.resize(first);
    return values;
  }
  template <size_t... I>
  static std::tuple<Ts...> take(Stack& stack, size_t first, std::index_sequence<I...>) {
    return {std::move(stack[first + I].template get<Ts>())...};
  }
};

}  // namespace detail

/// Calls unboxed kernels with arguments that are on a stack, whichever operators' they are: made
/// once a signature.
template <class Signature>
struct UnboxedCall;

template <class Return, class... Args>
struct UnboxedCall<Return(Args...)> {
  TENON_SMALL static void run(AnyKernel kernel, DispatchKeySet keys, Stack& stack) {
    run(reinterpret_cast<Kernel>(kernel), keys, stack, std::index_sequence_for<Args...>());
  }

 private:
  using Kernel = Return (*)(DispatchKeySet, Args...);

  template <size_t... I>
  TENON_SMALL static void run(Kernel kernel, DispatchKeySet keys, Stack& stack,
                              std::index_sequence<I...>) {
    const size_t first = stack.size() - sizeof...(Args);
    detail::replace_arguments(stack, first, [&]() -> Return {
      return kernel(keys, detail::UnboxedOf<Args>::from(stack[first + I])...);
    });
  }
};

}  // namespace tenon
