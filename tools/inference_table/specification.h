#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/dispatch/inference_checks.h"
#include "tools/inference_table/behaviour.h"

namespace tenon::tools {

// The tables of docs/inference_mode.md: what each kind of call does with inference tensors, in
// inference mode and outside.

/// Operators that the tables do not tell apart.
enum class Family { kFunctional, kView, kDetach, kInplace };

/// In-place operators are those that write to an argument: `out=` and in-place views as well.
/// `detach` is the one view that is none for autograd.
Family family_of(const OperatorSchema& schema);

/// What a row says of the tensors of a call. `self` is what the operator writes to or views.
enum class Inputs {
  kAllInference,
  kAllInferenceNoGrad,
  kInferenceLeaf,
  kSomeNormal,
  kSelfNormal,
  kSelfInference,
  kSelfInferenceLeaf,
  kSelfInferenceOtherNormal,
  kMixed,
  kMixedNoGrad,
  kSelfNormalOtherInference,
  kSelfNormalOtherInferenceNoGrad,
  /// Of a normal tensor with history; in no table of the document.
  kViewMadeInside,
};

/// What a row says comes out.
enum class Outcome {
  kInferenceTensor,
  kInferenceView,
  kNormalTensor,
  /// Or an error, exactly when an inference tensor would have to be saved for backward.
  kHistoryUnlessSaved,
  kNormalView,
  /// With a history where its base has one.
  kTrackedView,
  kNormalAlias,
  kHistory,
  kNotRecordable,
  kItself,
  kItselfCounted,
  /// Or an error, exactly when an inference tensor would have to be saved for backward.
  kItselfCountedUnlessSaved,
  kImmutable,
  kNoHistory,
  kViewForbidden,
  kMixingForbidden,
  kAutogradForbidden,
};

struct Row {
  Mode mode;
  Inputs inputs;
  Family family;
  /// The keys whose kernels run, in order; `AutogradOther` for any Autograd key, `CPU` for any
  /// backend, `Undefined` for none.
  std::array<DispatchKey, 3> kernels;
  Outcome outcome;
};

/// All rows of a policy's table, in the order of the document.
std::span<const Row> rows(InferencePolicy policy);
/// The row that says what a call with these tensors does; null when no table speaks of it, since
/// inference mode has no part in it.
const Row* row_of(InferencePolicy policy, Mode mode, const OperatorSchema& schema,
                  const std::vector<TensorArgument>& tensors,
                  const std::vector<TensorState>& states);

std::string_view family_name(Family family);
std::string_view text_of(Inputs inputs);
std::string_view text_of(Outcome outcome);
/// `Autograd, InplaceOrView, CPU`.
std::string kernels_text(const std::vector<DispatchKey>& keys);

/// The kernels of a row that this operator has. A composite operator has one, whatever the row, and
/// an operator that is not differentiable none for Autograd.
std::vector<DispatchKey> expected_kernels(const Row& row, const OperatorEntry& op);

/// What the same call does with normal tensors in place of inference ones, which a row refers to.
struct NormalTwin {
  /// The call raises for a reason that inference mode has no part in.
  bool raised = false;
  /// An Autograd kernel runs, in a composite operator perhaps.
  bool runs_autograd = false;
  /// It saves one of those for backward.
  bool saves_inference = false;
  /// A result is a view of one of those and has a history.
  bool views_inference = false;
  /// A result is another tensor on the data of an argument.
  bool gives_view = false;
  /// Some of the arguments were inference tensors, others not, and no result has the data of one.
  bool copies_mixed = false;
  std::vector<bool> requires_grad;  // of each result
  Stack values;
};
NormalTwin normal_twin(const OperatorEntry& op, const Stack& arguments,
                       const std::vector<TensorState>& states);

/// How an observation differs from the row; empty when it does not.
std::string difference(const Row& row, const OperatorEntry& op,
                       const std::vector<TensorArgument>& tensors, const Observation& seen,
                       const NormalTwin& twin);

}  // namespace tenon::tools
