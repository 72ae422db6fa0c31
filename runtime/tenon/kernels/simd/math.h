#pragma once

#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/erf.h"
#include "tenon/kernels/simd/logistic.h"
#include "tenon/kernels/simd/normal_distribution.h"
#include "tenon/kernels/simd/sine.h"
#include "tenon/kernels/simd/tanh.h"
#include "tenon/kernels/simd/whole_range.h"

// Functions of `Vec<T>` that are built from its operators, found by argument-dependent lookup.

namespace tenon::kernels::TENON_CPU_TARGET {

/// Never set for integers.
template <class T>
TENON_ALWAYS_INLINE Mask<T> isnan(Vec<T> x) {
  return x != x;
}
template <class T>
TENON_ALWAYS_INLINE Vec<T> abs(Vec<T> x) {
  if constexpr (std::is_same_v<T, float>) {
    return (typename Vec<T>::Raw)((typename Mask<T>::Raw)x.raw & 0x7fffffff);
  } else if constexpr (std::is_same_v<T, double>) {
    return (typename Vec<T>::Raw)((typename Mask<T>::Raw)x.raw & 0x7fffffffffffffff);
  } else if constexpr (std::is_signed_v<T>) {
    return where(x < Vec<T>(0), -x, x);
  } else {
    return x;
  }
}
/// Never set for integers.
template <class T>
TENON_ALWAYS_INLINE Mask<T> isinf(Vec<T> x) {
  if constexpr (Vec<T>::kIsFloating)
    return abs(x) == Vec<T>(__builtin_inf());
  else
    return x != x;
}
template <class T>
TENON_ALWAYS_INLINE Mask<T> isfinite(Vec<T> x) {
  if constexpr (Vec<T>::kIsFloating)
    return abs(x) < Vec<T>(__builtin_inf());
  else
    return x == x;
}
/// Whether the sign bit is set, so also for -0.0.
template <class T>
TENON_ALWAYS_INLINE Mask<T> signbit(Vec<T> x) {
  if constexpr (Vec<T>::kIsFloating)
    return {(typename Mask<T>::Raw)x.raw < 0};
  else
    return x < Vec<T>(0);
}
/// The magnitude of `x` with the sign of `y`.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> copysign(Vec<T> x,
                                                                 std::type_identity_t<Vec<T>> y) {
  using Bits = typename Mask<T>::Raw;
  const Bits sign = (Bits)y.raw & (Bits)Vec<T>(-0.0).raw;
  return (typename Vec<T>::Raw)((Bits)abs(x).raw | sign);
}
/// -1, 0 or 1; 0 for NaN.
template <class T>
TENON_ALWAYS_INLINE Vec<T> sign(Vec<T> x) {
  const Vec<T> zero(0);
  if constexpr (std::is_signed_v<T>)
    return where(x > zero, Vec<T>(1), where(x < zero, Vec<T>(-1), zero));
  else
    return where(x > zero, Vec<T>(1), zero);
}

// What functions of complex numbers, see simd/complex.h, give for real ones.
template <class T>
TENON_ALWAYS_INLINE Vec<T> sgn(Vec<T> x) {
  return sign(x);
}
template <class T>
TENON_ALWAYS_INLINE Vec<T> conj(Vec<T> x) {
  return x;
}
/// 0, or π for a negative number.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> angle(Vec<T> x) {
  return where(isnan(x), x, where(x < Vec<T>(0), Vec<T>(3.14159265358979323846), Vec<T>(0)));
}

/// NaN if either argument is.
template <class T>
TENON_ALWAYS_INLINE Vec<T> min(Vec<T> a, std::type_identity_t<Vec<T>> b) {
  if constexpr (Vec<T>::kIsFloating)
    return where((a < b) | isnan(a), a, b);
  else
    return where(a < b, a, b);
}
/// NaN if either argument is.
template <class T>
TENON_ALWAYS_INLINE Vec<T> max(Vec<T> a, std::type_identity_t<Vec<T>> b) {
  if constexpr (Vec<T>::kIsFloating)
    return where((a > b) | isnan(a), a, b);
  else
    return where(a > b, a, b);
}

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> reciprocal(Vec<T> x) {
  return Vec<T>(1) / x;
}
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> rsqrt(Vec<T> x) {
  return Vec<T>(1) / sqrt(x);
}
namespace detail {
/// Of numbers whose squares neither overflow nor vanish.
TENON_ALWAYS_INLINE Vec<double> hypot_of_floats(Vec<double> x, Vec<double> y) {
  return sqrt(multiply_add(x, x, y * y));
}
}  // namespace detail

/// The root of x * x + y * y, within half an ulp and 2^-28 of one. Infinite where an argument is,
/// even beside NaN.
TENON_ALWAYS_INLINE Vec<float> hypot(Vec<float> x, Vec<float> y) {
  const Vec<float> root = as_floats(detail::hypot_of_floats(first_doubles(x), first_doubles(y)),
                                    detail::hypot_of_floats(second_doubles(x), second_doubles(y)));
  return where(isinf(x) | isinf(y), Vec<float>(__builtin_inf()), root);
}

/// The remainder of division cut off towards zero: it has the sign of the dividend. For integers
/// see Note [Integer division is total].
template <class T>
requires(!Vec<T>::kIsFloating) TENON_ALWAYS_INLINE Vec<T> fmod(Vec<T> a,
                                                               std::type_identity_t<Vec<T>> b) {
  return where(b == Vec<T>(0), Vec<T>(0), a - (a / b) * b);
}
/// The remainder of division rounded down: it has the sign of the divisor.
template <class T>
TENON_ALWAYS_INLINE Vec<T> remainder(Vec<T> a, std::type_identity_t<Vec<T>> b) {
  const Vec<T> zero(0);
  const Vec<T> rest = fmod(a, b);
  return where((rest != zero) & ((rest < zero) != (b < zero)), rest + b, rest);
}
/// The quotient rounded down. Floats: exact where `a / b` would round up to the next integer.
template <class T>
TENON_ALWAYS_INLINE Vec<T> floor_divide(Vec<T> a, std::type_identity_t<Vec<T>> b) {
  const Vec<T> zero(0);
  if constexpr (!Vec<T>::kIsFloating) {
    const Vec<T> quotient = a / b;
    const Vec<T> rest = fmod(a, b);
    return where((rest != zero) & ((rest < zero) != (b < zero)), quotient - Vec<T>(1), quotient);
  } else {
    const Vec<T> rest = fmod(a, b);
    Vec<T> quotient = (a - rest) / b;
    quotient =
        where((rest != zero) & ((rest < zero) != (b < zero)), quotient - Vec<T>(1), quotient);
    Vec<T> result = floor(quotient);
    result = where(quotient - result > Vec<T>(0.5), result + Vec<T>(1), result);
    result = where(quotient == zero, copysign(zero, a / b), result);
    return where(b == zero, a / b, result);
  }
}

/// The greatest number that divides both; of the least negative number and itself or 0 that number.
template <class T>
requires(!Vec<T>::kIsFloating) TENON_ALWAYS_INLINE Vec<T> gcd(Vec<T> a,
                                                              std::type_identity_t<Vec<T>> b) {
  const auto divisor = [](T first, T second) -> T {
    using U = std::make_unsigned_t<T>;
    auto x = static_cast<U>(first < 0 ? U{0} - static_cast<U>(first) : static_cast<U>(first));
    auto y = static_cast<U>(second < 0 ? U{0} - static_cast<U>(second) : static_cast<U>(second));
    while (y != 0) {
      const auto rest = static_cast<U>(x % y);
      x = y;
      y = rest;
    }
    return static_cast<T>(x);
  };
  return map_lanes<T>(divisor, a, b);
}

/// Integer power by squaring, wrapping around. A negative exponent gives 0 unless the base is 1 or
/// -1.
template <class T>
requires(!Vec<T>::kIsFloating)
    TENON_ALWAYS_INLINE Vec<T> pow(Vec<T> base, std::type_identity_t<Vec<T>> exponent) {
  if constexpr (Vec<T>::kIsBool) {
    return base | ~exponent;
  } else {
    const auto power = [](T b, T e) -> T {
      using U = std::make_unsigned_t<T>;
      if (e < 0) return b == 1 ? T{1} : b == T(-1) ? ((e & 1) != 0 ? T(-1) : T{1}) : T{0};
      auto factor = static_cast<uint64_t>(static_cast<U>(b));
      uint64_t result = 1;
      for (auto rest = static_cast<U>(e); rest != 0; rest >>= 1, factor *= factor) {
        if ((rest & 1) != 0) result *= factor;
      }
      return static_cast<T>(result);
    };
    return map_lanes<T>(power, base, exponent);
  }
}

/// Integer shift; a count that is negative or not below the number of bits gives 0, or the sign of
/// `a` for `>>`.
template <class T>
requires(!Vec<T>::kIsFloating && !Vec<T>::kIsBool) TENON_ALWAYS_INLINE Vec<T>
operator<<(Vec<T> a, std::type_identity_t<Vec<T>> count) {
  using Bits = std::make_unsigned_t<T>;
  typedef Bits Raw __attribute__((vector_size(kVectorBytes)));
  const Raw bits = (Raw)count.raw;
  const auto valid = bits < static_cast<Bits>(8 * sizeof(T));
  const Raw zero = {};
  const Raw shifted = (Raw)a.raw << (valid ? bits : zero);
  return (typename Vec<T>::Raw)(valid ? shifted : zero);
}
template <class T>
requires(!Vec<T>::kIsFloating && !Vec<T>::kIsBool) TENON_ALWAYS_INLINE Vec<T>
operator>>(Vec<T> a, std::type_identity_t<Vec<T>> count) {
  using Raw = typename Vec<T>::Raw;
  using Bits = std::make_unsigned_t<T>;
  typedef Bits BitsRaw __attribute__((vector_size(kVectorBytes)));
  constexpr auto kBits = static_cast<Bits>(8 * sizeof(T));
  const auto valid = (BitsRaw)count.raw < kBits;
  const Raw last = Vec<T>(kBits - 1).raw;
  const Raw shifted = a.raw >> (valid ? count.raw : last);
  if constexpr (std::is_signed_v<T>)
    return shifted;
  else
    return static_cast<Raw>(valid ? shifted : Raw{});
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
