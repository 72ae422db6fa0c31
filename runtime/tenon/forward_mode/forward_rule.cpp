#include "tenon/forward_mode/forward_rule.h"

#include <algorithm>
#include <utility>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"

namespace tenon::forward_mode {
namespace {

/// An argument that has a tangent: itself, and what stands for it in the call that is
/// differentiated, so that gradients are those by this argument alone.
struct DualArgument {
  TensorBase given, variable;
  intrusive_ptr<Tangent> tangent;
};

TensorBase variable_like(const TensorBase& self, bool recorded) {
  if (recorded && self.requires_grad()) return ops::alias(self);
  TensorBase variable = alias_with_tangents(self);
  variable.set_requires_grad(true);
  return variable;
}

/// Puts variables in the places of arguments that have tangents.
std::vector<DualArgument> replace_duals(Stack& arguments, uint64_t level, bool recorded) {
  std::vector<DualArgument> duals;
  for (Value& argument : arguments) {
    for_each_tensor(argument, [&](TensorBase& tensor) {
      Tangent* tangent = tangent_at(tensor, level);
      if (tangent == nullptr) return;
      TensorBase variable = variable_like(tensor, recorded);
      duals.push_back({tensor, variable, intrusive_ptr<Tangent>::reclaim_copy(tangent)});
      tensor = std::move(variable);
    });
  }
  return duals;
}

/// `a + b`, where an undefined one stands for zeros.
TensorBase sum_of(const TensorBase& a, const TensorBase& b) {
  if (!a.defined() || !b.defined()) return a.defined() ? a : b;
  return ops::add(a, b);
}

/// The tangent of the one result of which each element depends on one of each argument.
TensorBase diagonal_tangent(const TensorBase& result, const std::vector<DualArgument>& duals,
                            bool recorded) {
  TensorBase sum;
  for (const DualArgument& dual : duals) {
    const TensorVector part =
        autograd::grad({result}, {dual.variable}, {dual.tangent->value()}, /*retain_graph=*/true,
                       /*create_graph=*/recorded, /*allow_unused=*/true);
    sum = sum_of(sum, part[0]);
  }
  return sum;
}

bool is_of_library(const OperatorEntry& op) {
  return op.name().find("::") == std::string_view::npos;
}

/// AutogradError where backward computes something of its gradients, and no history of it: by hand,
/// or without grad mode. The library's own do so for zeros alone.
void check_is_zero(const OperatorEntry& op, const TensorVector& results,
                   const TensorBase& variable) {
  if (is_of_library(op) || variable.device().is_meta()) return;
  TensorVector distinct;  // of which no sum cancels out
  for (const TensorBase& result : results) {
    const TensorBase row =
        ops::arange(1, result.numel() + 1, 1, result.dtype(), std::nullopt, result.device());
    distinct.push_back(ops::reshape(row, result.sizes()));
  }
  const TensorBase gradient = autograd::grad(results, {variable}, distinct, /*retain_graph=*/true,
                                             /*create_graph=*/false, /*allow_unused=*/true)[0];
  TENON_CHECK(!gradient.defined() || !ops::_local_scalar_dense(ops::any(gradient)).toBool(),
              AutogradError, op.name(),
              ": a gradient of it has no history of those that it is computed from, so that there "
              "is no forward mode; compute it by operators, with grad mode on");
}

/// The tangents of several results, see Note [Transposed twice].
TensorVector transposed_tangents(const OperatorEntry& op, const TensorVector& results,
                                 const std::vector<DualArgument>& duals, bool recorded) {
  TensorVector variables, tangents, cotangents;
  for (const DualArgument& dual : duals) variables.push_back(dual.variable);
  for (const TensorBase& result : results) {
    // Not zeros, of which some gradients are nothing more to differentiate.
    cotangents.push_back(ops::ones_like(result));
    cotangents.back().set_requires_grad(true);
  }
  const TensorVector gradients =
      autograd::grad(results, variables, cotangents, /*retain_graph=*/true, /*create_graph=*/true,
                     /*allow_unused=*/true);
  TensorVector depending;
  for (size_t i = 0; i < duals.size(); ++i) {
    if (!gradients[i].defined()) continue;
    if (!gradients[i].requires_grad()) {
      check_is_zero(op, results, duals[i].variable);
      continue;
    }
    depending.push_back(gradients[i]);
    tangents.push_back(duals[i].tangent->value());
  }
  if (depending.empty()) return TensorVector(results.size());
  return autograd::grad(depending, cotangents, tangents, /*retain_graph=*/true,
                        /*create_graph=*/recorded, /*allow_unused=*/true);
}

/// `tensor` without the history that only the rule needs.
TensorBase without_history(const TensorBase& tensor) {
  return tensor.defined() && tensor.requires_grad() ? alias_with_tangents(tensor) : tensor;
}

/// What the caller gets of a result that was differentiated.
TensorBase given_back(const TensorBase& result, const std::vector<DualArgument>& duals) {
  for (const DualArgument& dual : duals) {
    if (result.is_same(dual.variable)) return dual.given;
  }
  return without_history(result);
}

/// Whether J is diagonal; of a project's operator the category does not say so.
bool is_diagonal(const OperatorEntry& op, const TensorVector& results,
                 const std::vector<DualArgument>& duals) {
  // Of complex numbers J is no number for each element.
  const auto has_sizes_of_result = [&](const DualArgument& dual) {
    return dual.given.sizes() == results[0].sizes() && !dual.given.is_complex();
  };
  return results.size() == 1 && !results[0].is_complex() && is_of_library(op) &&
         functional::computes_by_element(op.schema()) &&
         std::ranges::all_of(duals, has_sizes_of_result);
}

}  // namespace

bool is_recorded(std::span<const Value> arguments, uint64_t level) {
  // Below Autograd nothing is, as where a composite calls others that records nothing itself.
  if (!GradMode::is_enabled() || thread_state().excluded().has_any(autograd_keys)) return false;
  bool found = false;
  for (const Value& argument : arguments) {
    for_each_tensor(argument, [&](const TensorBase& tensor) {
      const Tangent* tangent = tangent_at(tensor, level);
      found |=
          detail::requires_grad(tensor) || (tangent != nullptr && tangent->value().requires_grad());
    });
  }
  return found;
}

ForwardResults call_with_tangents(const OperatorEntry& op, const Stack& arguments, uint64_t level) {
  const bool recorded = is_recorded(arguments, level);
  const InferenceMode normal_mode(false);
  ForwardResults call{arguments, {}};
  const std::vector<DualArgument> duals = replace_duals(call.results, level, recorded);
  op.call_boxed(call.results);

  TensorVector differentiable;
  for (const Value& value : call.results) {
    for_each_tensor(value, [&](const TensorBase& result) {
      if (detail::requires_grad(result)) differentiable.push_back(result);
    });
  }
  TensorVector tangents;
  if (is_diagonal(op, differentiable, duals)) {
    tangents = {diagonal_tangent(differentiable[0], duals, recorded)};
  } else if (!differentiable.empty()) {
    tangents = transposed_tangents(op, differentiable, duals, recorded);
  }
  size_t next = 0;
  for (Value& value : call.results) {
    TensorVector& of_value = call.tangents.emplace_back();
    for_each_tensor(value, [&](TensorBase& result) {
      const bool has_tangent = detail::requires_grad(result);
      of_value.push_back(has_tangent ? std::move(tangents[next++]) : TensorBase());
      if (recorded || !result.defined()) return;
      of_value.back() = without_history(of_value.back());
      result = given_back(result, duals);
    });
  }
  if (recorded) {
    // What the nodes of the call have saved has its tangents when backward asks for it.
    for (const DualArgument& dual : duals) set_tangent(dual.variable, dual.tangent);
  }
  return call;
}

}  // namespace tenon::forward_mode
