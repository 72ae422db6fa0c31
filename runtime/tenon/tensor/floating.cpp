#include "tenon/tensor/floating.h"

namespace tenon {

void detail::fail_not_floating(std::string_view op, std::string_view argument, DType dtype) {
  TENON_THROW(DTypeError, op, ": expected ", argument, " of a floating dtype, got ", dtype);
}

void check_computed_in(std::string_view op, DType given, DType dtype) {
  TENON_CHECK(is_inexact(dtype) && is_complex(dtype) == is_complex(given), DTypeError, op,
              ": expected dtype to be ", is_complex(given) ? "complex" : "floating", " as ", given,
              " of self is, got ", dtype);
}

}  // namespace tenon
