#pragma once

#include <functional>

#include "tenon/autograd/gradcheck.h"
#include "tools/promises/checks.h"

namespace tenon::tools {

/// An operator as a function of the float64 and complex128 tensors that it only reads and
/// differentiates, with those results that have a history for them; null where there are none.
struct Function {
  autograd::CheckedFunction call;
  TensorVector inputs;
  /// The arguments with other tensors in the places of the inputs.
  std::function<Stack(const TensorVector& inputs)> arguments;
};

/// Numbers for each element of a tensor, no two of them equal.
TensorVector weights_for(const TensorVector& tensors);

/// What `check` finds of the call as a function that is differentiated; nothing where it is none,
/// or where an operator says that nobody has written its derivatives.
Verdict checked_gradients(const CheckedCall& checked,
                          const std::function<Verdict(const Function& function)>& check);

}  // namespace tenon::tools
