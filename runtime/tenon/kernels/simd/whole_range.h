#pragma once

#include "tenon/kernels/simd/bounds.h"
#include "tenon/kernels/simd/logarithm.h"
#include "tenon/kernels/simd/rounding.h"

// Functions that SLEEF computes by way of what overflows far out; here they are finite wherever
// their values are. Ordinary arguments cost a comparison more. The others are computed out of line,
// each lane as if it stood alone, so that no result depends on its neighbours.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// Whether T is double; and the magnitudes beyond which SLEEF is not asked.
template <class T>
inline constexpr bool kIsDouble = std::is_same_v<T, double>;
template <class T>  // the square is finite
inline constexpr T kMostSquared = kIsDouble<T> ? 1e150 : 1e18;
template <class T>  // exp(x) is finite
inline constexpr T kMostExp = kIsDouble<T> ? 709 : 88;
template <class T>  // whole numbers and their neighbours are exact
inline constexpr T kMostQuotient = kIsDouble<T> ? 0x1p52 : 0x1p23;

/// exp(x) / 2, also where exp(x) overflows.
template <class T>
TENON_ALWAYS_INLINE Vec<T> half_exp(Vec<T> x) {
  // Of few bits, so that the difference is exact, and chosen among these for exp(kLess) / 2, which
  // is a float and a double but for 0.002 ulp.
  constexpr T kLess = 98013.0 / 131072;
  return exp(x - Vec<T>(kLess)) * Vec<T>(1.0561525822691493);
}

template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> sinh_of_any(Vec<T> x) {
  const Vec<T> magnitude = abs(x);
  return where(magnitude > Vec<T>(kMostExp<T>), copysign(half_exp(magnitude), x), detail::sinh(x));
}
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> cosh_of_any(Vec<T> x) {
  const Vec<T> magnitude = abs(x);
  return where(magnitude > Vec<T>(kMostExp<T>), half_exp(magnitude), detail::cosh(x));
}
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> asinh_of_any(Vec<T> x) {
  const Vec<T> magnitude = abs(x);
  const Vec<T> far = log(magnitude) + Vec<T>(0.69314718055994530942);  // of exp(y) / 2
  return where(magnitude > Vec<T>(kMostSquared<T>), copysign(far, x), detail::asinh(x));
}
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> acosh_of_any(Vec<T> x) {
  const Vec<T> far = log(x) + Vec<T>(0.69314718055994530942);
  return where(x > Vec<T>(kMostSquared<T>), far, detail::acosh(x));
}
/// SLEEF's, which is exact but for a quotient that overflows; there what the C library gives.
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> fmod_of_any(Vec<T> a, Vec<T> b) {
  Vec<T> rest = detail::fmod(a, b);
  for (int i = 0; i < Vec<T>::kLanes; ++i) {
    if (__builtin_isfinite(rest.raw[i])) continue;
    if constexpr (kIsDouble<T>)
      rest.raw[i] = ::fmod(a.raw[i], b.raw[i]);
    else
      rest.raw[i] = ::fmodf(a.raw[i], b.raw[i]);
  }
  return rest;
}

}  // namespace detail

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> sinh(Vec<T> x) {
  if (detail::any_greater(abs(x), Vec<T>(detail::kMostExp<T>))) [[unlikely]]
    return detail::sinh_of_any(x);
  return detail::sinh(x);
}
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> cosh(Vec<T> x) {
  if (detail::any_greater(abs(x), Vec<T>(detail::kMostExp<T>))) [[unlikely]]
    return detail::cosh_of_any(x);
  return detail::cosh(x);
}
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> asinh(Vec<T> x) {
  if (detail::any_greater(abs(x), Vec<T>(detail::kMostSquared<T>))) [[unlikely]]
    return detail::asinh_of_any(x);
  return detail::asinh(x);
}
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> acosh(Vec<T> x) {
  if (detail::any_greater(x, Vec<T>(detail::kMostSquared<T>))) [[unlikely]]
    return detail::acosh_of_any(x);
  return detail::acosh(x);
}
/// The remainder of division cut off towards zero: it has the sign of the dividend. Exact.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> fmod(Vec<T> a,
                                                             std::type_identity_t<Vec<T>> b) {
#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
  // A rounded quotient is at most the next whole number: what then remains needs no rounding. The
  // remainder by an infinity is NaN here.
  const Vec<T> zero(0), quotient = trunc(a / b);
  const Vec<T> rest = multiply_add(-quotient, b, a);
  const Vec<T> checked = abs(quotient) + (rest - rest);
  if (detail::all_less(checked, Vec<T>(detail::kMostQuotient<T>))) [[likely]] {
    const Mask<T> is_over = (rest != zero) & ((rest < zero) != (a < zero));
    return copysign(where(is_over, abs(b) - abs(rest), rest), a);
  }
#endif
  return detail::fmod_of_any(a, b);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
