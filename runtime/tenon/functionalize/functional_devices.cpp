#include "tenon/functionalize/functional_devices.h"

#include <algorithm>
#include <optional>

#include "tenon/base/check.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_kernel.h"
#include "tenon/generated/ops/_to_copy.h"

namespace tenon {

void register_functional_device(DeviceType type) {
  TENON_CHECK(is_enumerator(type) && type != kCPU && type != kMeta, ValueError,
              "register_functional_device: expected the device of a backend that computes new "
              "values alone, got ",
              type);
  functional::register_kernels();
  detail::set_functional_device(type);
}

namespace functional {
namespace {

/// Whether tensors of a call may be on several devices.
bool may_span(const OperatorEntry& op) {
  const std::string_view name = op.name();
  if (name == "copy" || name == "copy_") return true;
  const auto& arguments = op.schema().arguments;
  return std::any_of(arguments.begin(), arguments.end(), [](const ArgumentSchema& argument) {
    return argument.type == ArgumentType::kDevice;
  });
}

/// The device that a call asks for, else that of its first tensor.
Device target_of(const Stack& stack, size_t first) {
  std::optional<Device> target;
  for (size_t i = first; i < stack.size(); ++i) {
    if (stack[i].is<Device>()) return stack[i].get<Device>();
    for_each_tensor(stack[i], [&](const TensorBase& tensor) {
      if (tensor.defined() && !target) target = tensor.device();
    });
  }
  return target.value_or(kCPU);
}

[[noreturn]] void fail_devices(const OperatorEntry& op, const Stack& stack, size_t first) {
  const Device target = target_of(stack, first);
  Device other = target;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](const TensorBase& tensor) {
      if (tensor.defined() && tensor.device().type() != target.type()) other = tensor.device();
    });
  }
  TENON_THROW(DeviceError, op.name(), ": expected tensors on one device, got ", target, " and ",
              other, "; move them with to()");
}

}  // namespace

TensorBase value_on_cpu(const TensorBase& value) {
  const BelowFunctionalize guard;
  return ops::_to_copy(value, value.dtype(), std::nullopt, Device(kCPU));
}

void settle_devices(const OperatorEntry& op, DispatchKeySet& below, Stack& stack, size_t first) {
  const DispatchKeySet others =
      (below & backend_keys) - DispatchKeySet{DispatchKey::CPU, DispatchKey::Meta};
  if (others.empty()) return;
  if (!may_span(op)) fail_devices(op, stack, first);
  const Device target = target_of(stack, first);
  const DispatchKeySet backend = keys_of_device(target) & backend_keys;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](TensorBase& tensor) {
      if (!is_functional(tensor) || tensor.device().type() == target.type()) return;
      if (is_on_functional_device(tensor)) tensor = value_on_cpu(value_of(tensor));
    });
  }
  below = (below - others) | backend;
}

}  // namespace functional
}  // namespace tenon
