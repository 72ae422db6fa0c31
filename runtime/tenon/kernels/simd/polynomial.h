#pragma once

#include "tenon/kernels/simd/fused.h"

// Polynomials of vectors.

namespace tenon::kernels::TENON_CPU_TARGET::detail {

/// The coefficient at `first`, and each `step` further on times one more x than that before.
template <int first, int step, class T, int count>
TENON_ALWAYS_INLINE Vec<T> sum_of_every(Vec<T> x, const T (&coefficients)[count]) {
  if constexpr (first + step < count)
    return multiply_add(sum_of_every<first + step, step>(x, coefficients), x, coefficients[first]);
  else
    return coefficients[first];
}

/// The first coefficient, plus x times the second, plus x squared times the third, and so on. The
/// even and odd powers of long ones are added up apart, so that operations wait half as long for
/// those before. Short ones would only get more of them: up to 6 coefficients it took a tenth more
/// time, and from 7 on as much less.
template <class T, class... Coefficients>
TENON_ALWAYS_INLINE Vec<T> polynomial(Vec<T> x, Coefficients... coefficients) {
  const T list[] = {static_cast<T>(coefficients)...};
  if constexpr (sizeof...(coefficients) <= 6) {
    return sum_of_every<0, 1>(x, list);
  } else {
    const Vec<T> square = x * x, even = sum_of_every<0, 2>(square, list);
    return multiply_add(sum_of_every<1, 2>(square, list), x, even);
  }
}

}  // namespace tenon::kernels::TENON_CPU_TARGET::detail
