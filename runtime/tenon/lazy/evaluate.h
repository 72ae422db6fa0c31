#pragma once

#include <vector>

#include "tenon/guards/inference_mode.h"
#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Calls compute on the CPU, and make normal tensors there that nobody tracks, whatever the modes
/// and keys of the thread are.
class OnlyBackends : ThreadStateGuard {
 public:
  OnlyBackends();

 private:
  const InferenceMode normal_{false};
};

/// Computes what the results need, unless they are there, and keeps what somebody has a use of.
/// Safe from any thread; evaluations run one after the other.
///
/// Errors are those of the operators, with the call that made the node. Then no node has changed.
void evaluate(const std::vector<Use>& uses);
/// Computes all nodes that wait.
void evaluate_pending();

/// The value of a result, computed if it is not: on the CPU, not to be written to.
TensorBase value_of(const Use& use);

}  // namespace tenon::lazy
