#include "tenon/forward_mode/forward_rule.h"

#include <algorithm>
#include <utility>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/ones_like.h"
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
      Tangent* tangent = tensor.defined() ? tangent_at(tensor, level) : nullptr;
      if (tangent == nullptr) return;
      TensorBase variable = variable_like(tensor, recorded);
      duals.push_back({tensor, variable, intrusive_ptr<Tangent>::reclaim_copy(tangent)});
      tensor = std::move(variable);
    });
  }
  return duals;
}

bool any_recorded(const Stack& arguments, uint64_t level) {
  bool found = false;
  for (const Value& argument : arguments) {
    for_each_tensor(argument, [&](const TensorBase& tensor) {
      if (!tensor.defined()) return;
      const Tangent* tangent = tangent_at(tensor, level);
      found |= tensor.requires_grad() || (tangent != nullptr && tangent->value().requires_grad());
    });
  }
  return found;
}

bool is_by_element(const OperatorSchema& schema) {
  if (schema.returns.size() != 1) return false;
  return schema.category.starts_with("pointwise") ||
         (schema.category == "activation" && schema.name.find("softmax") == std::string_view::npos);
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

/// The tangents of several results, see Note [Transposed twice].
TensorVector transposed_tangents(const TensorVector& results,
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
    if (!gradients[i].defined() || !gradients[i].requires_grad()) continue;
    depending.push_back(gradients[i]);
    tangents.push_back(duals[i].tangent->value());
  }
  if (depending.empty()) return TensorVector(results.size());
  return autograd::grad(depending, cotangents, tangents, /*retain_graph=*/true,
                        /*create_graph=*/recorded, /*allow_unused=*/true);
}

/// What the caller gets of a result that was differentiated: without that history.
TensorBase given_back(const TensorBase& result, const std::vector<DualArgument>& duals) {
  for (const DualArgument& dual : duals) {
    if (result.is_same(dual.variable)) return dual.given;
  }
  if (!result.requires_grad()) return result;
  return alias_with_tangents(result);
}

}  // namespace

TensorBase own_tangent(TensorBase value, const TensorBase& self) {
  const IntArrayRef strides = self.strides();
  // One of an expanded tensor has memory for each element, as gradients have.
  const bool is_expanded = std::find(strides.begin(), strides.end(), 0) != strides.end();
  const bool has_strides = is_expanded || value.strides() == strides;
  if (has_strides && value.use_count() == 1 && value.storage().use_count() == 1) return value;
  const InferenceMode normal_mode(false);  // the history of the tangent stays
  TensorBase copy = ops::clone(value, std::nullopt);
  if (is_expanded || copy.strides() == strides) return copy;
  copy = ops::empty_strided(self.sizes(), strides, value.dtype(), std::nullopt, value.device());
  return ops::copy_(copy, value);
}

ForwardResults call_with_tangents(const OperatorEntry& op, const Stack& arguments, uint64_t level) {
  // Also below Autograd, where a composite is that records nothing.
  const bool recorded = GradMode::is_enabled() &&
                        !thread_state().excluded().has_any(autograd_keys) &&
                        any_recorded(arguments, level);
  const InferenceMode normal_mode(false);
  ForwardResults call{arguments, {}};
  const std::vector<DualArgument> duals = replace_duals(call.results, level, recorded);
  op.call_boxed(call.results);

  TensorVector differentiable;
  std::vector<size_t> places;
  for (const Value& value : call.results) {
    for_each_tensor(value, [&](const TensorBase& result) {
      if (result.defined() && result.requires_grad()) {
        places.push_back(call.tangents.size());
        differentiable.push_back(result);
      }
      call.tangents.emplace_back();
    });
  }
  if (!differentiable.empty()) {
    const bool by_element =
        is_by_element(op.schema()) && std::ranges::all_of(duals, [&](const DualArgument& dual) {
          return dual.given.sizes() == differentiable[0].sizes();
        });
    TensorVector tangents = by_element
                                ? TensorVector{diagonal_tangent(differentiable[0], duals, recorded)}
                                : transposed_tangents(differentiable, duals, recorded);
    for (size_t i = 0; i < places.size(); ++i) call.tangents[places[i]] = std::move(tangents[i]);
  }
  if (recorded) {
    // What the nodes of the call have saved has its tangents when backward asks for it.
    for (const DualArgument& dual : duals) set_tangent(dual.variable, dual.tangent);
  } else {
    for (Value& value : call.results) {
      for_each_tensor(value, [&](TensorBase& result) {
        if (result.defined()) result = given_back(result, duals);
      });
    }
  }
  return call;
}

}  // namespace tenon::forward_mode
