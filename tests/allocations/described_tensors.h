#pragma once

#include <string>

#include "tenon/tensor/tensor_base.h"

namespace tenon::test {

// Texts that two tensors have in common when they agree.

/// What a correct call makes of the tensor.
std::string described_result(const TensorBase& tensor);
/// The gradient of the tensor.
std::string described_gradient(const TensorBase& tensor);
/// Everything that a failed call must not change; of the gradient only where `with_grad`.
std::string described_state(const TensorBase& tensor, bool with_grad);

}  // namespace tenon::test
