#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/base/error.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tools/inference_table/mode.h"

namespace tenon::tools {

// What a call does with tensors of different kinds, seen from outside.

/// What a tensor argument is made as.
enum class TensorState {
  kNormal,
  kRequiresGrad,
  kInference,
  kInferenceLeaf,
  kHistory,
  kViewMadeInside
};

/// `normal`, `requires_grad`, `inference`, `inference_leaf` (a leaf that requires grad, made in
/// inference mode), `history` (what an operator computed from a leaf), `view_made_inside` (a view
/// of that, made in inference mode).
std::string_view state_name(TensorState state);
std::optional<TensorState> state_of(std::string_view name);
std::vector<std::string_view> state_names();
bool is_inference(TensorState state);
bool requires_grad(TensorState state);

/// A tensor among the arguments of a call, elements of lists included.
struct TensorArgument {
  std::string_view name;
  TensorBase tensor;
  /// Whether the operator writes to it.
  bool written = false;
  /// Whether results are views of it, as the schema says.
  bool viewed = false;
};
std::vector<TensorArgument> tensor_arguments(const OperatorSchema& schema, const Stack& arguments);

/// The same arguments with each tensor copied and made as its state says; one state for each of
/// `tensor_arguments`. Tensors that cannot require grad are made without. What the operator writes
/// to is no leaf, so that it may be written to.
Stack with_states(const OperatorSchema& schema, const Stack& arguments,
                  const std::vector<TensorState>& states);

/// What is seen of one tensor that a call returned.
struct ResultFacts {
  /// The argument that it is, and the one whose data it shares; by position in `tensor_arguments`.
  std::optional<size_t> same_as;
  std::optional<size_t> alias_of;
  bool inference = false;
  bool requires_grad = false;
  bool leaf = true;
  /// Of a tracked view.
  std::optional<CreationMeta> creation_meta;
};

/// A kernel that ran, and the kernels that the call went around.
struct ObservedKernel {
  const OperatorEntry* op;
  DispatchKey key;
  int depth;
  bool is_redispatch;
};

/// What one call did.
struct Observation {
  /// Every kernel, nested calls included.
  std::vector<ObservedKernel> kernels;
  std::vector<ResultFacts> results;
  Stack values;
  /// By how much the version of each tensor argument moved; 0 for one that has none.
  std::vector<int64_t> version_changes;
  /// The message, when the call raised.
  std::string error;
  std::optional<ErrorCode> error_code;

  bool raised() const { return error_code.has_value(); }
  /// The keys of the call's own kernels, in order; every Autograd key as `AutogradOther`, since
  /// which it is depends on the backend.
  std::vector<DispatchKey> own_kernels() const;
};

/// Calls the operator in `mode` and watches. `also` sees every kernel, too.
Observation observe(const OperatorEntry& op, Stack arguments, Mode mode,
                    const KernelRecorder::Observer& also = {});

}  // namespace tenon::tools
