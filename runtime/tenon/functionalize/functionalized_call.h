#pragma once

#include <memory>

#include "tenon/functionalize/functional_depth.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// A call of a function under the pass: in it the arguments are functional tensors, and so is all
/// that is made; after it they are plain again, and the arguments are as the function left them.
///
/// Note [Arguments of functionalized calls]
///
/// The arguments are not replaced: a functional state stands in the place of the data of their
/// storages, see `ArgumentStorage`, and so they keep their identity, history, hooks, version and
/// aliases. What is alive of the rest when the call ends, results and what the graph has saved,
/// becomes plain where it is: its storage gets data. The data of arguments are written to last.
class TENON_API FunctionalizedCall {
 public:
  explicit FunctionalizedCall(FunctionalDepth depth);
  /// Where the call has not ended the arguments become what they were: data, geometry, history and
  /// versions.
  ~FunctionalizedCall();
  FunctionalizedCall(const FunctionalizedCall&) = delete;
  FunctionalizedCall& operator=(const FunctionalizedCall&) = delete;

  /// Of the arguments, before `begin`. An undefined tensor is none.
  void add(const TensorBase& argument);
  /// Nothing happens where every argument is functional already.
  void begin();
  /// After the function has returned, on the same thread.
  void end();

 private:
  struct State;
  const std::unique_ptr<State> state_;
};

}  // namespace tenon
