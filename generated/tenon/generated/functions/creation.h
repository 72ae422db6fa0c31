// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/logspace.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/tril_indices.h"
#include "tenon/generated/ops/triu_indices.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {

/// The numbers 0, 1, … below end.
inline Tensor arange(const Scalar& end, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::arange::call(end, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                          detail::pin_memory_of_row_major("arange", options)), options);
}

/// The numbers start, start + step, … before end; int64 when all three are integers.
inline Tensor arange(const Scalar& start, const Scalar& end, const Scalar& step = 1,
                     const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::arange_start_step::call(start, end, step, options.dtype_opt(), options.layout_opt(),
                                     options.device_opt(),
                                     detail::pin_memory_of_row_major("arange", options)), options);
}

/// A tensor with undefined contents.
inline Tensor empty(IntArrayRef size, const TensorOptions& options = {},
                    std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::empty_memory_format::call(size, options.dtype_opt(), options.layout_opt(),
                                       options.device_opt(), options.pinned_memory_opt(),
                                       detail::one_memory_format("empty", options, memory_format)),
      options);
}

/// A tensor of the sizes of self with undefined contents.
inline Tensor empty_like(const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::empty_like::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                              options.pinned_memory_opt(),
                              detail::one_memory_format("empty_like", options, memory_format)),
      options);
}

/// A tensor of the given strides with undefined contents.
inline Tensor empty_strided(IntArrayRef size, IntArrayRef stride,
                            const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::empty_strided::call(size, stride, options.dtype_opt(), options.layout_opt(),
                                 options.device_opt(),
                                 detail::pin_memory_of_row_major("empty_strided", options)),
      options);
}

/// The identity matrix of n rows.
inline Tensor eye(int64_t n, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::eye::call(n, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                       detail::pin_memory_of_row_major("eye", options)), options);
}

/// A tensor filled with a number, of that number's default dtype unless told otherwise.
inline Tensor full(IntArrayRef size, const Scalar& fill_value, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::full::call(size, fill_value, options.dtype_opt(), options.layout_opt(),
                        options.device_opt(), detail::pin_memory_of_row_major("full", options)),
      options);
}

/// A tensor of the sizes of self, filled with a number.
inline Tensor full_like(const Tensor& self, const Scalar& fill_value,
                        const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::full_like::call(self, fill_value, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(), options.pinned_memory_opt(),
                             detail::one_memory_format("full_like", options, memory_format)),
      options);
}

/// Numbers at equal distances from start to end, both included.
inline Tensor linspace(const Scalar& start, const Scalar& end, int64_t steps,
                       const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::linspace::call(start, end, steps, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("linspace", options)), options);
}

/// The powers of a base at equal distances of the exponent from start to end, both included.
inline Tensor logspace(const Scalar& start, const Scalar& end, int64_t steps, double base = 10.0,
                       const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::logspace::call(start, end, steps, base, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("logspace", options)), options);
}

/// A tensor filled with 1.
inline Tensor ones(IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::ones::call(size, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                        detail::pin_memory_of_row_major("ones", options)), options);
}

/// A tensor of the sizes of self, filled with 1.
inline Tensor ones_like(const Tensor& self, const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::ones_like::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                             options.pinned_memory_opt(),
                             detail::one_memory_format("ones_like", options, memory_format)),
      options);
}

/// A tensor without dimensions that holds a number.
inline Tensor scalar_tensor(const Scalar& s, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::scalar_tensor::call(s, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                                 detail::pin_memory_of_row_major("scalar_tensor", options)),
      options);
}

/// The rows and the columns of the elements of a matrix on and below a diagonal.
inline Tensor tril_indices(int64_t row, int64_t col, int64_t offset = 0,
                           const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::tril_indices::call(row, col, offset, options.dtype_opt(), options.layout_opt(),
                                options.device_opt(),
                                detail::pin_memory_of_row_major("tril_indices", options)), options);
}

/// The rows and the columns of the elements of a matrix on and above a diagonal.
inline Tensor triu_indices(int64_t row, int64_t col, int64_t offset = 0,
                           const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::triu_indices::call(row, col, offset, options.dtype_opt(), options.layout_opt(),
                                options.device_opt(),
                                detail::pin_memory_of_row_major("triu_indices", options)), options);
}

/// A tensor filled with 0.
inline Tensor zeros(IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::zeros::call(size, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                         detail::pin_memory_of_row_major("zeros", options)), options);
}

/// A tensor of the sizes of self, filled with 0.
inline Tensor zeros_like(const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::zeros_like::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                              options.pinned_memory_opt(),
                              detail::one_memory_format("zeros_like", options, memory_format)),
      options);
}

}  // namespace tenon
