#pragma once

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of element-wise operators, before they are summed to the sizes of an argument.
namespace tenon::formulas {

/// Of `pow` for `self` with a number as exponent; 0 where that is 0.
TENON_API TensorBase pow_backward(const TensorBase& grad, const TensorBase& self,
                                  const Scalar& exponent);

/// The gradient of sgn for complex numbers, from its argument and its result; zeros for real ones.
TensorBase sgn_backward(const TensorBase& grad, const TensorBase& self, const TensorBase& result);
/// The gradient of angle for complex numbers, 0 at 0; zeros for real ones.
TensorBase angle_backward(const TensorBase& grad, const TensorBase& self);

}  // namespace tenon::formulas
