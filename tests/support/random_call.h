#pragma once

#include <vector>

#include "tenon/dispatch/dispatcher.h"
#include "tests/support/samples.h"

namespace tenon::test {

/// The mode that a call is made in.
enum class CallMode { kNormal, kNoGrad, kInference };

/// A call of an operator with arguments of which nothing need be right.
struct RandomCall {
  Stack arguments;
  /// Every tensor that the call could change: the arguments, what they are views of and computed
  /// from, gradients, other views.
  std::vector<TensorBase> reach;
  CallMode mode = CallMode::kNormal;

  /// Calls the operator in the mode; the results.
  Stack run(const OperatorEntry& op) const;
  /// The same with a copy of the arguments, which the results replace.
  void run(const OperatorEntry& op, Stack& stack) const;
};

/// The `number`-th call of an operator. The same in every run. Half of them start from `samples`,
/// calls of the operator that succeed, and change some arguments. A call that would visit more
/// than 2^26 elements has arguments without data.
RandomCall random_call(const OperatorEntry& op, const std::vector<Stack>& samples, int64_t number);

/// The tensors among the arguments that a call may write to.
std::vector<TensorBase> written_by(const OperatorEntry& op, const Stack& arguments);

/// The arguments of samples of the operator, or of the operator whose in-place or `out=` variant it
/// is; without those of `out`.
std::vector<Stack> samples_of(const OperatorEntry& op);

}  // namespace tenon::test
