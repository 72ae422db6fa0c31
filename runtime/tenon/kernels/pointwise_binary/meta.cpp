#include "tenon/kernels/pointwise_binary/meta.h"

#include "tenon/base/broadcast.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/result_type.h"

namespace tenon::meta {

TensorSpec nextafter(const TensorBase& self, const TensorBase& other) {
  const DType dtype = result_type(self, other);
  check_floating("nextafter", dtype);
  TENON_CHECK(self.device() == other.device(), DeviceError,
              "nextafter: expected self and other on one device, got ", self.device(), " and ",
              other.device());
  return {broadcast_sizes("nextafter", "self", self.sizes(), "other", other.sizes()), dtype,
          self.device()};
}

}  // namespace tenon::meta
