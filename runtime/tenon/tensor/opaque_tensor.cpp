#include "tenon/tensor/opaque_tensor.h"

#include <algorithm>

#include "tenon/base/allocator.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {

OpaqueValue::~OpaqueValue() = default;

TensorBase make_opaque_tensor(IntArrayRef sizes, IntArrayRef strides, DType dtype, Device device,
                              std::shared_ptr<OpaqueValue> value) {
  TENON_CHECK(value != nullptr, ValueError, "make_opaque_tensor: expected a value, got none");
  TENON_CHECK(!device.is_cpu() && !device.is_meta(), DeviceError,
              "make_opaque_tensor: expected the device of a backend without memory, got ", device);
  TensorBase tensor = make_tensor_strided(sizes, strides, dtype, device);
  tensor.storage()->set_opaque_value(std::move(value));
  return tensor;
}

TensorBase make_opaque_tensor(IntArrayRef sizes, DType dtype, Device device,
                              std::shared_ptr<OpaqueValue> value) {
  checked_nbytes(sizes, dtype);
  DimVector strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  return make_opaque_tensor(sizes, strides, dtype, device, std::move(value));
}

void detail::fail_opaque(const TensorBase& tensor) {
  TENON_CHECK(tensor.defined(), DeviceError,
              "opaque_value: expected a tensor of the backend, got an undefined one");
  TENON_THROW(DeviceError,
              "opaque_value: expected a tensor that the backend has made, got one of "
              "sizes ",
              tensor.sizes(), " on ", tensor.device());
}

}  // namespace tenon
