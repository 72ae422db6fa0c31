#include "tenon/autograd/autograd_not_implemented.h"

#include <string>
#include <utility>

#include "tenon/autograd/contains.h"
#include "tenon/autograd/error_node.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

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

intrusive_ptr<Node> make_error_node(const std::string& op, const EdgeList& edges) {
  auto node = make_intrusive<ErrorNode>(
      op + "Backward", op + ": a gradient reaches this operator, which has no Autograd kernel; "
                            "register one, or call it on detached tensors");
  node->set_next_edges(EdgeList(edges));
  return node;
}

/// What the tensors that the call writes to get, made before it does.
std::vector<PendingHistory> pending_histories(const std::string& op, const EdgeList& edges,
                                              const TensorVector& mutated) {
  std::vector<PendingHistory> pending;
  pending.reserve(mutated.size());
  for (const TensorBase& tensor : mutated) {
    if (tensor.is_inexact()) pending.emplace_back(tensor, make_error_node(op, edges));
  }
  return pending;
}

void forbid_gradient(TensorBase& result, const std::string& op, const EdgeList& edges,
                     const Arguments& arguments) {
  if (!result.defined() || !result.is_inexact()) return;
  if (contains(arguments.mutated, result)) return;
  if (contains(arguments.all, result)) result = make_alias(result);
  set_history(result, make_error_node(op, edges));
}

}  // namespace

void detail::fail_without_derivatives(std::string_view op, bool inplace) {
  TENON_THROW(NotImplementedError, op,
              ": a gradient reaches this operator, which has no derivatives; give its entry ",
              inplace ? "'derivatives', self: zeros_like(grad) where nothing of it is left"
                      : "'derivatives', or 'output_differentiability: [false]' if its results have "
                        "no gradient",
              ", or call it on detached tensors");
}

void autograd_not_implemented(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const OperatorSchema& schema = op.schema();
  const Arguments arguments = collect(schema, stack);
  const bool record = any_requires_grad(TensorList(arguments.all));
  for (const TensorBase& tensor : arguments.mutated) check_inplace(schema.name, tensor, record);
  if (!record) return op.redispatch_boxed(keys & after_autograd_keys, stack);

  const std::string name(schema.name);
  const EdgeList edges = collect_next_edges(TensorList(arguments.all));
  std::vector<PendingHistory> pending = pending_histories(name, edges, arguments.mutated);
  op.redispatch_boxed(keys & after_autograd_keys, stack);
  for (PendingHistory& history : pending) history.commit();
  for (size_t i = stack.size() - schema.returns.size(); i < stack.size(); ++i) {
    for_each_tensor(stack[i],
                    [&](TensorBase& result) { forbid_gradient(result, name, edges, arguments); });
  }
}

}  // namespace tenon
