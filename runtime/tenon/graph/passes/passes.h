#pragma once

#include "tenon/graph/graph.h"

/// Passes over graphs. Each leaves a graph that `verify` accepts and every result, to the bit, as
/// it was: those of random operators too, so that each of these is called as often and in the same
/// order as before.
namespace tenon {

/// Numbers values in order: inputs, constants, results of nodes; those that nobody makes go.
TENON_API void renumber(Graph& graph);

/// Removes nodes whose results nobody uses and constants that nobody uses. Random operators stay:
/// without them those after would draw other numbers. Linear time.
TENON_API void remove_dead_code(Graph& graph);

/// Lets one node stand for all that call the same operator with the same arguments, random ones
/// aside. Linear time but for sorting.
TENON_API void merge_common_subexpressions(Graph& graph);

/// Computes nodes whose arguments can never change, and keeps results of up to 4096 elements as
/// constants of the graph's own. What may change is not folded: inputs, and every tensor that the
/// function captured, as parameters and inference tensors are, since a graph sees what is written
/// to it later. Random operators are not folded. Errors of the operators leave the graph as it is.
TENON_API void fold_constants(Graph& graph);

/// Gives nodes the memory of a value that they take and that nobody uses later: `add` becomes
/// `add_`, `select_scatter` becomes `select_scatter_`. A node does so where the in-place operator
/// writes without a copy and to nothing else, the result has the dtype, sizes and strides of the
/// old value, and no input, constant, result or later node has a part of that; see Note [Nodes that
/// write]. The other passes keep such a graph right; `update_functionally` is the way back. Linear
/// time.
TENON_API void update_in_place(Graph& graph);

/// Gives each result memory of its own again. Returns whether a node wrote to a value.
TENON_API bool update_functionally(Graph& graph);

}  // namespace tenon
