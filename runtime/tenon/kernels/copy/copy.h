#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// Copies `src`, broadcast to the sizes of `dst` and converted to its dtype, into `dst`; any
/// strides, also where both share memory. Nothing is checked: `src` is broadcastable, both are on
/// the CPU, and `dst` does not overlap itself.
TENON_API void copy_into(const TensorBase& src, const TensorBase& dst);

/// A new row-major tensor with the elements of `tensor`. On Meta without data.
TENON_API TensorBase contiguous_copy(const TensorBase& tensor);
/// The same handle if it is row-major, else a row-major copy.
TENON_API TensorBase contiguous(const TensorBase& tensor);
/// The same handle if it is row-major and of `dtype`, else a row-major copy converted to it.
TENON_API TensorBase to_dtype_contiguous(const TensorBase& tensor, DType dtype);

/// Copies `src` into `self` as if it was read first, and returns `self`. `src` may be on another
/// device; a Meta tensor has no data to take or give. ShapeError when `src` does not broadcast to
/// the sizes of `self`, ValueError when `self` overlaps itself. `non_blocking` has no effect.
TENON_API TensorBase& copy_(TensorBase& self, const TensorBase& src, bool non_blocking = false);

/// Sets every element to `value` converted to the dtype of `self`; ValueError when `self` overlaps
/// itself, or has integers and `value` does not fit int64.
TENON_API TensorBase& fill_(TensorBase& self, const Scalar& value);
/// The same with the element of `value`, which is cast; ShapeError when that has dimensions.
TENON_API TensorBase& fill_tensor_(TensorBase& self, const TensorBase& value);
TENON_API TensorBase& zero_(TensorBase& self);

}  // namespace tenon::kernels
