#pragma once

#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of operators that join and pad.
namespace tenon::formulas {

/// The gradient of each tensor that cat was given, whose sizes are `sizes`.
TENON_API std::vector<TensorBase> cat_backward(const TensorBase& grad,
                                               const std::vector<DimVector>& sizes, int64_t dim);
TENON_API TensorBase constant_pad_nd_backward(const TensorBase& grad, IntArrayRef pad);

}  // namespace tenon::formulas
