#include "tenon/base/scalar_range.h"

#include "tenon/base/check.h"

namespace tenon {

void check_in_range(std::string_view op, std::string_view argument, const Scalar& value,
                    DType dtype) {
  if (!value.is_floating_point() || is_floating_point(dtype) || dtype == DType::kBool) return;
  TENON_CHECK(is_within_int64(value.toDouble()), ValueError, op, ": expected ", argument,
              " within int64 for elements of ", dtype, ", got ", value);
}

}  // namespace tenon
