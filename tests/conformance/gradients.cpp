// Gradients of every operator, checked over the samples of all categories.

#include <algorithm>
#include <catch2/catch.hpp>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/gradcheck.h"
#include "tests/support/reference.h"
#include "tests/support/variants.h"

namespace tenon::test {
namespace {

/// Where in a stack a tensor stands: the argument, and the element if that is a list.
struct Position {
  size_t argument;
  size_t element;
};

TensorBase& tensor_at(Stack& stack, Position position) {
  Value& value = stack[position.argument];
  if (value.is<TensorBase>()) return value.get<TensorBase>();
  return value.get<std::vector<TensorBase>>()[position.element];
}

/// The float64 tensors that the operator only reads, apart from `constants`.
std::vector<Position> differentiable_positions(const OperatorEntry& op, const Stack& arguments,
                                               const std::vector<std::string>& constants) {
  std::vector<Position> positions;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const ArgumentSchema& argument = op.schema().arguments[i];
    if (argument.mutated || std::ranges::count(constants, argument.name) > 0) continue;
    const auto tensors = tensors_of({arguments[i]});
    for (size_t j = 0; j < tensors.size(); ++j) {
      const bool float64 = tensors[j].defined() && tensors[j].dtype() == DType::kFloat64;
      if (float64) positions.push_back({i, j});
    }
  }
  return positions;
}

/// The operator as a function of those tensors alone, with all tensors that it returns.
autograd::CheckedFunction as_function(const OperatorEntry& op, const Stack& arguments,
                                      const std::vector<Position>& positions) {
  return [&op, arguments, positions](const std::vector<TensorBase>& inputs) {
    Stack stack = deep_copy(arguments);
    for (size_t i = 0; i < positions.size(); ++i) tensor_at(stack, positions[i]) = inputs[i];
    return tensors_of(call(op, std::move(stack)));
  };
}

/// The same with those results alone that have a history for these inputs.
autograd::CheckedFunction differentiable_part(const autograd::CheckedFunction& function,
                                              const std::vector<TensorBase>& inputs) {
  std::vector<size_t> chosen;
  const auto results = function(inputs);
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].defined() && results[i].requires_grad()) chosen.push_back(i);
  }
  if (chosen.empty()) return nullptr;
  return [function, chosen](const std::vector<TensorBase>& arguments) {
    const auto all = function(arguments);
    std::vector<TensorBase> results;
    for (const size_t i : chosen) results.push_back(all[i]);
    return results;
  };
}

/// Whether the gradient has a history of its own, which a constant one has not.
bool has_second_gradient(const autograd::CheckedFunction& function,
                         const std::vector<TensorBase>& inputs) {
  const auto results = function(inputs);
  std::vector<TensorBase> weights;
  for (const TensorBase& result : results) {
    weights.push_back(uniform(result.sizes()).set_requires_grad(true));
  }
  const auto gradients = autograd::grad(results, inputs, weights, true, true, true);
  return std::ranges::any_of(gradients, [](const TensorBase& gradient) {
    return gradient.defined() && gradient.requires_grad();
  });
}

bool is_differentiable(const Sample& sample, const OperatorEntry& op) {
  return sample.expectations.gradient && sample.expectations.deterministic && !writes(op) &&
         (!op.schema().derivatives.empty() || op.schema().composite);
}

TEST_CASE("gradients agree with finite differences") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (!is_differentiable(sample, op)) return;
    Stack arguments = complete(sample);
    const auto positions = differentiable_positions(op, arguments, sample.expectations.constants);
    if (positions.empty()) return;
    std::vector<TensorBase> inputs;
    for (const Position position : positions) {
      inputs.push_back(deep_copy(Value(tensor_at(arguments, position))).get<TensorBase>());
      inputs.back().set_requires_grad(true);
    }
    const auto function = differentiable_part(as_function(op, arguments, positions), inputs);
    if (function == nullptr) return;
    CHECK(autograd::gradcheck(function, inputs));
    if (!sample.expectations.second_gradient || !has_second_gradient(function, inputs)) return;
    CHECK(autograd::gradgradcheck(function, inputs));
  });
}

}  // namespace
}  // namespace tenon::test
