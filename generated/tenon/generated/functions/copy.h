// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/_to_copy.h"
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

/// A copy in new memory, dense, with the strides of self where those are.
inline Tensor clone(const Tensor& self, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::clone::call(self, memory_format);
}

/// self if its elements lie in order, else a copy of it.
inline Tensor contiguous(const Tensor& self,
                         MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::contiguous::call(self, memory_format);
}

/// Overwrites self with src, broadcast and cast.
inline Tensor& copy_(Tensor& self, const Tensor& src, bool non_blocking = false) {
  return detail::written_to(self, stubs::copy_::call(self, src, non_blocking));
}

/// src broadcast to the sizes of self and cast to its dtype.
inline Tensor copy(const Tensor& self, const Tensor& src, bool non_blocking = false) {
  return stubs::copy::call(self, src, non_blocking);
}

/// Sets every element to a number.
inline Tensor& fill_(Tensor& self, const Scalar& value) {
  return detail::written_to(self, stubs::fill__Scalar::call(self, value));
}

/// A tensor like self, filled with a number.
inline Tensor fill(const Tensor& self, const Scalar& value) {
  return stubs::fill_Scalar::call(self, value);
}

/// Sets every element to that of a tensor without dimensions.
inline Tensor& fill_(Tensor& self, const Tensor& value) {
  return detail::written_to(self, stubs::fill__Tensor::call(self, value));
}
inline Tensor fill(const Tensor& self, const Tensor& value) {
  return stubs::fill_Tensor::call(self, value);
}

/// self, every element of which lies in [least, most]; else an error of an operator, which calls
/// them so.
inline Tensor _in_interval(const Tensor& self, double least, double most, std::string_view op,
                           std::string_view elements) {
  return stubs::_in_interval::call(self, least, most, op, elements);
}

/// The only element of self as a number.
inline Scalar item(const Tensor& self) {
  return stubs::item::call(self);
}

/// The only element of self.
inline Scalar _local_scalar_dense(const Tensor& self) {
  return stubs::_local_scalar_dense::call(self);
}

/// Gives self other sizes and more memory where it needs it; new elements are undefined.
inline Tensor& resize_(Tensor& self, IntArrayRef size,
                       std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::written_to(self, stubs::resize_::call(self, size, memory_format));
}

/// self if it has the dtype, else a copy of it.
inline Tensor to(const Tensor& self, DType dtype, bool non_blocking = false, bool copy = false,
                 std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_dtype::call(self, dtype, non_blocking, copy, memory_format);
}

/// self if it has the device and dtype, else a copy of it.
inline Tensor to(const Tensor& self, Device device, DType dtype, bool non_blocking = false,
                 bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_device::call(self, device, dtype, non_blocking, copy, memory_format);
}

/// A copy of another dtype or device.
inline Tensor _to_copy(const Tensor& self, const TensorOptions& options = {},
                       bool non_blocking = false,
                       std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::_to_copy::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                            options.pinned_memory_opt(), non_blocking,
                            detail::one_memory_format("_to_copy", options, memory_format)),
      options);
}

/// self in the dtype of other.
inline Tensor type_as(const Tensor& self, const Tensor& other) {
  return stubs::type_as::call(self, other);
}

/// Sets every element to 0.
inline Tensor& zero_(Tensor& self) {
  return detail::written_to(self, stubs::zero_::call(self));
}
inline Tensor zero(const Tensor& self) {
  return stubs::zero::call(self);
}

}  // namespace tenon
