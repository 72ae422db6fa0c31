#pragma once

#include <cstdint>

namespace tenon::kernels {

/// What sums of products become: addend + alpha * sum, then that plus `second`, then 0 in the place
/// of what is not above it. Addends are contiguous and may be the result itself. Null is 0 for
/// `addend`, and none for `second`. Of a matrix, rows of addends lie `addend_leading` apart, and
/// those of `second` as the result's; instead of an addend it may have a number for each row.
template <class T>
struct ProductEpilogue {
  T alpha = 1;
  const T *addend = nullptr, *second = nullptr;
  bool rectifies = false;
  int64_t addend_leading = 0;
  const T* row_addend = nullptr;
};

}  // namespace tenon::kernels
