#pragma once

#include <string>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::tools {

/// What promises may expect of a call beside its values.
struct Expectations {
  /// Compare numerical and analytical gradients; off where the function is not smooth there.
  bool gradient = true;
  /// And those of the gradient itself.
  bool second_gradient = true;
  /// The result depends on the arguments alone, or on them and the seed where the operator is
  /// tagged `nondeterministic_seeded`: not the contents of `empty`.
  bool deterministic = true;
  /// The operator works on tensors without data.
  bool meta = true;
  /// Arguments that the operator does not differentiate.
  std::vector<std::string> constants = {};
};

/// A call that must succeed, with all its arguments.
struct CheckedCall {
  const OperatorEntry& op;
  Stack arguments;
  Expectations expectations = {};
};

}  // namespace tenon::tools
