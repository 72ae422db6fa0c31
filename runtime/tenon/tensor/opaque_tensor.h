#pragma once

#include <memory>
#include <utility>

#include "tenon/tensor/tensor_base.h"

/// Tensors of backends whose elements are in no memory that a pointer reaches: a texture, a node of
/// a graph, a name on another machine. See docs/add_a_backend.md.
namespace tenon {

/// What such a backend has in the place of data: its own state of a tensor derives from this, and
/// dies with the last tensor that has it. Several threads may read it, and let go of it.
class TENON_API OpaqueValue {
 public:
  OpaqueValue() = default;
  virtual ~OpaqueValue();
  OpaqueValue(const OpaqueValue&) = delete;
  OpaqueValue& operator=(const OpaqueValue&) = delete;

  /// Computes what is not computed yet: what `sync` of a functional tensor calls.
  virtual void sync() {}
};

/// A tensor on `device` with `value` in the place of data, of these sizes and strides, which say no
/// more than in what order a copy of it would lie in memory: inference in inference mode, else
/// normal. `data_ptr()` of it is null. ShapeError for negative sizes or another number of strides,
/// ValueError for a negative stride or no value, DeviceError for the CPU and Meta.
TENON_API TensorBase make_opaque_tensor(IntArrayRef sizes, IntArrayRef strides, DType dtype,
                                        Device device, std::shared_ptr<OpaqueValue> value);
/// The same with row-major strides.
TENON_API TensorBase make_opaque_tensor(IntArrayRef sizes, DType dtype, Device device,
                                        std::shared_ptr<OpaqueValue> value);

namespace detail {
[[noreturn]] TENON_API TENON_COLD void fail_opaque(const TensorBase& tensor);
}  // namespace detail

/// What `make_opaque_tensor` was given, which lives as long as the tensor; null for a tensor that
/// is undefined or was made otherwise.
inline OpaqueValue* opaque_value(const TensorBase& tensor) {
  return tensor.defined() ? tensor.storage()->opaque_value() : nullptr;
}

/// The same as the type that the backend gave it; DeviceError, telling sizes and device, where the
/// tensor has no value of that type.
template <class Value>
Value& opaque_value_as(const TensorBase& tensor) {
  if (auto* value = dynamic_cast<Value*>(opaque_value(tensor))) return *value;
  detail::fail_opaque(tensor);
}

}  // namespace tenon
