#include <algorithm>
#include <utility>

#include "tenon/graph/passes/passes.h"
#include "tenon/graph/uses.h"

namespace tenon {

void remove_dead_code(Graph& graph) {
  std::vector<bool> used(graph.values.size());
  const auto use = [&](ValueId id) { used[id.number] = true; };
  graph::for_each_end(graph, use);
  std::vector<GraphNode> kept;
  for (size_t i = graph.nodes.size(); i-- > 0;) {
    GraphNode& node = graph.nodes[i];
    const bool is_used = std::any_of(node.results.begin(), node.results.end(),
                                     [&](ValueId id) { return id.exists() && used[id.number]; });
    if (!is_used && !graph::is_random(node)) continue;
    graph::for_each_use(node, use);
    kept.push_back(std::move(node));
  }
  std::reverse(kept.begin(), kept.end());
  graph.nodes = std::move(kept);
  std::erase_if(graph.constants,
                [&](const GraphConstant& constant) { return !used[constant.value.number]; });
  renumber(graph);
}

}  // namespace tenon
