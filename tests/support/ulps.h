#pragma once

#include <cmath>
#include <limits>

#include "tenon/base/dtype.h"

namespace tenon::test {

/// Whether `value` is what `expected` rounds to in T, but for `ulps` of the last places.
template <class T>
bool is_near(long double value, long double expected, double ulps) {
  using Limits = std::numeric_limits<T>;
  if (std::isnan(expected)) return std::isnan(value);
  const auto most = static_cast<long double>(Limits::max());
  if (std::fabs(expected) > most && std::isinf(value)) return value * expected > 0;
  int exponent = Limits::min_exponent;
  if (std::fabs(expected) > static_cast<long double>(Limits::min()))
    std::frexp(expected, &exponent);
  return std::fabs(value - expected) <= ulps * std::ldexp(1.0L, exponent - Limits::digits);
}

}  // namespace tenon::test
