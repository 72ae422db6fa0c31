#include "tenon/kernels/copy/meta.h"

#include "tenon/base/broadcast.h"
#include "tenon/kernels/creation/meta.h"
#include "tenon/kernels/meta/dtype_checks.h"

namespace tenon::meta {

TensorSpec clone(const TensorBase& self, std::optional<MemoryFormat> memory_format) {
  return like(self, std::nullopt, std::nullopt, memory_format);
}

TensorSpec in_interval(const TensorBase& self, std::string_view op) {
  check_ordered(op, "elements", self.dtype());
  return clone(self, std::nullopt);
}

TensorSpec to_copy(const TensorBase& self, std::optional<DType> dtype, std::optional<Device> device,
                   std::optional<MemoryFormat> memory_format) {
  const TensorSpec spec = like(self, dtype, device, memory_format);
  TENON_CHECK(!self.is_meta() || spec.device.is_meta(), DeviceError,
              "_to_copy: a tensor on the meta device has no data to copy to ", spec.device);
  return spec;
}

TensorSpec copy(const TensorBase& self, const TensorBase& src) {
  TENON_CHECK(is_broadcastable_to(src.sizes(), self.sizes()), ShapeError, "copy: the sizes of src ",
              src.sizes(), " do not broadcast to those of self ", self.sizes());
  TENON_CHECK(self.is_meta() || !src.is_meta(), DeviceError,
              "copy: expected src to have data, got a tensor on ", src.device());
  return clone(self, std::nullopt);
}

}  // namespace tenon::meta
