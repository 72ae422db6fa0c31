#pragma once

#include "tenon/kernels/simd/exponential.h"

// tanh of float and double vectors, within 1.5 ulp.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

// tanh(x) / x = 1 + x^2 * p(x^2) for |x| of at most 0.625, where the argument is the square of x:
// the polynomial of the least relative error, found by Remez's algorithm, 2^-28 for float and 2^-56
// for double.
TENON_ALWAYS_INLINE Vec<float> tanh_tail(Vec<float> square) {
  return polynomial(square, -0.333332819423814218f, 0.13331442199522255f, -0.0537397149279245876f,
                    0.0206390863197897937f, -0.00570498572223240937f);
}
TENON_ALWAYS_INLINE Vec<double> tanh_tail(Vec<double> square) {
  return polynomial(square, -0.333333333333328553, 0.133333333332620922, -0.0539682539312681645,
                    0.0218694875761048315, -0.0088632210027490632, 0.00359198917460968727,
                    -0.00145495888120658014, 0.000586316548207457809, -0.000228564222137269578,
                    0.0000771443742677619885, -0.0000160725713177763831);
}

}  // namespace detail

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> tanh(Vec<T> x) {
  const detail::SignAndMagnitude<T> of_x(x);
  const Vec<T> y = of_x.magnitude, square = y * y, one(1);
  const Vec<T> near = multiply_add(detail::tanh_tail(square) * square, y, y);
  // From exp(2y), as far as tanh(y) does not round to 1.
  const Vec<T> bounded = detail::at_most(y, std::is_same_v<T, float> ? 10 : 20);
  const Vec<T> far = one - Vec<T>(2) / (detail::exp_within_range(bounded + bounded) + one);
  return of_x.with_sign(where(y < Vec<T>(0.625), near, far));
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
