#pragma once

#include "tenon/kernels/simd/exponential.h"

// erf of float and double vectors, within 1.5 ulp. Polynomials are those of the least error in what
// is said of each.

namespace tenon::kernels::TENON_CPU_TARGET {

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

#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)  // see sleef.h
TENON_ALWAYS_INLINE Vec<double> erf(Vec<double> x) {
  const detail::SignAndMagnitude of_x(x);
  const Vec<double> one(1), y = of_x.magnitude;
  // x times a polynomial in its square, of the least relative error for |x| <= 1: 2^-57. The first
  // terms, whose rounding counts, are added last.
  const Vec<double> square = x * x;
  const Vec<double> curve =
      detail::polynomial(square, 0.112837916709441744, -0.0268661706431097547,
                         0.00522397760610395128, -0.000854832592859845082, 0.000120552935549557349,
                         -0.0000149247118712255584, 1.64471261517384772e-6, -1.62062715140689504e-7,
                         1.37107946716266541e-8, -7.7791165135214174e-10);
  const Vec<double> tail = multiply_add(multiply_add(curve, square, -0.376126389031835193), square,
                                        0.128379167095512566);
  const Vec<double> near = multiply_add(tail, x, x);
  // 1 less exp(-y^2) times a polynomial in 1 / (y + 1.5), found by Remez's algorithm: right to
  // 2^-59 of 1. Beyond 6 it rounds to 1.
  const Vec<double> bounded = detail::at_most(y, 6.0);
  const Vec<double> place = one / (bounded + Vec<double>(1.5)) - Vec<double>(0.375);
  const Vec<double> ratio = detail::polynomial(
      place, 0.385996536093892792, 1.61934636712127449, 1.76620046712198038, 0.00390248604829092071,
      -1.43668041849995764, 0.559897422385849616, 1.49291831992985449, -2.18961120029232268,
      -0.0367052784436672565, 3.98745218724134013, -5.08400861224111616, 4.01381842428161812,
      24.0287908823914923);
  const detail::SplitExponential<double> split(bounded, -bounded);
  const Vec<double> scaled = ratio * split.power_of_two(split.exponent_bits());
  const Vec<double> far = of_x.with_sign(one - multiply_add(scaled, split.excess(), scaled));
  return where(y > one, far, near);
}
#endif

}  // namespace tenon::kernels::TENON_CPU_TARGET
