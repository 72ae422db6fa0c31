#pragma once

#include <concepts>
#include <cstdint>
#include <iosfwd>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"
#include "tenon/base/export.h"

namespace tenon {

/// A number without a dtype of its own: bool, int64, float64 or complex128; ValueError for an
/// unsigned one beyond int64. In type promotion it decides the category of the result, never its
/// width.
class TENON_API Scalar {
 public:
  enum class Kind : uint8_t { kBool, kInt, kDouble, kComplex };

  constexpr Scalar() : Scalar(int64_t{0}) {}
  template <class T>
  requires std::is_arithmetic_v<T>
  constexpr Scalar(T value) {  // NOLINT: every number is a Scalar
    if constexpr (std::same_as<T, bool>) {
      kind_ = Kind::kBool;
      int_ = value;
    } else if constexpr (std::integral<T>) {
      if constexpr (std::unsigned_integral<T> && sizeof(T) == sizeof(int64_t)) {
        if (value > static_cast<T>(INT64_MAX)) [[unlikely]]
          fail_beyond_int64(value);
      }
      kind_ = Kind::kInt;
      int_ = static_cast<int64_t>(value);
    } else {
      kind_ = Kind::kDouble;
      double_ = static_cast<double>(value);
    }
  }
  template <ReducedFloatingPoint T>
  constexpr Scalar(T value) : Scalar(static_cast<float>(value)) {}  // NOLINT
  /// From `Complex` and `std::complex`. One without an imaginary part is complex all the same.
  template <class T>
  requires(std::convertible_to<T, Complex128> && !std::is_arithmetic_v<T> &&
           !ReducedFloatingPoint<T>) constexpr Scalar(const T& value)
      : complex_(value), kind_(Kind::kComplex) {}  // NOLINT

  constexpr Kind kind() const { return kind_; }
  constexpr bool is_bool() const { return kind_ == Kind::kBool; }
  constexpr bool is_integral(bool include_bool = true) const {
    return kind_ == Kind::kInt || (include_bool && is_bool());
  }
  constexpr bool is_floating_point() const { return kind_ == Kind::kDouble; }
  constexpr bool is_complex() const { return kind_ == Kind::kComplex; }

  /// The value converted as `static_cast` converts it; a fraction is cut off, and what an integer
  /// narrower than int64 cannot hold wraps around. TypeError for a complex number as a real one;
  /// as a bool it is whether it is not 0.
  template <class T>
  constexpr T to() const {
    if (kind_ <= Kind::kInt) return convert<T>(int_);
    if (kind_ == Kind::kComplex) [[unlikely]]
      return convert_complex<T>();
    return convert<T>(double_);
  }
  /// The complex conjugate; of a real number itself.
  constexpr Scalar conj() const { return is_complex() ? Scalar(conjugate(complex_)) : *this; }

  /// The dtype that a tensor made from this number has: bool, int64, the default floating one or
  /// the complex one of that.
  DType default_tensor_dtype() const {
    if (is_bool()) return DType::kBool;
    if (is_integral()) return DType::kInt64;
    return is_complex() ? complex_dtype(default_dtype()) : default_dtype();
  }

  constexpr Scalar operator-() const {
    if (is_floating_point()) return -double_;
    if (is_complex()) return -complex_;
    return static_cast<int64_t>(-static_cast<uint64_t>(int_));  // wraps around
  }
  friend constexpr bool operator==(const Scalar& a, const Scalar& b) {
    if (a.is_complex() || b.is_complex()) return a.to<Complex128>() == b.to<Complex128>();
    if (a.is_floating_point() || b.is_floating_point()) return a.to<double>() == b.to<double>();
    return a.int_ == b.int_;
  }

  // libtorch's names.
  constexpr double toDouble() const { return to<double>(); }
  constexpr float toFloat() const { return to<float>(); }
  constexpr int64_t toLong() const { return to<int64_t>(); }
  constexpr int toInt() const { return to<int>(); }
  constexpr bool toBool() const { return to<bool>(); }
  DType type() const {
    constexpr DType kDTypes[] = {DType::kBool, DType::kInt64, DType::kFloat64, DType::kComplex128};
    return kDTypes[static_cast<int>(kind_)];
  }
  constexpr Complex128 toComplexDouble() const { return to<Complex128>(); }
  bool isIntegral(bool include_bool) const { return is_integral(include_bool); }
  bool isFloatingPoint() const { return is_floating_point(); }
  bool isBoolean() const { return is_bool(); }
  bool isComplex() const { return is_complex(); }

 private:
  template <class T, class From>
  static constexpr T convert(From value) {
    if constexpr (std::same_as<T, bool>) {
      return value != From{};
    } else if constexpr (ReducedFloatingPoint<T>) {
      return T(static_cast<float>(value));
    } else if constexpr (std::is_class_v<T>) {
      return T(Complex128(value));
    } else if constexpr (std::integral<T> && std::floating_point<From>) {
      return static_cast<T>(static_cast<int64_t>(value));
    } else {
      return static_cast<T>(value);
    }
  }

  // Where conj names the member.
  static constexpr Complex128 conjugate(const Complex128& z) { return {z.real(), -z.imag()}; }
  template <class T>
  constexpr T convert_complex() const {
    if constexpr (std::same_as<T, bool>)
      return complex_ != Complex128();
    else if constexpr (std::is_class_v<T> && !ReducedFloatingPoint<T>)
      return T(complex_);
    else
      fail_not_real();
  }
  [[noreturn]] TENON_COLD void fail_not_real() const;
  [[noreturn]] TENON_COLD static void fail_beyond_int64(uint64_t value);

  union {
    int64_t int_;
    double double_;
    Complex128 complex_;
  };
  Kind kind_;
};

TENON_API std::ostream& operator<<(std::ostream& out, const Scalar& scalar);

}  // namespace tenon
