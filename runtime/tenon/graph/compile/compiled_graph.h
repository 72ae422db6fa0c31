#pragma once

#include <memory>
#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/graph/graph.h"

namespace tenon {

namespace graph {
class Replay;
}  // namespace graph

/// A graph that is ready to run again and again: `Graph::compile` makes it, see docs/tracing.md.
/// Its kernels are resolved and the places of its values in memory are planned, once. Copies share
/// that. Any number of threads may run one at a time, each with an arena of its own.
///
/// A run does what `Graph::run` does, with the same results to the bit and the same errors. Kernels
/// that are registered later for an operator of the graph, and what looks at calls, are not seen.
class TENON_API CompiledGraph {
 public:
  /// The outputs of `inputs`, as new tensors; see `Graph::run_on`.
  std::vector<TensorBase> run_on(ArrayRef<TensorBase> inputs) const;
  /// The same into `outputs`: tensors of the sizes, dtypes and device of the results. Allocates
  /// nothing where they have their strides, too. An output that is an input of the function is
  /// copied; one of an undefined result is not looked at.
  ///
  /// ValueError for another number of outputs, for undefined ones and for one that shares memory
  /// with an input, a constant or another output, or that has elements which do so; ShapeError,
  /// DTypeError and DeviceError for others than the results; AutogradError for one that requires
  /// grad while grad mode is on; InferenceModeError for an inference tensor outside the mode. After
  /// an error of an operator the elements of `outputs` are anything; those of `inputs` are as they
  /// were.
  void run_into(ArrayRef<TensorBase> inputs, ArrayRef<TensorBase> outputs) const;

  /// The same for programs; defined in api/tracing.h.
  std::vector<Tensor> operator()(const std::vector<Tensor>& inputs) const;
  std::vector<Tensor> run(const std::vector<Tensor>& inputs) const;
  void run(const std::vector<Tensor>& inputs, const std::vector<Tensor>& outputs) const;

  /// What is run: the graph that was compiled, after its passes.
  const Graph& graph() const;

 private:
  friend class Graph;
  explicit CompiledGraph(std::shared_ptr<const graph::Replay> replay);

  size_t result_count() const;
  /// Puts that many new tensors into `results`.
  void make_results(ArrayRef<TensorBase> inputs, TensorBase* results) const;

  std::shared_ptr<const graph::Replay> replay_;
};

}  // namespace tenon
