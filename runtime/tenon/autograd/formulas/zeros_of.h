#pragma once

#include "tenon/tensor/tensor_base.h"

namespace tenon::formulas {

/// Zeros like `grad`. Apart from other helpers, since all backward nodes see it.
TENON_API TensorBase zeros_of(const TensorBase& grad);

}  // namespace tenon::formulas
