// Forward mode, against backward.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/error.h"
#include "tenon/forward_mode/dual.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sum.h"
#include "tools/promises/checks.h"
#include "tools/promises/differentiated.h"
#include "tools/promises/elements.h"
#include "tools/promises/values.h"
#include "tools/promises/variants.h"

namespace tenon::tools {
namespace {

/// The sum of the products of elements; undefined tensors are zeros.
double product(const TensorVector& a, const TensorVector& b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    if (!a[i].defined() || !b[i].defined()) continue;
    const std::vector<double> x = elements(a[i]), y = elements(b[i]);
    sum = std::inner_product(x.begin(), x.end(), y.begin(), sum);
  }
  return sum;
}

bool agree(double a, double b) {
  return std::abs(a - b) <= 1e-8 * (1 + std::abs(a) + std::abs(b)) || (a != a && b != b);
}

bool has_elements(const Function& function) {
  return std::ranges::any_of(function.inputs,
                             [](const TensorBase& input) { return input.numel() != 0; });
}

std::string difference(std::string_view what, double forward, double backward) {
  return std::string(what) + ": forward mode gives " + std::to_string(forward) + ", backward " +
         std::to_string(backward);
}

TensorVector duals_of(const TensorVector& inputs, const TensorVector& tangents) {
  TensorVector duals;
  for (size_t i = 0; i < inputs.size(); ++i)
    duals.push_back(autograd::make_dual(inputs[i], tangents[i]));
  return duals;
}

TensorVector tangents_of_all(const TensorVector& tensors) {
  TensorVector tangents;
  for (const TensorBase& tensor : tensors) {
    tangents.push_back(tensor.defined() ? autograd::unpack_dual(tensor).tangent : TensorBase());
  }
  return tangents;
}

TensorVector without_history(const TensorVector& tensors) {
  TensorVector plain;
  for (const TensorBase& tensor : tensors) plain.push_back(autograd::detach(tensor));
  return plain;
}

/// What `weights` and the tangents of all results give, against what their gradients do.
Verdict check_first(const Function& function, const TensorVector& tangents) {
  const TensorVector results = function.call(function.inputs);
  const TensorVector weights = weights_for(results);
  const double expected =
      product(autograd::grad(results, function.inputs, weights, true, false, true), tangents);
  for (const bool recorded : {false, true}) {
    const autograd::DualLevel level;
    const TensorVector inputs = recorded ? function.inputs : without_history(function.inputs);
    const TensorVector found = function.call(duals_of(inputs, tangents));
    for (const TensorBase& result : found) {
      if (result.requires_grad() != recorded)
        return "forward mode changes whether a result has a history";
    }
    const double given = product(weights, tangents_of_all(found));
    if (!agree(given, expected)) {
      return difference(recorded ? "a recorded call" : "a call", given, expected);
    }
  }
  return "";
}

/// The tangents of gradients, and the gradients of tangents, against gradients of gradients.
Verdict check_second(const Function& function, const TensorVector& tangents) {
  const TensorVector results = function.call(function.inputs);
  const TensorVector weights = weights_for(results);
  const TensorVector gradients =
      autograd::grad(results, function.inputs, weights, true, true, true);
  TensorVector varying, their_tangents;
  for (size_t i = 0; i < gradients.size(); ++i) {
    if (!gradients[i].defined() || !gradients[i].requires_grad()) continue;
    varying.push_back(gradients[i]);
    their_tangents.push_back(tangents[i]);
  }
  if (varying.empty()) return "";
  const TensorVector second =
      autograd::grad(varying, function.inputs, their_tangents, true, false, true);
  const TensorVector others = weights_for(function.inputs);
  const double expected = product(second, others);

  const autograd::DualLevel level;
  const TensorVector duals = duals_of(function.inputs, tangents);
  const TensorVector found = function.call(duals);
  const double forward_over_reverse =
      product(tangents_of_all(autograd::grad(found, duals, weights, true, false, true)), others);
  if (!agree(forward_over_reverse, expected))
    return difference("the tangents of gradients", forward_over_reverse, expected);

  TensorVector forward, forward_weights;
  const TensorVector found_tangents = tangents_of_all(found);
  for (size_t i = 0; i < found.size(); ++i) {
    if (!found_tangents[i].defined() || !found_tangents[i].requires_grad()) continue;
    forward.push_back(found_tangents[i]);
    forward_weights.push_back(weights[i]);
  }
  const double reverse_over_forward =
      forward.empty()
          ? 0
          : product(autograd::grad(forward, function.inputs, forward_weights, true, false, true),
                    others);
  if (!agree(reverse_over_forward, expected))
    return difference("the gradients of tangents", reverse_over_forward, expected);
  return "";
}

}  // namespace

Verdict check_forward_mode(const CheckedCall& checked) try {
  return checked_gradients(checked, [&](const Function& function) -> Verdict {
    if (!has_elements(function)) return std::nullopt;
    const TensorVector tangents = weights_for(function.inputs);
    const Verdict first = check_first(function, tangents);
    if (!first || !first->empty() || !checked.expectations.second_gradient) return first;
    return check_second(function, tangents);
  });
} catch (const NotImplementedError&) {
  // There is no forward mode where the gradient has none of its own.
  if (checked.expectations.second_gradient) throw;
  return std::nullopt;
}

Verdict check_forward_mode_in_place(const CheckedCall& checked) {
  const bool differs =
      !checked.expectations.deterministic || writes_to_argument(checked.op.schema());
  const OperatorEntry* inplace = differs ? nullptr : variant_of(checked.op, OperatorKind::kInplace);
  if (inplace == nullptr) return std::nullopt;
  return checked_gradients(checked, [&](const Function& function) -> Verdict {
    const TensorVector tangents = weights_for(function.inputs);
    const TensorVector inputs = without_history(function.inputs);
    const autograd::DualLevel level;
    const TensorVector expected = function.call(duals_of(inputs, tangents));
    const auto& self = checked.arguments[0].get<TensorBase>();
    if (expected.size() != 1 || expected[0].sizes() != self.sizes() ||
        expected[0].dtype() != self.dtype()) {
      return "";
    }
    TensorVector copies;
    for (const TensorBase& input : inputs)
      copies.push_back(deep_copy(Value(input)).get<TensorBase>());
    const Stack given = function.arguments(duals_of(copies, tangents));
    const TensorBase written = seeded_call(*inplace, given)[0].get<TensorBase>();
    const TensorVector weights = weights_for(expected);
    const double by_function = product(weights, tangents_of_all(expected));
    const double in_place = product(weights, tangents_of_all({written}));
    return agree(in_place, by_function) ? "" : difference("in place", in_place, by_function);
  });
}

}  // namespace tenon::tools
