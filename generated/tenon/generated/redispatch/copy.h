// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/copy.h"

namespace tenon::redispatch {

inline Tensor clone(DispatchKeySet keys, const Tensor& self,
                    std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::clone::redispatch(keys, self, memory_format);
}

inline Tensor contiguous(DispatchKeySet keys, const Tensor& self,
                         MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::contiguous::redispatch(keys, self, memory_format);
}

inline Tensor& copy_(DispatchKeySet keys, Tensor& self, const Tensor& src,
                     bool non_blocking = false) {
  return detail::written_to(self, stubs::copy_::redispatch(keys, self, src, non_blocking));
}
inline Tensor copy(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                   bool non_blocking = false) {
  return stubs::copy::redispatch(keys, self, src, non_blocking);
}

inline Tensor& fill_(DispatchKeySet keys, Tensor& self, const Scalar& value) {
  return detail::written_to(self, stubs::fill__Scalar::redispatch(keys, self, value));
}
inline Tensor fill(DispatchKeySet keys, const Tensor& self, const Scalar& value) {
  return stubs::fill_Scalar::redispatch(keys, self, value);
}
inline Tensor& fill_(DispatchKeySet keys, Tensor& self, const Tensor& value) {
  return detail::written_to(self, stubs::fill__Tensor::redispatch(keys, self, value));
}
inline Tensor fill(DispatchKeySet keys, const Tensor& self, const Tensor& value) {
  return stubs::fill_Tensor::redispatch(keys, self, value);
}

inline Tensor _in_interval(DispatchKeySet keys, const Tensor& self, double least, double most,
                           std::string_view op, std::string_view elements) {
  return stubs::_in_interval::redispatch(keys, self, least, most, op, elements);
}

inline Scalar item(DispatchKeySet keys, const Tensor& self) {
  return stubs::item::redispatch(keys, self);
}

inline Scalar _local_scalar_dense(DispatchKeySet keys, const Tensor& self) {
  return stubs::_local_scalar_dense::redispatch(keys, self);
}

inline Tensor& resize_(DispatchKeySet keys, Tensor& self, IntArrayRef size,
                       std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::written_to(self, stubs::resize_::redispatch(keys, self, size, memory_format));
}

inline Tensor to(DispatchKeySet keys, const Tensor& self, DType dtype, bool non_blocking = false,
                 bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_dtype::redispatch(keys, self, dtype, non_blocking, copy, memory_format);
}
inline Tensor to(DispatchKeySet keys, const Tensor& self, Device device, DType dtype,
                 bool non_blocking = false, bool copy = false,
                 std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_device::redispatch(keys, self, device, dtype, non_blocking, copy, memory_format);
}

inline Tensor _to_copy(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                       bool non_blocking = false,
                       std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::_to_copy::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                  options.device_opt(), options.pinned_memory_opt(), non_blocking,
                                  detail::one_memory_format("_to_copy", options, memory_format)),
      options);
}

inline Tensor type_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::type_as::redispatch(keys, self, other);
}

inline Tensor& zero_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::zero_::redispatch(keys, self));
}
inline Tensor zero(DispatchKeySet keys, const Tensor& self) {
  return stubs::zero::redispatch(keys, self);
}

}  // namespace tenon::redispatch
