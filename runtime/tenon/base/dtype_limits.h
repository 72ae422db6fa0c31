#pragma once

#include <cstdint>

#include "tenon/base/dtype.h"
#include "tenon/base/export.h"

namespace tenon {

/// The numbers of a floating dtype.
struct FloatInfo {
  int bits;
  /// The distance from 1 to the next number.
  double eps;
  double min, max;
  /// The smallest positive number that has all digits.
  double smallest_normal;
  /// The power of ten down to which decimal digits of numbers near 1 are kept.
  double resolution;
};

/// The numbers of an integer dtype.
struct IntegerInfo {
  int bits;
  int64_t min;
  uint64_t max;
};

/// DTypeError unless `dtype` is a floating one.
TENON_API FloatInfo finfo(DType dtype);
/// DTypeError for a floating dtype and for bool.
TENON_API IntegerInfo iinfo(DType dtype);

}  // namespace tenon
