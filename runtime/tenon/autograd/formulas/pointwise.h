#pragma once

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of element-wise operators, before they are summed to the sizes of an argument.
namespace tenon::formulas {

/// Of `pow` for `self` with a number as exponent; 0 where that is 0.
TENON_API TensorBase pow_backward(const TensorBase& grad, const TensorBase& self,
                                  const Scalar& exponent);

}  // namespace tenon::formulas
