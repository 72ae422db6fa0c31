#include "tenon/autograd/not_implemented.h"

#include <algorithm>
#include <string>
#include <utility>

#include "tenon/autograd/basic_ops.h"
#include "tenon/autograd/variable.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

bool contains(const TensorVector& tensors, const TensorBase& tensor) {
  return std::ranges::any_of(tensors, [&](const TensorBase& t) { return t.is_same(tensor); });
}

/// The tensors among the arguments of a call, and which of them it writes to.
struct Arguments {
  TensorVector all;
  TensorVector mutated;
};

Arguments collect(const OperatorSchema& schema, Stack& stack) {
  Arguments arguments;
  const size_t first = stack.size() - schema.arguments.size();
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    for_each_tensor(stack[first + i], [&](const TensorBase& tensor) {
      arguments.all.push_back(tensor);
      if (schema.arguments[i].mutated && tensor.defined()) arguments.mutated.push_back(tensor);
    });
  }
  return arguments;
}

void forbid_gradient(TensorBase& result, const std::string& op, const EdgeList& edges,
                     const Arguments& arguments) {
  if (!result.defined() || !result.is_floating_point()) return;
  auto node = make_intrusive<ErrorNode>(
      op + "Backward", op + ": a gradient reaches this operator, which has no Autograd kernel; "
                            "register one, or call it on detached tensors");
  node->set_next_edges(EdgeList(edges));
  if (contains(arguments.mutated, result)) return rebase_history(result, node);
  if (contains(arguments.all, result)) result = make_alias(result);
  set_history(result, node);
}

}  // namespace

void autograd_not_implemented(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const OperatorSchema& schema = op.schema();
  const Arguments arguments = collect(schema, stack);
  const bool record = any_requires_grad(TensorList(arguments.all));
  for (const TensorBase& tensor : arguments.mutated) check_inplace(schema.name, tensor, record);
  const EdgeList edges = record ? collect_next_edges(TensorList(arguments.all)) : EdgeList();

  op.redispatch_boxed(keys & after_autograd_keys, stack);
  if (!record) return;
  for (size_t i = stack.size() - schema.returns.size(); i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](TensorBase& result) {
      forbid_gradient(result, std::string(schema.name), edges, arguments);
    });
  }
}

}  // namespace tenon
