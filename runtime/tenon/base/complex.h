#pragma once

#include <cmath>
#include <concepts>

namespace tenon {

/// A complex number, real part first: what `std::complex<T>` has in memory, without the streams
/// that its header brings. Converts from and to it.
template <std::floating_point T>
class Complex {
 public:
  using value_type = T;

  constexpr Complex(T real = 0, T imag = 0) : real_(real), imag_(imag) {}  // NOLINT: as std
  /// From a type of another library; rounds where its parts are wider.
  template <class Other>
  requires(requires(const Other& other) {
    { other.real() } -> std::floating_point;
    { other.imag() } -> std::floating_point;
  }) constexpr Complex(const Other& other)  // NOLINT: as std
      : real_(static_cast<T>(other.real())), imag_(static_cast<T>(other.imag())) {}
  /// To `std::complex`, and to any type that is made of two parts and has them.
  template <class Other>
  requires(requires(const Other& other) {
    { other.real() } -> std::floating_point;
    { other.imag() } -> std::floating_point;
    Other(T{}, T{});
  }) constexpr
  operator Other() const {  // NOLINT: as std
    return Other(real_, imag_);
  }

  constexpr T real() const { return real_; }
  constexpr T imag() const { return imag_; }

  constexpr Complex operator-() const { return {-real_, -imag_}; }
  constexpr Complex operator+() const { return *this; }
  friend constexpr Complex operator+(const Complex& a, const Complex& b) {
    return {a.real_ + b.real_, a.imag_ + b.imag_};
  }
  friend constexpr Complex operator-(const Complex& a, const Complex& b) {
    return {a.real_ - b.real_, a.imag_ - b.imag_};
  }
  /// By the formula: of infinities NaN may come.
  friend constexpr Complex operator*(const Complex& a, const Complex& b) {
    return {a.real_ * b.real_ - a.imag_ * b.imag_, a.real_ * b.imag_ + a.imag_ * b.real_};
  }
  /// Scaled, so that no square overflows.
  friend constexpr Complex operator/(const Complex& a, const Complex& b) {
    const T real = b.real_ < 0 ? -b.real_ : b.real_;
    const T imag = b.imag_ < 0 ? -b.imag_ : b.imag_;
    if (real >= imag) {
      if (real == 0 && imag == 0) return {a.real_ / real, a.imag_ / real};
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
  friend constexpr bool operator==(const Complex& a, const Complex& b) = default;

 private:
  T real_, imag_;
};

template <class T>
constexpr Complex<T> conj(const Complex<T>& z) {
  return {z.real(), -z.imag()};
}
template <class T>
T abs(const Complex<T>& z) {
  return std::hypot(z.real(), z.imag());
}
template <class T>
T arg(const Complex<T>& z) {
  return std::atan2(z.imag(), z.real());
}

using Complex64 = Complex<float>;
using Complex128 = Complex<double>;

}  // namespace tenon
