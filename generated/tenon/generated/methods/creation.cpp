// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/creation.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"

namespace tenon {

Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(),
                             detail::pin_memory_of_row_major("new_zeros", options)), options);
}

Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value,
                        const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("new_full", options)), options);
}

}  // namespace tenon
