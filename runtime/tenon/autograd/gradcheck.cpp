#include "tenon/autograd/gradcheck.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <utility>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/to.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/factory.h"

// fits in this file: tensors whose derivatives are tried element by element

namespace tenon::autograd {
namespace {

/// How many numbers derivatives are taken by: of complex elements both parts.
int64_t count_parts(const TensorBase& tensor) {
  return in_parts(tensor).numel();
}
DType widest(const TensorBase& tensor) {
  return tensor.is_complex() ? DType::kComplex128 : DType::kFloat64;
}

/// Address of the `i`-th element, counted in row-major order.
double* element(const TensorBase& tensor, int64_t i) {
  int64_t offset = 0;
  for (int64_t dim = tensor.dim(); dim-- > 0;) {
    offset += i % tensor.sizes()[dim] * tensor.strides()[dim];
    i /= tensor.sizes()[dim];
  }
  return tensor.data_ptr<double>() + offset;
}

/// All elements, row-major; zeros in the place of an undefined tensor.
std::vector<double> elements(const TensorBase& tensor, int64_t count) {
  std::vector<double> values(count, 0.0);
  if (!tensor.defined()) return values;
  const TensorBase doubles = in_parts(ops::to(detach(tensor), widest(tensor)));
  for (int64_t i = 0; i < count; ++i) values[i] = *element(doubles, i);
  return values;
}

void check_inputs(const TensorVector& inputs) {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorBase& input = inputs[i];
    if (!detail::requires_grad(input)) continue;
    TENON_CHECK(input.dtype() == widest(input) && input.is_cpu(), DTypeError,
                "gradcheck: expected input ", i, " to be float64 or complex128 on the CPU, got ",
                input.dtype(), " on ", input.device());
    check_no_internal_overlap("gradcheck", input);
  }
}

/// A differentiable output's number, and its value.
struct Output {
  size_t number;
  TensorBase tensor;
};

std::vector<Output> differentiable_outputs(const CheckedFunction& function,
                                           const TensorVector& inputs) {
  const TensorVector results = function(inputs);
  std::vector<Output> outputs;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].defined() && results[i].is_inexact()) outputs.push_back({i, results[i]});
  }
  return outputs;
}

void check_recorded(const std::vector<Output>& outputs) {
  TENON_CHECK(
      std::ranges::any_of(outputs, [](const Output& o) { return o.tensor.requires_grad(); }),
      AutogradError, "gradcheck: expected an output that requires grad, got none");
}

/// d output[row] / d input[column], `columns` to a row.
struct Jacobian {
  int64_t rows;
  int64_t columns;
  std::vector<double> values = std::vector<double>(rows * columns, 0.0);
  double& at(int64_t row, int64_t column) { return values[row * columns + column]; }
};

/// The Jacobians of all outputs with respect to one input, by central differences.
std::vector<Jacobian> numerical(const CheckedFunction& function, const TensorVector& inputs,
                                const TensorBase& input, const std::vector<Output>& outputs,
                                double eps) {
  const NoGradGuard no_grad;
  std::vector<Jacobian> result;
  for (const Output& output : outputs) {
    result.push_back({count_parts(output.tensor), count_parts(input)});
  }
  const auto evaluate_at = [&](double* place, double value) {
    const double original = std::exchange(*place, value);
    std::vector<std::vector<double>> values;
    const TensorVector results = function(inputs);
    for (const Output& output : outputs) {
      TENON_CHECK(output.number < results.size(), ValueError, "gradcheck: the function returns ",
                  results.size(), " results without a graph, and more with one");
      values.push_back(elements(results[output.number], count_parts(output.tensor)));
    }
    *place = original;
    return values;
  };
  const TensorBase places = in_parts(input);
  for (int64_t column = 0; column < places.numel(); ++column) {
    double* place = element(places, column);
    const auto above = evaluate_at(place, *place + eps);
    const auto below = evaluate_at(place, *place - eps);
    for (size_t i = 0; i < outputs.size(); ++i) {
      for (int64_t row = 0; row < result[i].rows; ++row) {
        result[i].at(row, column) = (above[i][row] - below[i][row]) / (2 * eps);
      }
    }
  }
  return result;
}

/// The Jacobians of one output with respect to all inputs that require grad, by backward.
std::vector<Jacobian> analytical(const TensorBase& output, const TensorVector& inputs) {
  std::vector<Jacobian> result;
  const int64_t rows = count_parts(output);
  for (const TensorBase& input : inputs) result.push_back({rows, count_parts(input)});
  if (!output.requires_grad()) return result;
  for (int64_t row = 0; row < rows; ++row) {
    TensorBase seed = make_tensor(output.sizes(), widest(output));
    auto* seeds = static_cast<double*>(seed.data_ptr());
    std::fill_n(seeds, rows, 0.0);
    seeds[row] = 1.0;
    if (output.dtype() != seed.dtype()) seed = ops::to(seed, output.dtype());
    const TensorVector grads =
        grad(output, inputs, seed, /*retain_graph=*/true, false, /*allow_unused=*/true);
    for (size_t i = 0; i < inputs.size(); ++i) {
      const std::vector<double> values = elements(grads[i], count_parts(inputs[i]));
      std::ranges::copy(values, result[i].values.begin() + row * result[i].columns);
    }
  }
  return result;
}

void compare(Jacobian expected, Jacobian actual, size_t output, size_t input, double atol,
             double rtol) {
  for (int64_t row = 0; row < expected.rows; ++row) {
    for (int64_t column = 0; column < expected.columns; ++column) {
      const double n = expected.at(row, column);
      const double a = actual.at(row, column);
      // Written so that a NaN fails.
      TENON_CHECK(std::abs(a - n) <= atol + rtol * std::abs(n), AutogradError,
                  "gradcheck: the derivative of element ", row, " of output ", output,
                  " with respect to element ", column, " of input ", input, " is ", a,
                  ", expected ", n, " from differences");
    }
  }
}

void check(const CheckedFunction& function, const TensorVector& inputs,
           const std::vector<Output>& outputs, double eps, double atol, double rtol) {
  TensorVector differentiated;
  std::vector<size_t> numbers;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!detail::requires_grad(inputs[i])) continue;
    differentiated.push_back(inputs[i]);
    numbers.push_back(i);
  }
  std::vector<std::vector<Jacobian>> actual;
  for (const Output& output : outputs) actual.push_back(analytical(output.tensor, differentiated));
  for (size_t j = 0; j < differentiated.size(); ++j) {
    const std::vector<Jacobian> expected =
        numerical(function, inputs, differentiated[j], outputs, eps);
    for (size_t i = 0; i < outputs.size(); ++i) {
      compare(expected[i], actual[i][j], outputs[i].number, numbers[j], atol, rtol);
    }
  }
}

/// Random gradients for the outputs, the same in every run.
TensorVector random_gradients(const std::vector<Output>& outputs) {
  std::mt19937_64 engine(20);
  std::normal_distribution<double> normal;
  TensorVector grads;
  for (const Output& output : outputs) {
    TensorBase grad = make_tensor(output.tensor.sizes(), widest(output.tensor));
    std::generate_n(static_cast<double*>(grad.data_ptr()), count_parts(grad),
                    [&] { return normal(engine); });
    grads.push_back(grad.set_requires_grad(true));
  }
  return grads;
}

template <class Check>
bool run(bool raise_exception, const Check& check) {
  if (raise_exception) {
    check();
    return true;
  }
  try {
    check();
    return true;
  } catch (const AutogradError&) {
    return false;
  }
}

}  // namespace

bool gradcheck(const CheckedFunction& function, const TensorVector& inputs, double eps, double atol,
               double rtol, bool raise_exception) try {
  return run(raise_exception, [&] {
    const EnableGradGuard recording;
    check_inputs(inputs);
    const std::vector<Output> outputs = differentiable_outputs(function, inputs);
    check_recorded(outputs);
    check(function, inputs, outputs, eps, atol, rtol);
  });
} catch (...) {
  detail::rethrow_as_error("gradcheck");
}

bool gradgradcheck(const CheckedFunction& function, const TensorVector& inputs,
                   const TensorVector& grad_outputs, double eps, double atol, double rtol,
                   bool raise_exception) try {
  return run(raise_exception, [&] {
    const EnableGradGuard recording;
    check_inputs(inputs);
    std::vector<Output> outputs = differentiable_outputs(function, inputs);
    check_recorded(outputs);
    std::erase_if(outputs, [](const Output& output) { return !output.tensor.requires_grad(); });
    const TensorVector seeds = grad_outputs.empty() ? random_gradients(outputs) : grad_outputs;
    TensorVector all = inputs;
    all.insert(all.end(), seeds.begin(), seeds.end());
    const CheckedFunction gradient = [&](const TensorVector& arguments) {
      const EnableGradGuard inner_recording;
      const TensorVector own(arguments.begin(), arguments.begin() + inputs.size());
      const TensorVector seeds_now(arguments.begin() + inputs.size(), arguments.end());
      const TensorVector results = function(own);
      TensorVector chosen;
      for (const Output& output : outputs) chosen.push_back(results[output.number]);
      TensorVector differentiated;
      std::ranges::copy_if(own, std::back_inserter(differentiated),
                           [](const TensorBase& t) { return detail::requires_grad(t); });
      return grad(chosen, differentiated, seeds_now, true, /*create_graph=*/true,
                  /*allow_unused=*/true);
    };
    // Where a gradient is constant nothing is recorded: then differences have to be 0 too.
    check(gradient, all, differentiable_outputs(gradient, all), eps, atol, rtol);
  });
} catch (...) {
  detail::rethrow_as_error("gradgradcheck");
}

}  // namespace tenon::autograd
