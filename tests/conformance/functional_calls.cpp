// Every operator, called with functional tensors, against the same call of eager.

#include <catch2/catch.hpp>

#include "tenon/functionalize/functional_tensor.h"
#include "tests/support/reference.h"
#include "tools/promises/values.h"

namespace tenon::test {
namespace {

using tools::with_tensors;

Stack without_history(const Stack& stack) {
  return with_tensors(deep_copy(stack), [](const TensorBase& tensor) {
    if (tensor.requires_grad()) tensor.set_requires_grad(false);
    return tensor;
  });
}

Stack functional(const Stack& stack, FunctionalDepth depth) {
  return with_tensors(stack, [&](const TensorBase& tensor) {
    return tensor.defined() ? to_functional(tensor, depth) : tensor;
  });
}

Stack plain(const Stack& stack) {
  return with_tensors(stack, [](const TensorBase& tensor) { return from_functional(tensor); });
}

/// The geometry, the version, and which argument each tensor is, or shares its storage with.
std::string relations(const Stack& results, const Stack& arguments) {
  std::ostringstream text;
  const std::vector<TensorBase> known = tools::tensors_of(arguments);
  for (const TensorBase& result : tools::tensors_of(results)) {
    if (!result.defined()) {
      text << "undefined\n";
      continue;
    }
    text << result.dtype() << result.sizes() << result.strides() << result.storage_offset()
         << " version " << (result.is_inference() ? -1 : result._version()) << " view "
         << result.is_view();
    for (size_t i = 0; i < known.size(); ++i) {
      if (!known[i].defined()) continue;
      if (result.is_same(known[i])) text << " is " << i;
      if (result.is_alias_of(known[i])) text << " aliases " << i;
    }
    text << '\n';
  }
  return text.str();
}

void check_against_eager(const Sample& sample, const OperatorEntry& op, FunctionalDepth depth) {
  INFO(op.schema().text);
  const Stack eager = without_history(complete(sample));
  const Stack passed = functional(without_history(complete(sample)), depth);
  tools::seed_for(op);
  const Stack expected = tools::call(op, eager);
  tools::seed_for(op);
  const Stack results = tools::call(op, passed);
  CHECK(relations(results, passed) == relations(expected, eager));
  CHECK(relations(passed, passed) == relations(eager, eager));
  if (!sample.expectations.deterministic) return;
  const Stack values = plain(results);
  REQUIRE(values.size() == expected.size());
  for (size_t i = 0; i < values.size(); ++i) CHECK(same(values[i], expected[i]));
  const Stack written = plain(passed);
  for (size_t i = 0; i < written.size(); ++i) CHECK(same(written[i], eager[i]));
}

TEST_CASE("every operator gives for functional tensors what eager gives", "[on_cpu]") {
  const auto depth = GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    check_against_eager(sample, op, depth);
  });
}

}  // namespace
}  // namespace tenon::test
