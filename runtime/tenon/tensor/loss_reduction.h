#pragma once

#include <string_view>

#include "tenon/base/check.h"

namespace tenon {

/// How the losses of elements become one: the `int reduction` of the operators of losses.
struct LossReduction {
  static constexpr int64_t kNone = 0;
  static constexpr int64_t kMean = 1;
  static constexpr int64_t kSum = 2;

  /// ValueError unless `reduction` is one of these.
  static void check(std::string_view op, int64_t reduction) {
    TENON_CHECK(reduction >= kNone && reduction <= kSum, ValueError, op,
                ": expected a reduction of 0 (none), 1 (mean) or 2 (sum), got ", reduction);
  }
};

}  // namespace tenon
