#include "tenon/functionalize/functional_call.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/operator_view.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::functional {
namespace {

/// The functional tensors among the arguments.
std::vector<TensorBase> functional_tensors(const Call& call) {
  std::vector<TensorBase> found;
  for (size_t i = call.first; i < call.stack.size(); ++i) {
    for_each_tensor(call.stack[i], [&](const TensorBase& tensor) {
      if (is_functional(tensor)) found.push_back(tensor);
    });
  }
  return found;
}

/// Whether the values have the strides that eager tensors would have, so that results have too.
bool are_faithful(const std::vector<TensorBase>& tensors) {
  return std::all_of(tensors.begin(), tensors.end(), [](const TensorBase& tensor) {
    return value_of(tensor).strides() == tensor.strides();
  });
}

/// Whether results have the strides that eager ones would have. What stands for a storage does not
/// tell which part of it an argument is; what is traced lies where the view does that it copies.
bool has_faithful_results(const Call& call, const std::vector<TensorBase>& inputs) {
  if (call.known.reads_storage) return false;
  const bool is_traced = call.below.has(DispatchKey::Tracer);
  return are_faithful(inputs) && !(is_traced && call.known.copied_view != nullptr);
}

/// Whether a plain argument shares its memory with a result, which then is its view.
bool is_of_plain(const TensorBase& result, const std::vector<TensorBase>& plain) {
  return std::any_of(plain.begin(), plain.end(),
                     [&](const TensorBase& tensor) { return result.is_alias_of(tensor); });
}

std::vector<TensorBase> plain_tensors(const Call& call) {
  std::vector<TensorBase> found;
  for (size_t i = call.first; i < call.stack.size(); ++i) {
    for_each_tensor(call.stack[i], [&](const TensorBase& tensor) {
      if (tensor.defined() && !is_functional(tensor)) found.push_back(tensor);
    });
  }
  return found;
}

/// Whether windows do not overlap, which the inverse would refuse.
bool makes_windows_apart(const OperatorEntry& op, const Stack& arguments) {
  return op.name() == "unfold" && arguments[1].toInt() <= arguments[2].toInt();
}

/// How `view` is recorded that `op` has made of what has the chain `last` and was `injective`: as a
/// call, or, where that would not tell its elements apart, by its geometry.
intrusive_ptr<ViewInfo> recorded(const TensorBase& view, intrusive_ptr<ViewInfo> last,
                                 bool injective, const OperatorEntry* op, const Stack& arguments,
                                 size_t index) {
  if (op == nullptr || !injective || (last != nullptr && last->is_by_geometry())) {
    return strided_view(view);
  }
  const FunctionalOperator& known = functional_operator(*op);
  if (!known.is_recorded_by_call && !makes_windows_apart(*op, arguments)) return strided_view(view);
  return make_intrusive<BoxedView>(std::move(last), known, index, arguments);
}

/// Whether a result is functional: one on another device than `inputs` is plain where that has no
/// functional tensors, unless all that the thread makes are.
bool becomes_functional(const TensorBase& result, const std::vector<TensorBase>& inputs) {
  return inputs.empty() || result.device() == inputs.front().device() ||
         is_on_functional_device(result) ||
         thread_state().included().has(DispatchKey::Functionalize);
}

/// Puts what stands for the storage of the first argument in its place. Whether that is all
/// elements of the storage.
bool replace_by_storage(const Call& call) {
  auto& self = call.stack[call.first].get<TensorBase>();
  if (!is_functional(self)) return false;
  const bool is_traced = call.below.has(DispatchKey::Tracer);
  if (!is_on_functional_device(self) && !is_traced) {
    self = alias_of(self).window(*self.impl());
    return false;
  }
  Value& offset = call.stack.back();
  if (offset.is_none()) offset = self.storage_offset();
  if (is_traced && call.op.name() == "as_strided_scatter") {
    // A window that is traced has a storage of its own.
    offset = offset.toInt() - self.storage_offset();
    self = alias_of(self).window(*self.impl());
    return false;
  }
  self = alias_of(self).elements();
  return true;
}

/// An operator of this name that a program calls returns row-major copies, wherever values lie.
void copy_row_major(const Call& call) {
  if (call.known.copied_view == nullptr || !call.below.has(DispatchKey::Lazy)) return;
  for (size_t i = call.first; i < call.stack.size(); ++i) {
    for_each_tensor(call.stack[i],
                    [](TensorBase& copy) { copy = ops::clone(copy, MemoryFormat::Contiguous); });
  }
}

/// Calls `as_strided_copy` or `as_strided_scatter`, which look at the storage of their argument.
/// The latter returns all elements where it gets them.
void call_on_storage(const Call& call) {
  const TensorBase self = call.stack[call.first].get<TensorBase>();
  const bool returns_all = replace_by_storage(call) && call.op.name() == "as_strided_scatter";
  replace_by_values(call.stack, call.first, call.known);
  const BelowFunctionalize guard;  // what a kernel makes has memory
  call.op.redispatch_boxed(call.below, call.stack);
  copy_row_major(call);
  if (!returns_all) return;
  auto& result = call.stack[call.first].get<TensorBase>();
  result = ops::as_strided_copy(result, self.sizes(), self.strides(), self.storage_offset());
}

/// The keys of a kernel that only looks at geometry.
DispatchKeySet geometry_keys(const Call& call) {
  return call.op.has_kernel(DispatchKey::Meta) ? DispatchKeySet(DispatchKey::Meta) : call.below;
}

/// `resize_` of what no backend can write to: zeros follow what was there.
void grow_value(const Call& call, TensorBase& self) {
  const IntArrayRef sizes = call.stack[call.first + 1].get<std::vector<int64_t>>();
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;  // fits: Meta has made a tensor of them
  TensorBase value;
  {
    const BelowFunctionalize guard(FunctionalDepth::kMutationsAndViews);
    const TensorBase flat = alias_of(self).elements();
    value = ops::reshape(ops::constant_pad_nd(flat, {0, numel - flat.numel()}), sizes);
  }
  become_new(self, value, value);
}

/// `resize_` beyond the storage, of which nobody else may have a part: it begins with what was
/// there.
void grow(const Call& call, TensorBase self) {
  const bool is_on_backend = is_on_functional_device(self);
  TENON_CHECK(self.storage()->use_count() == 1 && self.is_contiguous() &&
                  self.storage_offset() == 0 && (is_on_backend || state_of(self).view == nullptr),
              NotImplementedError, call.op.name(),
              ": a functional tensor that shares its storage cannot grow, from sizes ",
              self.sizes(), "; make a new one");
  if (is_on_backend) return grow_value(call, self);
  TensorBase value;
  {
    const BelowFunctionalize guard;
    value = ops::clone(value_of(self));
  }
  Stack stack(call.stack.begin() + int64_t(call.first), call.stack.end());
  stack.front() = value;
  call.op.redispatch_boxed(call.below, stack);
  become_new(self, value, value);
}

Stack arguments_after_first(const Call& call) {
  return Stack(call.stack.begin() + int64_t(call.first) + 1, call.stack.end());
}

}  // namespace

Stack on_meta(const Stack& stack, size_t first) {
  std::vector<std::pair<const StorageImpl*, Storage>> storages;
  const auto twin = [&](const TensorBase& tensor) {
    if (!tensor.defined()) return tensor;
    const StorageImpl* storage = tensor.storage().get();
    auto known = std::find_if(storages.begin(), storages.end(),
                              [&](const auto& each) { return each.first == storage; });
    if (known == storages.end()) {
      storages.emplace_back(storage, StorageImpl::allocate(storage->nbytes(), kMeta));
      known = storages.end() - 1;
    }
    return TensorBase(make_intrusive<TensorImpl>(Storage(known->second), tensor.dtype(),
                                                 tensor.sizes(), tensor.strides(),
                                                 tensor.storage_offset()));
  };
  Stack result(stack.begin() + int64_t(first), stack.end());
  for (Value& value : result) {
    for_each_tensor(value, [&](TensorBase& tensor) { tensor = twin(tensor); });
    if (value.is<Device>()) value = Value(Device(kMeta));
  }
  return result;
}

TensorBase result_of(const TensorBase& value, const TensorBase& geometry,
                     const std::vector<TensorBase>& inputs, FunctionalDepth depth) {
  if (!becomes_functional(value, inputs)) return value;
  for (const TensorBase& input : inputs) {
    const TensorBase& from = value_of(input);
    if (value.is_same(from)) return input;
    if (!value.is_alias_of(from)) continue;
    const int64_t offset = value.storage_offset() - from.storage_offset();
    return make_alias(input, value.sizes(), value.strides(), input.storage_offset() + offset);
  }
  return wrap(value, geometry, depth);
}

void replace_by_values(Stack& stack, size_t first, const FunctionalOperator& op) {
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](TensorBase& tensor) {
      if (!tensor.defined()) return;
      tensor = op.rounds_by_strides ? strided_value_of(tensor) : value_of(tensor);
    });
  }
}

void call_functional(const Call& call) {
  const std::vector<TensorBase> inputs = functional_tensors(call), plain = plain_tensors(call);
  const FunctionalDepth depth = inputs.empty() ? current_depth() : alias_of(inputs.front()).depth;
  Stack meta;
  if (!has_faithful_results(call, inputs) && call.op.has_kernel(DispatchKey::Meta)) {
    meta = on_meta(call.stack, call.first);
    call.op.redispatch_boxed(DispatchKey::Meta, meta);
  }
  if (call.known.reads_storage) {
    call_on_storage(call);
  } else {
    replace_by_values(call.stack, call.first, call.known);
    const BelowFunctionalize guard;  // what a kernel makes has memory
    call.op.redispatch_boxed(call.below, call.stack);
    copy_row_major(call);
  }
  for (size_t i = call.first; i < call.stack.size(); ++i) {
    std::vector<TensorBase> geometries;
    if (!meta.empty()) {
      for_each_tensor(meta[i - call.first],
                      [&](const TensorBase& tensor) { geometries.push_back(tensor); });
    }
    size_t number = 0;
    for_each_tensor(call.stack[i], [&](TensorBase& result) {
      const TensorBase geometry = geometries.empty() ? result : geometries[number];
      ++number;
      if (!result.defined() || is_of_plain(result, plain)) return;
      result = result_of(result, geometry, inputs, depth);
    });
  }
}

void call_view(const Call& call) {
  const TensorBase self = call.stack[call.first].get<TensorBase>();
  if (!is_functional(self)) return call.op.redispatch_boxed(call.below, call.stack);
  const Stack arguments = arguments_after_first(call);
  const intrusive_ptr<ViewInfo> last = state_of(self).view;
  const bool injective = is_injective(*self.impl());
  {
    const tenon::detail::RecordedViews guard;
    call.op.redispatch_boxed(geometry_keys(call), call.stack);
  }
  size_t index = 0;
  for_each_tensor(call.stack[call.first], [&](TensorBase& view) {
    record(view, recorded(view, last, injective, &call.op, arguments, index++));
  });
}

void call_inplace_view(const Call& call) {
  const TensorBase self = call.stack[call.first].get<TensorBase>();
  if (!is_functional(self)) return call.op.redispatch_boxed(call.below, call.stack);
  Stack meta = on_meta(call.stack, call.first);
  const TensorBase changed = meta.front().get<TensorBase>();
  call.op.redispatch_boxed(DispatchKey::Meta, meta);
  if (changed.storage()->nbytes() > self.storage()->nbytes()) return grow(call, self);
  const Stack arguments = arguments_after_first(call);
  const bool injective = is_injective(*self.impl());
  intrusive_ptr<ViewInfo> last = state_of(self).view;
  FunctionalTensor& state = own_state_of(self);
  self.impl()->take_geometry(*changed.impl());
  state.become(recorded(self, std::move(last), injective, call.known.functional, arguments, 0));
}

}  // namespace tenon::functional
