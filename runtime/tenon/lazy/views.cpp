#include "tenon/lazy/views.h"

#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/copied_view.h"
#include "tenon/lazy/failed_call.h"

namespace tenon::lazy {

const Use& viewed(const Node& node) {
  return std::get<Use>(node.arguments().front());
}

std::vector<TensorBase> views_of(const Node& node, const TensorBase& value) try {
  Stack stack{value};
  for (size_t i = 1; i < node.arguments().size(); ++i) {
    stack.push_back(std::get<Value>(node.arguments()[i]));
  }
  graph::count_from_value(node.op(), stack);
  functional::functional_operator(node.op()).copied_view->call_boxed(stack);
  std::vector<TensorBase> views;
  for (const Value& result : stack) {
    for_each_tensor(result, [&](const TensorBase& view) { views.push_back(view); });
  }
  return views;
} catch (Error& error) {
  add_call(error, node);
  throw;
}

KnownViews::KnownViews(std::vector<Node*>& nodes) {
  nodes_.reserve(nodes.size());
  try {
    std::erase_if(nodes, [this](Node* node) { return take(*node); });
  } catch (...) {
    forget();
    throw;
  }
}

KnownViews::~KnownViews() {
  forget();
}

bool KnownViews::take(Node& node) {
  if (!node.makes_views() || !viewed(node).is_known()) return false;
  const Use& base = viewed(node);
  std::vector<TensorBase> views = views_of(node, base.node().result(base.result()).value);
  nodes_.push_back(&node);
  for (uint32_t i = 0; i < node.result_count(); ++i) {
    Node::Result& result = node.result(i);
    if (result.uses.load(std::memory_order_acquire) != 0) result.value = std::move(views[i]);
  }
  return true;
}

void KnownViews::commit() noexcept {
  // Forwards: a node lives until those that take it have let go of their arguments.
  for (Node* node : nodes_) {
    const std::vector<NodeArgument> dropped = node->set_computed();
  }
  nodes_.clear();
}

void KnownViews::forget() noexcept {
  for (const Node* node : nodes_) {
    for (uint32_t i = 0; i < node->result_count(); ++i) node->result(i).value.reset();
  }
}

}  // namespace tenon::lazy
