#include "tools/tenon/check/gradients.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string_view>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/tensor/factory.h"
#include "tools/tenon/check/values.h"

namespace tenon::tools {
namespace {

/// An operator as a function of the floating tensors among its arguments.
struct Function {
  autograd::CheckedFunction call;
  TensorVector inputs;
};

/// Float64 values above `least` of which no two are near each other, nor one near 0 or 1: where
/// functions are smooth.
TensorBase spread_out(const TensorBase& like, double least, int& number) {
  TensorBase result = make_tensor(like.sizes(), DType::kFloat64);
  double* data = result.data_ptr<double>();
  for (int64_t i = 0; i < result.numel(); ++i) {
    const double unit = std::fmod(0.1234 + 0.6180339887498949 * ++number, 1.0);
    data[i] = least + 0.1 + 0.8 * unit;
  }
  return result;
}

/// Whether there is a gradient for an argument. The formulas are lines `self, other: formula`; an
/// operator without is differentiated by its parts.
bool has_formula(const OperatorSchema& schema, std::string_view argument) {
  if (schema.derivatives.empty()) return schema.composite;
  std::istringstream lines{std::string(schema.derivatives)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream names(line.substr(0, line.find(':')));
    for (std::string name; std::getline(names >> std::ws, name, ',');) {
      if (name == argument) return true;
    }
  }
  return false;
}

Function function_above(double least, const OperatorEntry& op, const Stack& arguments) {
  Function result;
  int number = 0;
  Stack given;
  std::vector<bool> varies;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const bool is_differentiable = has_formula(op.schema(), op.schema().arguments[i].name);
    given.push_back(with_tensors(arguments[i], [&](const TensorBase& tensor) {
      const bool is_input = is_differentiable && tensor.is_floating_point();
      varies.push_back(is_input);
      if (!tensor.is_floating_point()) return tensor;
      TensorBase value = spread_out(tensor, least, number);
      if (is_input) result.inputs.push_back(value.set_requires_grad(true));
      return value;
    }));
  }
  const auto all = [&op, given, varies](const TensorVector& inputs) {
    size_t position = 0, next = 0;
    Stack stack = with_tensors(given, [&](const TensorBase& tensor) {
      return varies[position++] ? inputs[next++] : tensor;
    });
    op.call_boxed(stack);
    return tensors_in(stack);
  };
  const auto results = all(result.inputs);
  std::vector<size_t> recorded;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].requires_grad()) recorded.push_back(i);
  }
  if (recorded.empty()) return result;
  result.call = [all, recorded](const TensorVector& inputs) {
    const auto every = all(inputs);
    TensorVector chosen;
    for (const size_t i : recorded) chosen.push_back(every[i]);
    return chosen;
  };
  return result;
}

/// Above 0, or above 1 where the function is not defined there.
Function function_of(const OperatorEntry& op, const Stack& arguments) {
  Function function = function_above(0, op, arguments);
  if (function.call == nullptr) return function;
  const auto has_nan = [](const TensorBase& result) { return !ops::allclose(result, result); };
  const bool is_outside = std::ranges::any_of(function.call(function.inputs), has_nan);
  return is_outside ? function_above(1, op, arguments) : function;
}

bool has_second_gradient(const Function& function) {
  const TensorVector results = function.call(function.inputs);
  TensorVector weights;
  for (const TensorBase& result : results) {
    weights.push_back(ops::ones_like(result).set_requires_grad(true));
  }
  const auto gradients = autograd::grad(results, function.inputs, weights, true, true, true);
  return std::ranges::any_of(gradients, [](const TensorBase& gradient) {
    return gradient.defined() && gradient.requires_grad();
  });
}

}  // namespace

bool has_gradient(const OperatorEntry& op, const Stack& arguments) {
  const OperatorSchema& schema = op.schema();
  const bool writes = std::ranges::any_of(schema.arguments, &ArgumentSchema::mutated);
  if (writes) return false;
  return function_of(op, arguments).call != nullptr;
}

std::string wrong_gradient(const OperatorEntry& op, const Stack& arguments) {
  const Function function = function_of(op, arguments);
  autograd::gradcheck(function.call, function.inputs);
  return {};
}

std::string wrong_second_gradient(const OperatorEntry& op, const Stack& arguments) {
  const Function function = function_of(op, arguments);
  if (has_second_gradient(function)) autograd::gradgradcheck(function.call, function.inputs);
  return {};
}

}  // namespace tenon::tools
