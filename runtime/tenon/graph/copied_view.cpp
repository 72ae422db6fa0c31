#include "tenon/graph/copied_view.h"

#include <utility>

namespace tenon::graph {

bool lie_as_said(const Graph& graph, const GraphNode& node, const Stack& results) {
  bool same = true;
  size_t number = 0;
  for (const Value& value : results) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      const ValueId id = number < node.results.size() ? node.results[number] : ValueId();
      ++number;
      if (!id.exists() || !tensor.defined()) return;
      same &= tensor.strides() == IntArrayRef(graph.values[id.number].strides);
    });
  }
  return same;
}

void count_from_value(const OperatorEntry& op, Stack& arguments) {
  if (!functional::functional_operator(op).reads_storage) return;
  const int64_t start = arguments.front().get<TensorBase>().storage_offset();
  Value& offset = arguments.back();
  offset = Value((offset.is_none() ? 0 : offset.toInt()) + start);
}

Stack call_node(const Graph& graph, const GraphNode& node, Stack arguments) {
  count_from_value(*node.op, arguments);
  auto views = views_copied_by(*node.op, [&](const OperatorEntry& view) {
    Stack stack = arguments;
    view.call_boxed(stack);
    return stack;
  });
  if (views && lie_as_said(graph, node, *views)) return *std::move(views);
  node.op->call_boxed(arguments);
  return arguments;
}

}  // namespace tenon::graph
