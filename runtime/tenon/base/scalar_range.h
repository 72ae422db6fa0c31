#pragma once

#include <string_view>

#include "tenon/base/dtype.h"
#include "tenon/base/scalar.h"

namespace tenon {

/// Whether an int64 can be made of a number, by cutting off a fraction; not of NaN.
constexpr bool is_within_int64(double number) {
  return number >= -0x1p63 && number < 0x1p63;
}

/// ValueError unless integers of `dtype` can be made of `value`: of a floating one within int64,
/// and of no NaN; a fraction is cut off, and what lies outside of a narrower dtype wraps around.
/// TypeError for a complex number where `dtype` is neither complex nor bool. Other dtypes take
/// every number. `op` and `argument` are for the message.
TENON_API void check_in_range(std::string_view op, std::string_view argument, const Scalar& value,
                              DType dtype);

}  // namespace tenon
