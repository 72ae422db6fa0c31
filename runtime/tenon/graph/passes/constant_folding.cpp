#include <algorithm>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/graph/copied_view.h"
#include "tenon/graph/passes/passes.h"
#include "tenon/graph/uses.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/guards/inference_mode.h"

namespace tenon {
namespace {

constexpr int64_t kMostElements = 4096;

/// What is known of values while nodes are folded.
class Folding {
 public:
  explicit Folding(const Graph& graph) : graph_(graph), known_(graph.values.size()) {
    for (const GraphConstant& constant : graph.constants) {
      if (constant.is_own) known_[constant.value.number] = constant.tensor;
    }
  }

  bool can_fold(const GraphNode& node) const {
    if (graph::is_random(node) || node.results.empty()) return false;
    bool known = true;
    graph::for_each_use(node, [&](ValueId id) { known &= known_[id.number].defined(); });
    return known && std::all_of(node.results.begin(), node.results.end(), [&](ValueId id) {
             return !id.exists() || is_small(graph_.values[id.number]);
           });
  }

  /// The results of a node as constants.
  std::vector<GraphConstant> fold(const GraphNode& node) {
    const Stack stack = graph::call_node(
        graph_, node, graph::arguments_of(node, [&](ValueId id) { return known_[id.number]; }));
    std::vector<GraphConstant> made;
    size_t number = 0;
    for (const Value& value : stack) {
      for_each_tensor(value, [&](const TensorBase& tensor) {
        const ValueId id = node.results[number++];
        if (!id.exists()) return;
        known_[id.number] = tensor;
        made.push_back({id, tensor, true});
      });
    }
    return made;
  }

 private:
  static bool is_small(const GraphValue& value) {
    CheckedInt numel = 1;
    for (const int64_t size : value.sizes) numel *= size;  // fits: it is asked below
    return numel.fits() && numel.value() <= kMostElements;
  }

  const Graph& graph_;
  /// The elements that never change, of each value that has such.
  std::vector<TensorBase> known_;
};

}  // namespace

void fold_constants(Graph& graph) {
  // What is folded is a constant, which nobody may write to.
  const bool in_place = update_functionally(graph);
  // A constant serves every mode, so it is a normal tensor.
  const InferenceMode normal(false);
  const AutoDispatchBelowInplaceOrView guard;
  Folding folding(graph);
  std::vector<GraphNode> kept;
  std::vector<GraphConstant> constants = graph.constants;
  for (const GraphNode& node : graph.nodes) {
    if (!folding.can_fold(node)) {
      kept.push_back(node);
      continue;
    }
    const std::vector<GraphConstant> made = folding.fold(node);
    constants.insert(constants.end(), made.begin(), made.end());
  }
  graph.nodes = std::move(kept);
  graph.constants = std::move(constants);
  renumber(graph);
  if (in_place) update_in_place(graph);
}

}  // namespace tenon
