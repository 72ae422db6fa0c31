// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return ops::clone::call(*this, memory_format);
}

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  ops::copy_::call(const_cast<Tensor&>(*this), src, non_blocking);
  return const_cast<Tensor&>(*this);
}

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return ops::contiguous::call(*this, memory_format);
}

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
Tensor Tensor::to(DType dtype, bool non_blocking, bool copy, std::optional<MemoryFormat> memory_format) const {
  return ops::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy, std::optional<MemoryFormat> memory_format) const {
  return ops::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
}

// type_as(Tensor self, Tensor other) -> Tensor
Tensor Tensor::type_as(const Tensor& other) const {
  return ops::type_as::call(*this, other);
}

// item(Tensor self) -> Scalar
Scalar Tensor::item() const {
  return ops::item::call(*this);
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor& Tensor::fill_(const Scalar& value) const {
  ops::fill__Scalar::call(const_cast<Tensor&>(*this), value);
  return const_cast<Tensor&>(*this);
}

// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::zero_() const {
  ops::zero_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor& Tensor::resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format) const {
  ops::resize_::call(const_cast<Tensor&>(*this), size, memory_format);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
