#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// A tangent for `self` that nobody else sees, of the same strides: `value`, or a copy.
TensorBase own_tangent(TensorBase value, const TensorBase& self);

}  // namespace tenon
