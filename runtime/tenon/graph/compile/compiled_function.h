#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <vector>

#include "tenon/graph/compile/compiled_graph.h"

namespace tenon {

/// A function that is traced and compiled for the inputs that it is called with: once for each
/// number, dtypes, sizes, strides and requires_grad of them, and for each grad mode and default
/// dtype. `kMost` graphs are kept; a further one takes the place of the one that has been used
/// least recently. `tenon::compile` of api/tracing.h makes one. Copies share the graphs.
///
/// Any number of threads may call one at a time, as far as the function may be traced by several.
class TENON_API CompiledFunction {
 public:
  static constexpr size_t kMost = 16;
  using Function = std::function<std::vector<TensorBase>(std::vector<TensorBase>)>;

  explicit CompiledFunction(Function function);

  /// What `CompiledGraph::run_on` makes of the inputs; the errors of `trace_on`, too.
  std::vector<TensorBase> run_on(ArrayRef<TensorBase> inputs) const;
  /// The graph for such inputs; traces where there is none yet.
  CompiledGraph graph_for(ArrayRef<TensorBase> inputs) const;

  /// How often the function was traced, and how many graphs are kept.
  size_t traces() const;
  size_t graphs() const;

  /// The same for programs; defined in api/tracing.h.
  std::vector<Tensor> operator()(const std::vector<Tensor>& inputs) const;
  template <std::derived_from<TensorBase>... Tensors>
  std::vector<Tensor> operator()(const Tensors&... inputs) const;

 private:
  struct Shared;

  std::shared_ptr<Shared> shared_;
};

}  // namespace tenon
