#include "tools/tenon/explain/stated_call.h"

#include <algorithm>

#include "tenon/base/check.h"
#include "tenon/dispatch/defaults.h"
#include "tools/tenon/explain/example_arguments.h"
#include "tools/tenon/explain/stated_value.h"
#include "tools/tenon/program/operand_parser.h"

namespace tenon::tools {
namespace {

const ArgumentSchema& find_argument(const OperatorSchema& schema, std::string_view name) {
  const auto found = std::ranges::find(schema.arguments, name, &ArgumentSchema::name);
  std::vector<std::string_view> names;
  for (const ArgumentSchema& argument : schema.arguments) names.push_back(argument.name);
  TENON_CHECK(found != schema.arguments.end(), ValueError, schema.name, ": no argument is called '",
              name, "'", suggestion(name, names));
  return *found;
}

TensorState state_in_row(Inputs inputs, bool is_self) {
  using enum TensorState;
  switch (inputs) {
    case Inputs::kAllInference:
    case Inputs::kAllInferenceNoGrad:
    case Inputs::kSelfInference:
      return kInference;
    case Inputs::kInferenceLeaf:
    case Inputs::kSelfInferenceLeaf:
      return kInferenceLeaf;
    case Inputs::kSelfInferenceOtherNormal:
      return is_self ? kInference : kNormal;
    case Inputs::kMixed:
    case Inputs::kSelfNormalOtherInference:
      return is_self ? kRequiresGrad : kInference;
    case Inputs::kSomeNormal:
    case Inputs::kSelfNormal:
    case Inputs::kMixedNoGrad:
    case Inputs::kSelfNormalOtherInferenceNoGrad:
      return is_self ? kNormal : kInference;
    case Inputs::kViewMadeInside:
      return is_self ? kViewMadeInside : kNormal;
  }
  return kNormal;
}

/// Raises what the operator says of arguments that are all given, or have defaults, and do not
/// succeed.
void raise_for(const OperatorEntry& op, const GivenArguments& given) {
  Stack arguments;
  for (const ArgumentSchema& argument : op.schema().arguments) {
    const auto found = given.find(argument.name);
    if (found == given.end() && !argument.has_default) return;
    arguments.push_back(found == given.end() ? default_value(op.schema(), argument)
                                             : found->second);
  }
  op.call_boxed(arguments);
}

}  // namespace

std::string_view error_name(ErrorCode code) {
  switch (code) {
    case ErrorCode::kInferenceMode:
      return "InferenceModeError";
    case ErrorCode::kAutograd:
      return "AutogradError";
    case ErrorCode::kVersion:
      return "VersionError";
    default:
      return "Error";
  }
}

StatedArguments stated_arguments(const std::vector<std::string>& words) {
  StatedArguments stated;
  for (size_t i = 0; i < words.size(); ++i) {
    TENON_CHECK(words[i].starts_with("--") && words[i].size() > 2, ValueError,
                "expected --NAME VALUE for an argument of the operator, got '", words[i], "'");
    const size_t equals = words[i].find('=');
    const std::string name = words[i].substr(2, equals - 2);
    if (equals != std::string::npos) {
      stated.emplace_back(name, words[i].substr(equals + 1));
      continue;
    }
    TENON_CHECK(i + 1 < words.size(), ValueError, name, ": expected a value after --", name,
                ", got nothing");
    stated.emplace_back(name, words[++i]);
  }
  return stated;
}

StatedCall make_stated_call(const OperatorEntry& op, const StatedArguments& stated) {
  const OperatorSchema& schema = op.schema();
  GivenArguments given;
  std::map<std::string_view, std::vector<StatedTensor>> tensors;
  for (const auto& [name, text] : stated) {
    const ArgumentSchema& argument = find_argument(schema, name);
    if (argument.type != ArgumentType::kTensor) {
      given[name] = parse_value(argument, text);
      continue;
    }
    const auto& parsed = tensors[argument.name] = parse_tensors(argument, text);
    const bool sized =
        std::ranges::all_of(parsed, [](const auto& t) { return t.sizes.has_value(); });
    if (sized) given[name] = tensors_of(argument, parsed);
  }
  auto arguments = example_arguments(op, given);
  if (!arguments) raise_for(op, given);
  TENON_CHECK(arguments.has_value(), ValueError, schema.name,
              ": no arguments are found with which the operator succeeds; give them, as --",
              schema.arguments.empty() ? "name" : schema.arguments[0].name, " normal:2x3");
  StatedCall call{&op, std::move(*arguments), {}};
  std::map<std::string_view, size_t> seen;
  for (const TensorArgument& argument : tensor_arguments(schema, call.arguments)) {
    const auto found = tensors.find(argument.name);
    const size_t index = seen[argument.name]++;
    call.states.push_back(found == tensors.end()
                              ? TensorState::kNormal
                              : found->second[std::min(index, found->second.size() - 1)].state);
  }
  return call;
}

std::optional<std::vector<TensorState>> states_for(const Row& row, InferencePolicy policy,
                                                   const OperatorEntry& op,
                                                   const std::vector<TensorArgument>& tensors) {
  std::vector<TensorState> states;
  const bool has_self = family_of(op.schema()) != Family::kFunctional;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const bool is_self = has_self ? tensors[i].written || tensors[i].viewed : i == 0;
    states.push_back(state_in_row(row.inputs, is_self));
  }
  const Row* found = row_of(policy, row.mode, op.schema(), tensors, states);
  return found == &row ? std::optional(std::move(states)) : std::nullopt;
}

std::string outcome_text(const Observation& seen, const std::vector<TensorArgument>& tensors) {
  if (seen.raised()) return std::string(error_name(*seen.error_code));
  if (seen.results.empty()) return "nothing";
  const ResultFacts& result = seen.results[0];
  std::string text = result.same_as ? "itself"
                     : result.inference
                         ? "inference tensor"
                         : detail::concatenate("normal ", result.creation_meta ? "view" : "tensor");
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (!tensors[i].written) continue;
    if (tensors[i].tensor.is_inference()) {
      text += ", no version";
    } else if (seen.version_changes[i] != 0) {
      text += detail::concatenate(", version + ", seen.version_changes[i]);
    }
  }
  if (result.creation_meta == CreationMeta::InferenceMode) text += ", creation meta InferenceMode";
  if (result.requires_grad) text += result.leaf ? ", requires grad" : ", with history";
  return text;
}

}  // namespace tenon::tools
