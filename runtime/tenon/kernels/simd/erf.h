#pragma once

#include "tenon/kernels/simd/normal_distribution.h"

// erf of float and double vectors, within 1.5 ulp, or 2 for double on a target that rounds products
// before it adds to them. Polynomials are those of the least error in what is said of each.

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

TENON_ALWAYS_INLINE Vec<double> erf(Vec<double> x) {
  const detail::SignAndMagnitude of_x(x);
  const Vec<double> one(1), root_of_two(1.4142135623730951);
  // x times a polynomial in its square, of the least relative error for |x| <= 1: 2^-57.
  const Vec<double> square = x * x;
  const Vec<double> tail =
      detail::polynomial(square, 0.128379167095512566, -0.376126389031835193, 0.112837916709441744,
                         -0.0268661706431097547, 0.00522397760610395128, -0.000854832592859845082,
                         0.000120552935549557349, -0.0000149247118712255584, 1.64471261517384772e-6,
                         -1.62062715140689504e-7, 1.37107946716266541e-8, -7.7791165135214174e-10);
  const Vec<double> near = multiply_add(tail, x, x);
  // 1 less twice what is farther out on one side.
  const Vec<double> beyond = detail::upper_tail(of_x.magnitude * root_of_two);
  const Vec<double> far = of_x.with_sign(one - (beyond + beyond));
  return where(of_x.magnitude > one, far, near);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
