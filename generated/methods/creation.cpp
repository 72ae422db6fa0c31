// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"

namespace tenon {

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(ops::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(), options.device_opt(), options.pinned_memory_opt()), options);
}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value, const TensorOptions& options) const {
  return detail::with_requires_grad(ops::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(), options.device_opt(), options.pinned_memory_opt()), options);
}

}  // namespace tenon
