#pragma once

#include "tenon/kernels/simd/exponential.h"
#include "tenon/kernels/simd/normal_tail.h"

// The normal distribution function of float and double vectors, and its product with the argument.
// Polynomials and quotients of them are those of the least error in what is said of each.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

/// The magnitude from which on a probability of floats, and what is farther out, counts as 0.
inline constexpr float kFarInTail = 5.5f;

#if defined(TENON_SIMD_AVX512)
static_assert((NormalTailPieces::kPieces - 0.5f) / NormalTailPieces::kPerUnit >= kFarInTail);
/// The probability of what is farther out than a magnitude `t` on one side.
struct UpperTail {
  TENON_ALWAYS_INLINE explicit UpperTail(Vec<float> t) : probability(normal_tail(t)) {}
  /// The probability times `factor`.
  TENON_ALWAYS_INLINE Vec<float> times(Vec<float> factor) const { return factor * probability; }
  /// `all` less that.
  TENON_ALWAYS_INLINE Vec<float> off(Vec<float> all, Vec<float> factor) const {
    return multiply_add(-factor, probability, all);
  }

  Vec<float> probability;
};
#else
/// The probability of what is farther out than a magnitude `t` on one side: (1 + curve * rest) *
/// half, where `half` is a power of two.
struct UpperTail {
  TENON_ALWAYS_INLINE explicit UpperTail(Vec<float> t) {
    // Of twice the probability the binary logarithm is a polynomial, right to 2^-27 of the
    // probability up to 1 and to as much of its value there beyond. The linear part is most of it
    // where it counts, and what exceeds a whole number is hardly rounded.
    using Split = SplitExponential<float>;
    const Vec<float> square = t * t, linear(-1.15110445f);
    const Vec<float> exponents = multiply_add(
        polynomial(square, -0.0524427854f, 4.05381172e-07f, 7.2290859e-05f, 4.81041468e-07f), t,
        polynomial(square, -0.459219366f, 0.00694579212f, -0.000276054809f, -9.10261497e-06f));
    // The whole number is that of a parabola within 0.078 of it, which does not wait for it. The
    // exponent of half the result comes to be where it is stored.
    const Vec<float> shift(0x1.8p23f + (Split::kOne - 1));
    const Vec<float> parabola = multiply_add(t, Vec<float>(-0.641698f), Vec<float>(-0.938406f));
    const Vec<float> shifted = multiply_add(t, parabola, shift);
    const Vec<float> beyond = multiply_add_once(t, linear, shift - shifted);
    rest = multiply_add(square, exponents, beyond);
    // (2^rest - 1) / rest, where |rest| < 0.58, right to 2^-26 of 2^rest
    curve = polynomial(rest, 0.693147182f, 0.240226433f, 0.0555032119f, 0.00961882528f,
                       0.00134100905f, 0.000152978770f);
    half = Vec<float>((Vec<float>::Raw)((Split::Bits)shifted.raw << Split::kDigits));
  }
  /// The probability times `factor`, rounded once; the product of the factor and a power of two has
  /// to be exact.
  TENON_ALWAYS_INLINE Vec<float> times(Vec<float> factor) const {
    const Vec<float> product = factor * half;
    return multiply_add(curve, product * rest, product);
  }
  /// `all` less that, whose 2^rest is rounded, for one operation less.
  TENON_ALWAYS_INLINE Vec<float> off(Vec<float> all, Vec<float> factor) const {
    return multiply_add(-(factor * half), multiply_add(curve, rest, Vec<float>(1.0f)), all);
  }

  Vec<float> curve, rest, half;
};
#endif

/// The normal distribution function for |x| <= 1.
TENON_ALWAYS_INLINE Vec<double> normal_cdf_near(Vec<double> x) {
  // 1/2 + x/4, and x times a polynomial in its square; both are small where they cancel.
  const Vec<double> half(0.5), square = x * x, quarter = Vec<double>(0.25) * x,
                               sum = half + quarter;
  // The first terms, whose rounding counts, are added last.
  const Vec<double> curve =
      polynomial(square, 0.00997355701003575, -0.0011873282154782439, 0.00011543468758780862,
                 -9.4446560747072971e-6, 6.6596865865929356e-7, -4.1225088618028092e-8,
                 2.2712759427919363e-9, -1.1106081839615823e-10, 4.1599438701004791e-12);
  const Vec<double> rest =
      multiply_add(multiply_add(curve, square, -0.066490380066905446), square, 0.14894228040143268);
  return sum + multiply_add(x, rest, quarter - (sum - half));
}

/// The probability of what is farther out than a magnitude t on one side, for t > 1: exp(-t^2 / 2)
/// times a quotient of polynomials, right to 2^-51.
TENON_ALWAYS_INLINE Vec<double> upper_tail(Vec<double> t) {
  using Split = SplitExponential<double>;
  const Split split(t, t * Vec<double>(-0.5));
  const Vec<double> dividend = polynomial(
      t, 1.0, 1.5028332343570335, 1.1101648697151493, 0.51584057062297524, 0.16361587141470729,
      0.036245743274361238, 0.0055053030589151903, 0.00053093109396890704, 2.5675272313387045e-5);
  const Vec<double> divisor =
      polynomial(t, 1.0, 2.3007177971707425, 2.4458720625762328, 1.5829668111962059,
                 0.69060686963479968, 0.21189759542064815, 0.046092726048344166,
                 0.0069320533331679694, 0.00066542344603946689, 3.217918176965663e-5);
  // A half of it, scaled to be a normal number as far as the product with t is above zero: to 39.
  constexpr int kScale = 512;
  const Vec<double> scaled = Split::power_of_two(split.exponent_bits() + (kScale - 1)) * dividend;
  const Vec<double> tail = multiply_add(scaled, split.excess(), scaled) / divisor;
  return where(t > Vec<double>(39.0), Vec<double>(0.0), tail * Vec<double>(0x1p-512));
}

}  // namespace detail

/// float: within 2 ulp from -1 on; the ever smaller values below are right to 2^-25, and 0 below
/// -5.5.
TENON_ALWAYS_INLINE Vec<float> normal_cdf(Vec<float> x) {
  using detail::UpperTail;
  const Vec<float> one(1.0f), zero(0.0f);
  const Vec<float> magnitude = detail::SignAndMagnitude(x).magnitude;
  const Vec<float> tail = UpperTail(magnitude).times(one);
  const Vec<float> bounded = where(magnitude > Vec<float>(detail::kFarInTail), zero, tail);
  return where(x < zero, bounded, one - bounded);
}
/// double: within 2 ulp from -1 on; below within 32 ulp of normal numbers, or x^2 ulp on a target
/// that rounds x^2.
TENON_ALWAYS_INLINE Vec<double> normal_cdf(Vec<double> x) {
  const Vec<double> one(1.0), zero(0.0), magnitude = detail::SignAndMagnitude(x).magnitude;
  const Vec<double> tail = detail::upper_tail(magnitude);
  const Vec<double> far = where(x < zero, tail, one - tail);
  return where(magnitude > one, far, detail::normal_cdf_near(x));
}

/// x * normal_cdf(x): within 2 ulp from -1 on; NaN for negative infinity.
TENON_ALWAYS_INLINE Vec<float> gelu(Vec<float> x) {
  using detail::UpperTail;
  const Vec<float> zero(0.0f);
  const Vec<float> magnitude = detail::SignAndMagnitude(x).magnitude;
  // x less x times the probability above it, or x times that below.
  const Vec<float> all = x * where(x < zero, zero, Vec<float>(1.0f));
  const Vec<float> near = UpperTail(magnitude).off(all, magnitude);
  return where(magnitude > Vec<float>(detail::kFarInTail), all, near);
}
TENON_ALWAYS_INLINE Vec<double> gelu(Vec<double> x) {
  return x * normal_cdf(x);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
