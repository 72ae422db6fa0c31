#pragma once

#include <array>
#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/dispatch/boxing.h"
#include "tenon/tensor/tensor_list.h"

/// Between the stack of a boxed call and C++ functions as programs write them, over `Tensor` and
/// the standard types.
namespace tenon::detail {

/// How a C++ type stands in a schema, and how it is read from a stack, which keeps what a reference
/// refers to.
template <class T>
struct Argument;

/// `Tensor`, by a name that depends on a template's argument: it need be known only where a kernel
/// over it is adapted, and not in the sources of the library that see this header.
template <class T>
concept IsTensor = std::same_as<T, Tensor>;

template <class T, ArgumentType kType>
struct PlainArgument {
  static constexpr ArgumentSchema schema{
      .name = {}, .type = kType, .alias = {}, .default_text = {}};
  static T read(Value& value) { return Unboxed<T>::from(value); }
};
template <>
struct Argument<int64_t> : PlainArgument<int64_t, ArgumentType::kInteger> {};
template <>
struct Argument<bool> : PlainArgument<bool, ArgumentType::kBoolean> {};
template <>
struct Argument<DType> : PlainArgument<DType, ArgumentType::kDType> {};
template <>
struct Argument<Device> : PlainArgument<Device, ArgumentType::kDevice> {};
template <>
struct Argument<Layout> : PlainArgument<Layout, ArgumentType::kLayout> {};
template <>
struct Argument<MemoryFormat> : PlainArgument<MemoryFormat, ArgumentType::kMemoryFormat> {};
template <>
struct Argument<Generator> : PlainArgument<Generator, ArgumentType::kGenerator> {};
template <>
struct Argument<std::string> : PlainArgument<std::string, ArgumentType::kString> {};
template <>
struct Argument<int> : PlainArgument<int64_t, ArgumentType::kInteger> {
  static int read(Value& value) {
    const int64_t number = value.get<int64_t>();
    TENON_CHECK(std::in_range<int>(number), ValueError, "Value: expected an int of 32 bits, got ",
                number);
    return static_cast<int>(number);
  }
};
template <>
struct Argument<double> : PlainArgument<double, ArgumentType::kFloating> {
  static double read(Value& value) { return value.to_double(); }
};
template <>
struct Argument<Scalar> : PlainArgument<Scalar, ArgumentType::kScalar> {
  static Scalar read(Value& value) { return value.to_scalar(); }
};
template <>
struct Argument<std::string_view> : PlainArgument<std::string, ArgumentType::kString> {
  static std::string_view read(Value& value) { return value.get<std::string>(); }
};
template <>
struct Argument<TensorBase> : PlainArgument<TensorBase, ArgumentType::kTensor> {
  static TensorBase& read(Value& value) {
    if (value.is_none()) value = Value(TensorBase());
    return value.get<TensorBase>();
  }
};
template <IsTensor T>
struct Argument<T> : PlainArgument<TensorBase, ArgumentType::kTensor> {
  static T& read(Value& value) { return static_cast<T&>(Argument<TensorBase>::read(value)); }
};

template <class T, ArgumentType kType>
struct ListArgument {
  static constexpr ArgumentSchema schema{
      .name = {}, .type = kType, .list = true, .alias = {}, .default_text = {}};
};
template <>
struct Argument<TensorList> : ListArgument<TensorList, ArgumentType::kTensor> {
  static TensorList read(Value& value) { return value.get<std::vector<TensorBase>>(); }
};
template <IsTensor T>
struct Argument<std::vector<T>> : ListArgument<T, ArgumentType::kTensor> {
  static std::vector<T> read(Value& value) {
    const auto& list = value.get<std::vector<TensorBase>>();
    return {list.begin(), list.end()};
  }
};
template <>
struct Argument<std::vector<TensorBase>> : ListArgument<TensorBase, ArgumentType::kTensor> {
  static const std::vector<TensorBase>& read(Value& value) {
    return value.get<std::vector<TensorBase>>();
  }
};
template <>
struct Argument<IntArrayRef> : ListArgument<IntArrayRef, ArgumentType::kInteger> {
  static IntArrayRef read(Value& value) { return value.get<std::vector<int64_t>>(); }
};
template <>
struct Argument<std::vector<int64_t>> : ListArgument<int64_t, ArgumentType::kInteger> {
  static const std::vector<int64_t>& read(Value& value) {
    return value.get<std::vector<int64_t>>();
  }
};
template <>
struct Argument<ArrayRef<double>> : ListArgument<double, ArgumentType::kFloating> {
  static ArrayRef<double> read(Value& value) { return value.get<std::vector<double>>(); }
};
template <>
struct Argument<std::vector<double>> : ListArgument<double, ArgumentType::kFloating> {
  static const std::vector<double>& read(Value& value) { return value.get<std::vector<double>>(); }
};
template <size_t N>
struct Argument<std::array<bool, N>> : ListArgument<bool, ArgumentType::kBoolean> {
  static std::array<bool, N> read(Value& value) {
    return Unboxed<std::array<bool, N>>::from(value);
  }
};
template <class T>
struct Argument<std::optional<T>> {
  static constexpr ArgumentSchema schema = [] {
    ArgumentSchema optional = Argument<T>::schema;
    optional.optional = true;
    return optional;
  }();
  static std::optional<T> read(Value& value) {
    if (value.is_none()) return std::nullopt;
    if constexpr (std::is_base_of_v<TensorBase, T>) {
      if (!value.get<TensorBase>().defined()) return std::nullopt;
    }
    return Argument<T>::read(value);
  }
};

template <class T>
using ArgumentOf = Argument<std::remove_cvref_t<T>>;

/// Results as a list of schemas.
template <class T>
struct Result {
  static std::vector<ArgumentSchema> schemas() { return {ArgumentOf<T>::schema}; }
};
template <>
struct Result<void> {
  static std::vector<ArgumentSchema> schemas() { return {}; }
};
template <class... Ts>
struct Result<std::tuple<Ts...>> {
  static std::vector<ArgumentSchema> schemas() { return {ArgumentOf<Ts>::schema...}; }
};

/// The signature of a function, a function pointer or a lambda.
template <class F>
struct SignatureOf : SignatureOf<decltype(&F::operator())> {};
template <class R, class... Args>
struct SignatureOf<R(Args...)> {
  using type = R(Args...);
};
template <class R, class... Args>
struct SignatureOf<R (*)(Args...)> : SignatureOf<R(Args...)> {};
template <class C, class R, class... Args>
struct SignatureOf<R (C::*)(Args...) const> : SignatureOf<R(Args...)> {};
template <class C, class R, class... Args>
struct SignatureOf<R (C::*)(Args...)> : SignatureOf<R(Args...)> {};

template <class Signature>
struct KernelAdapter;

template <class R, class... Args>
struct KernelAdapter<R(Args...)> {
  // A kernel may take the keys of the call first, as generated ones do.
  static constexpr bool takes_keys = [] {
    if constexpr (sizeof...(Args) == 0) {
      return false;
    } else {
      return std::is_same_v<std::tuple_element_t<0, std::tuple<Args...>>, DispatchKeySet>;
    }
  }();

  static std::vector<ArgumentSchema> arguments() {
    std::vector<ArgumentSchema> result;
    const auto add = [&]<class T>(std::type_identity<T>) {
      if constexpr (!std::is_same_v<T, DispatchKeySet>) result.push_back(ArgumentOf<T>::schema);
    };
    (add(std::type_identity<Args>()), ...);
    return result;
  }
  static std::vector<ArgumentSchema> returns() { return Result<R>::schemas(); }

  /// Replaces the arguments on the stack by the results of `function`.
  template <class F>
  static void call(F& function, DispatchKeySet keys, Stack& stack) {
    call(function, keys, stack, std::make_index_sequence<sizeof...(Args) - takes_keys>());
  }

 private:
  using Tuple = std::tuple<Args...>;

  template <class F, size_t... I>
  static void call(F& function, DispatchKeySet keys, Stack& stack, std::index_sequence<I...>) {
    const size_t first = stack.size() - sizeof...(I);
    const auto invoke = [&]() -> R {
      if constexpr (takes_keys) {
        return function(keys,
                        ArgumentOf<std::tuple_element_t<I + 1, Tuple>>::read(stack[first + I])...);
      } else {
        return function(ArgumentOf<std::tuple_element_t<I, Tuple>>::read(stack[first + I])...);
      }
    };
    static_cast<void>(keys);
    replace_arguments(stack, first, invoke);
  }
};

template <class F>
using AdapterOf = KernelAdapter<typename SignatureOf<std::decay_t<F>>::type>;

}  // namespace tenon::detail
