#include "tenon/lazy/record.h"

#include <optional>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/graph/copied_view.h"
#include "tenon/lazy/call_arguments.h"
#include "tenon/lazy/evaluate.h"
#include "tenon/lazy/lazy_value.h"
#include "tenon/lazy/pending_limit.h"
#include "tenon/tensor/factory.h"

namespace tenon::lazy {
namespace {

/// Whether the operator has to see values: it draws numbers, which it does in the order of calls,
/// or only they say what it returns.
bool cannot_wait(const OperatorEntry& op) {
  const OperatorSchema& schema = op.schema();
  for (const ArgumentSchema& result : schema.returns) {
    if (result.type != ArgumentType::kTensor) return true;
  }
  return schema.nondeterministic_seeded || !op.has_kernel(DispatchKey::Meta);
}

/// A result that nobody else writes to or has a part of.
TensorBase own_value(const TensorBase& result, const Stack& arguments) {
  bool is_shared = result.storage_offset() != 0 || result.storage().use_count() > 1;
  for (const Value& argument : arguments) {
    for_each_tensor(argument, [&](const TensorBase& tensor) {
      is_shared |= tensor.defined() && result.is_alias_of(tensor);
    });
  }
  return is_shared ? ops::clone(result) : result;
}

/// Runs the operator at once on CPU tensors, and returns lazy tensors on `device`.
Stack computed(const OperatorEntry& op, const Stack& arguments, Device device) {
  const OnlyBackends guard;
  Stack results = arguments;
  op.redispatch_boxed(DispatchKey::CPU, results);
  for (Value& value : results) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (tensor.defined()) tensor = make_lazy_tensor(own_value(tensor, arguments), device);
    });
  }
  return results;
}

/// Of a call that asks for another device.
Stack computed_elsewhere(const OperatorEntry& op, const CallArguments& arguments, Device device) {
  Stack results = device.is_meta() ? arguments.on_meta() : arguments.on_cpu();
  op.redispatch_boxed(device.is_meta() ? DispatchKey::Meta : DispatchKey::CPU, results);
  return results;
}

/// What the results are, as the Meta kernel says; of an operator that copies views, the views.
struct MetaResults {
  Stack results;
  bool are_views;
};

Stack call_on_meta(const OperatorEntry& op, const CallArguments& arguments) {
  const OnlyBackends guard;
  Stack results = arguments.on_meta();
  op.redispatch_boxed(DispatchKey::Meta, results);
  return results;
}

MetaResults results_on_meta(const OperatorEntry& op, const CallArguments& arguments) {
  std::optional<Stack> views =
      graph::views_copied_by(op, [&](const OperatorEntry& view) -> std::optional<Stack> {
        if (!view.has_kernel(DispatchKey::Meta)) return std::nullopt;
        return call_on_meta(view, arguments);
      });
  const bool are_views = views.has_value();
  Stack results = are_views ? *std::move(views) : call_on_meta(op, arguments);
  for (Value& value : results) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (!tensor.defined() || (!are_views && tensor.storage_offset() == 0)) return;
      tensor = make_tensor_strided(tensor.sizes(), tensor.strides(), tensor.dtype(), kMeta);
    });
  }
  return {std::move(results), are_views};
}

/// Makes a node of the call.
Stack recorded(const OperatorEntry& op, CallArguments arguments, Device device) {
  auto [results, are_views] = results_on_meta(op, arguments);
  std::vector<TensorBase> geometries;
  for (const Value& value : results) {
    for_each_tensor(value, [&](const TensorBase& tensor) { geometries.push_back(tensor); });
  }
  if (geometries.size() == 1) arguments.settle_dtype(op, geometries.front());
  const auto node = Node::make(op, std::move(arguments).take(), std::move(geometries), are_views);
  uint32_t number = 0;
  for (Value& value : results) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (tensor.defined()) tensor = make_lazy_tensor(node, number, device);
      ++number;
    });
  }
  keep_limit(*node);
  return results;
}

Stack called(const OperatorEntry& op, const Stack& stack, size_t first) {
  const CallDevices devices(stack, first);
  const Device device = devices.of_results();
  if (devices.has_cpu && !devices.has_lazy) {
    return computed(op, arguments_on_cpu(op, stack, first), device);
  }
  CallArguments arguments(op, stack, first);
  const bool waits = device.type() == kLazy && !cannot_wait(op);
  if (op.schema().unread_self) arguments.forget_self(waits);
  if (device.type() != kLazy) return computed_elsewhere(op, arguments, device);
  if (!waits) return computed(op, arguments.on_cpu(), device);
  return recorded(op, std::move(arguments), device);
}

}  // namespace

void record(const OperatorEntry& op, DispatchKeySet, Stack& stack) {
  const size_t first = stack.size() - op.schema().arguments.size();
  Stack results = called(op, stack, first);
  stack.resize(first);
  for (Value& result : results) stack.push_back(std::move(result));
}

}  // namespace tenon::lazy
