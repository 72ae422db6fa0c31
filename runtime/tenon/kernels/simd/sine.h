#pragma once

#include "tenon/kernels/simd/bounds.h"
#include "tenon/kernels/simd/polynomial.h"
#include "tenon/kernels/simd/sleef.h"

// sin and cos of float and double vectors, within 1.6 ulp: here with AVX2, and SLEEF's elsewhere,
// since the baseline has no fused multiply-add, and with AVX-512 only those were measured. Vectors
// with a number far out are computed out of line, each lane as if it stood alone, so that no result
// depends on its neighbours.

namespace tenon::kernels::TENON_CPU_TARGET {
#if defined(TENON_SIMD_AVX2)
namespace detail {

// For |x| of at most pi / 4 and a little. Polynomials are those of the least relative error, found
// by Remez's algorithm: 2^-28 for float, 2^-58 for double.

TENON_ALWAYS_INLINE Vec<float> sin_near(Vec<float> x, Vec<float> square) {
  const Vec<float> tail =
      polynomial(square, -0.166666545731417112f, 0.00833215840991496343f, -0.00019514957655858106f);
  return multiply_add(tail * square, x, x);
}
TENON_ALWAYS_INLINE Vec<double> sin_near(Vec<double> x, Vec<double> square) {
  const Vec<double> tail =
      polynomial(square, -0.166666666666666305, 0.00833333333332206209, -0.000198412698295425331,
                 2.75573136045023128e-6, -2.50507450343481039e-8, 1.58960673249968661e-10);
  return multiply_add(tail * square, x, x);
}

/// 1 - x^2 / 2 rounded once, and x^4 times a polynomial.
template <class T>
TENON_ALWAYS_INLINE Vec<T> cos_sum(Vec<T> x, Vec<T> square, Vec<T> tail) {
  return multiply_add(tail * square, square, multiply_add(x * Vec<T>(-0.5), x, Vec<T>(1)));
}
TENON_ALWAYS_INLINE Vec<float> cos_near(Vec<float> x, Vec<float> square) {
  return cos_sum(x, square,
                 polynomial(square, 0.0416666456186609701f, -0.0013887313057272588f,
                            0.0000244327845691187064f));
}
TENON_ALWAYS_INLINE Vec<double> cos_near(Vec<double> x, Vec<double> square) {
  return cos_sum(
      x, square,
      polynomial(square, 0.0416666666666665925, -0.00138888888888729759, 0.000024801587288799996,
                 -2.75573141639687027e-7, 2.08756987075532391e-9, -1.13584234697150027e-11));
}

/// Quarters of a turn to which magnitudes below kMost are rounded.
template <class T>
struct QuarterTurns {
  static constexpr bool kIsFloat = std::is_same_v<T, float>;
  typedef std::conditional_t<kIsFloat, uint32_t, uint64_t> Lane;
  typedef Lane Bits __attribute__((vector_size(kVectorBytes)));
  static constexpr int kSignPlace = 8 * sizeof(T) - 1;
  // Adding this leaves no place behind the point, and the whole number in the lowest bits.
  static constexpr T kShift = static_cast<T>(kIsFloat ? 0x1.8p23 : 0x1.8p52);
  static constexpr T kPerUnit = static_cast<T>(0.63661977236758134);  // 2 / pi
  // pi / 2 in three parts. Before it is rounded the rest of the first is a multiple of the last
  // place of a number from 1 to 2, or of one below, and less than 2: it is not rounded. So however
  // small it is, the rest is rounded as others are.
  static constexpr T kFirst = static_cast<T>(kIsFloat ? 0x1.921fb6p+0 : 0x1.921fb54442d18p+0);
  static constexpr T kSecond = static_cast<T>(kIsFloat ? -0x1.777a5cp-25 : 0x1.1a62633145c07p-54);
  static constexpr T kThird = static_cast<T>(kIsFloat ? -0x1.ee59dap-50 : -0x1.f1976b7ed8fbcp-110);
  // The quarters are right to 2^-6 and less.
  static constexpr T kMost = static_cast<T>(kIsFloat ? 0x1p17 : 0x1p31);

  /// sin(|x| + turns * pi / 2), with the sign that `x` has where it is for sin(x).
  template <int turns>
  TENON_ALWAYS_INLINE static Vec<T> sin_turned(Vec<T> magnitude, Vec<T> x) {
    const Vec<T> shift(kShift + turns), shifted = multiply_add(magnitude, kPerUnit, shift);
    const Vec<T> quarters = shifted - shift;
    Vec<T> rest = multiply_add(quarters, -kFirst, magnitude);
    rest = multiply_add(quarters, -kSecond, rest);
    rest = multiply_add(quarters, -kThird, rest);
    const Vec<T> square = rest * rest;
    const Bits turned = (Bits)shifted.raw;
    const Mask<T> is_odd{(typename Mask<T>::Raw)(turned << kSignPlace) < 0};
    const Vec<T> value = where(is_odd, cos_near(rest, square), sin_near(rest, square));
    Bits sign = turned << (kSignPlace - 1);
    if (turns == 0) sign ^= (Bits)x.raw;
    sign &= Lane{1} << kSignPlace;
    return (typename Vec<T>::Raw)((Bits)value.raw ^ sign);
  }
};

template <int turns, class T>
[[gnu::noinline, gnu::cold]] inline Vec<T> sin_of_any(Vec<T> x) {
  using Quarters = QuarterTurns<T>;
  const Vec<T> magnitude = SignAndMagnitude<T>(x).magnitude;
  const Vec<T> near = Quarters::template sin_turned<turns>(magnitude, x);
  const Vec<T> far = turns == 0 ? detail::sin(x) : detail::cos(x);
  return where(magnitude < Vec<T>(Quarters::kMost), near, far);
}
/// sin(x), or cos(x) with a turn.
template <int turns, class T>
TENON_ALWAYS_INLINE Vec<T> sin_or_cos(Vec<T> x) {
  using Quarters = QuarterTurns<T>;
  const Vec<T> magnitude = SignAndMagnitude<T>(x).magnitude;
  if (!all_less(magnitude, Vec<T>(Quarters::kMost))) [[unlikely]]
    return sin_of_any<turns>(x);
  return Quarters::template sin_turned<turns>(magnitude, x);
}

}  // namespace detail

#define TENON_SINE(name, turns)                                            \
  template <class T>                                                       \
  requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> name(Vec<T> x) { \
    return detail::sin_or_cos<turns>(x);                                   \
  }
#else
#define TENON_SINE(name, turns)                                            \
  template <class T>                                                       \
  requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> name(Vec<T> x) { \
    return detail::name(x);                                                \
  }
#endif
TENON_SINE(sin, 0)
TENON_SINE(cos, 1)
#undef TENON_SINE

}  // namespace tenon::kernels::TENON_CPU_TARGET
