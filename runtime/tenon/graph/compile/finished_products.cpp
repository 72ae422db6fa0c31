#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/graph/compile/planner.h"
#include "tenon/graph/on_meta.h"

namespace tenon::graph {

std::optional<uint32_t> Planner::place_added(const GraphNode& node, ValueId value) const {
  const ValueId added = added_by(node, value);
  if (!added.exists() || made_by_.contains(added.number)) return std::nullopt;
  const uint32_t number = plan_.values[added.number];
  const Place& place = plan_.places[number];
  const GraphValue& result = graph_.values[value.number];
  const bool lies_alike = place.dtype == result.dtype && place.sizes == result.sizes &&
                          strides_are_contiguous(place.sizes, place.strides);
  return lies_alike ? std::optional(number) : std::nullopt;
}

ValueId Planner::last_view(ValueId value, size_t number) const {
  const uint32_t made = plan_.values[value.number];
  for (;;) {
    const std::optional<size_t> user = only_user(value);
    if (!user || *user >= number) return user == number ? value : ValueId();
    const GraphNode& node = graph_.nodes[*user];
    if (node.results.size() != 1) return {};
    const ValueId result = node.results.front();
    if (!result.exists() || plan_.values[result.number] == kNoPlace) return {};
    const Place &place = plan_.places[plan_.values[result.number]], &whole = plan_.places[made];
    const bool is_whole = place.buffer == whole.buffer && place.dtype == whole.dtype &&
                          place.offset == 0 &&
                          checked_numel(place.sizes) == checked_numel(whole.sizes) &&
                          strides_are_contiguous(place.sizes, place.strides);
    if (!is_whole) return {};
    value = result;
  }
}

bool Planner::finish_product(size_t number) {
  if (plan_.steps.empty() || !plan_.steps.back().product) return false;
  const Step& last = plan_.steps.back();
  const PlannedProduct& product = *last.product;
  if (!product.product.can_finish() || product.product.rectifies()) return false;
  const ValueId value = last_view(graph_.nodes[last.node].results.front(), number);
  if (!value.exists()) return false;
  const GraphNode& node = graph_.nodes[number];
  const bool rectifies = calls(node, "relu");
  std::optional<uint32_t> added;
  if (!product.second) added = place_added(node, value);
  const ValueId result = node.results.front();
  if ((!rectifies && !added) || !result.exists()) return false;
  const GraphValue& traced = graph_.values[result.number];
  const GraphValue& before = graph_.values[value.number];
  const bool lies_alike = traced.dtype == before.dtype && traced.sizes == before.sizes &&
                          strides_are_contiguous(traced.sizes, traced.strides);
  if (!lies_alike) return false;

  Step step = std::move(plan_.steps.back());
  plan_.steps.pop_back();
  step.node = number;
  add_name(step.name, node);
  step.results.front() = place_result(result, value_on_meta(graph_, result));
  step.product->result = address_of(step.results.front());
  if (rectifies) step.product->product.rectify();
  if (added) {
    step.product->second = address_of(*added);
    touch(*added);
  }
  add_step(std::move(step));
  return true;
}

}  // namespace tenon::graph
