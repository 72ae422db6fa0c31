#pragma once

#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"

// Kernels that compute in float32 or float64 what is stored in any floating dtype.

namespace tenon::kernels {

/// Calls `function` with a `float` or, for float64, a `double`.
template <class Function>
void dispatch_computed(DType dtype, const Function& function) {
  if (dtype == DType::kFloat64) return function(double{});
  function(float{});
}

/// `tensor` row-major in the dtype to compute in; undefined if it is.
inline TensorBase readable(const TensorBase& tensor, DType dtype) {
  if (!tensor.defined() || (tensor.dtype() == dtype && tensor.is_contiguous())) return tensor;
  return to_dtype_contiguous(tensor, dtype);
}

/// A tensor to compute `result` in: itself if it is of `dtype`, or undefined.
inline TensorBase writable(const TensorBase& result, DType dtype) {
  if (!result.defined() || result.dtype() == dtype) return result;
  return make_tensor(result.sizes(), dtype);
}

/// Writes what was computed where `writable` gave another tensor than `result`.
inline void finish(const TensorBase& computed, const TensorBase& result) {
  if (result.defined() && !result.is_same(computed)) copy_into(computed, result);
}

template <class T>
const T* data_or_null(const TensorBase& tensor) {
  return tensor.defined() ? tensor.const_data_ptr<T>() : nullptr;
}

}  // namespace tenon::kernels
