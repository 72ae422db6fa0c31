#include <utility>

#include "tenon/graph/passes/passes.h"
#include "tenon/graph/uses.h"

namespace tenon {

void renumber(Graph& graph) {
  std::vector<ValueId> numbers(graph.values.size());
  std::vector<GraphValue> values;
  const auto number = [&](ValueId& id) {
    if (!id.exists()) return;
    numbers[id.number] = {static_cast<uint32_t>(values.size())};
    values.push_back(graph.values[id.number]);
    id = numbers[id.number];
  };
  const auto rename = [&](ValueId& id) { id = numbers[id.number]; };
  for (ValueId& input : graph.inputs) number(input);
  for (GraphConstant& constant : graph.constants) number(constant.value);
  for (GraphNode& node : graph.nodes) {
    graph::for_each_use(node, rename);
    for (ValueId& result : node.results) number(result);
  }
  graph::for_each_end(graph, rename);
  graph.values = std::move(values);
}

}  // namespace tenon
