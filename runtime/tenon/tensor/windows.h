#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"

namespace tenon {

/// One value of `list` for each of `rank` dimensions, where a list of one stands for all;
/// ValueError unless it has 1 or `rank` values of at least `smallest`.
inline DimVector expand_list(std::string_view op, std::string_view name, IntArrayRef list,
                             int64_t rank, int64_t smallest) {
  TENON_CHECK(list.size() == 1 || static_cast<int64_t>(list.size()) == rank, ValueError, op,
              ": expected ", name, " to have 1 value or ", rank, ", got ", list);
  DimVector expanded;
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    const int64_t value = list[list.size() == 1 ? 0 : i];
    TENON_CHECK(value >= smallest, ValueError, op, ": expected ", name, " to be at least ",
                smallest, ", got ", list);
    expanded.push_back(value);
  }
  return expanded;
}

/// How far a window of `size` taps reaches that are `dilation` apart.
inline CheckedInt window_reach(int64_t size, int64_t dilation) {
  return CheckedInt(dilation) * (size - 1) + 1;
}

}  // namespace tenon
