#include "tenon/graph/on_meta.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/graph/copied_view.h"
#include "tenon/graph/uses.h"
#include "tenon/guards/thread_state_guard.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::graph {
namespace {

/// Calls reach backends alone.
class OnlyBackends : ThreadStateGuard {
 public:
  OnlyBackends() {
    state().exclude_autograd_and_inplace_or_view();
    state().exclude({DispatchKey::Functionalize, DispatchKey::Tracer}, "OnlyBackends");
  }
};

}  // namespace

Stack call_on_meta(const OperatorEntry& op, const Stack& stack, Stack& twins) {
  TENON_CHECK(op.has_kernel(DispatchKey::Meta), NotImplementedError, op.name(),
              ": cannot be traced without a Meta kernel, which tells the sizes of its results; "
              "register one, or call it outside the traced function");
  const OperatorSchema& schema = op.schema();
  twins = functional::on_meta(stack, 0);
  for (size_t i = 0; i < twins.size(); ++i) {
    if (schema.arguments[i].type == ArgumentType::kDevice) twins[i] = Value(Device(kMeta));
  }
  Stack results = twins;
  const OnlyBackends guard;
  op.redispatch_boxed(DispatchKey::Meta, results);
  return results;
}

TensorBase value_on_meta(const Graph& graph, ValueId id) {
  if (!id.exists()) return {};
  const GraphValue& value = graph.values[id.number];
  return make_tensor_strided(value.sizes, value.strides, value.dtype, kMeta);
}

std::optional<Stack> views_on_meta(const OperatorEntry& op, const Stack& stack, Stack& twins) {
  return views_copied_by(op, [&](const OperatorEntry& view) -> std::optional<Stack> {
    if (!view.has_kernel(DispatchKey::Meta)) return std::nullopt;
    return call_on_meta(view, stack, twins);
  });
}

std::vector<TensorBase> results_on_meta(const Graph& graph, const GraphNode& node,
                                        Stack* arguments) {
  const Stack given = arguments_of(node, [&](ValueId id) { return value_on_meta(graph, id); });
  Stack twins;
  std::optional<Stack> results = views_on_meta(*node.op, given, twins);
  if (!results || !lie_as_said(graph, node, *results)) {
    results = call_on_meta(*node.op, given, twins);
  }
  std::vector<TensorBase> made;
  for (const Value& result : *results) {
    for_each_tensor(result, [&](const TensorBase& tensor) { made.push_back(tensor); });
  }
  if (arguments != nullptr) *arguments = std::move(twins);
  return made;
}

DimVector output_strides(const Graph& graph, const GraphOutput& output) {
  const GraphValue& value = graph.values[output.value.number];
  if (is_dense(value.sizes, output.strides)) return output.strides;
  return ops::clone(value_on_meta(graph, output.value)).strides();
}

}  // namespace tenon::graph
