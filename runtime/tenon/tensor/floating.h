#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"
#include "tenon/base/export.h"

namespace tenon {

namespace detail {
[[noreturn]] TENON_COLD void fail_not_floating(std::string_view op, std::string_view argument,
                                               DType dtype);
}  // namespace detail

/// DTypeError, naming the operator and the argument, for one of a dtype that is not floating.
inline void check_floating(std::string_view op, std::string_view argument, DType dtype) {
  if (!is_floating_point(dtype)) [[unlikely]]
    detail::fail_not_floating(op, argument, dtype);
}

/// DTypeError, naming `op`, for a dtype that is not a floating one.
inline void check_floating(std::string_view op, DType dtype) {
  TENON_CHECK(is_floating_point(dtype), DTypeError, op, ": expected a floating dtype, got ", dtype);
}

/// DTypeError, naming `op`, for a dtype that is neither floating nor complex.
inline void check_inexact(std::string_view op, DType dtype) {
  TENON_CHECK(is_inexact(dtype), DTypeError, op, ": expected a floating or complex dtype, got ",
              dtype);
}

/// DTypeError, naming `op`, unless real or complex numbers of `given` are computed in as such.
void check_computed_in(std::string_view op, DType given, DType dtype);

}  // namespace tenon
