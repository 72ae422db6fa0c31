#include "tenon/base/scalar_range.h"

#include "tenon/base/check.h"

namespace tenon {

void check_in_range(std::string_view op, std::string_view argument, const Scalar& value,
                    DType dtype) {
  if (!value.is_floating_point() || is_floating_point(dtype) || dtype == DType::kBool) return;
  const double number = value.toDouble();
  TENON_CHECK(number >= -0x1p63 && number < 0x1p63, ValueError, op, ": expected ", argument,
              " within int64 for elements of ", dtype, ", got ", value);
}

}  // namespace tenon
