#include "tenon/functionalize/alias.h"

#include <memory>
#include <mutex>
#include <utility>

#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/tensor/factory.h"

namespace tenon::functional {
namespace {

/// `value` with these strides, which are dense: a view of it that eager allows exists then.
TensorBase with_strides(TensorBase value, IntArrayRef strides) {
  if (value.strides() == strides) return value;
  const BelowFunctionalize guard;
  if (value.key_set().has(DispatchKey::Tracer) || is_on_functional_device(value)) {
    // Of row-major strides each view exists, too, and no operator gives others.
    return value.is_contiguous() ? value : ops::clone(value, MemoryFormat::Contiguous);
  }
  TensorBase copy = make_tensor_strided(value.sizes(), strides, value.dtype(), value.device());
  return ops::copy_(copy, value);
}

}  // namespace

const TensorBase& Alias::value_of(FunctionalTensor& tensor) {
  if (tensor.generation_.load(std::memory_order_acquire) ==
      generation_.load(std::memory_order_acquire)) {
    return tensor.value_;
  }
  const std::lock_guard lock(mutex_);
  const uint64_t generation = generation_.load(std::memory_order_relaxed);
  if (tensor.generation_.load(std::memory_order_relaxed) == generation) return tensor.value_;
  apply_updates();
  tensor.value_ = replay_chain(base_, tensor.view.get(), depth);
  tensor.generation_.store(generation, std::memory_order_release);
  return tensor.value_;
}

TensorBase Alias::base() {
  const std::lock_guard lock(mutex_);
  apply_updates();
  return base_;
}

void Alias::write(FunctionalTensor& tensor, TensorBase value) {
  const std::lock_guard lock(mutex_);
  if (tensor.view == nullptr) {
    base_ = with_strides(value, strides);
    updates_.clear();
  } else if (!updates_.empty() && updates_.back().view == tensor.view) {
    updates_.back().value = value;
  } else {
    if (updates_.size() == kMostUpdates) apply_updates();
    updates_.push_back({value, tensor.view});
  }
  const uint64_t generation = generation_.load(std::memory_order_relaxed) + 1;
  tensor.value_ = std::move(value);
  tensor.generation_.store(generation, std::memory_order_release);
  generation_.store(generation, std::memory_order_release);
}

void Alias::adopt(TensorImpl& tensor) const {
  const bool is_base = tensor.storage_offset() == 0 && tensor.sizes() == IntArrayRef(sizes) &&
                       tensor.strides() == IntArrayRef(strides);
  auto view = is_base
                  ? intrusive_ptr<ViewInfo>()
                  : intrusive_ptr<ViewInfo>(make_intrusive<StridedView>(tensor, sizes, strides));
  auto state = std::make_unique<FunctionalTensor>(std::move(view));
  if (scope != nullptr) scope->add(state->member, tensor);
  tensor.set_functional_state(std::move(state));
  for (const DispatchKey key : {DispatchKey::Functionalize, DispatchKey::Tracer}) {
    if (keys.has(key)) tensor.add_key(key);
  }
}

TensorBase Alias::window(const TensorImpl& tensor) {
  const std::lock_guard lock(mutex_);
  apply_updates();
  return StridedView(tensor, sizes, strides).replay(base_, FunctionalDepth::kMutations);
}

TensorBase Alias::elements() {
  const std::lock_guard lock(mutex_);
  apply_updates();
  const BelowFunctionalize guard(depth);
  return StridedView::flattened(base_, strides);
}

TensorBase Alias::readable(const TensorImpl& tensor) {
  const TensorBase& value = value_of(static_cast<FunctionalTensor&>(*tensor.functional_state()));
  if (value.key_set().has(DispatchKey::Tracer)) return {};
  return is_on_functional_device(value) ? value_on_cpu(value) : value;
}

void Alias::apply_updates() {
  TensorBase base = base_;
  for (const Update& update : updates_) {
    base = invert_chain(base, update.value, update.view.get(), depth);
  }
  base_ = with_strides(std::move(base), strides);
  updates_.clear();
}

}  // namespace tenon::functional
