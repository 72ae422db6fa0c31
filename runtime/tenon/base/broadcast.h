#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"

namespace tenon {

/// Widens `sizes` to what it and `other` broadcast to: dimensions are matched from the last one,
/// and a missing one or one of size 1 repeats. False, with `sizes` in an unknown state, where two
/// sizes differ and neither is 1.
inline bool broadcast_into(DimVector& sizes, IntArrayRef other) {
  while (sizes.size() < other.size()) sizes.insert(0, 1);
  const size_t shift = sizes.size() - other.size();
  for (size_t i = 0; i < other.size(); ++i) {
    if (sizes[shift + i] == 1)
      sizes[shift + i] = other[i];
    else if (other[i] != 1 && other[i] != sizes[shift + i])
      return false;
  }
  return true;
}

/// Whether `sizes` can be repeated to give exactly `target`.
inline bool is_broadcastable_to(IntArrayRef sizes, IntArrayRef target) {
  if (sizes.size() > target.size()) return false;
  const size_t shift = target.size() - sizes.size();
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] != 1 && sizes[i] != target[shift + i]) return false;
  }
  return true;
}

/// The sizes that two arguments of an operator broadcast to; ShapeError, naming both, if they do
/// not.
inline DimVector broadcast_sizes(std::string_view op, std::string_view a_name, IntArrayRef a,
                                 std::string_view b_name, IntArrayRef b) {
  DimVector sizes = a;
  TENON_CHECK(broadcast_into(sizes, b), ShapeError, op, ": expected the sizes of ", a_name, " ", a,
              " and ", b_name, " ", b, " to be broadcastable");
  return sizes;
}

}  // namespace tenon
