#pragma once

#include <string_view>

#include "tenon/base/array_ref.h"
#include "tenon/base/check.h"

namespace tenon {

/// `dim` counted from the front, where a negative one counts from the end; IndexError, naming the
/// operator, when it is out of range. A tensor without dimensions has, as an argument, one.
inline int64_t wrap_dimension(std::string_view op, int64_t dim, int64_t ndim) {
  const int64_t range = ndim == 0 ? 1 : ndim;
  TENON_CHECK(dim >= -range && dim < range, IndexError, op, ": expected a dimension in [", -range,
              ", ", range - 1, "], got ", dim);
  return dim < 0 ? dim + range : dim;
}

/// Element `dim` of the sizes or the strides of a tensor, or 1 for the dimension that one without
/// dimensions has as an argument.
inline int64_t at_dimension(IntArrayRef sizes, int64_t dim) {
  return sizes.empty() ? 1 : sizes[static_cast<size_t>(dim)];
}

}  // namespace tenon
