#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/graph/copied_view.h"
#include "tenon/graph/graph.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/overwriting.h"
#include "tenon/graph/run_checks.h"
#include "tenon/graph/uses.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

/// A copy with these strides.
TensorBase copied(const TensorBase& tensor, IntArrayRef strides) {
  TensorBase copy = make_tensor_strided(tensor.sizes(), strides, tensor.dtype(), tensor.device());
  return ops::copy_(copy, tensor);
}

/// A graph that was made by hand may be none; what the operators do not check themselves.
void check_structure(const Graph& graph) {
  const auto check = [](bool holds) {
    TENON_CHECK(holds, ValueError, "Graph::run: expected a graph that verify accepts");
  };
  const auto exists = [&](ValueId id) { check(id.number < graph.values.size()); };
  for (const ValueId input : graph.inputs) exists(input);
  for (const GraphConstant& constant : graph.constants) {
    exists(constant.value);
    check(constant.tensor.defined());
  }
  for (const GraphNode& node : graph.nodes) {
    check(node.op != nullptr && node.arguments.size() == node.op->schema().arguments.size());
    graph::for_each_use(node, exists);
    for (const ValueId result : node.results) {
      if (result.exists()) exists(result);
    }
  }
  graph::for_each_end(graph, exists);
  for (const GraphOutput& output : graph.outputs) {
    check(!output.input || *output.input < graph.inputs.size());
  }
  for (const GraphWriteBack& each : graph.write_backs) check(each.input < graph.inputs.size());
}

/// The number of the node after which a value is needed no more, for each.
std::vector<size_t> last_uses(const Graph& graph) {
  std::vector<size_t> last(graph.values.size(), 0);
  const auto use = [&](ValueId id, size_t node) { last[id.number] = node; };
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    graph::for_each_use(graph.nodes[i], [&](ValueId id) { use(id, i); });
  }
  graph::for_each_end(graph, [&](ValueId id) { use(id, graph.nodes.size()); });
  return last;
}

/// The values of one run.
class Run {
 public:
  Run(const Graph& graph, const std::vector<TensorBase>& inputs)
      : graph_(graph), values_(graph.values.size()), last_use_(last_uses(graph)) {
    for (size_t i = 0; i < inputs.size(); ++i) {
      const ValueId id = graph.inputs[i];
      const GraphValue& traced = graph.values[id.number];
      const bool same = inputs[i].strides() == IntArrayRef(traced.strides);
      at(id) = same ? inputs[i] : copied(inputs[i], traced.strides);
    }
    for (const GraphConstant& constant : graph.constants) {
      const GraphValue& traced = graph.values[constant.value.number];
      const bool same = constant.tensor.strides() == IntArrayRef(traced.strides);
      at(constant.value) = same ? constant.tensor : copied(constant.tensor, traced.strides);
    }
    for (size_t i = 0; i < graph.nodes.size(); ++i) run_node(i);
  }

  TensorBase& at(ValueId id) { return values_[id.number]; }

 private:
  void run_node(size_t number) {
    const GraphNode& node = graph_.nodes[number];
    Stack stack = graph::arguments_of(node, [&](ValueId id) { return at(id); });
    graph::for_each_use(node, [&](ValueId id) {
      if (last_use_[id.number] == number) at(id).reset();
    });
    if (graph::writes_in_place(*node.op)) take_alone(stack.front().get<TensorBase>());
    try {
      stack = graph::call_node(graph_, node, std::move(stack));
    } catch (Error& error) {
      error.add_context(detail::concatenate(" (node ", number, " of a graph)"));
      throw;
    }
    size_t result = 0;
    for (const Value& value : stack) {
      for_each_tensor(value, [&](const TensorBase& tensor) { take(node, result++, tensor); });
    }
  }

  /// Makes sure that nobody else has what is written to: a kernel of a program's operator may
  /// return an argument where its Meta kernel does not.
  static void take_alone(TensorBase& tensor) {
    if (tensor.use_count() != 1 || tensor.storage()->use_count() != 1) {
      tensor = copied(tensor, tensor.strides());
    }
  }

  void take(const GraphNode& node, size_t result, const TensorBase& tensor) {
    if (result >= node.results.size() || !node.results[result].exists()) return;
    const GraphValue& traced = graph_.values[node.results[result].number];
    TENON_CHECK(tensor.defined() && tensor.sizes() == IntArrayRef(traced.sizes) &&
                    tensor.dtype() == traced.dtype,
                ValueError, "Graph::run: ", node.op->name(), " was traced with a result of ",
                traced.dtype, traced.sizes,
                " and gives another; trace the function again, with the "
                "default dtype and the operators of now");
    at(node.results[result]) = tensor;
  }

  const Graph& graph_;
  std::vector<TensorBase> values_;
  const std::vector<size_t> last_use_;
};

/// Whether `tensor` is an input or shares memory with one: as a result of its own it is copied.
bool is_of(const TensorBase& tensor, const std::vector<TensorBase>& others) {
  return std::any_of(others.begin(), others.end(), [&](const TensorBase& each) {
    return each.defined() && tensor.is_alias_of(each);
  });
}

TensorBase result_of(const Graph& graph, Run& run, const GraphOutput& output,
                     const std::vector<TensorBase>& inputs, const std::vector<TensorBase>& others) {
  if (output.input) return inputs[*output.input];
  if (!output.value.exists()) return {};
  const auto is_own = [&](const TensorBase& tensor) {
    return std::any_of(graph.constants.begin(), graph.constants.end(),
                       [&](const GraphConstant& constant) {
                         return constant.is_own && constant.tensor.is_alias_of(tensor);
                       });
  };
  const TensorBase& value = run.at(output.value);
  const DimVector strides = graph::output_strides(graph, output);
  const bool is_alone = value.strides() == IntArrayRef(strides) &&
                        functional::fills_storage(value) && !is_own(value) &&
                        !is_of(value, inputs) && !is_of(value, others);
  return is_alone ? value : copied(value, strides);
}

}  // namespace

std::vector<TensorBase> Graph::run_on(std::vector<TensorBase> given) const {
  check_structure(*this);
  const std::string_view call = "Graph::run";
  graph::check_inputs(call, *this, given);
  graph::check_written(call, *this, given);
  std::vector<TensorBase> results, written;
  {
    const AutoDispatchBelowInplaceOrView guard;
    Run run(*this, given);
    for (const GraphOutput& output : outputs) {
      results.push_back(result_of(*this, run, output, given, results));
    }
    for (const GraphWriteBack& each : write_backs) {
      const TensorBase& value = run.at(each.value);
      written.push_back(is_of(value, given) ? ops::clone(value) : value);
    }
  }
  for (size_t i = 0; i < written.size(); ++i) {
    ops::copy_(given[write_backs[i].input], written[i]);
  }
  return results;
}

}  // namespace tenon
