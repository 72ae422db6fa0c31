#pragma once

#include "tenon/kernels/simd/bounds.h"
#include "tenon/kernels/simd/polynomial.h"
#include "tenon/kernels/simd/sleef.h"

// exp of float and double vectors, within 1 ulp, and expm1, within 2. What is made of exp without
// rounding it before is in logistic.h and normal_distribution.h.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// (exp(x) - 1 - x) / x^2 for |x| of at most log(2) / 2 and a little: the polynomial, found by
/// Remez's algorithm, of the least relative error of exp(x) - 1: 2^-31 for float, 2^-55 for double.
TENON_ALWAYS_INLINE Vec<float> exponential_tail(Vec<float> x) {
  return polynomial(x, 0.50000000442680384f, 0.166666663697685049f, 0.041666360429085055f,
                    0.00833338945786024026f, 0.00139406684426702609f, 0.000198458810382493089f);
}
TENON_ALWAYS_INLINE Vec<double> exponential_tail(Vec<double> x) {
  return polynomial(x, 0.50000000000000052, 0.16666666666666589, 0.0416666666665764661,
                    0.00833333333338970962, 0.0013888888931667385, 0.000198412697187660098,
                    0.0000248015051425357655, 2.75574076355358684e-6, 2.76260928643379961e-7,
                    2.50537917266336058e-8);
}

/// exp(x) = exp(rest) * 2^exponent, where the rest is at most log(2) / 2 and a little, and the
/// exponent a whole number; for |x| < 2^20. For numbers that are not the result is any.
template <class T>
struct SplitExponential {
  static constexpr bool kIsFloat = std::is_same_v<T, float>;
  static constexpr int kDigits = kIsFloat ? 23 : 52;  // that are stored
  static constexpr int kOne = kIsFloat ? 127 : 1023;  // the exponent of 1, as it is stored
  // Adding 1.5 * 2^kDigits leaves no place behind the point, and the whole number in the lowest
  // bits; here with twice kOne, which exp needs.
  static constexpr T kShift = static_cast<T>((kIsFloat ? 0x1.8p23 : 0x1.8p52) + 2 * kOne);
  static constexpr T kLog2E = static_cast<T>(1.4426950408889634);
  // log(2) in two parts, of which the first has few enough bits for exact products.
  static constexpr T kLog2 = static_cast<T>(kIsFloat ? 0.693359375 : 0x1.62e42fefa38p-1);
  static constexpr T kLog2Rest =
      static_cast<T>(kIsFloat ? -2.12194440054690583e-4 : 5.4979230187083711747e-14);
  typedef std::conditional_t<kIsFloat, uint32_t, uint64_t> Lane;
  typedef Lane Bits __attribute__((vector_size(kVectorBytes)));  // those of NaN wrap around

  TENON_ALWAYS_INLINE explicit SplitExponential(Vec<T> x) : SplitExponential(x, kLog2E, x) {}
  TENON_ALWAYS_INLINE static SplitExponential of_negative(Vec<T> x) { return {x, -kLog2E, -x}; }
  /// Of x = a * b, which is not rounded where the target has an instruction for that.
  TENON_ALWAYS_INLINE SplitExponential(Vec<T> a, Vec<T> b)
      : shifted(multiply_add(a * b, kLog2E, kShift)), exponent(shifted - Vec<T>(kShift)) {
    wider = multiply_add(a, b, exponent * Vec<T>(-kLog2));
    rest = multiply_add(exponent, -kLog2Rest, wider);
  }

  /// 2^exponent for exponents of which it is a normal number, and 0 for the next below; the lowest
  /// bits of an exponent are enough.
  TENON_ALWAYS_INLINE static Vec<T> power_of_two(Bits exponent) {
    return (typename Vec<T>::Raw)((exponent + Lane{kOne}) << kDigits);
  }
  /// The exponent in the lowest bits.
  TENON_ALWAYS_INLINE Bits exponent_bits() const { return (Bits)shifted.raw - Lane{2 * kOne}; }
  /// exp(rest) - 1, with one rounding that counts. The square is there before the tail is.
  TENON_ALWAYS_INLINE Vec<T> excess() const {
    return multiply_add(exponential_tail(rest), rest * rest, rest);
  }
  TENON_ALWAYS_INLINE Vec<T> fraction() const { return excess() + Vec<T>(1); }
  /// The same, rounded but once where it counts: what 1 + rest loses is added to the small terms.
  TENON_ALWAYS_INLINE Vec<T> fraction_once() const {
    const Vec<T> one(1), most = rest + one, lost = rest - (most - one);
    return most + multiply_add(exponential_tail(rest), rest * rest, lost);
  }

  // The rest, and what is more by the exponent times kLog2Rest, which for one argument is exact.
  Vec<T> shifted, exponent, wider, rest;

 private:
  /// Of x, which is `factor` times log(2) times `scaled`.
  TENON_ALWAYS_INLINE SplitExponential(Vec<T> scaled, T factor, Vec<T> x)
      : shifted(multiply_add(scaled, factor, kShift)), exponent(shifted - Vec<T>(kShift)) {
    wider = multiply_add(exponent, -kLog2, x);
    rest = multiply_add(exponent, -kLog2Rest, wider);
  }
};

/// exp(x) where it is a normal number and so is its inverse.
template <class T>
TENON_ALWAYS_INLINE Vec<T> exp_within_range(Vec<T> x) {
  const SplitExponential<T> split(x);
  const Vec<T> power = split.power_of_two(split.exponent_bits());
  return multiply_add(split.excess(), power, power);
}

/// exp(x) for x between bounds beyond which it is infinite, or zero.
template <class T>
TENON_ALWAYS_INLINE Vec<T> exp_between(Vec<T> x, T least, T most) {
  const Vec<T> bounded = at_least(at_most(x, most), least);
  using Split = SplitExponential<T>;
  const Split split(bounded);
#if defined(TENON_SIMD_AVX512)
  static_assert(Split::kIsFloat);
  return {_mm512_scalef_ps(split.fraction().raw, split.exponent.raw)};
#else
  // In two steps, since the greatest and the least powers are no normal numbers; the first is
  // exact. Half of the exponent is found beside it.
  using Bits = typename Split::Bits;
  const Vec<T> half = multiply_add(bounded, Split::kLog2E / 2, Split::kShift - Split::kOne);
  const Bits rest = (Bits)split.shifted.raw - (Bits)half.raw;  // kOne more than that
  const Vec<T> first = (typename Vec<T>::Raw)((Bits)half.raw << Split::kDigits);
  const Vec<T> second = (typename Vec<T>::Raw)(rest << Split::kDigits);
  if constexpr (Split::kIsFloat) return multiply_add(split.excess(), first, first) * second;
  return split.fraction_once() * first * second;
#endif
}

}  // namespace detail

TENON_ALWAYS_INLINE Vec<float> exp(Vec<float> x) {
  return detail::exp_between(x, -104.5f, 89.0f);
}
#if !defined(TENON_SIMD_AVX512)  // see sleef.h
TENON_ALWAYS_INLINE Vec<double> exp(Vec<double> x) {
  return detail::exp_between(x, -746.0, 710.0);
}
#endif

/// exp(x) - 1, with the sign of x.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> expm1(Vec<T> x) {
  using Split = detail::SplitExponential<T>;
  // Beyond these it is infinite, or rounds to -1.
  constexpr T kMost = Split::kIsFloat ? 89 : 710, kLeast = Split::kIsFloat ? -20 : -40;
  const Split split(detail::at_least(detail::at_most(x, kMost), kLeast));
  // A half of it, since twice the greatest power is infinite. What is exact of the rest is added
  // first, since the difference may be as small.
  const Vec<T> half = Split::power_of_two(split.exponent_bits() - typename Split::Lane{1});
  const Vec<T> most = multiply_add(half, split.wider, half - Vec<T>(0.5));
  const Vec<T> tail = multiply_add(detail::exponential_tail(split.rest), split.rest * split.rest,
                                   split.exponent * Vec<T>(-Split::kLog2Rest));
  const Vec<T> result = multiply_add(half, tail, most);
  // Where x squared counts for nothing, half of x may be no normal number.
  constexpr T kTiny = static_cast<T>(Split::kIsFloat ? 0x1p-26 : 0x1p-55);
  const Vec<T> magnitude = detail::SignAndMagnitude<T>(x).magnitude;
  return where(magnitude < Vec<T>(kTiny), x, result + result);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
