// The operators that the generator makes for `derivatives: auto`. Their gradients are checked as
// the second ones of the operators that they are made for; here those of a higher order.

#include "tests/support/gradient_operators.h"
#include "tests/support/device.h"

#include <algorithm>
#include <cmath>

#include "tenon/autograd/gradcheck.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const Value kCpu = Value(Device(kCPU));

Value argument_of(const ArgumentSchema& argument, bool is_condition) {
  switch (argument.type) {
    case ArgumentType::kTensor:
      return is_condition ? booleans({2, 3}) : uniform({2, 3}, 0.2, 0.9);
    case ArgumentType::kString:
      return std::string("tanh");
    case ArgumentType::kBoolean:
      return true;
    default:
      return 0.5;
  }
}

Samples gradient_operator_samples() {
  Samples samples;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const OperatorSchema& schema = op->schema();
    if (!is_gradient_operator(schema.name)) continue;
    Stack arguments;
    for (const ArgumentSchema& argument : schema.arguments) {
      const bool is_condition = argument.name == "mask" || argument.name == "condition";
      arguments.push_back(argument_of(argument, is_condition));
    }
    samples.push_back({std::string(schema.name), std::move(arguments), {.gradient = false}});
  }
  return samples;
}

const SampleRegistration kRegistration(gradient_operator_samples);

/// Whether other operators compute what this one does where its gradients are wanted.
bool is_composed_to_differentiate(const OperatorSchema& schema) {
  return schema.recorded_as_composite;
}

/// The arguments of a sample, of which the floating tensors require grad.
Stack differentiated(const Stack& arguments) {
  Stack found;
  for (const Value& argument : arguments) {
    if (!argument.isTensor() || !is_floating_point(argument.toTensor<TensorBase>().dtype())) {
      found.push_back(argument);
      continue;
    }
    TensorBase leaf = result_of("clone", {argument});
    leaf.set_requires_grad(true);
    found.emplace_back(std::move(leaf));
  }
  return found;
}

/// The arguments, in float64 and float32; with each tensor in turn as a row and as a scalar, which
/// are broadcast; with each other choice that a text or a truth value takes.
std::vector<Stack> variations(const Stack& arguments) {
  std::vector<Stack> found{arguments};
  const auto changed = [&](size_t index, const Value& value) {
    found.push_back(arguments);
    found.back()[index] = value;
  };
  Stack single;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const Value& argument = arguments[i];
    single.push_back(argument);
    if (argument.isString()) changed(i, std::string("none"));
    if (argument.isBool()) changed(i, !argument.toBool());
    if (!argument.isTensor()) continue;
    const TensorBase row = result_of("select.int", {argument, int64_t{0}, int64_t{1}});
    changed(i, row);
    changed(i, result_of("select.int", {row, int64_t{0}, int64_t{2}}));
    if (argument.toTensor<TensorBase>().dtype() == DType::kFloat64)
      single.back() = result_of("to.dtype", {argument, DType::kFloat32});
  }
  found.push_back(std::move(single));
  return found;
}

TEST_CASE("second gradients in one pass equal the operators that are differentiated",
          "[gradient_operators]") {
  size_t compared = 0;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (!is_composed_to_differentiate(op.schema())) return;
    ++compared;
    for (const Stack& arguments : variations(sample.arguments)) {
      INFO(describe(arguments));
      const TensorBase composed = result_of(sample.op, differentiated(arguments));
      const TensorBase fused = result_of(sample.op, arguments);
      REQUIRE_FALSE(fused.requires_grad());
      REQUIRE(composed.requires_grad());
      CHECK(fused.dtype() == composed.dtype());
      const double tolerance = fused.dtype() == DType::kFloat64 ? 1e-12 : 1e-5;
      CHECK_THAT(fused, Near(result_of("detach", {composed}), tolerance));
    }
  });
  CHECK(compared > 20);
}

TEST_CASE("third gradients agree with differences of second ones", "[gradient_operators]") {
  size_t checked = 0;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (!is_gradient_operator(sample.op) || is_composed_to_differentiate(op.schema())) return;
    const Stack arguments = differentiated(sample.arguments);
    TensorVector inputs;
    for (const Value& argument : arguments) {
      if (argument.isTensor() && argument.toTensor<TensorBase>().requires_grad()) {
        inputs.push_back(argument.toTensor<TensorBase>());
      }
    }
    // Differences are taken on the CPU.
    const Device there = test_device();
    for (TensorBase& input : inputs) {
      input = result_of("detach", {result_of("to.device", {input, kCpu, input.dtype()})});
      input.set_requires_grad(true);
    }
    const std::vector<double> values = elements(result_of(sample.op, sample.arguments));
    if (!std::ranges::all_of(values, [](double value) { return std::isfinite(value); })) return;
    ++checked;
    CHECK(autograd::gradgradcheck(
        [&](const TensorVector& given) {
          Stack called = arguments;
          size_t next = 0;
          for (Value& argument : called) {
            if (!argument.isTensor() || !argument.toTensor<TensorBase>().requires_grad()) continue;
            const TensorBase& input = given[next++];
            argument = result_of("to.device", {input, there, input.dtype()});
          }
          const TensorBase result = result_of(sample.op, std::move(called));
          return TensorVector{result_of("to.device", {result, kCpu, result.dtype()})};
        },
        inputs));
  });
  CHECK(checked > 20);
}

}  // namespace
}  // namespace tenon::test
