#pragma once

#include "tenon/tensor/tensor_base.h"

/// Derivatives of operators that depend on the order of elements, or choose some.
namespace tenon::formulas {

/// Of a tensor of `sizes`, from those elements of it for which the mask holds.
TENON_API TensorBase masked_select_backward(const TensorBase& grad, IntArrayRef sizes,
                                            const TensorBase& mask);
/// Of median and nanmedian: elements that equal the result share the gradient.
TENON_API TensorBase median_backward(const TensorBase& grad, const TensorBase& self,
                                     const TensorBase& result);

}  // namespace tenon::formulas
