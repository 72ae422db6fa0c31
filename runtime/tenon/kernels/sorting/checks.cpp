#include "tenon/kernels/sorting/checks.h"

#include "tenon/base/check.h"

namespace tenon::meta {

void check_sizes(bool holds, std::string_view expected, IntArrayRef sizes) {
  TENON_CHECK(holds, ShapeError, expected, ", got sizes ", sizes);
}

void check_sizes(bool holds, std::string_view expected, IntArrayRef sizes, IntArrayRef others) {
  TENON_CHECK(holds, ShapeError, expected, ", got sizes ", sizes, " for ", others);
}

void check_dtype(bool holds, std::string_view expected, DType dtype) {
  TENON_CHECK(holds, DTypeError, expected, ", got ", dtype);
}

void check_number(bool holds, std::string_view expected, int64_t number) {
  TENON_CHECK(holds, ValueError, expected, ", got ", number);
}

}  // namespace tenon::meta
