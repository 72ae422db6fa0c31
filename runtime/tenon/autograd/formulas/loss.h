#pragma once

#include <string_view>

#include "tenon/tensor/tensor_base.h"

/// Losses and their derivatives; a reduction is none (0), mean (1) or sum (2).
namespace tenon::formulas {

/// The elements of a loss, their mean or their sum. ValueError of the operator `op` where the
/// reduction is another number.
TENON_API TensorBase reduced(std::string_view op, const TensorBase& loss, int64_t reduction);

/// log(self), and -100 where that is less: what a binary cross entropy is made of.
TENON_API TensorBase bounded_log(const TensorBase& self);

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

/// The gradient of multilabel_margin_loss_backward for grad_output, of `sizes`, which it is linear
/// in.
TENON_API TensorBase multilabel_margin_loss_double_backward(
    const TensorBase& grad, IntArrayRef sizes, const TensorBase& self, const TensorBase& target,
    int64_t reduction, const TensorBase& is_target);

}  // namespace tenon::formulas
