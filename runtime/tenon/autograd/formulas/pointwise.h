#pragma once

#include <optional>

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Derivatives of element-wise operators, before they are summed to the sizes of an argument.
namespace tenon::formulas {

/// Of `pow` for `self` with a number as exponent; 0 where that is 0.
TensorBase pow_backward(const TensorBase& grad, const TensorBase& self, const Scalar& exponent);
/// The same with a tensor as exponent.
TensorBase pow_backward_self(const TensorBase& grad, const TensorBase& self,
                             const TensorBase& exponent);
/// Of `pow` for its exponent; 0 where 0 is raised to what is not negative.
TensorBase pow_backward_exponent(const TensorBase& grad, const TensorBase& self,
                                 const TensorBase& exponent, const TensorBase& result);
TensorBase pow_backward_exponent(const TensorBase& grad, const Scalar& self,
                                 const TensorBase& exponent, const TensorBase& result);

/// Of `clamp`: 0 outside the bounds, `grad` within and at them.
TensorBase clamp_backward(const TensorBase& grad, const TensorBase& self,
                          const std::optional<Scalar>& min, const std::optional<Scalar>& max);

/// Of the greater, or smaller, of two elements for the first; half of it in a tie.
TensorBase maximum_backward(const TensorBase& grad, const TensorBase& self,
                            const TensorBase& other);
TensorBase minimum_backward(const TensorBase& grad, const TensorBase& self,
                            const TensorBase& other);

}  // namespace tenon::formulas
