#include "tenon/lazy/call_arguments.h"

#include "tenon/base/check.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/lazy/evaluate.h"
#include "tenon/lazy/lazy_value.h"
#include "tenon/tensor/factory.h"

namespace tenon::lazy {
namespace {

void check_has_data(const OperatorEntry& op, const TensorBase& tensor) {
  TENON_CHECK(tensor.is_cpu(), DeviceError, op.name(),
              ": expected tensors on lazy or with data, got one on ", tensor.device());
}

Use use_for(const OperatorEntry& op, const TensorBase& tensor) {
  if (!tensor.defined()) return {};
  if (tensor.device().type() == kLazy) return use_of(tensor);
  check_has_data(op, tensor);
  const OnlyBackends guard;
  return Use(Node::make(ops::clone(tensor)), 0);
}

NodeArgument node_argument(const OperatorEntry& op, const Value& value) {
  if (value.is<TensorBase>()) return use_for(op, value.get<TensorBase>());
  if (value.is<Device>()) return Value(Device(kCPU));
  if (!value.is<std::vector<TensorBase>>()) return value;
  std::vector<Use> list;
  for_each_tensor(value, [&](const TensorBase& each) { list.push_back(use_for(op, each)); });
  return list;
}

/// The argument with what `tensor_of` gives for uses.
template <class TensorOf>
Value argument_with(const NodeArgument& argument, const TensorOf& tensor_of) {
  const auto one = [&](const Use& use) { return use ? TensorBase(tensor_of(use)) : TensorBase(); };
  if (const auto* constant = std::get_if<Value>(&argument)) return *constant;
  if (const auto* use = std::get_if<Use>(&argument)) return one(*use);
  std::vector<TensorBase> tensors;
  for (const Use& each : std::get<std::vector<Use>>(argument)) tensors.push_back(one(each));
  return tensors;
}

/// A tensor of undefined contents, which is there, or which is made when it is needed.
intrusive_ptr<Node> undefined_now(const TensorBase& geometry) {
  return Node::make(make_tensor_strided(geometry.sizes(), geometry.strides(), geometry.dtype()));
}
intrusive_ptr<Node> undefined_later(const TensorBase& geometry) {
  std::vector<NodeArgument> arguments{Value(geometry.sizes()), Value(geometry.strides()),
                                      Value(geometry.dtype()), Value(),
                                      Value(Device(kCPU)),     Value()};
  return Node::make(stubs::empty_strided::entry(), std::move(arguments), {geometry});
}

}  // namespace

CallDevices::CallDevices(const Stack& stack, size_t first) {
  for (size_t i = first; i < stack.size(); ++i) {
    if (stack[i].is<Device>()) asked = stack[i].get<Device>();
    for_each_tensor(stack[i], [&](const TensorBase& tensor) {
      if (!tensor.defined()) return;
      const bool is_lazy = tensor.device().type() == kLazy;
      if (is_lazy && !has_lazy) of_tensors = tensor.device();
      (is_lazy ? has_lazy : has_cpu) = true;
    });
  }
}

CallArguments::CallArguments(const OperatorEntry& op, const Stack& stack, size_t first) {
  arguments_.reserve(stack.size() - first);
  for (size_t i = first; i < stack.size(); ++i) arguments_.push_back(node_argument(op, stack[i]));
}

Stack CallArguments::on_meta() const {
  Stack stack;
  stack.reserve(arguments_.size());
  for (const NodeArgument& each : arguments_) {
    stack.push_back(argument_with(each, [](const Use& use) -> const TensorBase& {
      return use.node().result(use.result()).geometry;
    }));
    if (stack.back().is<Device>()) stack.back() = Value(Device(kMeta));
  }
  return stack;
}

Stack CallArguments::on_cpu() const {
  std::vector<Use> uses;
  for_each_use(arguments_, [&](const Use& use) { uses.push_back(use); });
  evaluate(uses);
  Stack stack;
  for (const NodeArgument& each : arguments_) stack.push_back(argument_with(each, value_of));
  return stack;
}

void CallArguments::forget_self(bool call_waits) {
  auto* self = std::get_if<Use>(&arguments_.front());
  if (self == nullptr || !*self || self->node().is_computed()) return;
  const TensorBase& geometry = self->node().result(self->result()).geometry;
  *self = Use(call_waits ? undefined_later(geometry) : undefined_now(geometry), 0);
}

void CallArguments::settle_dtype(const OperatorEntry& op, const TensorBase& result) {
  const auto& schema = op.schema().arguments;
  for (const ArgumentSchema& argument : schema) {
    if (argument.type == ArgumentType::kTensor) return;
  }
  for (size_t i = 0; i < schema.size(); ++i) {
    if (schema[i].type != ArgumentType::kDType || schema[i].name != "dtype") continue;
    const auto* given = std::get_if<Value>(&arguments_[i]);
    if (given != nullptr && given->is_none()) arguments_[i] = Value(result.dtype());
  }
}

Stack arguments_on_cpu(const OperatorEntry& op, const Stack& stack, size_t first) {
  Stack arguments(stack.begin() + int64_t(first), stack.end());
  for (Value& value : arguments) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (tensor.defined()) check_has_data(op, tensor);
    });
    if (value.is<Device>()) value = Value(Device(kCPU));
  }
  return arguments;
}

}  // namespace tenon::lazy
