// What each operator does with inference tensors, against the specified tables.

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "tests/support/samples.h"
#include "tools/inference_table/mode.h"
#include "tools/inference_table/specification.h"

namespace tenon::test {
namespace {

using namespace tools;

using States = std::vector<TensorState>;

/// What the tensors of a call are made as: all alike, and each one unlike the others.
std::set<States> assignments(size_t count) {
  using enum TensorState;
  std::set<States> result;
  for (const TensorState state : {kNormal, kInference, kInferenceLeaf}) {
    result.insert(States(count, state));
  }
  const std::pair<TensorState, TensorState> pairs[] = {{kInference, kNormal},
                                                       {kInference, kRequiresGrad},
                                                       {kNormal, kInference},
                                                       {kRequiresGrad, kInference}};
  for (size_t i = 0; i < count; ++i) {
    for (const auto& [others, one] : pairs) {
      States states(count, others);
      states[i] = one;
      result.insert(states);
    }
  }
  return result;
}

/// A gradient is asked for only where there is one, or where it ends.
States without_constants(States states, const std::vector<TensorArgument>& tensors,
                         const Sample& sample) {
  const Expectations& expectations = sample.expectations;
  const bool gradient = expectations.gradient || sample.op == "detach";
  for (size_t i = 0; i < states.size(); ++i) {
    const bool constant =
        std::ranges::find(expectations.constants, tensors[i].name) != expectations.constants.end();
    if (!constant && gradient) continue;
    if (states[i] == TensorState::kRequiresGrad) states[i] = TensorState::kNormal;
    if (states[i] == TensorState::kInferenceLeaf) states[i] = TensorState::kInference;
  }
  return states;
}

/// Which kernels each call went through, those inside composite operators too.
class Paths {
 public:
  void add(const KernelRun& run) {
    const size_t call = run.is_redispatch ? running_.at(run.depth - 1) : start(run);
    running_[run.depth] = call;
    calls_[call].seen.push_back(plain(run.key));
  }
  /// The calls that went another way than their arguments and the mode of the thread say.
  std::string differences() const {
    std::string text;
    for (const Call& call : calls_) {
      if (call.seen == call.expected) continue;
      text += detail::concatenate(call.op, " expected ", kernels_text(call.expected), ", got ",
                                  kernels_text(call.seen), "; ");
    }
    return text;
  }

 private:
  struct Call {
    std::string_view op;
    std::vector<DispatchKey> expected, seen;
  };

  static DispatchKey plain(DispatchKey key) {
    if (autograd_keys.has(key)) return DispatchKey::AutogradOther;
    return backend_keys.has(key) ? DispatchKey::CPU : key;
  }

  size_t start(const KernelRun& run) {
    calls_.push_back({run.op.schema().name, expected(run), {}});
    return calls_.size() - 1;
  }

  static std::vector<DispatchKey> expected(const KernelRun& run) {
    const ThreadState& thread = thread_state();
    bool seen_by_autograd = false;
    bool normal = false;
    for (const auto& argument : tensor_arguments(run.op.schema(), run.arguments)) {
      seen_by_autograd |= argument.tensor.requires_grad() || argument.tensor.is_view();
      normal |= !argument.tensor.is_inference();
    }
    std::vector<DispatchKey> keys;
    const bool below = thread.excluded().has(DispatchKey::InplaceOrView);
    const bool records = !thread.excluded().has(DispatchKey::AutogradCPU);
    if (records && seen_by_autograd && run.op.has_kernel(DispatchKey::AutogradCPU)) {
      keys.push_back(DispatchKey::AutogradOther);
    }
    if (!below && (!thread.inference_mode() || normal) &&
        run.op.has_kernel(DispatchKey::InplaceOrView)) {
      keys.push_back(DispatchKey::InplaceOrView);
    }
    keys.push_back(DispatchKey::CPU);
    return keys;
  }

  std::vector<Call> calls_;
  std::map<int, size_t> running_;
};

std::string describe_states(const States& states) {
  std::string text;
  for (const TensorState state : states) text.append(" ").append(state_name(state));
  return text;
}

Stack copy_in_inference_mode(const Stack& stack) {
  const InferenceMode guard;  // where any policy lets anything be read
  return deep_copy(stack);
}

/// Makes one call and returns what is wrong with it.
std::string check_call(const Sample& sample, const OperatorEntry& op, const Row& row,
                       const Stack& arguments, const States& states, const NormalTwin& twin) {
  const Stack call = with_states(op.schema(), arguments, states);
  const Stack before = copy_in_inference_mode(call);
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), call);
  Paths paths;
  tools::seed_for(op);
  const Observation seen =
      observe(op, call, row.mode, [&](const KernelRun& run) { paths.add(run); });
  std::string wrong = difference(row, op, tensors, seen, twin);
  if (!wrong.empty()) return wrong;
  if (seen.raised()) {
    for (size_t i = 0; i < call.size(); ++i) {
      if (!same(call[i], before[i])) return "an error changed an argument: " + seen.error;
    }
    return {};
  }
  if (wrong = paths.differences(); !wrong.empty()) return wrong;
  for (size_t i = 0; i < seen.values.size() && sample.expectations.deterministic; ++i) {
    if (!same(seen.values[i], twin.values[i])) {
      return "expected the values that normal tensors give, got " + describe(seen.values[i]);
    }
  }
  return {};
}

/// Makes every call of the sample of which a table speaks; counts calls by row.
void check_sample(const Sample& sample, InferencePolicy policy, std::map<const Row*, int>& calls) {
  const OperatorEntry& op = Dispatcher::instance().get(sample.op);
  const Stack arguments = complete(sample);
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), arguments);
  for (const States& assigned : assignments(tensors.size())) {
    const States states = without_constants(assigned, tensors, sample);
    tools::seed_for(op);
    const NormalTwin twin = normal_twin(op, arguments, states);
    if (twin.raised) continue;
    for (const Mode mode : {Mode::kNormal, Mode::kInference}) {
      const Row* row = row_of(policy, mode, op.schema(), tensors, states);
      if (row == nullptr) continue;
      ++calls[row];
      const std::string wrong = check_call(sample, op, *row, arguments, states, twin);
      if (wrong.empty()) continue;
      FAIL_CHECK(op.schema().text << " in " << mode_name(mode) << " mode, tensors"
                                  << describe_states(states) << ", arguments "
                                  << describe(arguments) << ", row \"" << text_of(row->inputs)
                                  << "\": " << wrong);
    }
  }
}

void check_all(InferencePolicy policy) {
  const PolicyGuard guard(policy);
  std::map<const Row*, int> calls;
  for (const Sample& sample : all_samples()) check_sample(sample, policy, calls);
  for (const Row& row : rows(policy)) {
    INFO(mode_name(row.mode) << ", " << text_of(row.inputs) << ", " << family_name(row.family));
    CHECK(calls[&row] > 0);
  }
}

TEST_CASE("every operator does with inference tensors what the standard table says",
          "[inference]") {
  check_all(InferencePolicy::Standard);
}

TEST_CASE("every operator does with inference tensors what the strict table says", "[inference]") {
  check_all(InferencePolicy::Strict);
}

TEST_CASE("every operator that the tables tell apart has the kernels to do so", "[inference]") {
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const OperatorSchema& schema = op->schema();
    if (schema.composite || schema.category == "user") continue;
    INFO(schema.text);
    const Family family = family_of(schema);
    const bool tracks = family == Family::kView || family == Family::kInplace;
    CHECK(op->has_kernel(DispatchKey::InplaceOrView) == tracks);
    CHECK((schema.derivatives.empty() || op->has_kernel(DispatchKey::AutogradCPU)));
  }
}

}  // namespace
}  // namespace tenon::test
