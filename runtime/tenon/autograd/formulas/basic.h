#pragma once

#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_list.h"

/// What derivative formulas are written with, beside the operators themselves.
namespace tenon::formulas {

/// `grad` summed over the dimensions along which `sizes` was broadcast to it; ShapeError where
/// `sizes` has more dimensions.
TENON_API TensorBase sum_to(const TensorBase& grad, IntArrayRef sizes);
/// `grad * factor`, and `grad` itself for a factor of 1.
TENON_API TensorBase maybe_multiply(const TensorBase& grad, const Scalar& factor);
/// The sizes of each tensor.
TENON_API std::vector<DimVector> sizes_of(TensorList tensors);

TENON_API TensorBase operator-(const TensorBase& a);
TENON_API TensorBase operator+(const TensorBase& a, const TensorBase& b);
TENON_API TensorBase operator-(const TensorBase& a, const TensorBase& b);
TENON_API TensorBase operator*(const TensorBase& a, const TensorBase& b);
TENON_API TensorBase operator/(const TensorBase& a, const TensorBase& b);
TENON_API TensorBase operator+(const TensorBase& a, const Scalar& b);
TENON_API TensorBase operator-(const TensorBase& a, const Scalar& b);
TENON_API TensorBase operator*(const TensorBase& a, const Scalar& b);
TENON_API TensorBase operator/(const TensorBase& a, const Scalar& b);
TENON_API TensorBase operator+(const Scalar& a, const TensorBase& b);
TENON_API TensorBase operator-(const Scalar& a, const TensorBase& b);
TENON_API TensorBase operator*(const Scalar& a, const TensorBase& b);
TENON_API TensorBase operator/(const Scalar& a, const TensorBase& b);

}  // namespace tenon::formulas
