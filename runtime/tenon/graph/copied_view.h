#pragma once

#include <optional>

#include "tenon/base/error.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/graph.h"

/// Note [A copied view is executed as a view]
///
/// No view is in a graph, but its functional copy. Nothing in a graph writes to what is used later,
/// so nobody can tell the memory of the copy from that of the view; but what reads the value adds
/// in the order in which it lies, and so is rounded as in the function only where it lies as the
/// view does there. So a value has the strides of the view, and a run makes the view. The copy is
/// called where the graph says strides of its own, and where there is no view, as `view` of what is
/// not row-major.
///
/// An output is a tensor of its own nevertheless; and `Overwriting` sees that the two share memory.
namespace tenon::graph {

/// The views that `op` copies, as `call` makes them, given their operator; nothing where `op`
/// copies none, or there is no such view.
template <class Call>
std::optional<Stack> views_copied_by(const OperatorEntry& op, const Call& call) {
  const OperatorEntry* view = functional::functional_operator(op).copied_view;
  if (view == nullptr) return std::nullopt;
  try {
    return call(*view);
  } catch (const ValueError&) {
  } catch (const ShapeError&) {
  }
  return std::nullopt;
}

/// Whether these are the results of a node with the strides that the graph says.
bool lie_as_said(const Graph& graph, const GraphNode& node, const Stack& results);

/// Offsets in the storage of a value count from its first element: lets that of an operator which
/// reads the storage of its first argument do so, wherever that lies.
void count_from_value(const OperatorEntry& op, Stack& arguments);

/// What a node gives for these arguments.
Stack call_node(const Graph& graph, const GraphNode& node, Stack arguments);

}  // namespace tenon::graph
