#pragma once

#include <cmath>
#include <concepts>
#include <limits>

namespace tenon {

/// The integer that `value` is truncated to, or the nearest one that there is; 0 for NaN.
template <std::integral T>
T saturating_cast(double value) {
  using Limits = std::numeric_limits<T>;
  if (std::isnan(value)) return 0;
  if (value >= static_cast<double>(Limits::max())) return Limits::max();
  return value <= static_cast<double>(Limits::min()) ? Limits::min() : static_cast<T>(value);
}

}  // namespace tenon
