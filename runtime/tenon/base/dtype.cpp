#include "tenon/base/dtype.h"

#include <atomic>
#include <ostream>

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"

namespace tenon {
namespace {
constinit std::atomic<DType> current_default{DType::kFloat32};
}  // namespace

DType default_dtype() {
  return current_default.load(std::memory_order_relaxed);
}

void set_default_dtype(DType dtype) {
  TENON_CHECK(is_floating_point(dtype), DTypeError,
              "set_default_dtype: expected a floating dtype, got ", dtype);
  current_default.store(dtype, std::memory_order_relaxed);
}

std::ostream& operator<<(std::ostream& out, DType dtype) {
  if (is_enumerator(dtype)) return out << dtype_name(dtype);
  return out << "DType(" << static_cast<int>(dtype) << ')';
}

namespace detail {

void fail_dispatch(std::string_view op, std::string_view expected, DType dtype) {
  TENON_THROW(DTypeError, op, ": expected ", expected, ", got ", dtype);
}

}  // namespace detail
}  // namespace tenon
