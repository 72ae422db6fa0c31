#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

namespace detail {
template <class T, class Variant>
inline constexpr bool is_alternative = false;
template <class T, class... Alternatives>
inline constexpr bool is_alternative<T, std::variant<Alternatives...>> =
    (std::same_as<T, Alternatives> || ...);

template <class T, class Variant>
inline constexpr size_t alternative_index = 0;
template <class T, class... Alternatives>
inline constexpr size_t alternative_index<T, std::variant<Alternatives...>> = [] {
  const bool is_same[] = {std::same_as<T, Alternatives>...};
  size_t index = 0;
  while (!is_same[index]) ++index;
  return index;
}();
}  // namespace detail

/// One argument or result of a boxed call. A Scalar is kept as the int, float, bool or complex
/// number that it is; an undefined tensor is one that was not given.
///
/// It is made from whatever an operator takes: numbers of any width, text, tensors, lists of them,
/// and optionals, of which an empty one gives None. Reading is strict: a member that names a type
/// raises TypeError, saying what is held, when it is another.
class TENON_API Value {
 public:
  using Variant =
      std::variant<std::monostate, TensorBase, int64_t, double, bool, DType, Device, Layout,
                   MemoryFormat, std::string, Generator, std::vector<TensorBase>,
                   std::vector<int64_t>, std::vector<double>, std::vector<bool>, Complex128>;

  // What every source would make of the variant anew is made in one.
  Value() noexcept;
  Value(const Value& other);
  Value(Value&& other) noexcept;
  Value& operator=(const Value& other);
  Value& operator=(Value&& other) noexcept;
  ~Value();
  // NOLINTBEGIN(google-explicit-constructor): every alternative converts
  template <class T>
  requires detail::is_alternative<std::remove_cvref_t<T>, Variant> Value(T&& value)
      : variant_(std::in_place_type<std::remove_cvref_t<T>>, std::forward<T>(value)) {}
  template <class T>
  requires(std::is_arithmetic_v<T> && !detail::is_alternative<T, Variant>) Value(T value)
      : Value(widened(value)) {}
  Value(Scalar scalar);
  Value(const char* text);
  Value(std::string_view text);
  Value(TensorBase tensor);
  Value(TensorList tensors);
  template <std::derived_from<TensorBase> T>
  Value(const std::vector<T>& tensors)
      : Value(std::vector<TensorBase>(tensors.begin(), tensors.end())) {}
  Value(IntArrayRef list);
  Value(ArrayRef<double> list);
  template <size_t N>
  Value(const std::array<bool, N>& list) : Value(std::vector<bool>(list.begin(), list.end())) {}
  Value(std::nullopt_t) noexcept : Value() {}
  template <class T>
  Value(const std::optional<T>& value) : Value(value ? Value(*value) : Value()) {}
  // NOLINTEND(google-explicit-constructor)

  bool is_none() const { return std::holds_alternative<std::monostate>(variant_); }
  template <class T>
  bool is() const {
    return std::holds_alternative<T>(variant_);
  }
  bool is_scalar() const { return is<int64_t>() || is<double>() || is<bool>() || is<Complex128>(); }
  /// The alternative `T`; TypeError, saying what is held, when it is another.
  template <class T>
  const T& get() const {
    if (const T* value = std::get_if<T>(&variant_)) return *value;
    fail_type(detail::alternative_index<T, Variant>);
  }
  template <class T>
  T& get() {
    return const_cast<T&>(std::as_const(*this).get<T>());
  }
  /// An int, float, bool or complex number as a Scalar.
  Scalar to_scalar() const;
  double to_double() const { return to_scalar().toDouble(); }

  const Variant& variant() const { return variant_; }
  /// `Tensor`, `int[]`, `None`, …, as schemas spell types.
  std::string_view type_name() const;

  // libtorch's names.
  bool isNone() const { return is_none(); }
  bool isTensor() const { return is<TensorBase>(); }
  bool isInt() const { return is<int64_t>(); }
  bool isDouble() const { return is<double>(); }
  bool isComplexDouble() const { return is<Complex128>(); }
  bool isBool() const { return is<bool>(); }
  bool isScalar() const { return is_scalar(); }
  bool isString() const { return is<std::string>(); }
  bool isDevice() const { return is<Device>(); }
  bool isGenerator() const { return is<Generator>(); }
  bool isTensorList() const { return is<std::vector<TensorBase>>(); }
  bool isIntList() const { return is<std::vector<int64_t>>(); }
  bool isDoubleList() const { return is<std::vector<double>>(); }
  bool isBoolList() const { return is<std::vector<bool>>(); }
  bool isList() const { return isTensorList() || isIntList() || isDoubleList() || isBoolList(); }
  int64_t toInt() const;
  double toDouble() const;
  bool toBool() const;
  Scalar toScalar() const;
  const std::string& toStringRef() const;
  std::string_view toStringView() const;
  Device toDevice() const;
  DType toScalarType() const;
  Layout toLayout() const;
  MemoryFormat toMemoryFormat() const;
  Generator toGenerator() const;
  // Templates, so that `Tensor` need be known only where they are called.
  template <class T = Tensor>
  T toTensor() const {
    return get<TensorBase>();
  }
  template <class T = Tensor>
  std::vector<T> toTensorVector() const {
    const auto& list = get<std::vector<TensorBase>>();
    return {list.begin(), list.end()};
  }
  template <class T = Tensor>
  std::vector<T> toTensorList() const {
    return toTensorVector<T>();
  }
  std::vector<int64_t> toIntVector() const;
  std::vector<int64_t> toIntList() const;
  std::vector<double> toDoubleVector() const;
  std::vector<double> toDoubleList() const;
  std::vector<bool> toBoolList() const;
  std::string tagKind() const { return std::string(type_name()); }

 private:
  template <std::floating_point T>
  static double widened(T value) {
    return static_cast<double>(value);
  }
  template <std::integral T>
  static int64_t widened(T value) {
    TENON_CHECK(std::is_signed_v<T> || static_cast<int64_t>(value) >= 0, ValueError,
                "Value: expected an integer below 2^63, got ", value);
    return static_cast<int64_t>(value);
  }
  [[noreturn]] TENON_COLD void fail_type(size_t expected) const;

  Variant variant_;
};

/// Calls `visit` with each tensor that a value holds, undefined ones too.
template <class AnyValue, class Visit>
void for_each_tensor(AnyValue& value, const Visit& visit) {
  if (value.template is<TensorBase>()) {
    visit(value.template get<TensorBase>());
  } else if (value.template is<std::vector<TensorBase>>()) {
    for (auto& tensor : value.template get<std::vector<TensorBase>>()) visit(tensor);
  }
}

/// Arguments of a boxed call, last on top; the call replaces them by its results.
using Stack = std::vector<Value>;

}  // namespace tenon
