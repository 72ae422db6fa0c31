#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"

namespace tenon {

/// DTypeError, naming `op`, for a dtype that is not a floating one.
inline void check_floating(std::string_view op, DType dtype) {
  TENON_CHECK(is_floating_point(dtype), DTypeError, op, ": expected a floating dtype, got ", dtype);
}

}  // namespace tenon
