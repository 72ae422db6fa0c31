#pragma once

#include <string_view>

#include "tenon/graph/graph.h"

namespace tenon::graph {

/// The errors of `Graph::run_on` for inputs and constants that are other than traced. `call` is
/// what they name.
void check_inputs(std::string_view call, const Graph& graph, ArrayRef<TensorBase> inputs);
/// Those for whatever would keep an input from being written to, or let something else see it.
void check_written(std::string_view call, const Graph& graph, ArrayRef<TensorBase> inputs);

}  // namespace tenon::graph
