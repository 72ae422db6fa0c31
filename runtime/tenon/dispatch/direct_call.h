#pragma once

#include <atomic>
#include <cstddef>

#include "tenon/dispatch/operator_entry.h"
#include "tenon/dispatch/view_arguments.h"

/// Calls that the functionalization pass runs without boxing them.
///
/// Note [Direct calls]
///
/// Most calls on functional tensors need nothing of the pass but that values stand in the places of
/// tensors, and that results become functional. The kernel through which such a call enters the
/// pass, see dispatch/boxed_call.h, knows its types: it hands over where its tensors are, computes,
/// and hands over the results. `begin` says whether that is enough; else the call is boxed, and
/// nothing has happened. The pass is a layer above, which sets `direct_calls` when it is used
/// first.
namespace tenon::detail {

struct DirectCall {
  /// What computes. Of an in-place operator `begin_in_place` puts its functional twin here.
  const OperatorEntry* op;
  /// The keys of the call; `begin` removes those of the pass.
  DispatchKeySet keys;
  /// The tensors among the arguments, in their order; behind them as many places for what the
  /// operator is to compute with instead of each, which `begin` fills in.
  const TensorBase** tensors;
  size_t count;
  /// That of the first functional tensor; null where there is none.
  const FunctionalStorageInterface* state = nullptr;
  /// Of a view: what the pass knows of the operator.
  const void* known = nullptr;
};

enum class DirectStep {
  /// The operator is called with the values, and `end` makes what it returns functional.
  kCompute,
  /// It is called with the tensors as they are, and what it returns is returned.
  kPassOn,
  /// The same, and `end_view` makes what it returns functional. Where the arguments cannot be
  /// written down the call is boxed.
  kView,
  /// The call is boxed.
  kBox,
};

/// What calls a kernel with a stack: one a signature.
using UnboxedCaller = decltype(OperatorBoxing::call_unboxed);

struct DirectCalls {
  DirectStep (*begin)(DirectCall& call);
  void (*end)(const DirectCall& call, TensorBase& result);
  /// For each result of a view, which is number `index`.
  void (*end_view)(const DirectCall& call, TensorBase& view, const ViewArguments& arguments,
                   size_t index);
  /// For an operator that writes to its first argument alone, and returns it. `twin` is the
  /// signature that a functional one must have.
  bool (*begin_in_place)(DirectCall& call, UnboxedCaller twin);
  /// The first tensor becomes `value`, which becomes what that was, or nothing; false, and nothing
  /// has changed, where it cannot.
  bool (*end_in_place)(const DirectCall& call, TensorBase& value);
};

/// Null until the pass is used.
extern TENON_API constinit std::atomic<const DirectCalls*> direct_calls;

}  // namespace tenon::detail
