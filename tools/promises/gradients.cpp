// Gradients, against differences of float64.

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/gradcheck.h"
#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/error.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/factory.h"
#include "tools/promises/differentiated.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"

namespace tenon::tools {
namespace {

bool is_differentiable(const CheckedCall& checked) {
  return checked.expectations.gradient && checked.expectations.deterministic &&
         !writes_to_argument(checked.op.schema());
}

/// Zeros in the place of the gradient's elements.
std::vector<double> zeros_for(const TensorBase& input) {
  return std::vector<double>(in_parts(input).numel(), 0.0);
}

/// Whether each tensor that is defined, in the order of the arguments, is one of the inputs.
std::vector<bool> varying_tensors(const CheckedCall& checked) {
  std::vector<bool> varies;
  for (size_t i = 0; i < checked.arguments.size(); ++i) {
    const ArgumentSchema& argument = checked.op.schema().arguments[i];
    const bool constant =
        argument.mutated || std::ranges::count(checked.expectations.constants, argument.name) > 0;
    for (const TensorBase& tensor : tensors_of({checked.arguments[i]})) {
      if (tensor.defined()) varies.push_back(!constant && is_of_double_precision(tensor.dtype()));
    }
  }
  return varies;
}

/// Calls `function` with each input among the tensors; gives the stack with what it returns.
Stack with_inputs(const Stack& arguments, const std::vector<bool>& varies,
                  const std::function<TensorBase(const TensorBase&)>& function) {
  size_t position = 0;
  return with_tensors(arguments, [&](const TensorBase& tensor) {
    return varies[position++] ? function(tensor) : tensor;
  });
}

Function function_of(const CheckedCall& checked) {
  if (!is_differentiable(checked)) return {};
  Function result;
  const std::vector<bool> varies = varying_tensors(checked);
  with_inputs(deep_copy(checked.arguments), varies, [&](const TensorBase& tensor) {
    return result.inputs.emplace_back(tensor).set_requires_grad(true);
  });
  if (result.inputs.empty()) return {};
  result.arguments = [&checked, varies](const TensorVector& inputs) {
    size_t next = 0;
    return with_inputs(deep_copy(checked.arguments), varies,
                       [&](const TensorBase&) { return inputs[next++]; });
  };
  const auto all = [&checked, arguments = result.arguments](const TensorVector& inputs) {
    return tensors_of(seeded_call(checked.op, arguments(inputs)));
  };
  std::vector<size_t> recorded;
  const std::vector<TensorBase> results = all(result.inputs);
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].defined() && results[i].requires_grad()) recorded.push_back(i);
  }
  if (recorded.empty()) return {};
  result.call = [all, recorded](const TensorVector& inputs) {
    const auto every = all(inputs);
    TensorVector chosen;
    for (const size_t i : recorded) chosen.push_back(every[i]);
    return chosen;
  };
  return result;
}

TensorBase moved(const TensorBase& tensor, Device device) {
  if (tensor.device() == device) return tensor;
  return ops::_to_copy(tensor, tensor.dtype(), std::nullopt, device);
}

/// The same of tensors on the CPU, where differences are taken.
Function from_cpu(const Function& function) {
  const Device device = function.inputs.front().device();
  Function result;
  for (const TensorBase& input : function.inputs) {
    const NoGradGuard guard;
    result.inputs.push_back(moved(deep_copy(Value(input)).get<TensorBase>(), kCPU));
    result.inputs.back().set_requires_grad(true);
  }
  result.call = [call = function.call, device](const TensorVector& inputs) {
    TensorVector there;
    for (const TensorBase& input : inputs) there.push_back(moved(input, device));
    TensorVector results = call(there);
    for (TensorBase& each : results) each = moved(each, kCPU);
    return results;
  };
  return result;
}

/// The gradient for `input` of the sum of all results by their weights: 0 where there is none.
std::vector<double> gradient_of(const TensorVector& results, const TensorBase& input,
                                const TensorVector& weights) {
  TensorVector recorded, their_weights;
  for (size_t i = 0; i < results.size(); ++i) {
    if (!results[i].requires_grad()) continue;
    recorded.push_back(results[i]);
    their_weights.push_back(weights[i]);
  }
  TensorBase found;
  if (!recorded.empty()) {
    found = autograd::grad(recorded, input, their_weights, true, false, true).front();
  }
  return found.defined() ? elements(found) : zeros_for(input);
}

/// Whether two gradients differ by more than the order in which parts are added; NaN is another.
bool differ(const std::vector<double>& a, const std::vector<double>& b) {
  return !std::ranges::equal(
      a, b, [](double x, double y) { return std::abs(x - y) <= 1e-9 * (1 + std::abs(y)); });
}

/// The inputs, of which only one requires grad.
TensorVector alone(const TensorVector& inputs, size_t differentiated) {
  TensorVector result;
  for (size_t i = 0; i < inputs.size(); ++i) {
    result.push_back(deep_copy(Value(inputs[i])).get<TensorBase>());
    result.back().set_requires_grad(i == differentiated);
  }
  return result;
}

/// Whether the gradient of all results is the sum of those of each, and that for one input the same
/// when no other is asked for.
Verdict check_parts(const Function& function) {
  const TensorVector results = function.call(function.inputs);
  const TensorVector weights = weights_for(results);
  const TensorVector together =
      autograd::grad(results, function.inputs, weights, true, false, true);
  for (size_t i = 0; i < function.inputs.size(); ++i) {
    const TensorBase& input = function.inputs[i];
    const std::vector<double> expected =
        together[i].defined() ? elements(together[i]) : zeros_for(input);
    std::vector<double> sum(expected.size());
    for (size_t j = 0; j < results.size(); ++j) {
      const std::vector<double> part = gradient_of({results[j]}, input, {weights[j]});
      std::ranges::transform(sum, part, sum.begin(), std::plus<>());
    }
    const std::string name = "the gradient of input " + std::to_string(i);
    if (differ(expected, sum)) return name + " is not the sum of those of each result";
    const TensorVector inputs = alone(function.inputs, i);
    if (differ(gradient_of(function.call(inputs), inputs[i], weights), expected)) {
      return name + " is another where no other input requires grad";
    }
  }
  return "";
}

/// Whether the gradient has a history of its own, which a constant one has not.
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

/// Whether an operator says that nobody has written its derivatives: a gradient that it does not
/// have is not wrong. Those of the library may say it of themselves alone: what they are made of
/// has derivatives.
bool says_that_there_are_none(const NotImplementedError& error, const OperatorSchema& checked) {
  const std::string_view message = error.message();
  const size_t end_of_name = message.find(": a gradient reaches this operator");
  if (end_of_name == std::string_view::npos) return false;
  const bool is_built_in = checked.name.find("::") == std::string_view::npos;
  return !is_built_in || message.substr(0, end_of_name) == checked.name;
}

}  // namespace

TensorVector weights_for(const TensorVector& tensors) {
  TensorVector weights;
  for (const TensorBase& tensor : tensors) {
    const TensorBase weight =
        make_tensor(tensor.sizes(), tensor.is_complex() ? DType::kComplex128 : DType::kFloat64);
    const TensorBase parts = in_parts(weight);
    for (int64_t i = 0; i < parts.numel(); ++i) {
      parts.data_ptr<double>()[i] = 1 / (2.5 + static_cast<double>(i + weights.size()));
    }
    weights.push_back(moved(weight, tensor.device()));
  }
  return weights;
}

Verdict checked_gradients(const CheckedCall& checked,
                          const std::function<Verdict(const Function& function)>& check) try {
  const Function function = function_of(checked);
  return function.call == nullptr ? std::nullopt : check(function);
} catch (const NotImplementedError& error) {
  if (!says_that_there_are_none(error, checked.op.schema())) throw;
  return std::nullopt;
}

Verdict check_gradients(const CheckedCall& checked) {
  return checked_gradients(checked, [](const Function& function) -> Verdict {
    const Function checked_function = from_cpu(function);
    autograd::gradcheck(checked_function.call, checked_function.inputs);
    return check_parts(function);
  });
}

Verdict check_second_gradients(const CheckedCall& checked) {
  if (!checked.expectations.second_gradient) return std::nullopt;
  return checked_gradients(checked, [](const Function& function) -> Verdict {
    if (!has_second_gradient(function)) return std::nullopt;
    const Function checked_function = from_cpu(function);
    autograd::gradgradcheck(checked_function.call, checked_function.inputs);
    return "";
  });
}

}  // namespace tenon::tools
