#pragma once

#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_list.h"

/// What derivative formulas are written with, beside the operators themselves.
namespace tenon::formulas {

/// `grad` summed over the dimensions along which `sizes` was broadcast to it.
TensorBase sum_to(const TensorBase& grad, IntArrayRef sizes);
/// `grad * factor`, and `grad` itself for a factor of 1.
TensorBase maybe_multiply(const TensorBase& grad, const Scalar& factor);
/// Zeros like `grad`.
TensorBase zeros_of(const TensorBase& grad);

/// `saved`, or a copy of it where it is the tensor that an in-place operator is about to change. Of
/// another tensor in the same memory, an alias: that tensor's base is about to get the node that
/// saves it as its history, which would be a cycle. Backward refuses what is changed anyway.
TensorBase unchanged_by(const TensorBase& self, const TensorBase& saved);
/// The sizes of each tensor.
std::vector<DimVector> sizes_of(TensorList tensors);
/// Moves the gradients of a list argument to where they start in `results`.
void place_gradients(std::vector<TensorBase>& results, size_t first,
                     std::vector<TensorBase>&& gradients);

TensorBase operator-(const TensorBase& a);
TensorBase operator+(const TensorBase& a, const TensorBase& b);
TensorBase operator-(const TensorBase& a, const TensorBase& b);
TensorBase operator*(const TensorBase& a, const TensorBase& b);
TensorBase operator/(const TensorBase& a, const TensorBase& b);
TensorBase operator+(const TensorBase& a, const Scalar& b);
TensorBase operator-(const TensorBase& a, const Scalar& b);
TensorBase operator*(const TensorBase& a, const Scalar& b);
TensorBase operator/(const TensorBase& a, const Scalar& b);
TensorBase operator+(const Scalar& a, const TensorBase& b);
TensorBase operator-(const Scalar& a, const TensorBase& b);
TensorBase operator*(const Scalar& a, const TensorBase& b);
TensorBase operator/(const Scalar& a, const TensorBase& b);

}  // namespace tenon::formulas
