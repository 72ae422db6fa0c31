#include "tenon/tensor/floating.h"

namespace tenon {

void detail::fail_not_floating(std::string_view op, std::string_view argument, DType dtype) {
  TENON_THROW(DTypeError, op, ": expected ", argument, " of a floating dtype, got ", dtype);
}

}  // namespace tenon
