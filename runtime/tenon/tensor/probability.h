#pragma once

#include <string_view>

#include "tenon/base/check.h"

namespace tenon {

/// ValueError, naming `op`, for a number outside [0, 1].
inline void check_probability(std::string_view op, double p) {
  TENON_CHECK(p >= 0 && p <= 1, ValueError, op, ": expected a probability, got ", p);
}

}  // namespace tenon
