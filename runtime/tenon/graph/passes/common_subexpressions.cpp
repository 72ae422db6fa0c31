#include <map>
#include <string>
#include <utility>

#include "tenon/graph/passes/passes.h"
#include "tenon/graph/uses.h"
#include "tenon/graph/value_text.h"

namespace tenon {
namespace {

/// Whether `value_text` tells the value from every other of its type.
bool has_exact_text(const Value& value) {
  const bool is_fraction = value.isDouble() || value.isComplexDouble();
  const bool is_nan = is_fraction && !(value.to_scalar() == value.to_scalar());
  return !value.isGenerator() && !is_nan && !value.isDoubleList();
}

/// The call as a text that no other call has; empty for one that is like no other.
std::string call_text(const GraphNode& node) {
  if (graph::is_random(node)) return {};
  std::string text(node.op->name());
  for (const GraphArgument& argument : node.arguments) {
    text += ' ';
    if (const auto* value = std::get_if<Value>(&argument)) {
      if (!has_exact_text(*value)) return {};
      text.append(value->type_name()).append(graph::value_text(*value));
      continue;
    }
    const bool is_list = std::holds_alternative<std::vector<ValueId>>(argument);
    text += is_list ? "list" : "value";
    if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      for (const ValueId id : *list) text.append("%").append(std::to_string(id.number));
    } else {
      text.append("%").append(std::to_string(std::get<ValueId>(argument).number));
    }
  }
  return text;
}

}  // namespace

void merge_common_subexpressions(Graph& graph) {
  // What is merged is used later, too.
  const bool in_place = update_functionally(graph);
  std::vector<ValueId> merged(graph.values.size());
  const auto rename = [&](ValueId& id) {
    if (merged[id.number].exists()) id = merged[id.number];
  };
  std::map<std::string, size_t> known;
  std::vector<GraphNode> kept;
  for (GraphNode& node : graph.nodes) {
    graph::for_each_use(node, rename);
    std::string text = call_text(node);
    const auto found = text.empty() ? known.end() : known.find(text);
    if (found == known.end()) {
      if (!text.empty()) known.emplace(std::move(text), kept.size());
      kept.push_back(std::move(node));
      continue;
    }
    GraphNode& same = kept[found->second];
    for (size_t i = 0; i < node.results.size(); ++i) {
      if (!node.results[i].exists()) continue;
      if (same.results[i].exists()) {
        merged[node.results[i].number] = same.results[i];
      } else {
        same.results[i] = node.results[i];
      }
    }
  }
  graph.nodes = std::move(kept);
  graph::for_each_end(graph, rename);
  renumber(graph);
  if (in_place) update_in_place(graph);
}

}  // namespace tenon
