#pragma once

#include <optional>

#include "tenon/graph/graph.h"

namespace tenon::graph {

/// Runs the Meta kernel of an operator with tensors on Meta in the place of those on `stack`, which
/// stays as it is. Whatever keys the thread has, nothing is recorded. Returns the results, and what
/// stood for each argument in `twins`.
///
/// NotImplementedError, naming the operator, where there is no Meta kernel. Errors are those of the
/// operator.
Stack call_on_meta(const OperatorEntry& op, const Stack& stack, Stack& twins);

/// A tensor on Meta with the geometry of a value; undefined for none.
TensorBase value_on_meta(const Graph& graph, ValueId id);

/// The views that `op` copies, likewise; nothing where it copies none, or there is no such view.
std::optional<Stack> views_on_meta(const OperatorEntry& op, const Stack& stack, Stack& twins);

/// The results of a node, the elements of lists one by one, as the Meta kernel makes them of the
/// geometry that the graph says its arguments have. Errors are the same. `arguments` gets what
/// stood for these. Of a copy these are the views, unless the graph says other strides; see
/// Note [A copied view is executed as a view].
std::vector<TensorBase> results_on_meta(const Graph& graph, const GraphNode& node,
                                        Stack* arguments = nullptr);

/// The strides of the tensor that an output becomes: those that the graph says where these are
/// dense, else those of a clone of the value.
DimVector output_strides(const Graph& graph, const GraphOutput& output);

}  // namespace tenon::graph
