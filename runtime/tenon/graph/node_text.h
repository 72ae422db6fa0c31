#pragma once

#include <string>

#include "tenon/graph/graph.h"

namespace tenon::graph {

/// `%3`, or `None` for no value.
std::string id_text(ValueId id);
/// `float32[2, 3]`, and the device where that is not cpu; empty for no value.
std::string type_text(const Graph& graph, ValueId id);
/// `add.Tensor(%2, %1)`, without the arguments that are as the schema says.
std::string call_text(const GraphNode& node);

}  // namespace tenon::graph
