#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::test {

// Calls of libtorch's operators of the same names. Its own types stay inside libtorch.cpp: the two
// libraries' headers, and Catch's, define macros of equal names.

/// libtorch rejected the call.
struct LibtorchError : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// libtorch has no such operator, or one whose arguments differ.
struct LibtorchMismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct LibtorchResults {
  /// Copies with libtorch's strides, marked as requiring grad where libtorch's do.
  Stack results;
  /// Of each marked argument; undefined where it got none.
  std::vector<TensorBase> gradients;
  /// What `relation` says of each tensor among the results.
  std::vector<std::string> relations;
};

/// How a result relates to an argument: `is argument 0`, `shares memory with argument 0`.
std::string relation(bool is_same, size_t argument);

/// Whether libtorch has an operator of this name and overload.
bool libtorch_has(const std::string& name);

/// Calls libtorch's operator with copies of `arguments`, of which those at `marked` require grad.
/// With some, also computes the gradients of the sum of all floating results that have a history,
/// each times `fixed_weights`.
LibtorchResults call_libtorch(const OperatorSchema& schema, const Stack& arguments,
                              const std::vector<size_t>& marked = {});

/// The weights of a result in the sum whose gradients are compared.
TensorBase fixed_weights(const TensorBase& result);

}  // namespace tenon::test
