#pragma once

#include "tenon/kernels/simd/exponential.h"

// The logistic function of float and double vectors, and its product with the argument, within 2
// ulp wherever the result is finite: exp(-x) = 2^n * (1 + s) is never rounded to a number of its
// own, since with m = 2^-n
//
//   sigmoid(x) = m / (m + 1 + s)   and   silu(x) = x * m / (m + 1 + s),
//
// where products with m are exact. What remains is the rounding of the divisor and the quotient.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

template <class T>
struct LogisticQuotient {
  using Split = SplitExponential<T>;
  // m and the divisor are kept times 2^kScale, so that m is a normal number although the result may
  // be none.
  static constexpr int kScale = Split::kIsFloat ? 64 : 512;
  static constexpr T kUnit = static_cast<T>(Split::kIsFloat ? 0x1p64 : 0x1p512);
  // From the first on sigmoid(x) rounds to 1; at the second m is 0, far below where results are.
  static constexpr T kMost = static_cast<T>(Split::kIsFloat ? 20 : 40);
  static constexpr T kLeast = static_cast<T>(Split::kIsFloat ? -132.5 : -1064);

  TENON_ALWAYS_INLINE explicit LogisticQuotient(Vec<T> x) {
    const Split split = Split::of_negative(at_least(at_most(x, kMost), kLeast));
    scaled = Split::power_of_two(kScale - split.exponent_bits());
    // What of m is below the last place of 1 is added to the excess.
    const Vec<T> unit(kUnit), whole = scaled + unit, lost = scaled + (unit - whole);
    divisor = whole + multiply_add(split.excess(), unit, lost);
  }

  Vec<T> scaled, divisor;
};

}  // namespace detail

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> sigmoid(Vec<T> x) {
  const detail::LogisticQuotient<T> quotient(x);
  return quotient.scaled / quotient.divisor;
}

/// x * sigmoid(x); NaN for negative infinity.
template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> silu(Vec<T> x) {
  const detail::LogisticQuotient<T> quotient(x);
  const Vec<T> product = x * quotient.scaled / quotient.divisor;
  return where(x > Vec<T>(quotient.kMost), x, product);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
