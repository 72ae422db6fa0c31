#include "tests/differential/compare.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/schema_kernels.h"
#include "tenon/tensor/complex_parts.h"
#include "tests/differential/ask.h"
#include "tests/differential/differences.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

double tolerance_between(const TensorBase& tensor) {
  return tensor.defined() ? tolerance_of(tensor.dtype()) : 0;
}

/// Strides of dimensions that have several indices; those of others mean nothing.
std::vector<int64_t> telling_strides(const TensorBase& tensor) {
  std::vector<int64_t> strides;
  for (size_t d = 0; d < tensor.sizes().size(); ++d) {
    strides.push_back(tensor.numel() == 0 || tensor.sizes()[d] == 1 ? 0 : tensor.strides()[d]);
  }
  return strides;
}

/// A result of an operator, the `index`th of its results.
struct Result {
  std::string_view op;
  size_t index;
  bool has_values;  // that can be compared
};

void compare_tensors(const Result& result, const TensorBase& ours, const TensorBase& theirs) {
  const auto [op, index, has_values] = result;
  INFO("Tenon: " << describe(Value(ours)));
  INFO("libtorch: " << describe(Value(theirs)));
  CHECK(ours.defined() == theirs.defined());
  if (!ours.defined() || !theirs.defined()) return;
  if (!differs(op, Aspect::kDType, index)) CHECK(ours.dtype() == theirs.dtype());
  CHECK(ours.sizes() == theirs.sizes());
  if (ours.sizes() != theirs.sizes()) return;
  if (!differs(op, Aspect::kStrides, index)) {
    CHECK(telling_strides(ours) == telling_strides(theirs));
  }
  if (has_values && !differs(op, Aspect::kValues, index))
    CHECK_THAT(ours, Near(theirs, tolerance_between(theirs)));
  CHECK(ours.requires_grad() == theirs.requires_grad());
}

void compare(const Result& result, const Value& ours, const Value& theirs) {
  if (ours.is<TensorBase>() && theirs.is<TensorBase>()) {
    return compare_tensors(result, ours.get<TensorBase>(), theirs.get<TensorBase>());
  }
  if (ours.is<std::vector<TensorBase>>() && theirs.is<std::vector<TensorBase>>()) {
    const auto& x = ours.get<std::vector<TensorBase>>();
    const auto& y = theirs.get<std::vector<TensorBase>>();
    CHECK(x.size() == y.size());
    for (size_t i = 0; i < std::min(x.size(), y.size()); ++i) compare_tensors(result, x[i], y[i]);
    return;
  }
  INFO("Tenon: " << describe(ours) << ", libtorch: " << describe(theirs));
  CHECK(ours.variant().index() == theirs.variant().index());
  CHECK(same(ours, theirs, 1e-12));
}

std::vector<size_t> differentiated_positions(const OperatorEntry& op, const Stack& arguments) {
  std::vector<size_t> positions;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (op.schema().arguments[i].mutated) continue;
    const auto tensors = tensors_of({arguments[i]});
    const bool all_differentiated = std::ranges::all_of(tensors, [](const TensorBase& tensor) {
      return tensor.defined() && tools::is_of_double_precision(tensor.dtype());
    });
    if (!tensors.empty() && all_differentiated) positions.push_back(i);
  }
  return positions;
}

/// Marks the tensors of a stack at these positions; they are the gradients' order.
std::vector<TensorBase> mark(Stack& arguments, const std::vector<size_t>& positions) {
  std::vector<TensorBase> inputs;
  for (const size_t position : positions) {
    for (const TensorBase& tensor : tensors_of({arguments[position]})) {
      tensor.set_requires_grad(true);
      inputs.push_back(tensor);
    }
  }
  return inputs;
}

std::vector<TensorBase> gradients_of(const Stack& results, const std::vector<TensorBase>& inputs) {
  std::vector<TensorBase> outputs, weights;
  for (const TensorBase& result : tensors_of(results)) {
    if (!result.defined() || !result.requires_grad()) continue;
    outputs.push_back(result);
    weights.push_back(fixed_weights(result));
  }
  if (outputs.empty()) return std::vector<TensorBase>(inputs.size());
  return autograd::grad(outputs, inputs, weights, false, false, true);
}

/// An undefined gradient is one of zeros.
std::vector<double> filled_elements(const TensorBase& gradient, const TensorBase& input) {
  return gradient.defined() ? elements(gradient)
                            : std::vector<double>(static_cast<size_t>(in_parts(input).numel()));
}

bool row_major(const TensorBase& tensor) {
  return !tensor.defined() || tensor.is_contiguous();
}

}  // namespace

void compare_calls(const Sample& sample, const OperatorEntry& op, const Stack& arguments) {
  std::vector<size_t> unmarked;
  const auto expected = ask_libtorch(op, deep_copy(arguments), unmarked);
  if (!expected) return;
  const Stack results = call(op, deep_copy(arguments));
  CHECK(results.size() == expected->results.size());
  if (results.size() != expected->results.size()) return;
  const bool has_values = sample.expectations.deterministic && !depends_on_seed(op, arguments);
  for (size_t i = 0; i < results.size(); ++i) {
    INFO("result " << i);
    if (differs(sample.op, Aspect::kResult, i)) continue;
    compare({sample.op, i, has_values}, results[i], expected->results[i]);
  }
}

void compare_gradients(const Sample& sample, const OperatorEntry& op, Stack arguments) {
  if (writes_to_argument(op.schema()) || !sample.expectations.gradient ||
      !sample.expectations.deterministic)
    return;
  if (differs(sample.op, Aspect::kGradients)) return;
  if (differs(sample.op, Aspect::kOrder) &&
      !std::ranges::all_of(tensors_of(arguments), row_major)) {
    return;
  }
  auto positions = differentiated_positions(op, arguments);
  if (positions.empty() || depends_on_seed(op, arguments)) return;
  const auto expected = ask_libtorch(op, arguments, positions);
  if (!expected) return;
  const auto inputs = mark(arguments, positions);
  const Stack results = call(op, arguments);
  const auto ours = tensors_of(results), theirs = tensors_of(expected->results);
  for (size_t i = 0; i < ours.size(); ++i) {
    INFO("result " << i);
    if (ours[i].defined()) CHECK(ours[i].requires_grad() == theirs[i].requires_grad());
  }
  const auto gradients = gradients_of(results, inputs);
  for (size_t i = 0; i < inputs.size(); ++i) {
    INFO("gradient " << i << ": " << describe(Value(gradients[i])) << ", libtorch's "
                     << describe(Value(expected->gradients[i])));
    const auto sizes = in_parts(inputs[i]).sizes().vec();
    CHECK_THAT(tensor(sizes, filled_elements(gradients[i], inputs[i])),
               Near({sizes, filled_elements(expected->gradients[i], inputs[i])}, 1e-10));
  }
}

}  // namespace tenon::test
