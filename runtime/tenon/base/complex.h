#pragma once

#include <concepts>
#include <type_traits>

#include "tenon/base/export.h"

namespace tenon {

template <std::floating_point T>
class Complex;
template <class T>
inline constexpr bool is_complex_type = false;
template <class T>
inline constexpr bool is_complex_type<Complex<T>> = true;

/// A complex number, real part first: what `std::complex<T>` has in memory, without the streams
/// that its header brings. Converts from it and to it.
template <std::floating_point T>
class Complex {
 public:
  using value_type = T;

  constexpr Complex() = default;
  constexpr Complex(T real, T imag = 0) : real_(real), imag_(imag) {}  // NOLINT: as std
  template <class Number>
  requires(std::is_arithmetic_v<Number> && !std::same_as<Number, T>) constexpr Complex(Number real)
      : real_(static_cast<T>(real)) {}  // NOLINT: as std
  /// From another width, or a type of another library; rounds where its parts are wider.
  template <class Other>
  requires(requires(const Other& other) {
    { other.real() } -> std::floating_point;
    { other.imag() } -> std::floating_point;
  }) constexpr Complex(const Other& other)  // NOLINT: as std
      : real_(static_cast<T>(other.real())), imag_(static_cast<T>(other.imag())) {}
  /// To `std::complex`, and to any type of `real()` and `imag()` that is made of both.
  template <class Other>
  requires(!is_complex_type<Other> &&
           requires(const Other& other) {
             { other.real() } -> std::floating_point;
             { other.imag() } -> std::floating_point;
             Other(typename Other::value_type{}, typename Other::value_type{});
           }) constexpr
  operator Other() const {  // NOLINT: as std
    using Part = typename Other::value_type;
    return Other(static_cast<Part>(real_), static_cast<Part>(imag_));
  }

  constexpr T real() const { return real_; }
  constexpr T imag() const { return imag_; }

  TENON_ALWAYS_INLINE constexpr Complex operator-() const { return {-real_, -imag_}; }
  TENON_ALWAYS_INLINE constexpr Complex operator+() const { return *this; }
  TENON_ALWAYS_INLINE friend constexpr Complex operator+(const Complex& a, const Complex& b) {
    return {a.real_ + b.real_, a.imag_ + b.imag_};
  }
  TENON_ALWAYS_INLINE friend constexpr Complex operator-(const Complex& a, const Complex& b) {
    return {a.real_ - b.real_, a.imag_ - b.imag_};
  }
  /// By the formula: infinities may give NaN.
  TENON_ALWAYS_INLINE friend constexpr Complex operator*(const Complex& a, const Complex& b) {
    return {a.real_ * b.real_ - a.imag_ * b.imag_, a.real_ * b.imag_ + a.imag_ * b.real_};
  }
  /// Scaled by the larger part of `b`, so that no square overflows.
  friend constexpr Complex operator/(const Complex& a, const Complex& b) {
    const T real = b.real_ < 0 ? -b.real_ : b.real_;
    const T imag = b.imag_ < 0 ? -b.imag_ : b.imag_;
    if (real == 0 && imag == 0) return {a.real_ / real, a.imag_ / real};
    if (real >= imag) {
      const T ratio = b.imag_ / b.real_, scale = b.real_ + b.imag_ * ratio;
      return {(a.real_ + a.imag_ * ratio) / scale, (a.imag_ - a.real_ * ratio) / scale};
    }
    const T ratio = b.real_ / b.imag_, scale = b.real_ * ratio + b.imag_;
    return {(a.real_ * ratio + a.imag_) / scale, (a.imag_ * ratio - a.real_) / scale};
  }
  constexpr Complex& operator+=(const Complex& other) { return *this = *this + other; }
  constexpr Complex& operator-=(const Complex& other) { return *this = *this - other; }
  constexpr Complex& operator*=(const Complex& other) { return *this = *this * other; }
  constexpr Complex& operator/=(const Complex& other) { return *this = *this / other; }
  friend constexpr Complex conj(const Complex& z) { return {z.real_, -z.imag_}; }
  friend constexpr bool operator==(const Complex& a, const Complex& b) = default;

 private:
  T real_ = 0, imag_ = 0;
};

using Complex64 = Complex<float>;
using Complex128 = Complex<double>;

}  // namespace tenon
