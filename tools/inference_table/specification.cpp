#include "tools/inference_table/specification.h"

#include <algorithm>

#include "tenon/base/check.h"

namespace tenon::tools {
namespace {

using enum DispatchKey;
constexpr DispatchKey AnyAutograd = AutogradOther;
constexpr Mode kNormal = Mode::kNormal;
constexpr Mode kInference = Mode::kInference;

constexpr auto kStandard = std::to_array<Row>({
    {kInference, Inputs::kAllInference, Family::kFunctional, {CPU}, Outcome::kInferenceTensor},
    {kInference, Inputs::kAllInference, Family::kView, {CPU}, Outcome::kInferenceView},
    {kInference, Inputs::kAllInference, Family::kInplace, {CPU}, Outcome::kItself},
    {kInference, Inputs::kSomeNormal, Family::kFunctional, {CPU}, Outcome::kInferenceTensor},
    {kInference, Inputs::kSelfNormal, Family::kView, {InplaceOrView, CPU}, Outcome::kNormalView},
    {kInference, Inputs::kAllInference, Family::kDetach, {CPU}, Outcome::kInferenceView},
    {kInference, Inputs::kSelfNormal, Family::kDetach, {CPU}, Outcome::kNormalAlias},
    {kInference,
     Inputs::kSelfNormal,
     Family::kInplace,
     {InplaceOrView, CPU},
     Outcome::kItselfCounted},
    {kInference,
     Inputs::kSelfInferenceOtherNormal,
     Family::kInplace,
     {InplaceOrView, CPU},
     Outcome::kItself},
    {kNormal, Inputs::kAllInferenceNoGrad, Family::kFunctional, {CPU}, Outcome::kNormalTensor},
    {kNormal,
     Inputs::kInferenceLeaf,
     Family::kFunctional,
     {AnyAutograd, CPU},
     Outcome::kHistoryUnlessSaved},
    {kNormal, Inputs::kSelfInference, Family::kView, {InplaceOrView, CPU}, Outcome::kInferenceView},
    {kNormal, Inputs::kSelfInferenceLeaf, Family::kView, {AnyAutograd}, Outcome::kNoHistory},
    {kNormal,
     Inputs::kSelfNormalOtherInference,
     Family::kView,
     {AnyAutograd, InplaceOrView, CPU},
     Outcome::kTrackedView},
    {kNormal,
     Inputs::kSelfNormalOtherInferenceNoGrad,
     Family::kView,
     {InplaceOrView, CPU},
     Outcome::kTrackedView},
    {kNormal, Inputs::kSelfInference, Family::kDetach, {CPU}, Outcome::kInferenceView},
    {kNormal, Inputs::kSelfInferenceLeaf, Family::kDetach, {CPU}, Outcome::kInferenceView},
    {kNormal, Inputs::kSelfInference, Family::kInplace, {InplaceOrView}, Outcome::kImmutable},
    {kNormal,
     Inputs::kMixed,
     Family::kFunctional,
     {AnyAutograd, CPU},
     Outcome::kHistoryUnlessSaved},
    {kNormal, Inputs::kMixedNoGrad, Family::kFunctional, {CPU}, Outcome::kNormalTensor},
    {kNormal,
     Inputs::kSelfNormalOtherInference,
     Family::kInplace,
     {AnyAutograd, InplaceOrView, CPU},
     Outcome::kItselfCountedUnlessSaved},
    {kNormal,
     Inputs::kSelfNormalOtherInferenceNoGrad,
     Family::kInplace,
     {InplaceOrView, CPU},
     Outcome::kItselfCounted},
});

/// What the strict policy makes of a row: no kernel runs where it raises.
constexpr Row stricter(Row row) {
  if (row.mode != kNormal) return row;
  const auto forbid = [&](Outcome outcome) {
    row.kernels = {};
    row.outcome = outcome;
  };
  switch (row.inputs) {
    case Inputs::kInferenceLeaf:
      forbid(Outcome::kAutogradForbidden);
      break;
    case Inputs::kSelfInference:
    case Inputs::kSelfInferenceLeaf:
      if (row.family != Family::kInplace) forbid(Outcome::kViewForbidden);
      break;
    case Inputs::kMixed:
    case Inputs::kMixedNoGrad:
    case Inputs::kSelfNormalOtherInference:
    case Inputs::kSelfNormalOtherInferenceNoGrad:
      forbid(Outcome::kMixingForbidden);
      break;
    default:
      break;
  }
  return row;
}

constexpr auto kStrict = [] {
  auto table = kStandard;
  for (Row& row : table) row = stricter(row);
  return table;
}();

/// What any policy says of views of normal tensors that were made in inference mode.
constexpr auto kViewsMadeInside = std::to_array<Row>({
    {kNormal, Inputs::kViewMadeInside, Family::kFunctional, {AnyAutograd, CPU}, Outcome::kHistory},
    {kNormal,
     Inputs::kViewMadeInside,
     Family::kView,
     {AnyAutograd, InplaceOrView, CPU},
     Outcome::kNormalView},
    {kNormal, Inputs::kViewMadeInside, Family::kDetach, {CPU}, Outcome::kNormalAlias},
    {kNormal, Inputs::kViewMadeInside, Family::kInplace, {AnyAutograd}, Outcome::kNotRecordable},
});

/// What decides which row a call is in.
struct Summary {
  bool all_inference = true;
  bool any_inference = false;
  bool any_grad = false;
  bool self_grad = false;
  bool self_inference = false;
  bool self_leaf = false;
  bool view_made_inside = false;
};

Summary summary_of(Family family, const std::vector<TensorArgument>& tensors,
                   const std::vector<TensorState>& states) {
  Summary summary;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const bool inference = is_inference(states[i]);
    const bool grad = requires_grad(states[i]) && tensors[i].tensor.is_floating_point();
    summary.all_inference &= inference;
    summary.any_inference |= inference;
    summary.any_grad |= grad;
    const bool is_self = tensors[i].written || tensors[i].viewed;
    if (is_self || family == Family::kFunctional) {
      summary.view_made_inside |= grad && states[i] == TensorState::kViewMadeInside;
    }
    if (!is_self) continue;
    summary.self_inference |= inference;
    summary.self_grad |= grad;
    summary.self_leaf |= inference && grad;
  }
  return summary;
}

std::optional<Inputs> inputs_in_inference_mode(Family family, const Summary& s) {
  if (s.all_inference) return Inputs::kAllInference;
  if (family == Family::kFunctional) return Inputs::kSomeNormal;
  if (!s.self_inference) return Inputs::kSelfNormal;
  return family == Family::kInplace ? Inputs::kSelfInferenceOtherNormal : Inputs::kAllInference;
}

std::optional<Inputs> inputs_in_normal_mode(Family family, const Summary& s) {
  if (!s.any_inference) {
    return s.view_made_inside ? std::optional(Inputs::kViewMadeInside) : std::nullopt;
  }
  switch (family) {
    case Family::kFunctional:
      if (!s.all_inference) return s.any_grad ? Inputs::kMixed : Inputs::kMixedNoGrad;
      return s.any_grad ? Inputs::kInferenceLeaf : Inputs::kAllInferenceNoGrad;
    case Family::kView:
    case Family::kDetach:
      if (s.self_leaf) return Inputs::kSelfInferenceLeaf;
      if (s.self_inference) return Inputs::kSelfInference;
      return s.self_grad ? Inputs::kSelfNormalOtherInference
                         : Inputs::kSelfNormalOtherInferenceNoGrad;
    case Family::kInplace:
      if (s.self_inference) return Inputs::kSelfInference;
      return s.any_grad ? Inputs::kSelfNormalOtherInference
                        : Inputs::kSelfNormalOtherInferenceNoGrad;
  }
  return std::nullopt;
}

}  // namespace

Family family_of(const OperatorSchema& schema) {
  switch (schema.kind) {
    case OperatorKind::kFunctional:
      return Family::kFunctional;
    case OperatorKind::kView:
    case OperatorKind::kMultiView:
      return schema.name == "detach" ? Family::kDetach : Family::kView;
    default:
      return Family::kInplace;
  }
}

std::span<const Row> rows(InferencePolicy policy) {
  return policy == InferencePolicy::Strict ? std::span(kStrict) : std::span(kStandard);
}

const Row* row_of(InferencePolicy policy, Mode mode, const OperatorSchema& schema,
                  const std::vector<TensorArgument>& tensors,
                  const std::vector<TensorState>& states) {
  const Family family = family_of(schema);
  const Summary summary = summary_of(family, tensors, states);
  const auto inputs = mode == kInference ? inputs_in_inference_mode(family, summary)
                      : mode == kNormal  ? inputs_in_normal_mode(family, summary)
                                         : std::nullopt;
  if (!inputs) return nullptr;
  const bool made_inside = *inputs == Inputs::kViewMadeInside;
  for (const Row& row : made_inside ? std::span<const Row>(kViewsMadeInside) : rows(policy)) {
    if (row.mode == mode && row.inputs == *inputs && row.family == family) return &row;
  }
  return nullptr;
}

std::string_view family_name(Family family) {
  constexpr std::array<std::string_view, 4> kNames = {"functional", "view", "detach",
                                                      "in-place, out="};
  return kNames[static_cast<size_t>(family)];
}

std::string_view text_of(Inputs inputs) {
  constexpr std::array<std::string_view, 13> kTexts = {
      "all inference",
      "all inference, none requires grad",
      "all inference, a leaf requires grad",
      "some normal",
      "self normal",
      "self inference",
      "self inference leaf, requires grad",
      "self inference, other normal",
      "mixed, one requires grad",
      "mixed, none requires grad",
      "self normal, other inference",
      "the same, none requires grad",
      "a view of what has history, made in inference mode",
  };
  return kTexts[static_cast<size_t>(inputs)];
}

std::string_view text_of(Outcome outcome) {
  constexpr std::array<std::string_view, 17> kTexts = {
      "inference tensor",
      "inference tensor, untracked",
      "normal tensor, no grad",
      "normal tensor with history, unless an inference tensor is saved",
      "normal view, version shared, creation meta InferenceMode",
      "normal view, version shared",
      "normal tensor, version shared, no view",
      "normal tensor with history",
      "error: how the view was made is not recorded",
      "itself, no version",
      "itself, version + 1",
      "itself, version + 1, unless an inference tensor is saved",
      "error: immutable outside inference mode",
      "error: no history on an inference tensor",
      "error: no view outside inference mode",
      "error: no mixing outside inference mode",
      "error: no inference tensor in Autograd",
  };
  return kTexts[static_cast<size_t>(outcome)];
}

std::string kernels_text(const std::vector<DispatchKey>& keys) {
  std::string text;
  for (const DispatchKey key : keys) {
    text.append(text.empty() ? "" : ", ");
    text.append(autograd_keys.has(key) ? "Autograd" : dispatch_key_name(key));
  }
  return text.empty() ? "none" : text;
}

std::vector<DispatchKey> expected_kernels(const Row& row, const OperatorEntry& op) {
  std::vector<DispatchKey> keys;
  for (const DispatchKey key : row.kernels) {
    if (key == Undefined) continue;
    const DispatchKey kernel = key == AnyAutograd ? AutogradCPU : key;
    if (op.has_kernel(kernel)) keys.push_back(key);
  }
  const auto is_autograd = [](DispatchKey key) { return key == AnyAutograd; };
  if (op.schema().recorded_as_composite && std::ranges::any_of(keys, is_autograd)) {
    return {AnyAutograd};
  }
  // A composite operator has one kernel, which calls operators that have the others.
  if (keys.empty()) keys.push_back(CPU);
  return keys;
}

}  // namespace tenon::tools
