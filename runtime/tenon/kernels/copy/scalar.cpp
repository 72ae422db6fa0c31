#include <cstring>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/comparison.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/unsigned_integers.h"

// Operators whose result is a number.

namespace tenon::kernels {
namespace {

template <class T>
bool equal_elements(const T* a, const T* b, int64_t n) {
  if constexpr (std::is_integral_v<T>) {
    return n == 0 || std::memcmp(a, b, n * sizeof(T)) == 0;
  } else {
    for (int64_t i = 0; i < n; ++i) {
      if (!(a[i] == b[i])) return false;  // NaN equals nothing
    }
    return true;
  }
}

}  // namespace

Scalar local_scalar_dense(const TensorBase& self) {
  TENON_CHECK(self.numel() == 1, ShapeError, "item: expected a tensor of one element, got sizes ",
              self.sizes());
  return dispatch_all("item", self.dtype(), [&]<class T>(TypeTag<T>) {
    const T element = *self.const_data_ptr<T>();
    if constexpr (std::is_same_v<T, uint64_t>) {
      TENON_CHECK(element <= uint64_t{INT64_MAX}, ValueError,
                  "item: expected an element within int64, got ", element,
                  "; item<uint64_t>() reads any");
    }
    return Scalar(element);
  });
}

bool equal(const TensorBase& self, const TensorBase& other) {
  TENON_CHECK(self.dtype() == other.dtype(), DTypeError, "equal: expected one dtype, got ",
              self.dtype(), " and ", other.dtype());
  if (self.sizes() != other.sizes()) return false;
  const TensorBase a = same_bits(contiguous(self));
  const TensorBase b = same_bits(contiguous(other));
  return dispatch_signed("equal", a.dtype(), [&]<class T>(TypeTag<T>) {
    return equal_elements(a.const_data_ptr<T>(), b.const_data_ptr<T>(), a.numel());
  });
}

}  // namespace tenon::kernels
