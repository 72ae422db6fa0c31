#include "tenon/graph/overwriting.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/uses.h"
#include "tenon/tensor/factory.h"

namespace tenon::graph {
namespace {

/// The values that a node takes, in order, with the tensors that stood for them.
std::vector<std::pair<ValueId, TensorBase>> taken(const GraphNode& node, const Stack& arguments) {
  std::vector<std::pair<ValueId, TensorBase>> result;
  for_each_use(node, [&](ValueId id) { result.emplace_back(id, TensorBase()); });
  size_t number = 0;
  for (const Value& argument : arguments) {
    for_each_tensor(argument, [&](const TensorBase& tensor) {
      if (tensor.defined()) result[number++].second = tensor;
    });
  }
  return result;
}

}  // namespace

bool writes_in_place(const OperatorEntry& op) {
  if (op.schema().kind != OperatorKind::kInplace) return false;
  const functional::FunctionalOperator& known = functional::functional_operator(op);
  return known.functional != nullptr && known.written == std::vector<size_t>{0} &&
         !op.schema().arguments.front().list;
}

const OperatorEntry& functional_twin(const OperatorEntry& op) {
  return *functional::functional_operator(op).functional;
}

Overwriting::Overwriting(const Graph& graph) : graph_(graph) {
  for (uint32_t i = 0; i < graph.values.size(); ++i) memories_.push_back({.parent = i});
  for (const ValueId input : graph.inputs) memories_[input.number].is_given = true;
  for (const GraphConstant& each : graph.constants) memories_[each.value.number].is_given = true;
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    for_each_use(graph.nodes[i], [&](ValueId id) { use(id, i); });
  }
  for_each_end(graph, [&](ValueId id) { use(id, graph.nodes.size()); });
}

void Overwriting::use(ValueId id, size_t node) {
  memories_[id.number].last_use = node;
  memories_[id.number].last_used = id;
}

uint32_t Overwriting::root(ValueId id) const {
  uint32_t at = id.number;
  while (memories_[at].parent != at) {
    at = memories_[at].parent = memories_[memories_[at].parent].parent;
  }
  return at;
}

void Overwriting::join(ValueId a, ValueId b) {
  const uint32_t from = root(a), to = root(b);
  if (from == to) return;
  const Memory& joined = memories_[from];
  Memory& kept = memories_[to];
  kept.is_given |= joined.is_given;
  if (joined.last_use > kept.last_use) {
    kept.last_use = joined.last_use;
    kept.last_used = joined.last_used;
  }
  memories_[from].parent = to;
}

std::optional<std::string> Overwriting::objection() const {
  const GraphNode& node = graph_.nodes[node_];
  const ValueId* written = std::get_if<ValueId>(&node.arguments.front());
  if (written == nullptr || !written->exists()) return "which is no value";
  const Memory& memory = memories_[root(*written)];
  if (memory.is_given) return "which is, or may share memory with, an input or a constant";
  if (memory.last_use > node_) {
    std::string name = "which ";
    if (memory.last_used != *written) {
      name = detail::concatenate("which may share memory with %", memory.last_used.number, ", ");
    }
    if (memory.last_use == graph_.nodes.size()) return name + "the graph returns or writes back";
    return detail::concatenate(name, "node ", memory.last_use, " uses later");
  }
  size_t uses = 0;
  for_each_use(node, [&](ValueId id) { uses += root(id) == root(*written); });
  if (uses > 1) return "which it also takes as another argument";
  return std::nullopt;
}

void Overwriting::advance() {
  const GraphNode& node = graph_.nodes[node_++];
  Stack arguments;
  const std::vector<TensorBase> results = results_on_meta(graph_, node, &arguments);
  const auto given = taken(node, arguments);
  for (size_t i = 0; i < results.size() && i < node.results.size(); ++i) {
    if (!node.results[i].exists() || !results[i].defined()) continue;
    for (const auto& [id, tensor] : given) {
      if (results[i].is_alias_of(tensor)) join(node.results[i], id);
    }
    for (size_t j = 0; j < i; ++j) {
      const bool exists = node.results[j].exists() && results[j].defined();
      if (exists && results[i].is_alias_of(results[j])) join(node.results[i], node.results[j]);
    }
  }
}

}  // namespace tenon::graph
