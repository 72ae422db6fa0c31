#pragma once

#include "tenon/graph/compile/frame.h"

namespace tenon::graph {

/// A graph with its plan and frames for its runs. Safe from any thread.
class Replay {
 public:
  explicit Replay(Graph graph) : graph_(std::move(graph)), plan_(make_plan(graph_)) {}

  const Graph& graph() const { return graph_; }
  /// See CompiledGraph. Results that are defined are written to, the others are made.
  void run(ArrayRef<TensorBase> inputs, std::vector<TensorBase>& results) const;
  void run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const;

 private:
  const Graph graph_;
  const Plan plan_;
  mutable FramePool frames_;

  friend class ReplayRun;
};

}  // namespace tenon::graph
