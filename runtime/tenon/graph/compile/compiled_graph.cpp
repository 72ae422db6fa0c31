#include "tenon/graph/compile/compiled_graph.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/graph/compile/replay.h"
#include "tenon/graph/passes/passes.h"

namespace tenon {
namespace {

void check_can_compile(const Graph& graph) {
  for (const GraphValue& value : graph.values) {
    TENON_CHECK(value.device == Device(kCPU), NotImplementedError,
                "Graph::compile: expected values on the CPU, got one on ", value.device,
                "; Graph::run runs it");
  }
}

}  // namespace

CompiledGraph::CompiledGraph(std::shared_ptr<const graph::Replay> replay)
    : replay_(std::move(replay)) {}

const Graph& CompiledGraph::graph() const {
  return replay_->graph();
}

std::vector<TensorBase> CompiledGraph::run_on(ArrayRef<TensorBase> inputs) const try {
  std::vector<TensorBase> results(result_count());
  make_results(inputs, results.data());
  return results;
} catch (...) {
  detail::rethrow_as_error("CompiledGraph::run");
}

size_t CompiledGraph::result_count() const {
  return replay_->result_count();
}

void CompiledGraph::make_results(ArrayRef<TensorBase> inputs, TensorBase* results) const try {
  replay_->run(inputs, results);
} catch (...) {
  detail::rethrow_as_error("CompiledGraph::run");
}

void CompiledGraph::run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const try {
  replay_->run_into(inputs, outputs);
} catch (...) {
  detail::rethrow_as_error("CompiledGraph::run");
}

CompiledGraph Graph::compile() const try {
  check_can_compile(*this);
  verify();
  Graph graph = *this;
  update_functionally(graph);  // the plan says itself which results share memory
  fold_constants(graph);
  merge_common_subexpressions(graph);
  remove_dead_code(graph);
  return CompiledGraph(std::make_shared<const graph::Replay>(std::move(graph)));
} catch (...) {
  detail::rethrow_as_error("Graph::compile");
}

}  // namespace tenon
