#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

/// One argument or result of a boxed call. A Scalar is kept as the int, float or bool that it is;
/// an undefined tensor is one that was not given.
class TENON_API Value {
 public:
  using Variant =
      std::variant<std::monostate, TensorBase, int64_t, double, bool, DType, Device, Layout,
                   MemoryFormat, std::string, Generator, std::vector<TensorBase>,
                   std::vector<int64_t>, std::vector<double>, std::vector<bool>>;

  Value() = default;
  Value(Scalar scalar);  // NOLINT: every alternative converts
  template <class T>
  requires std::constructible_from<Variant, T&&> &&(!std::same_as<std::remove_cvref_t<T>, Value>)&&(
      !std::same_as<std::remove_cvref_t<T>, Scalar>)Value(T&& value)
      : variant_(std::forward<T>(value)) {}  // NOLINT

  bool is_none() const { return std::holds_alternative<std::monostate>(variant_); }
  template <class T>
  bool is() const {
    return std::holds_alternative<T>(variant_);
  }
  bool is_scalar() const { return is<int64_t>() || is<double>() || is<bool>(); }
  /// The alternative `T`; TypeError, saying what is held, when it is another.
  template <class T>
  const T& get() const {
    if (const T* value = std::get_if<T>(&variant_)) return *value;
    fail_type(Variant(std::in_place_type<T>).index());
  }
  template <class T>
  T& get() {
    return const_cast<T&>(std::as_const(*this).get<T>());
  }
  /// An int, float or bool as a Scalar.
  Scalar to_scalar() const;
  double to_double() const { return to_scalar().toDouble(); }

  const Variant& variant() const { return variant_; }
  /// `Tensor`, `int[]`, `None`, …, as schemas spell types.
  std::string_view type_name() const;

 private:
  [[noreturn]] TENON_COLD void fail_type(size_t expected) const;

  Variant variant_;
};

/// Arguments of a boxed call, last on top; the call replaces them by its results.
using Stack = std::vector<Value>;

}  // namespace tenon
