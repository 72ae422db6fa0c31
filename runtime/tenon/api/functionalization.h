#pragma once

#include "tenon/functionalize/functional_tensor.h"
#include "tenon/tensor/tensor.h"

/// The functionalization pass over Tensor.
namespace tenon {

/// See functionalize/functional_tensor.h.
inline Tensor to_functional(const Tensor& tensor,
                            FunctionalDepth depth = FunctionalDepth::kMutations) {
  return Tensor(to_functional(static_cast<const TensorBase&>(tensor), depth));
}
inline Tensor from_functional(const Tensor& tensor) {
  return Tensor(from_functional(static_cast<const TensorBase&>(tensor)));
}

}  // namespace tenon
