#include "tenon/kernels/meta/dtype_checks.h"

#include "tenon/base/check.h"

namespace tenon::meta {

void detail::fail_complex(std::string_view op, std::string_view argument, DType dtype) {
  TENON_THROW(DTypeError, op, ": expected ", argument, " of a dtype that has an order, got ",
              dtype);
}

void detail::fail_bool(std::string_view op, std::string_view argument) {
  TENON_THROW(DTypeError, op, ": expected ", argument, " of a numeric dtype, got bool");
}

void detail::fail_index_dtype(std::string_view op, std::string_view argument, DType dtype) {
  TENON_THROW(DTypeError, op, ": expected ", argument, " of int64 or int32, got ", dtype);
}

}  // namespace tenon::meta
