#pragma once

#include "tenon/kernels/simd/exponential.h"

// log of float and double vectors, within 1 ulp, and log1p, within 1.5. Vectors of normal numbers
// above zero take no other branch; those with another are computed out of line, each lane as if it
// stood alone, so that no result depends on its neighbours.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// x = 2^exponent * (1 + fraction), where 1 + fraction lies between the roots of 1/2 and 2; for
/// normal numbers above zero. For others the result is any.
template <class T>
struct SplitLogarithm {
  using Split = SplitExponential<T>;
  using Bits = typename Split::Bits;
  using Lane = typename Split::Lane;
  static constexpr int kDigits = Split::kDigits;
  // The root of 1/2 as it is stored, and what is added so that no exponent is negative.
  static constexpr Lane kRoot =
      static_cast<Lane>(Split::kIsFloat ? 0x3f3504f3 : 0x3fe6a09e667f3bcd);
  static constexpr Lane kBias = Split::kOne + 1;
  static constexpr Lane kFraction = (Lane{1} << kDigits) - 1;
  // A number whose last place is 1.
  static constexpr T kWhole = static_cast<T>(Split::kIsFloat ? 0x1p23 : 0x1p52);

  TENON_ALWAYS_INLINE explicit SplitLogarithm(Vec<T> x)
      : bits((Bits)x.raw + ((kBias << kDigits) - kRoot)) {}

  TENON_ALWAYS_INLINE Vec<T> fraction() const {
    return Vec<T>((typename Vec<T>::Raw)((bits & kFraction) + kRoot)) - Vec<T>(1);
  }
  /// The exponent with the opposite sign; not -0.
  TENON_ALWAYS_INLINE Vec<T> negative_exponent() const {
    const Bits whole = (bits >> kDigits) | (Bits)Vec<T>(kWhole).raw;
    return Vec<T>(kWhole + kBias) - Vec<T>((typename Vec<T>::Raw)whole);
  }
  /// 2^-exponent.
  TENON_ALWAYS_INLINE Vec<T> scale() const {
    constexpr Lane kUnit = (kBias + Split::kOne) << kDigits;
    return (typename Vec<T>::Raw)(kUnit - (bits & ~kFraction));
  }

  Bits bits;
};

// log(1 + x) - less * log(2), for 1 + x between the roots of 1/2 and 2 and a whole number; -0 of -0
// and 0. Polynomials are those of the least relative error of log(1 + x), found by Remez's
// algorithm: 2^-27 for float, 2^-59 for double.

TENON_ALWAYS_INLINE Vec<float> sum_of_logarithms(Vec<float> x, Vec<float> less) {
  using Split = SplitExponential<float>;
  // Less x^2 / 2, and x^3 times a polynomial.
  const Vec<float> square = x * x;
  const Vec<float> cubic =
      polynomial(x, -0.333333316971f, 0.250008215732f, -0.200012282606f, 0.166233370138f,
                 -0.142017104995f, 0.131603511812f, -0.127620101188f, 0.0763456893396f);
  const Vec<float> rest = multiply_add(cubic * x, square, less * Vec<float>(Split::kLog2Rest));
  return multiply_add(less, -Split::kLog2, x - multiply_add(square, 0.5f, rest));
}
TENON_ALWAYS_INLINE Vec<double> sum_of_logarithms(Vec<double> x, Vec<double> less) {
  using Split = SplitExponential<double>;
  // With s = x / (2 + x) the logarithm is 2s and s^3 times a polynomial in its square p(s^2), where
  // 2s = x - s * x = x - x^2 / 2 + s * x^2 / 2.
  const Vec<double> minus_s = x / (Vec<double>(-2) - x), square = minus_s * minus_s;
  const Vec<double> half = Vec<double>(0.5) * x;
  const Vec<double> tail = polynomial(
      square, 0.666666666666673446, 0.399999999994143233, 0.285714287424745807,
      0.222221985635058439, 0.181835648659112738, 0.153140358497949995, 0.147961053335789698);
  const Vec<double> curve = multiply_add(tail, square, half * x);
  const Vec<double> rest = multiply_add(minus_s, curve, less * Vec<double>(Split::kLog2Rest));
  return multiply_add(less, -Split::kLog2, x - multiply_add(half, x, rest));
}

/// Whether all lie between the least normal number above zero and a bound, which is not among them.
template <class T>
TENON_ALWAYS_INLINE bool are_normal_below(Vec<T> x, T bound) {
  using Split = SplitExponential<T>;
  using Bits = typename Split::Bits;
  using Lane = typename Split::Lane;
  // As whole numbers, of which the least signed one then is the least normal number.
  constexpr Lane kLess = (Lane{1} << Split::kDigits) + (Lane{1} << (8 * sizeof(Lane) - 1));
  const Bits place = (Bits)x.raw - kLess, most = (Bits)Vec<T>(bound).raw - kLess;
  using Signed = typename Mask<T>::Raw;
  return !any(Mask<T>{(Signed)place >= (Signed)most});
}

template <class T>
TENON_ALWAYS_INLINE Vec<T> log_of_normal(Vec<T> x) {
  const SplitLogarithm<T> split(x);
  return sum_of_logarithms(split.fraction(), split.negative_exponent());
}
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> log_of_any(Vec<T> x) {
  constexpr bool kIsFloat = std::is_same_v<T, float>;
  const Vec<T> zero(0), infinity(__builtin_inf()), nan(__builtin_nan(""));
  const Mask<T> is_small = x < Vec<T>(static_cast<T>(kIsFloat ? 0x1p-126 : 0x1p-1022));
  const SplitLogarithm<T> split(where(is_small, x * Vec<T>(0x1p64), x));
  const Vec<T> less = split.negative_exponent() + where(is_small, Vec<T>(64), zero);
  const Vec<T> result = sum_of_logarithms(split.fraction(), less);
  const Vec<T> of_others = where(x == zero, -infinity, where(x < zero, nan, x));
  return where((x > zero) & (x < infinity), result, of_others);
}

template <class T>
TENON_ALWAYS_INLINE Vec<T> log1p_of_normal(Vec<T> x) {
  const SplitLogarithm<T> split(x + Vec<T>(1));
  // Of x itself, so that what the sum lost is not. The product with a power of two is exact.
  const Vec<T> scale = split.scale();
  return sum_of_logarithms(x * scale - (Vec<T>(1) - scale), split.negative_exponent());
}
/// From here on log1p(x) is log(x), and the scale below may be no normal number.
template <class T>
inline constexpr T kMostLog1p = static_cast<T>(std::is_same_v<T, float> ? 0x1p100 : 0x1p1000);
template <class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> log1p_of_any(Vec<T> x) {
  const Vec<T> sum = x + Vec<T>(1);
  const Mask<T> is_ordinary = (sum > Vec<T>(0)) & (sum < Vec<T>(kMostLog1p<T>));
  return where(is_ordinary, log1p_of_normal(x), log_of_any(sum));
}

}  // namespace detail

#if !defined(TENON_SIMD_AVX512)  // see sleef.h
/// NaN of what is negative, negative infinity of zero.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> log(Vec<T> x) {
  if (!detail::are_normal_below(x, static_cast<T>(__builtin_inf()))) [[unlikely]]
    return detail::log_of_any(x);
  return detail::log_of_normal(x);
}
#endif
/// log(1 + x), with the sign of x.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> log1p(Vec<T> x) {
  if (!detail::are_normal_below(x + Vec<T>(1), detail::kMostLog1p<T>)) [[unlikely]]
    return detail::log1p_of_any(x);
  return detail::log1p_of_normal(x);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
