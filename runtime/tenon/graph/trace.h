#pragma once

#include <functional>
#include <vector>

#include "tenon/graph/graph.h"

namespace tenon {

/// Runs `function` once on tensors that stand for `inputs` and returns the operators that it calls
/// on them as a graph, in which nothing is a view or writes to anything; the elements of `inputs`
/// are not read. Tensors that `function` captures are constants of the graph. What it writes to its
/// arguments is written back when the graph runs. See docs/tracing.md for what is refused.
///
/// ValueError for inputs that are undefined, share memory or are not dense, and for a call inside
/// `function`; TypeError for functional ones; AutogradError where `backward` in `function` gives a
/// captured leaf a gradient. Errors of `function` are its own.
TENON_API Graph
trace_on(const std::function<std::vector<TensorBase>(std::vector<TensorBase>)>& function,
         const std::vector<TensorBase>& inputs);

}  // namespace tenon
