// How observations differ from the specified tables.

#include <algorithm>

#include "tenon/autograd/history.h"
#include "tenon/base/check.h"
#include "tools/inference_table/specification.h"

namespace tenon::tools {
namespace {

/// Which references to a tensor's data a graph holds: those to the tensor and to aliases of it.
uint32_t references(const TensorBase& tensor) {
  return tensor.use_count() + tensor.storage().use_count();
}

TensorState normal_state(TensorState state) {
  if (state == TensorState::kHistory || state == TensorState::kViewMadeInside) {
    return TensorState::kHistory;
  }
  return requires_grad(state) ? TensorState::kRequiresGrad : TensorState::kNormal;
}

std::string expected(std::string_view what, std::string_view wanted, std::string_view got) {
  return detail::concatenate("expected ", what, " ", wanted, ", got ", got);
}

std::string yes_no(bool value, std::string_view what) {
  return detail::concatenate(value ? "" : "not ", what);
}

/// Checks what every result must be; a result that shares data with an argument is of its kind.
std::string result_difference(const ResultFacts& facts, bool inference, bool requires_grad,
                              const std::vector<TensorArgument>& tensors) {
  const bool wanted = facts.alias_of ? tensors[*facts.alias_of].tensor.is_inference() : inference;
  if (facts.inference != wanted) {
    return expected("a result", yes_no(wanted, "inference"), yes_no(facts.inference, "inference"));
  }
  if (facts.inference && (!facts.leaf || facts.creation_meta)) {
    return "expected an inference result to be an untracked leaf";
  }
  if (facts.requires_grad != requires_grad) {
    return expected("a result", yes_no(requires_grad, "requiring grad"),
                    yes_no(facts.requires_grad, "requiring grad"));
  }
  return {};
}

std::string results_difference(const Observation& seen, bool inference, const NormalTwin* twin,
                               const std::vector<TensorArgument>& tensors) {
  for (size_t i = 0; i < seen.results.size(); ++i) {
    const ResultFacts& facts = seen.results[i];
    const bool grad = twin != nullptr
                          ? twin->requires_grad.at(i)
                          : facts.same_as && tensors[*facts.same_as].tensor.requires_grad();
    const std::string text = result_difference(facts, inference, grad, tensors);
    if (!text.empty()) return text;
  }
  return {};
}

/// A tracked view of a normal tensor says that it was made in inference mode.
std::string normal_view_difference(const OperatorEntry& op, const Observation& seen) {
  const bool tracked = op.schema().composite || op.has_kernel(DispatchKey::InplaceOrView);
  for (const ResultFacts& facts : seen.results) {
    if (!facts.alias_of || facts.same_as || !tracked) continue;
    if (facts.creation_meta != CreationMeta::InferenceMode) {
      return "expected a view with the creation meta InferenceMode, got another";
    }
  }
  return {};
}

/// A view in normal mode is tracked as one of `self`.
std::string tracked_view_difference(const Observation& seen, const NormalTwin& twin,
                                    const std::vector<TensorArgument>& tensors) {
  for (const ResultFacts& facts : seen.results) {
    if (facts.same_as || !facts.alias_of) continue;  // itself, or a copy
    if (!facts.creation_meta) return "expected a tracked view, got another tensor";
    if (facts.creation_meta == CreationMeta::InferenceMode) {
      return "expected a view made in normal mode, got the creation meta InferenceMode";
    }
  }
  return results_difference(seen, false, &twin, tensors);
}

/// A second tensor on the data of a normal one.
std::string normal_alias_difference(const Observation& seen) {
  for (const ResultFacts& facts : seen.results) {
    if (!facts.alias_of || facts.same_as) return "expected another tensor with the same data";
    if (facts.inference) return "expected a normal tensor, got an inference tensor";
    if (facts.creation_meta) return "expected a tensor that is no view, got a view";
    if (facts.requires_grad) return "expected a tensor without history, got one that has it";
  }
  return {};
}

/// Normal tensors that are written to count it, and what is written to is what comes back.
std::string written_difference(const std::vector<TensorArgument>& tensors,
                               const Observation& seen) {
  for (size_t i = 0; i < tensors.size(); ++i) {
    const int64_t change = seen.version_changes[i];
    const bool moves = tensors[i].written && !tensors[i].tensor.is_inference();
    if (moves ? change < 1 : change != 0) {
      return detail::concatenate("expected the version of ", tensors[i].name,
                                 moves ? " to move" : " to stay", ", it moved by ", change);
    }
  }
  for (const ResultFacts& facts : seen.results) {
    if (facts.same_as && !tensors[*facts.same_as].written) {
      return detail::concatenate("expected what is written to be returned, got ",
                                 tensors[*facts.same_as].name);
    }
  }
  return {};
}

bool is_error(const Row& row, const NormalTwin& twin) {
  switch (row.outcome) {
    case Outcome::kHistoryUnlessSaved:
    case Outcome::kItselfCountedUnlessSaved:
      return twin.saves_inference || twin.views_inference;
    case Outcome::kImmutable:
    case Outcome::kMixingForbidden:
    case Outcome::kNotRecordable:
      return true;
    case Outcome::kViewForbidden:
      // A composite operator may give the tensor itself, or a copy, which is a functional call.
      return twin.gives_view || twin.copies_mixed ||
             (row.inputs == Inputs::kSelfInferenceLeaf && twin.runs_autograd);
    case Outcome::kAutogradForbidden:
      return twin.runs_autograd;
    case Outcome::kNoHistory:
      return twin.views_inference;
    default:
      return false;
  }
}

std::string outcome_difference(const Row& row, const OperatorEntry& op,
                               const std::vector<TensorArgument>& tensors, const Observation& seen,
                               const NormalTwin& twin) {
  switch (row.outcome) {
    case Outcome::kInferenceTensor:
      return results_difference(seen, true, nullptr, tensors);
    case Outcome::kInferenceView:
      return results_difference(seen, row.mode == Mode::kInference, nullptr, tensors);
    case Outcome::kNormalTensor:
    case Outcome::kAutogradForbidden:
      return results_difference(seen, false, nullptr, tensors);
    case Outcome::kHistoryUnlessSaved:
    case Outcome::kNoHistory:
    case Outcome::kHistory:
      return results_difference(seen, false, &twin, tensors);
    case Outcome::kViewForbidden:
      return results_difference(seen, false, nullptr, tensors);
    case Outcome::kNormalView:
      return normal_view_difference(op, seen);
    case Outcome::kTrackedView:
      return tracked_view_difference(seen, twin, tensors);
    case Outcome::kNormalAlias:
      return normal_alias_difference(seen);
    case Outcome::kItself:
    case Outcome::kItselfCounted:
    case Outcome::kItselfCountedUnlessSaved:
      return written_difference(tensors, seen);
    default:
      return {};
  }
}

}  // namespace

NormalTwin normal_twin(const OperatorEntry& op, const Stack& arguments,
                       const std::vector<TensorState>& states) {
  std::vector<TensorState> normal;
  for (const TensorState state : states) normal.push_back(normal_state(state));
  const Stack call = with_states(op.schema(), arguments, normal);
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), call);
  std::vector<uint32_t> before;
  for (const TensorArgument& argument : tensors) before.push_back(references(argument.tensor));

  NormalTwin twin;
  Observation seen = observe(op, call, Mode::kNormal);
  twin.raised = seen.raised();
  twin.runs_autograd = std::ranges::any_of(
      seen.kernels, [](const ObservedKernel& kernel) { return autograd_keys.has(kernel.key); });
  const auto inference = std::ranges::count_if(states, is_inference);
  twin.copies_mixed = inference > 0 && inference < std::ssize(states) &&
                      std::ranges::none_of(seen.results, [](const ResultFacts& r) {
                        return r.alias_of.has_value();
                      });
  for (const ResultFacts& facts : seen.results) {
    twin.requires_grad.push_back(facts.requires_grad);
    twin.gives_view |= facts.alias_of && !facts.same_as;
  }
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (!is_inference(states[i])) continue;
    const TensorBase& tensor = tensors[i].tensor;
    int64_t held = static_cast<int64_t>(references(tensor)) - before[i];
    for (const ResultFacts& facts : seen.results) {
      if (facts.alias_of != i) continue;
      // A result holds the tensor, or its data and as a tracked view the tensor as well.
      held -= 1 + (facts.same_as != i && facts.creation_meta ? 1 : 0);
      twin.views_inference |= facts.same_as != i && facts.requires_grad;
    }
    // The accumulator of a leaf holds the leaf.
    const auto accumulator = tensor.is_leaf() ? grad_accumulator(tensor) : nullptr;
    if (accumulator && accumulator.use_count() > 1) --held;
    twin.saves_inference |= held > 0;
  }
  twin.values = std::move(seen.values);
  return twin;
}

std::string difference(const Row& row, const OperatorEntry& op,
                       const std::vector<TensorArgument>& tensors, const Observation& seen,
                       const NormalTwin& twin) {
  if (is_error(row, twin)) {
    if (!seen.raised()) return "expected an error, got none";
    const bool autograd = row.outcome == Outcome::kNotRecordable;
    if (seen.error_code != (autograd ? ErrorCode::kAutograd : ErrorCode::kInferenceMode)) {
      return detail::concatenate("expected an ", autograd ? "AutogradError" : "InferenceModeError",
                                 ", got: ", seen.error);
    }
    const bool moved = std::ranges::any_of(seen.version_changes, [](int64_t c) { return c != 0; });
    return moved ? "expected an error to change no version" : "";
  }
  if (seen.raised()) return "expected no error, got: " + seen.error;
  const std::vector<DispatchKey> kernels = expected_kernels(row, op);
  if (seen.own_kernels() != kernels) {
    return expected("the kernels", kernels_text(kernels), kernels_text(seen.own_kernels()));
  }
  return outcome_difference(row, op, tensors, seen, twin);
}

}  // namespace tenon::tools
