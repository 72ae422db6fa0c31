#include "tools/inference_table/behaviour.h"

#include <algorithm>
#include <array>

#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/mul.h"
#include "tools/inference_table/mode.h"

namespace tenon::tools {
namespace {

constexpr std::array<std::string_view, 6> kStateNames = {
    "normal", "requires_grad", "inference", "inference_leaf", "history", "view_made_inside"};

TensorBase in_state(const TensorBase& tensor, TensorState state, bool written) {
  if (!tensor.defined()) return tensor;
  const InferenceMode mode(is_inference(state));
  TensorBase copy;
  {
    const NoGradGuard no_grad;
    copy = ops::clone(tensor);
  }
  if (!requires_grad(state) || !copy.is_floating_point()) return copy;
  copy.set_requires_grad(true);
  if (state == TensorState::kHistory) return ops::mul(copy, 1);
  if (state == TensorState::kViewMadeInside) {
    const TensorBase base = ops::mul(copy, 1);
    const InferenceMode inside;
    return ops::alias(base);
  }
  return written && !is_inference(state) ? ops::mul(copy, 1) : copy;
}

template <class Visit>
void for_each_argument(const OperatorSchema& schema, Stack& arguments, const Visit& visit) {
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    for_each_tensor(arguments[i], [&](TensorBase& tensor) {
      if (tensor.defined()) visit(schema.arguments[i], tensor);
    });
  }
}

int64_t version_of(const TensorBase& tensor) {
  return tensor.is_inference() ? 0 : tensor._version();
}

ResultFacts facts_of(const TensorBase& result, const std::vector<TensorArgument>& arguments) {
  ResultFacts facts;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].tensor.is_same(result)) facts.same_as = i;
    if (arguments[i].tensor.is_alias_of(result) && !facts.alias_of) facts.alias_of = i;
  }
  facts.inference = result.is_inference();
  facts.requires_grad = result.requires_grad();
  facts.leaf = result.is_leaf();
  if (const ViewMeta* view = view_meta(result)) facts.creation_meta = view->creation_meta;
  return facts;
}

std::vector<ResultFacts> facts_of(const Stack& results,
                                  const std::vector<TensorArgument>& arguments) {
  std::vector<ResultFacts> facts;
  for (const Value& value : results) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (tensor.defined()) facts.push_back(facts_of(tensor, arguments));
    });
  }
  return facts;
}

}  // namespace

std::string_view state_name(TensorState state) {
  return kStateNames[static_cast<size_t>(state)];
}

std::optional<TensorState> state_of(std::string_view name) {
  const auto found = std::ranges::find(kStateNames, name);
  if (found == kStateNames.end()) return std::nullopt;
  return static_cast<TensorState>(found - kStateNames.begin());
}

std::vector<std::string_view> state_names() {
  return {kStateNames.begin(), kStateNames.end()};
}

bool is_inference(TensorState state) {
  return state == TensorState::kInference || state == TensorState::kInferenceLeaf;
}

bool requires_grad(TensorState state) {
  return state != TensorState::kNormal && state != TensorState::kInference;
}

std::vector<TensorArgument> tensor_arguments(const OperatorSchema& schema, const Stack& arguments) {
  std::vector<TensorArgument> found;
  for_each_argument(schema, const_cast<Stack&>(arguments),
                    [&](const ArgumentSchema& argument, const TensorBase& tensor) {
                      const bool viewed = !argument.mutated && !argument.alias.empty();
                      found.push_back({argument.name, tensor, argument.mutated, viewed});
                    });
  return found;
}

Stack with_states(const OperatorSchema& schema, const Stack& arguments,
                  const std::vector<TensorState>& states) {
  Stack made = arguments;
  size_t next = 0;
  for_each_argument(schema, made, [&](const ArgumentSchema& argument, TensorBase& tensor) {
    tensor = in_state(tensor, states.at(next++), argument.mutated);
  });
  return made;
}

std::vector<DispatchKey> Observation::own_kernels() const {
  std::vector<DispatchKey> keys;
  for (const ObservedKernel& kernel : kernels) {
    const bool passed_on = kernel.op == kernels[0].op && kernel.is_redispatch &&
                           kernel.depth == static_cast<int>(keys.size());
    if (!keys.empty() && !passed_on) continue;  // a call of its own
    keys.push_back(autograd_keys.has(kernel.key) ? DispatchKey::AutogradOther : kernel.key);
  }
  return keys;
}

Observation observe(const OperatorEntry& op, Stack arguments, Mode mode,
                    const KernelRecorder::Observer& also) {
  Observation seen;
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), arguments);
  std::vector<int64_t> versions;
  for (const TensorArgument& argument : tensors) versions.push_back(version_of(argument.tensor));
  try {
    const ModeGuard guard(mode);
    const KernelRecorder recorder([&](const KernelRun& run) {
      seen.kernels.push_back({&run.op, run.key, run.depth, run.is_redispatch});
      if (also) also(run);
    });
    op.call_boxed(arguments);
    seen.values = std::move(arguments);
    seen.results = facts_of(seen.values, tensors);
  } catch (const Error& error) {
    seen.error = error.what();
    seen.error_code = error.code();
  }
  for (size_t i = 0; i < tensors.size(); ++i) {
    seen.version_changes.push_back(version_of(tensors[i].tensor) - versions[i]);
  }
  return seen;
}

}  // namespace tenon::tools
