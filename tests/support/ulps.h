#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "tenon/base/bfloat16.h"

namespace tenon::test {

template <class T>
struct Precision {
  static constexpr int kDigits = std::numeric_limits<T>::digits;
};
template <>
struct Precision<BFloat16> {
  static constexpr int kDigits = 8;
};

/// Whether `value` is what `expected` rounds to in T, but for `ulps` of the last places.
template <class T>
bool is_near(long double value, long double expected, double ulps) {
  using Range = std::conditional_t<std::is_same_v<T, double>, double, float>;
  if (std::isnan(expected)) return std::isnan(value);
  const long double most = std::numeric_limits<Range>::max();
  if (std::fabs(expected) > most) return std::isinf(value) && value * expected > 0;
  int exponent = std::numeric_limits<Range>::min_exponent;
  if (std::fabs(expected) > std::numeric_limits<Range>::min()) std::frexp(expected, &exponent);
  return std::fabs(value - expected) <= ulps * std::ldexp(1.0L, exponent - Precision<T>::kDigits);
}

}  // namespace tenon::test
