#include "tenon/base/dtype_limits.h"

#include <cmath>
#include <limits>

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"

namespace tenon {
namespace {

int bits_of(DType dtype) {
  return static_cast<int>(8 * element_size(dtype));  // fits: at most 64
}

}  // namespace

FloatInfo finfo(DType dtype) {
  TENON_CHECK(is_floating_point(dtype), DTypeError, "finfo: expected a floating dtype, got ", dtype,
              "; iinfo is for integers");
  return dispatch_floating("finfo", dtype, [&]<class T>(TypeTag<T>) {
    using Limits = std::numeric_limits<T>;
    // As many decimal digits as the binary ones behind the first hold in any case.
    const double digits = std::floor((Limits::digits - 1) * std::log10(2));
    return FloatInfo{bits_of(dtype),
                     static_cast<double>(Limits::epsilon()),
                     static_cast<double>(Limits::lowest()),
                     static_cast<double>(Limits::max()),
                     static_cast<double>(Limits::min()),
                     std::pow(10, -digits)};
  });
}

IntegerInfo iinfo(DType dtype) {
  TENON_CHECK(is_enumerator(dtype) && is_integral(dtype), DTypeError,
              "iinfo: expected an integer dtype, got ", dtype, "; finfo is for floating ones");
  const int bits = bits_of(dtype);
  const uint64_t all = std::numeric_limits<uint64_t>::max() >> (64 - bits);
  if (!dtype_info(dtype).is_signed) return {bits, 0, all};
  const uint64_t max = all >> 1;
  return {bits, -static_cast<int64_t>(max) - 1, max};
}

}  // namespace tenon
