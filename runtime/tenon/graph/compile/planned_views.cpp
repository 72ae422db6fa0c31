#include <optional>
#include <utility>

#include "tenon/graph/compile/planner.h"
#include "tenon/graph/copied_view.h"
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

bool is_unsafe_view(const GraphNode& node) {
  return node.op->name() == "_unsafe_view";
}

/// The views of `base` that a node copies, or makes; none for another node, and where there is no
/// such view.
std::vector<TensorBase> views_of(const GraphNode& node, const TensorBase& base) {
  Stack stack = arguments_of(node, [&](ValueId) { return base; }), twins;
  count_from_value(*node.op, stack);
  const std::optional<Stack> results = is_unsafe_view(node) ? call_on_meta(*node.op, stack, twins)
                                                            : views_on_meta(*node.op, stack, twins);
  if (!results) return {};
  std::vector<TensorBase> views;
  bool are_views = true;
  for (const Value& result : *results) {
    for_each_tensor(result, [&](const TensorBase& tensor) {
      views.push_back(tensor);
      are_views &= tensor.is_alias_of(twins.front().get<TensorBase>());
    });
  }
  return are_views ? views : std::vector<TensorBase>();
}

}  // namespace

bool Planner::can_be_view(ValueId value, const TensorBase& view) const {
  return view.strides() == IntArrayRef(graph_.values[value.number].strides) ||
         uses_[value.number].take_views;
}

bool Planner::plan_views(size_t number) {
  const GraphNode& node = graph_.nodes[number];
  if (!is_unsafe_view(node) && functional::functional_operator(*node.op).copied_view == nullptr) {
    return false;
  }
  const auto* viewed = std::get_if<ValueId>(&node.arguments.front());
  if (viewed == nullptr || !viewed->exists()) return false;
  const uint32_t source = read(*viewed);
  const Place place = plan_.places[source];
  const TensorBase base = on_meta(place, plan_.buffers[place.buffer].bytes);
  const std::vector<TensorBase> views = views_of(node, base);
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
