#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"

namespace tenon {

/// The size of a dimension of a result; OutOfMemoryError, naming the operator, for one that 64 bits
/// cannot count.
inline int64_t checked_size(std::string_view op, CheckedInt size) {
  TENON_CHECK(size.fits(), OutOfMemoryError, op,
              ": a dimension of the result would be larger than 64 bits can count");
  return size.value();
}

}  // namespace tenon
