#pragma once

#include "tenon/tensor/tensor_base.h"

/// Derivatives of copies and casts.
namespace tenon::formulas {

/// `grad` in the dtype of the argument.
TENON_API TensorBase to_copy_backward(const TensorBase& grad, DType dtype);
/// `grad` summed to the sizes of the source, in its dtype.
TENON_API TensorBase copy_backward(const TensorBase& grad, IntArrayRef sizes, DType dtype);

}  // namespace tenon::formulas
