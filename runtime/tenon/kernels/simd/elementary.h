#pragma once

#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/sleef.h"

// Elementary functions of float vectors that are inlined: a call of SLEEF costs a small tensor more
// than the arithmetic. exp is within 1 ulp, erf and tanh within 1.5. The last place may depend on
// the CPU target, as SLEEF's does.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// The first coefficient, plus x times the second, plus x squared times the third, and so on.
TENON_ALWAYS_INLINE Vec<float> polynomial(Vec<float> x, float first) {
  (void)x;
  return first;
}
template <class... Coefficients>
TENON_ALWAYS_INLINE Vec<float> polynomial(Vec<float> x, float first, Coefficients... others) {
  return multiply_add(polynomial(x, others...), x, first);
}

/// exp(x) = fraction * 2^exponent, where the fraction lies between 0.7 and 1.42 and the exponent is
/// a whole number; for |x| < 2^21.
struct SplitExponential {
  typedef unsigned Bits __attribute__((vector_size(kVectorBytes)));  // those of NaN wrap around

  TENON_ALWAYS_INLINE explicit SplitExponential(Vec<float> x) {
    // Adding 1.5 * 2^23 leaves no place behind the point, and the whole number in the lowest bits.
    const Vec<float> shift(0x1.8p23f);
    shifted = multiply_add(x, 1.44269504088896341f, shift);
    exponent = shifted - shift;
    // log(2) in two parts, of which the first has few enough bits for exact products.
    const Vec<float> most = multiply_add(exponent, -0.693359375f, x);
    const Vec<float> rest = multiply_add(exponent, 2.12194440054690583e-4f, most);
    const Vec<float> tail =
        polynomial(rest, 0.5000000068037205f, 0.1666666586459369f, 0.04166629363488805f,
                   0.00833349767390641f, 0.001394475855394101f, 0.00019790243902422823f);
    fraction = multiply_add(tail * rest, rest, rest) + 1.0f;
  }

  /// 2^exponent for exponents from -126 to 127, of which the lowest bits are enough.
  TENON_ALWAYS_INLINE static Vec<float> power_of_two(Bits exponent) {
    return (Vec<float>::Raw)((exponent << 23) + 0x3f800000u);
  }

  Vec<float> shifted, exponent, fraction;
};

/// exp(x) for x from -87 to 88.
TENON_ALWAYS_INLINE Vec<float> exp_within_range(Vec<float> x) {
  const SplitExponential split(x);
  return split.fraction * SplitExponential::power_of_two((SplitExponential::Bits)split.shifted.raw);
}

/// NaN if `x` is.
TENON_ALWAYS_INLINE Vec<float> at_most(Vec<float> x, float limit) {
  return where(x > Vec<float>(limit), Vec<float>(limit), x);
}

struct SignAndMagnitude {
  using Bits = Mask<float>::Raw;

  TENON_ALWAYS_INLINE explicit SignAndMagnitude(Vec<float> x)
      : sign((Bits)x.raw & (Bits)Vec<float>(-0.0f).raw),
        magnitude((Vec<float>::Raw)((Bits)x.raw ^ sign)) {}
  /// `value`, which is not negative, with the sign.
  TENON_ALWAYS_INLINE Vec<float> with_sign(Vec<float> value) const {
    return (Vec<float>::Raw)((Bits)value.raw | sign);
  }

  Bits sign;
  Vec<float> magnitude;
};

}  // namespace detail

TENON_ALWAYS_INLINE Vec<float> exp(Vec<float> x) {
  // Beyond these, exp(x) is infinite, or zero.
  x = detail::at_most(x, 89.0f);
  x = where(x < Vec<float>(-104.5f), Vec<float>(-104.5f), x);
  const detail::SplitExponential split(x);
#if defined(TENON_SIMD_AVX512)
  return {_mm512_scalef_ps(split.fraction.raw, split.exponent.raw)};
#else
  // In two steps, since neither 2^128 nor 2^-127 and less is a normal number; the first is exact.
  using Bits = detail::SplitExponential::Bits;
  const Bits exponent = (Bits)split.shifted.raw - (Bits)Vec<float>(0x1.8p23f).raw;
  const Bits half = (Bits)((Mask<float>::Raw)exponent >> 1);
  return split.fraction * detail::SplitExponential::power_of_two(half) *
         detail::SplitExponential::power_of_two(exponent - half);
#endif
}

TENON_ALWAYS_INLINE Vec<float> erf(Vec<float> x) {
  const detail::SignAndMagnitude of_x(x);
  // x times a polynomial in its square.
  const Vec<float> square = x * x;
  const Vec<float> near = multiply_add(
      detail::polynomial(square, 0.1283791495553618f, -0.37612493684847725f, 0.11281816157098787f,
                         -0.026766616037975588f, 0.004993180082310061f, -0.0005990853279327496f),
      x, x);
  // 1 less erfc, of whose logarithm there is a polynomial as far as erf(x) is not 1.
  const Vec<float> bounded = detail::at_most(of_x.magnitude, 4.0f);
  const Vec<float> logarithm =
      detail::polynomial(bounded, -0.0001985545194588493f, -1.127663734131462f,
                         -0.6372022687164236f, -0.10391402847479969f, 0.022218452900513275f,
                         -0.0030410934486535535f, 0.00019572072857187983f);
  const Vec<float> far = Vec<float>(1.0f) - detail::exp_within_range(logarithm);
  return where(of_x.magnitude < Vec<float>(0.921875f), near, of_x.with_sign(far));
}

TENON_ALWAYS_INLINE Vec<float> tanh(Vec<float> x) {
  const detail::SignAndMagnitude of_x(x);
  // x times a polynomial in its square.
  const Vec<float> square = x * x;
  const Vec<float> near = multiply_add(
      detail::polynomial(square, -0.3333328194194685f, 0.13331442196821697f, -0.053739714995581014f,
                         0.020639087004130245f, -0.005704986770437626f) *
          square,
      x, x);
  // From exp(2x), as far as tanh(x) is not 1.
  const Vec<float> bounded = detail::at_most(of_x.magnitude, 10.0f);
  const Vec<float> one(1.0f);
  const Vec<float> far =
      one - Vec<float>(2.0f) / (detail::exp_within_range(bounded + bounded) + one);
  return where(of_x.magnitude < Vec<float>(0.625f), near, of_x.with_sign(far));
}

/// The normal distribution function. float: within 2 ulp from -1 on; the ever smaller values below
/// are right to 2^-25, and 0 below -5.5.
TENON_ALWAYS_INLINE Vec<float> normal_cdf(Vec<float> x) {
  const detail::SignAndMagnitude of_x(x);
  // Of the probability of what is farther out, twice, the binary logarithm is the magnitude times a
  // polynomial. What exceeds a whole number of it is not rounded.
  const Vec<float> t = of_x.magnitude, square = t * t, shift(0x1.8p23f);
  const Vec<float> slope = multiply_add(
      detail::polynomial(square, -0.459206849f, 0.00707504246f, -0.000176931775f, -2.50630569e-06f),
      t, detail::polynomial(square, -1.1511054f, -0.0525014289f, -0.00015131892f, 3.65325359e-05f));
  const Vec<float> shifted = multiply_add(slope, t, shift);
  const Vec<float> rest = multiply_add(slope, t, shift - shifted);
  // 2^rest / 2
  const Vec<float> fraction =
      detail::polynomial(rest, 0.5f, 0.346573591f, 0.120113239f, 0.0277516637f, 0.00480921799f,
                         0.000669938396f, 7.67672535e-05f);
  using Split = detail::SplitExponential;
  const Vec<float> tail = fraction * Split::power_of_two((Split::Bits)shifted.raw);
  const Vec<float> bounded = where(t > Vec<float>(5.5f), Vec<float>(0.0f), tail);
  return where(x < Vec<float>(0.0f), bounded, Vec<float>(1.0f) - bounded);
}
TENON_ALWAYS_INLINE Vec<double> normal_cdf(Vec<double> x) {
  const Vec<double> factor(-0.70710678118654752), z = x * factor;
  const Vec<double> value = Vec<double>(0.5) * erfc(z);
  // What the product and the factor were rounded by, times about the relative slope where it
  // counts.
  const Vec<double> lost = multiply_add(x, factor, -z) + x * Vec<double>(4.8336466567264567e-17);
  const Vec<double> slope = multiply_add(z, Vec<double>(1.455), Vec<double>(1.128));
  const Vec<double> correction = where(z * z < Vec<double>(1), lost * slope, Vec<double>(0));
  return multiply_add(-value, correction, value);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
