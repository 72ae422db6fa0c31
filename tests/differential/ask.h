#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "tests/differential/libtorch.h"
#include "tools/promises/values.h"

namespace tenon::test {

/// Whether `is_meant` holds for one of the tensors that are defined.
template <class Predicate>
bool any_tensor(const Stack& arguments, Predicate is_meant) {
  return std::ranges::any_of(tools::tensors_of(arguments), [&](const TensorBase& tensor) {
    return tensor.defined() && is_meant(tensor);
  });
}

/// libtorch's results, or none where it lacks the operator, the kernel or the formula. What it does
/// not differentiate is removed from `marked`.
std::optional<LibtorchResults> ask_libtorch(const OperatorEntry& op, const Stack& arguments,
                                            std::vector<size_t>& marked);

}  // namespace tenon::test
