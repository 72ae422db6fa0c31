// Every operator, called with functional tensors, against the same call of eager.

#include <catch2/catch.hpp>

#include "tenon/functionalize/functional_tensor.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/tensor/factory.h"
#include "tests/support/device.h"
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

/// Tensors of a test device that is not the CPU are functional.
Stack functional(const Stack& stack, FunctionalDepth depth) {
  return with_tensors(stack, [&](const TensorBase& tensor) {
    return tensor.defined() && !is_functional(tensor) ? to_functional(tensor, depth) : tensor;
  });
}

/// A call of the test device as one of the CPU, on tensors of the same geometry.
Stack eager_call(const Stack& stack) {
  if (test_device().is_cpu()) return stack;
  Stack eager = deep_copy(with_tensors(stack, [](const TensorBase& tensor) {
    if (!tensor.defined() || tensor.is_cpu()) return tensor;
    TensorBase copy = make_tensor_strided(tensor.sizes(), tensor.strides(), tensor.dtype());
    return ops::copy_(copy, tensor);
  }));
  for (Value& value : eager) {
    if (value.is<Device>() && value.get<Device>() == test_device()) value = Value(Device(kCPU));
  }
  return eager;
}

TensorBase plain(const TensorBase& tensor) {
  return tensor.defined() && !tensor.is_cpu() ? ops::_to_copy(tensor, tensor.dtype(), {}, kCPU)
                                              : from_functional(tensor);
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
  const Stack eager = eager_call(without_history(complete(sample)));
  const Stack passed = functional(without_history(complete(sample)), depth);
  tools::seed_for(op);
  const Stack expected = tools::call(op, eager);
  tools::seed_for(op);
  const Stack results = tools::call(op, passed);
  // What the schema calls new may share memory, or not.
  if (test_device().is_cpu() || !op.schema().unmarked_alias) {
    CHECK(relations(results, passed) == relations(expected, eager));
  }
  CHECK(relations(passed, passed) == relations(eager, eager));
  if (!sample.expectations.deterministic) return;
  const Stack values = with_tensors(results, &plain);
  REQUIRE(values.size() == expected.size());
  for (size_t i = 0; i < values.size(); ++i) CHECK(same(values[i], expected[i]));
  for (size_t i = 0; i < passed.size(); ++i) {
    if (passed[i].is<Device>()) continue;
    CHECK(same(with_tensors(passed[i], &plain), eager[i]));
  }
}

TEST_CASE("every operator gives for functional tensors what eager gives") {
  const auto depth = GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    check_against_eager(sample, op, depth);
  });
}

}  // namespace
}  // namespace tenon::test
