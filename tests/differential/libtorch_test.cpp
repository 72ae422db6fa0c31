// Every sample of the conformance suite, run by Tenon and by libtorch 1.13.1 side by side.

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/schema_kernels.h"
#include "tests/differential/differences.h"
#include "tests/differential/libtorch.h"
#include "tests/support/gradient_operators.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

bool contains(const LibtorchError& error, const std::string& text) {
  return std::string(error.what()).find(text) != std::string::npos;
}

/// libtorch lacks something here that Tenon may have: a kernel for the dtype, one for these
/// strides, or a formula for the gradient that holds for these sizes.
bool is_missing(const LibtorchError& error) {
  return contains(error, "not implemented") || contains(error, "an invalid gradient") ||
         contains(error, "view size is not compatible");
}

/// The position of a marked argument that libtorch says it does not differentiate.
std::optional<size_t> rejected(const LibtorchError& error, const OperatorSchema& schema,
                               const std::vector<size_t>& marked) {
  for (size_t i = 0; i < marked.size(); ++i) {
    const std::string name(schema.arguments[marked[i]].name);
    if (contains(error, "argument '" + name + "'") || contains(error, " " + name + "'")) return i;
  }
  return std::nullopt;
}

/// libtorch's results, or none where it lacks the operator, the kernel or the formula. What it does
/// not differentiate is removed from `marked`.
std::optional<LibtorchResults> ask_libtorch(const OperatorEntry& op, const Stack& arguments,
                                            std::vector<size_t>& marked) {
  const OperatorSchema& schema = op.schema();
  if (!libtorch_has(std::string(schema.name)) || differs(schema.name, Aspect::kCall)) {
    return std::nullopt;
  }
  try {
    return call_libtorch(schema, arguments, marked);
  } catch (const LibtorchError& error) {
    if (const auto position = rejected(error, schema, marked)) {
      marked.erase(marked.begin() + static_cast<ptrdiff_t>(*position));
      if (!marked.empty()) return ask_libtorch(op, arguments, marked);
    } else if (!is_missing(error)) {
      FAIL_CHECK("libtorch says: " << error.what());
    }
  } catch (const LibtorchMismatch& error) {
    FAIL_CHECK(error.what());
  }
  return std::nullopt;
}

double tolerance_between(const TensorBase& tensor) {
  return tensor.defined() && tensor.is_floating_point() ? tolerance_of(tensor.dtype()) : 0;
}

/// Strides of dimensions that have several indices; those of others mean nothing.
std::vector<int64_t> telling_strides(const TensorBase& tensor) {
  std::vector<int64_t> strides;
  for (size_t d = 0; d < tensor.sizes().size(); ++d) {
    strides.push_back(tensor.numel() == 0 || tensor.sizes()[d] == 1 ? 0 : tensor.strides()[d]);
  }
  return strides;
}

void compare_tensors(std::string_view op, const TensorBase& ours, const TensorBase& theirs,
                     bool values) {
  INFO("Tenon: " << describe(Value(ours)));
  INFO("libtorch: " << describe(Value(theirs)));
  CHECK(ours.defined() == theirs.defined());
  if (!ours.defined() || !theirs.defined()) return;
  if (!differs(op, Aspect::kDType)) CHECK(ours.dtype() == theirs.dtype());
  CHECK(ours.sizes() == theirs.sizes());
  if (ours.sizes() != theirs.sizes()) return;
  if (!differs(op, Aspect::kStrides)) CHECK(telling_strides(ours) == telling_strides(theirs));
  if (values) CHECK_THAT(ours, Near(theirs, tolerance_between(theirs)));
  CHECK(ours.requires_grad() == theirs.requires_grad());
}

void compare(std::string_view op, const Value& ours, const Value& theirs, bool values) {
  if (ours.is<TensorBase>() && theirs.is<TensorBase>()) {
    return compare_tensors(op, ours.get<TensorBase>(), theirs.get<TensorBase>(), values);
  }
  if (ours.is<std::vector<TensorBase>>() && theirs.is<std::vector<TensorBase>>()) {
    const auto& x = ours.get<std::vector<TensorBase>>();
    const auto& y = theirs.get<std::vector<TensorBase>>();
    CHECK(x.size() == y.size());
    for (size_t i = 0; i < std::min(x.size(), y.size()); ++i)
      compare_tensors(op, x[i], y[i], values);
    return;
  }
  INFO("Tenon: " << describe(ours) << ", libtorch: " << describe(theirs));
  CHECK(ours.variant().index() == theirs.variant().index());
  CHECK(same(ours, theirs, 1e-12));
}

TEST_CASE("libtorch has every operator of an entry, apart from those that are listed",
          "[differential]") {
  std::set<std::string_view> absent;
  for (const Absence& absence : absences()) absent.insert(absence.op);
  std::set<std::string> sampled;
  for (const Sample& sample : all_samples()) {
    if (!is_gradient_operator(sample.op)) sampled.insert(sample.op);
  }
  for (const std::string& name : sampled) {
    INFO(name << ": " << (absent.contains(name) ? "listed as absent" : "not listed as absent"));
    CHECK(libtorch_has(name) != absent.contains(name));
  }
}

/// Compares a call of both libraries, unless libtorch cannot make it.
void compare_calls(const Sample& sample, const OperatorEntry& op, const Stack& arguments) {
  std::vector<size_t> unmarked;
  const auto expected = ask_libtorch(op, deep_copy(arguments), unmarked);
  if (!expected) return;
  const Stack results = call(op, deep_copy(arguments));
  CHECK(results.size() == expected->results.size());
  if (results.size() != expected->results.size()) return;
  const bool values = sample.expectations.deterministic && !depends_on_seed(op, arguments) &&
                      !differs(sample.op, Aspect::kValues);
  for (size_t i = 0; i < results.size(); ++i) {
    INFO("result " << i);
    compare(sample.op, results[i], expected->results[i], values);
  }
}

TEST_CASE("results equal libtorch's in values, dtypes, sizes and strides", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    compare_calls(sample, op, complete(sample));
  });
}

/// What each result of Tenon has to do with the arguments.
std::vector<std::string> relations(const Stack& results, const Stack& arguments) {
  std::vector<std::string> texts;
  for (const TensorBase& result : tensors_of(results)) {
    std::string& text = texts.emplace_back("is new");
    for (size_t i = arguments.size(); i-- > 0 && result.defined();) {
      for (const TensorBase& argument : tensors_of({arguments[i]})) {
        if (!argument.defined() || !result.is_alias_of(argument)) continue;
        text = relation(result.is_same(argument), i);
      }
    }
  }
  return texts;
}

TEST_CASE("results are arguments, share their memory or are new as libtorch's", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (differs(sample.op, Aspect::kSharing)) return;
    std::vector<size_t> unmarked;
    const Stack arguments = deep_copy(complete(sample));
    const auto expected = ask_libtorch(op, arguments, unmarked);
    if (!expected) return;
    CHECK(relations(call(op, arguments), arguments) == expected->relations);
  });
}

/// The stack with `convert` applied to each of its tensors; true when it changes any.
template <class Convert>
bool convert_tensors(Stack& stack, Convert convert) {
  bool changed = false;
  const auto apply = [&](TensorBase& tensor) {
    if (!tensor.defined()) return;
    const TensorBase before = tensor;
    tensor = convert(tensor);
    changed |= !tensor.is_same(before);
  };
  for (Value& value : stack) {
    if (value.is<TensorBase>()) apply(value.get<TensorBase>());
    if (!value.is<std::vector<TensorBase>>()) continue;
    for (TensorBase& tensor : value.get<std::vector<TensorBase>>()) apply(tensor);
  }
  return changed;
}

TEST_CASE("results equal libtorch's in smaller floating dtypes", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    for (const DType dtype : {DType::kFloat32, DType::kFloat16, DType::kBFloat16}) {
      Stack arguments = complete(sample);
      const bool changed = convert_tensors(arguments, [&](const TensorBase& tensor) {
        return tensor.dtype() == DType::kFloat64 ? cast(tensor, dtype) : tensor;
      });
      if (!changed || (dtype == DType::kBFloat16 && differs(sample.op, Aspect::kBFloat16)))
        continue;
      for (Value& value : arguments) {
        if (value.is<DType>() && value.get<DType>() == DType::kFloat64) value = dtype;
      }
      INFO("in " << dtype);
      compare_calls(sample, op, arguments);
    }
  });
}

TEST_CASE("results equal libtorch's for arguments in other orders of memory", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    Stack arguments = complete(sample);
    const bool changed = convert_tensors(arguments, [](const TensorBase& tensor) {
      return tensor.dim() > 1 ? transposed_storage(tensor) : tensor;
    });
    if (changed && !differs(sample.op, Aspect::kOrder)) compare_calls(sample, op, arguments);
  });
}

std::vector<size_t> float64_positions(const OperatorEntry& op, const Stack& arguments) {
  std::vector<size_t> positions;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (op.schema().arguments[i].mutated) continue;
    const auto tensors = tensors_of({arguments[i]});
    const bool all_float64 = std::ranges::all_of(tensors, [](const TensorBase& tensor) {
      return tensor.defined() && tensor.dtype() == DType::kFloat64;
    });
    if (!tensors.empty() && all_float64) positions.push_back(i);
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
                            : std::vector<double>(static_cast<size_t>(input.numel()));
}

TEST_CASE("gradients equal libtorch's, and are recorded where libtorch records", "[differential]") {
  for_each_sample([](const Sample& sample, const OperatorEntry& op) {
    if (writes_to_argument(op.schema()) || !sample.expectations.gradient ||
        !sample.expectations.deterministic)
      return;
    if (differs(sample.op, Aspect::kGradients)) return;
    Stack arguments = complete(sample);
    auto positions = float64_positions(op, arguments);
    if (positions.empty()) return;
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
      const auto sizes = inputs[i].sizes().vec();
      CHECK_THAT(tensor(sizes, filled_elements(gradients[i], inputs[i])),
                 Near({sizes, filled_elements(expected->gradients[i], inputs[i])}, 1e-10));
    }
  });
}

}  // namespace
}  // namespace tenon::test
