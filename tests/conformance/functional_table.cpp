// With the functionalization pass on, the tables of inference mode have the same rows: each call is
// seen to do with functional tensors what it does with plain ones.

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <sstream>

#include "tenon/functionalize/functional_tensor.h"
#include "tests/support/samples.h"
#include "tools/inference_table/mode.h"
#include "tools/inference_table/specification.h"

namespace tenon::test {
namespace {

using namespace tools;

using States = std::vector<TensorState>;

/// All tensors of a call alike, and the first one unlike the others.
std::set<States> assignments(size_t count) {
  using enum TensorState;
  std::set<States> result;
  for (const TensorState one : {kNormal, kRequiresGrad, kInference, kInferenceLeaf, kHistory}) {
    result.insert(States(count, one));
    for (const TensorState others : {kNormal, kInference}) {
      States states(count, others);
      if (!states.empty()) states[0] = one;
      result.insert(states);
    }
  }
  return result;
}

Stack functional(const Stack& arguments, FunctionalDepth depth) {
  return with_tensors(deep_copy(arguments), [&](const TensorBase& tensor) {
    if (tensor.requires_grad()) tensor.set_requires_grad(false);
    return to_functional(tensor, depth);
  });
}

/// The kernels of the call itself that stand above the pass.
std::string layers_of(const Observation& seen) {
  std::vector<DispatchKey> keys = seen.own_kernels();
  std::erase_if(keys, [](DispatchKey key) {
    return key == DispatchKey::Functionalize || backend_keys.has(key);
  });
  return kernels_text(keys);
}

void describe_into(std::ostringstream& text, const ResultFacts& facts) {
  const auto number = [](const std::optional<size_t>& place) {
    return place ? static_cast<int>(*place) : -1;
  };
  text << "is " << number(facts.same_as) << " aliases " << number(facts.alias_of)
       << (facts.inference ? " inference" : " normal") << (facts.requires_grad ? " grad" : "")
       << (facts.leaf ? " leaf" : "") << " view "
       << (facts.creation_meta ? static_cast<int>(*facts.creation_meta) : -1) << "\n";
}

/// What a row of a table tells of a call.
std::string described(const Observation& seen) {
  std::ostringstream text;
  if (seen.raised()) {
    text << "error " << static_cast<int>(*seen.error_code) << ": " << seen.error << "\n";
  } else {
    text << "layers " << layers_of(seen) << "\n";
  }
  for (const ResultFacts& facts : seen.results) describe_into(text, facts);
  for (const int64_t change : seen.version_changes) text << "version +" << change << "\n";
  return text.str();
}

std::string row_of_call(const OperatorEntry& op, const Stack& arguments, const States& states,
                        Mode mode) {
  tools::seed_for(op);
  return described(observe(op, with_states(op.schema(), arguments, states), mode));
}

/// Returns how many calls were compared.
int check_sample(const Sample& sample, FunctionalDepth depth) {
  const OperatorEntry& op = Dispatcher::instance().get(sample.op);
  const Stack plain = complete(sample), passed = functional(plain, depth);
  int calls = 0;
  for (const States& states : assignments(tensor_arguments(op.schema(), plain).size())) {
    for (const Mode mode : {Mode::kNormal, Mode::kNoGrad, Mode::kInference}) {
      ++calls;
      const std::string expected = row_of_call(op, plain, states, mode);
      const std::string found = row_of_call(op, passed, states, mode);
      if (found == expected) continue;
      std::string text;
      for (const TensorState state : states) text.append(" ").append(state_name(state));
      FAIL_CHECK(op.schema().text << " in " << mode_name(mode) << " mode, tensors" << text
                                  << ", arguments " << describe(plain) << "\nexpected " << expected
                                  << "\nfunctional " << found);
    }
  }
  return calls;
}

void check_all(InferencePolicy policy, FunctionalDepth depth) {
  const PolicyGuard guard(policy);
  int calls = 0;
  for (const Sample& sample : all_samples()) calls += check_sample(sample, depth);
  CHECK(calls > 10'000);
}

TEST_CASE("the standard table has the same rows with the functionalization pass", "[inference]") {
  check_all(InferencePolicy::Standard,
            GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews));
}

TEST_CASE("the strict table has the same rows with the functionalization pass", "[inference]") {
  check_all(InferencePolicy::Strict, FunctionalDepth::kMutations);
}

}  // namespace
}  // namespace tenon::test
