#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_map>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/graph/overwriting.h"
#include "tenon/graph/passes/passes.h"

namespace tenon {
namespace {

/// These compute into memory of their own and copy that, as they may fail in the middle.
constexpr std::array<std::string_view, 8> kCopying = {
    "addmm_",         "baddbmm_",     "index_add_", "scatter_.src",
    "scatter_.value", "scatter_add_", "tril_",      "triu_"};

std::string_view base_of(std::string_view name) {
  return name.substr(0, name.find('.'));
}

/// The operators that compute in place what functional ones do.
class InPlaceOperators {
 public:
  /// Null where there is none.
  const OperatorEntry* find(const OperatorEntry& functional) {
    const auto [known, added] = known_.try_emplace(&functional, nullptr);
    if (added) known->second = search(functional);
    return known->second;
  }

 private:
  static const OperatorEntry* search(const OperatorEntry& functional) {
    const std::string base = std::string(base_of(functional.name())) + '_';
    for (const OperatorEntry* each : Dispatcher::instance().operators()) {
      if (base_of(each->name()) == base && graph::writes_in_place(*each) &&
          &graph::functional_twin(*each) == &functional) {
        return std::ranges::find(kCopying, each->name()) == kCopying.end() ? each : nullptr;
      }
    }
    return nullptr;
  }

  std::unordered_map<const OperatorEntry*, const OperatorEntry*> known_;
};

/// Whether the result of a node can lie where its first argument does.
bool has_place(const Graph& graph, const GraphNode& node) {
  const auto* old = std::get_if<ValueId>(&node.arguments.front());
  if (old == nullptr || !old->exists()) return false;
  if (node.results.size() != 1 || !node.results[0].exists()) return false;
  const GraphValue &from = graph.values[old->number], &to = graph.values[node.results[0].number];
  return from.dtype == to.dtype && from.device == to.device &&
         IntArrayRef(from.sizes) == IntArrayRef(to.sizes) &&
         IntArrayRef(from.strides) == IntArrayRef(to.strides);
}

/// Whether the backend of a device has a kernel that can write to memory, and Meta has one.
bool runs_on(const OperatorEntry& op, Device device) {
  return !is_functional_device(device.type()) && op.has_kernel(DispatchKey::Meta) &&
         op.has_kernel((keys_of_device(device) & backend_keys).highest());
}

}  // namespace

void update_in_place(Graph& graph) {
  InPlaceOperators operators;
  graph::Overwriting overwriting(graph);
  for (GraphNode& node : graph.nodes) {
    if (!node.arguments.empty() && has_place(graph, node)) {
      const OperatorEntry* op = operators.find(*node.op);
      const bool runs = op != nullptr && runs_on(*op, graph.values[node.results[0].number].device);
      if (runs && !overwriting.objection()) node.op = op;
    }
    overwriting.advance();
  }
}

bool update_functionally(Graph& graph) {
  bool found = false;
  for (GraphNode& node : graph.nodes) {
    if (!graph::writes_in_place(*node.op)) continue;
    node.op = &graph::functional_twin(*node.op);
    found = true;
  }
  return found;
}

}  // namespace tenon
