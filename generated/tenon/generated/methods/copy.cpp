// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/copy.h"

namespace tenon {

Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return stubs::clone::call(*this, memory_format);
}

Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  stubs::copy_::call(const_cast<Tensor&>(*this), src, non_blocking);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return stubs::contiguous::call(*this, memory_format);
}

Tensor Tensor::to(DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
}

Tensor Tensor::type_as(const Tensor& other) const {
  return stubs::type_as::call(*this, other);
}

Scalar Tensor::item() const {
  return stubs::item::call(*this);
}

Tensor& Tensor::fill_(const Scalar& value) const {
  stubs::fill__Scalar::call(const_cast<Tensor&>(*this), value);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::zero_() const {
  stubs::zero_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format) const {
  stubs::resize_::call(const_cast<Tensor&>(*this), size, memory_format);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
