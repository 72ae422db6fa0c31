#pragma once

#include <optional>
#include <vector>

#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Where the tensors of a call are.
struct CallDevices {
  /// Those of the arguments that stand on `stack` from `first` on.
  CallDevices(const Stack& stack, size_t first);

  /// What the call asks for, else where its lazy tensors are.
  Device of_results() const { return asked ? *asked : of_tensors; }

  std::optional<Device> asked;
  Device of_tensors = kLazy;
  bool has_lazy = false;
  bool has_cpu = false;
};

/// The arguments of a call as those of a node.
class CallArguments {
 public:
  /// CPU tensors are taken as they are at this moment. DeviceError for a tensor without data, and
  /// for one that the backend has not made.
  CallArguments(const OperatorEntry& op, const Stack& stack, size_t first);

  /// Tensors of their geometry, which share no storage with results.
  Stack on_meta() const;
  /// Their values, computed where they are not.
  Stack on_cpu() const;
  /// Lets go of what the first argument waits for: of a call that reads none of its elements, and
  /// gets undefined ones instead, at once or when it is computed.
  void forget_self(bool call_waits);
  /// Says of a factory that leaves its dtype to the default what that is now.
  void settle_dtype(const OperatorEntry& op, const TensorBase& result);

  std::vector<NodeArgument> take() && { return std::move(arguments_); }

 private:
  std::vector<NodeArgument> arguments_;
};

/// The arguments of a call on CPU tensors that asks for a lazy result, for the kernel of the CPU.
Stack arguments_on_cpu(const OperatorEntry& op, const Stack& stack, size_t first);

}  // namespace tenon::lazy
