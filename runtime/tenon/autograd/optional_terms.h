#pragma once

#include "tenon/tensor/tensor_base.h"

/// Arithmetic of gradients, where an undefined tensor is a term or a factor that there is not.
namespace tenon::formulas {

/// `sum + term`, and `term` itself for an undefined sum.
TensorBase plus(const TensorBase& sum, const TensorBase& term);
/// `value * factor`, and `value` itself for an undefined factor.
TensorBase times(const TensorBase& value, const TensorBase& factor);

}  // namespace tenon::formulas
