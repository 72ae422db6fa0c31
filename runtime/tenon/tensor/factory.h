#pragma once

#include <optional>
#include <string_view>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

namespace tenon {

namespace detail {
[[noreturn]] TENON_API TENON_COLD void fail_pinned(std::string_view op);
/// DeviceError where `device` is none.
void check_device(Device device);

TENON_ALWAYS_INLINE bool has_functional_state(const TensorImpl& self) {
  return self.key_set().has_any({DispatchKey::Functionalize, DispatchKey::Tracer});
}
/// Makes an alias of a tensor with functional state functional.
TENON_API TENON_COLD void adopt_alias(const TensorBase& self, const TensorBase& alias);
}  // namespace detail

/// NotImplementedError where pinned memory is asked for, which there is for no device.
inline void check_not_pinned(std::string_view op, std::optional<bool> pin_memory) {
  if (pin_memory.value_or(false)) [[unlikely]]
    detail::fail_pinned(op);
}

/// A new row-major tensor with undefined contents: inference in inference mode, else normal.
/// ShapeError for a negative size, OutOfMemoryError when it is too large. On `Meta` there are no
/// data.
inline TensorBase make_tensor(IntArrayRef sizes, DType dtype, Device device = kCPU) {
  return TensorBase(TensorImpl::allocate(sizes, dtype, device).take());
}
TENON_API TensorBase make_tensor_strided(IntArrayRef sizes, IntArrayRef strides, DType dtype,
                                         Device device = kCPU);
TENON_API TensorBase make_tensor(const TensorSpec& spec);

/// A new row-major tensor of the sizes of `self`; OutOfMemoryError where `self` is expanded to more
/// elements than memory can hold.
TENON_API TensorBase make_tensor_like(const TensorBase& self, DType dtype);
inline TensorBase make_tensor_like(const TensorBase& self) {
  return make_tensor_like(self, self.dtype());
}
/// The same of a tensor that is there.
inline TensorBase make_tensor_of_sizes(const TensorImpl& like, DType dtype) {
  return TensorBase(TensorImpl::allocate_like(like, dtype).take());
}

/// A second tensor on the same storage: normal on a normal storage, inference on an inference one.
/// The window must lie within the storage; sizes, strides and offset count in elements of `dtype`.
TENON_API TensorBase make_alias(const TensorBase& self, DType dtype, IntArrayRef sizes,
                                IntArrayRef strides, int64_t storage_offset);
inline TensorBase make_alias(const TensorBase& self, IntArrayRef sizes, IntArrayRef strides,
                             int64_t storage_offset) {
  return make_alias(self, self.dtype(), sizes, strides, storage_offset);
}
TENON_API TensorBase make_alias(const TensorBase& self);
/// A tensor on memory of the caller, row-major, which `deleter` frees.
TENON_API TensorBase make_tensor_from_blob(void* data, IntArrayRef sizes, IntArrayRef strides,
                                           DType dtype, StorageImpl::Deleter deleter);

/// How many elements a storage needs for this window; 0 for an empty one.
TENON_API int64_t storage_extent(IntArrayRef sizes, IntArrayRef strides, int64_t storage_offset);

}  // namespace tenon
