#include "tenon/graph/compile/compiled_graph.h"

#include <utility>

#include "tenon/generated/ops/copy.h"

namespace tenon {

namespace graph {

class Replay {
 public:
  explicit Replay(Graph compiled) : graph(std::move(compiled)) {}
  const Graph graph;
};

}  // namespace graph

CompiledGraph::CompiledGraph(std::shared_ptr<const graph::Replay> replay)
    : replay_(std::move(replay)) {}

const Graph& CompiledGraph::graph() const {
  return replay_->graph;
}

std::vector<TensorBase> CompiledGraph::run_on(std::vector<TensorBase> inputs) const {
  return replay_->graph.run_on(std::move(inputs));
}

void CompiledGraph::run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const {
  const std::vector<TensorBase> results = run_on(inputs.vec());
  for (size_t i = 0; i < results.size(); ++i) {
    TensorBase output = outputs.at(i);
    if (results[i].defined()) ops::copy_(output, results[i]);
  }
}

CompiledGraph Graph::compile() const {
  return CompiledGraph(std::make_shared<const graph::Replay>(*this));
}

}  // namespace tenon
