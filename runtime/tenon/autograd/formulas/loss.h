#pragma once

#include "tenon/tensor/tensor_base.h"

/// Derivatives of losses; a reduction is none (0), mean (1) or sum (2).
namespace tenon::formulas {

/// For `self`; the squared difference is symmetric, so that the same holds for the other argument.
TENON_API TensorBase mse_loss_backward(const TensorBase& grad, const TensorBase& self,
                                       const TensorBase& other, int64_t reduction);
TENON_API TensorBase binary_cross_entropy_backward(const TensorBase& grad, const TensorBase& self,
                                                   const TensorBase& target,
                                                   const TensorBase& weight, int64_t reduction);
TENON_API TensorBase binary_cross_entropy_target_backward(const TensorBase& grad,
                                                          const TensorBase& self,
                                                          const TensorBase& target,
                                                          const TensorBase& weight,
                                                          int64_t reduction);

}  // namespace tenon::formulas
