#include "tenon/base/scalar_range.h"

#include "tenon/base/check.h"

namespace tenon {

void check_in_range(std::string_view op, std::string_view argument, const Scalar& value,
                    DType dtype) {
  TENON_CHECK(!value.is_complex() || is_complex(dtype) || dtype == DType::kBool, TypeError, op,
              ": expected a real ", argument, " for elements of ", dtype, ", got ", value);
  if (!value.is_floating_point() || is_inexact(dtype) || dtype == DType::kBool) return;
  TENON_CHECK(is_within_int64(value.toDouble()), ValueError, op, ": expected ", argument,
              " within int64 for elements of ", dtype, ", got ", value);
}

}  // namespace tenon
