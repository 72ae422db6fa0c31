#include <string_view>
#include <utility>

#include "tenon/base/error.h"
#include "tenon/graph/compile/planner.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/uses.h"
#include "tenon/tensor/factory.h"

namespace tenon::graph {
namespace {

/// A tensor on Meta that is a window on a buffer as the place is.
TensorBase on_meta(const Place& place, size_t buffer_bytes) {
  const auto elements = static_cast<int64_t>(buffer_bytes) / element_size(place.dtype);
  return make_alias(make_tensor({elements}, place.dtype, kMeta), place.sizes, place.strides,
                    place.offset);
}

/// The views that the operator makes of its first argument; none where it cannot.
std::vector<TensorBase> views_on_meta(const OperatorEntry& view, Stack stack) {
  try {
    Stack twins;
    std::vector<TensorBase> views;
    for (const Value& result : call_on_meta(view, stack, twins)) {
      for_each_tensor(result, [&](const TensorBase& tensor) { views.push_back(tensor); });
    }
    const TensorBase& base = twins.front().get<TensorBase>();
    for (const TensorBase& each : views) {
      if (!each.is_alias_of(base)) return {};
    }
    return views;
  } catch (const ValueError&) {
    return {};
  } catch (const ShapeError&) {
    return {};
  }
}

/// The operator whose views a node copies; null for another node.
const OperatorEntry* view_of(const GraphNode& node, const backend::ReplayKernel* kernel) {
  if (kernel != nullptr && kernel->view != nullptr) return kernel->view;
  return node.op->name() == "_unsafe_view" ? node.op : nullptr;
}

}  // namespace

bool Planner::can_be_view(ValueId value, const TensorBase& view) const {
  const Uses& uses = uses_[value.number];
  const bool is_alike = view.strides() == IntArrayRef(graph_.values[value.number].strides);
  // What looks at the storage counts from where the value begins.
  if (uses.read_storage) return is_alike && view.storage_offset() == 0;
  return is_alike || uses.take_views;
}

bool Planner::plan_views(size_t number, const backend::ReplayKernel* kernel) {
  const GraphNode& node = graph_.nodes[number];
  const OperatorEntry* view = view_of(node, kernel);
  if (view == nullptr) return false;
  const auto* viewed = std::get_if<ValueId>(&node.arguments.front());
  if (viewed == nullptr || !viewed->exists()) return false;
  const uint32_t source = read(*viewed);
  const Place place = plan_.places[source];
  const TensorBase base = on_meta(place, plan_.buffers[place.buffer].bytes);
  const std::vector<TensorBase> views =
      views_on_meta(*view, arguments_of(node, [&](ValueId) { return base; }));
  if (views.size() < node.results.size()) return false;
  for (size_t i = 0; i < node.results.size(); ++i) {
    const ValueId result = node.results[i];
    if (result.exists()) plan_view(number, result, views[i], source);
  }
  return true;
}

void Planner::plan_view(size_t number, ValueId result, const TensorBase& view, uint32_t source) {
  // Places of one buffer: the source may move while one is added.
  const uint32_t buffer = plan_.places[source].buffer;
  const uint32_t window = add_place(buffer, view.dtype(), view.sizes(), view.strides());
  plan_.places[window].offset = view.storage_offset();
  if (can_be_view(result, view)) {
    plan_.values[result.number] = window;
    return;
  }
  const GraphValue& value = graph_.values[result.number];
  const TensorBase copy = make_tensor_strided(value.sizes, value.strides, value.dtype, kMeta);
  Step step{.kind = Step::Kind::kCopy, .node = number, .source = window};
  step.results.push_back(place_result(result, copy));
  need_tensor(window);
  need_tensor(step.results.front());
  add_step(std::move(step));
}

}  // namespace tenon::graph
