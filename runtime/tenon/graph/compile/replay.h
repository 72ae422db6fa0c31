#pragma once

#include "tenon/graph/compile/frame.h"
#include "tenon/graph/compile/replay_run.h"

namespace tenon::graph {

/// A graph with its plan and frames for its runs. Safe from any thread.
class Replay {
 public:
  explicit Replay(Graph graph) : graph_(std::move(graph)), plan_(make_plan(graph_)) {}

  const Graph& graph() const { return graph_; }
  size_t result_count() const { return plan_.outputs.size(); }
  /// See CompiledGraph. Puts as many new tensors into `results`.
  void run(ArrayRef<TensorBase> inputs, TensorBase* results) const;
  void run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const;

 private:
  static void compute(ReplayRun& run, bool is_bound);
  /// Whether the results can be computed in these tensors.
  bool is_direct(ArrayRef<TensorBase> outputs) const;

  const Graph graph_;
  const Plan plan_;
  mutable FramePool frames_;
};

}  // namespace tenon::graph
