// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/creation.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"

namespace tenon::redispatch {

inline Tensor arange(DispatchKeySet keys, const Scalar& end, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::arange::redispatch(keys, end, options.dtype_opt(), options.layout_opt(),
                                options.device_opt(),
                                detail::pin_memory_of_row_major("arange", options)), options);
}
inline Tensor arange(DispatchKeySet keys, const Scalar& start, const Scalar& end,
                     const Scalar& step = 1, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::arange_start_step::redispatch(keys, start, end, step, options.dtype_opt(),
                                           options.layout_opt(), options.device_opt(),
                                           detail::pin_memory_of_row_major("arange", options)),
      options);
}

inline Tensor empty(DispatchKeySet keys, IntArrayRef size, const TensorOptions& options = {},
                    std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::empty_memory_format::redispatch(keys, size, options.dtype_opt(), options.layout_opt(),
                                             options.device_opt(), options.pinned_memory_opt(),
                                             detail::one_memory_format("empty", options,
                                                                       memory_format)), options);
}

inline Tensor empty_like(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::empty_like::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                    options.device_opt(), options.pinned_memory_opt(),
                                    detail::one_memory_format("empty_like", options,
                                                              memory_format)), options);
}

inline Tensor empty_strided(DispatchKeySet keys, IntArrayRef size, IntArrayRef stride,
                            const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::empty_strided::redispatch(keys, size, stride, options.dtype_opt(),
                                       options.layout_opt(), options.device_opt(),
                                       detail::pin_memory_of_row_major("empty_strided", options)),
      options);
}

inline Tensor eye(DispatchKeySet keys, int64_t n, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::eye::redispatch(keys, n, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(), detail::pin_memory_of_row_major("eye", options)),
      options);
}

inline Tensor full(DispatchKeySet keys, IntArrayRef size, const Scalar& fill_value,
                   const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::full::redispatch(keys, size, fill_value, options.dtype_opt(), options.layout_opt(),
                              options.device_opt(),
                              detail::pin_memory_of_row_major("full", options)), options);
}

inline Tensor full_like(DispatchKeySet keys, const Tensor& self, const Scalar& fill_value,
                        const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::full_like::redispatch(keys, self, fill_value, options.dtype_opt(),
                                   options.layout_opt(), options.device_opt(),
                                   options.pinned_memory_opt(),
                                   detail::one_memory_format("full_like", options, memory_format)),
      options);
}

inline Tensor linspace(DispatchKeySet keys, const Scalar& start, const Scalar& end, int64_t steps,
                       const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::linspace::redispatch(keys, start, end, steps, options.dtype_opt(),
                                  options.layout_opt(), options.device_opt(),
                                  detail::pin_memory_of_row_major("linspace", options)), options);
}

inline Tensor logspace(DispatchKeySet keys, const Scalar& start, const Scalar& end, int64_t steps,
                       double base = 10.0, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::logspace::redispatch(keys, start, end, steps, base, options.dtype_opt(),
                                  options.layout_opt(), options.device_opt(),
                                  detail::pin_memory_of_row_major("logspace", options)), options);
}

inline Tensor new_full(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                       const Scalar& fill_value, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::new_full::redispatch(keys, self, size, fill_value, options.dtype_opt(),
                                  options.layout_opt(), options.device_opt(),
                                  detail::pin_memory_of_row_major("new_full", options)), options);
}

inline Tensor new_zeros(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                        const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::new_zeros::redispatch(keys, self, size, options.dtype_opt(), options.layout_opt(),
                                   options.device_opt(),
                                   detail::pin_memory_of_row_major("new_zeros", options)), options);
}

inline Tensor ones(DispatchKeySet keys, IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::ones::redispatch(keys, size, options.dtype_opt(), options.layout_opt(),
                              options.device_opt(),
                              detail::pin_memory_of_row_major("ones", options)), options);
}

inline Tensor ones_like(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::ones_like::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                   options.device_opt(), options.pinned_memory_opt(),
                                   detail::one_memory_format("ones_like", options, memory_format)),
      options);
}

inline Tensor scalar_tensor(DispatchKeySet keys, const Scalar& s,
                            const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::scalar_tensor::redispatch(keys, s, options.dtype_opt(), options.layout_opt(),
                                       options.device_opt(),
                                       detail::pin_memory_of_row_major("scalar_tensor", options)),
      options);
}

inline Tensor tril_indices(DispatchKeySet keys, int64_t row, int64_t col, int64_t offset = 0,
                           const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::tril_indices::redispatch(keys, row, col, offset, options.dtype_opt(),
                                      options.layout_opt(), options.device_opt(),
                                      detail::pin_memory_of_row_major("tril_indices", options)),
      options);
}

inline Tensor triu_indices(DispatchKeySet keys, int64_t row, int64_t col, int64_t offset = 0,
                           const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::triu_indices::redispatch(keys, row, col, offset, options.dtype_opt(),
                                      options.layout_opt(), options.device_opt(),
                                      detail::pin_memory_of_row_major("triu_indices", options)),
      options);
}

inline Tensor zeros(DispatchKeySet keys, IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::zeros::redispatch(keys, size, options.dtype_opt(), options.layout_opt(),
                               options.device_opt(),
                               detail::pin_memory_of_row_major("zeros", options)), options);
}

inline Tensor zeros_like(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::zeros_like::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                    options.device_opt(), options.pinned_memory_opt(),
                                    detail::one_memory_format("zeros_like", options,
                                                              memory_format)), options);
}

}  // namespace tenon::redispatch
