#include "tenon/functionalize/alias.h"

#include <memory>
#include <mutex>
#include <utility>

#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/tensor/factory.h"

namespace tenon::functional {

FunctionalTensor* FunctionalTensor::of_base_ = nullptr;

void FunctionalTensor::prepare() {
  // Never destroyed: tensors of static storage may use it.
  of_base_ = new FunctionalTensor(nullptr);
}

void Alias::operator delete(Alias* alias, std::destroying_delete_t) noexcept {
  if (!alias->lies_in_storage_) return destroy_alone(alias);
  alias->~Alias();
}

void Alias::destroy_alone(Alias* alias) noexcept {
  alias->~Alias();
  Pooled::operator delete(alias, sizeof(Alias));
}

namespace {

/// `value` with these strides, which are others and dense: a view of it that eager allows exists
/// then.
TENON_COLD TensorBase with_strides(TensorBase value, IntArrayRef strides) {
  const BelowFunctionalize guard;
  if (value.key_set().has(DispatchKey::Tracer)) {
    if (strides_are_contiguous(value.sizes(), strides))
      value = ops::clone(value, MemoryFormat::Contiguous);
    if (value.strides() == strides) return value;
    return ops::as_strided(StridedView::flattened(value, strides), value.sizes(), strides, 0);
  }
  if (is_on_functional_device(value)) {
    // Of row-major strides each view exists, too, and no operator gives others.
    return value.is_contiguous() ? value : ops::clone(value, MemoryFormat::Contiguous);
  }
  TensorBase copy = make_tensor_strided(value.sizes(), strides, value.dtype(), value.device());
  return ops::copy_(copy, value);
}

/// Values of what is not traced are none of the graph that the calling thread traces.
class OutsideOfTrace : ExclusionGuard {
 public:
  explicit OutsideOfTrace(const Alias& alias) {
    if (alias.keys.has(DispatchKey::Tracer) || alias.is_of_argument) return;
    state().exclude(DispatchKey::Tracer, "OutsideOfTrace");
  }
};

}  // namespace

Alias::Alias(TensorBase base, IntArrayRef strides, FunctionalDepth depth)
    : Alias(std::move(base), depth) {
  if (base_.strides() == strides) return;
  strides_ = std::make_unique<DimVector>(strides);
  base_generation_.store(0, std::memory_order_relaxed);  // it takes them when it is used
}

const TensorBase& Alias::make_value(FunctionalTensor& tensor) {
  const std::lock_guard lock(mutex_);
  apply_updates();
  if (tensor.view == nullptr) return base_;
  if (tensor.generation_.load(std::memory_order_relaxed) != generation()) {
    const OutsideOfTrace guard(*this);
    tensor.value_ = replay_chain(base_, tensor.view.get(), depth);
    tensor.generation_.store(generation(), std::memory_order_release);
  }
  return tensor.value_;
}

TensorBase Alias::base() {
  const std::lock_guard lock(mutex_);
  apply_updates();
  return base_;
}

void Alias::exchange(FunctionalTensor& tensor, TensorBase& value) {
  const std::lock_guard lock(mutex_);
  const uint64_t next = generation() + 1;
  if (tensor.view == nullptr) {
    set_base(value);
    updates_.clear();
    base_generation_.store(next, std::memory_order_release);
  } else {
    update(tensor, std::move(value));
    tensor.generation_.store(next, std::memory_order_release);
  }
  generation_.store(next, std::memory_order_release);
}

void Alias::update(FunctionalTensor& tensor, TensorBase&& value) {
  if (!updates_.empty() && updates_.back().view == tensor.view) {
    updates_.back().value = value;
  } else {
    if (updates_.size() == kMostUpdates) apply_updates();
    updates_.push_back({value, tensor.view});
  }
  tensor.value_ = std::move(value);
}

void Alias::adopt(TensorImpl& tensor) const {
  if (tenon::detail::are_views_recorded) return;
  intrusive_ptr<ViewInfo> view;
  {
    const std::lock_guard lock(mutex_);
    const bool is_base = tensor.storage_offset() == 0 && tensor.sizes() == base_.sizes() &&
                         tensor.strides() == strides();
    if (!is_base) view = make_intrusive<StridedView>(tensor, base_.sizes(), strides());
  }
  adopt(tensor, std::make_unique<FunctionalTensor>(std::move(view)));
}

void Alias::adopt_as(TensorImpl& tensor, const TensorImpl& like) const {
  if (tenon::detail::are_views_recorded) return;
  const FunctionalTensor& known = state_of(like);
  auto state = std::make_unique<FunctionalTensor>(known.view);
  if (known.view != nullptr) {
    const std::lock_guard lock(mutex_);
    if (const TensorBase* value = current_value(known)) {
      state->value_ = *value;
      state->generation_.store(generation(), std::memory_order_relaxed);
    }
  }
  adopt(tensor, std::move(state));
}

TensorBase Alias::window(const TensorImpl& tensor) {
  const std::lock_guard lock(mutex_);
  apply_updates();
  const FunctionalDepth views =
      is_on_functional_device(base_) ? depth : FunctionalDepth::kMutations;
  return StridedView(tensor, base_.sizes(), strides()).replay(base_, views);
}

intrusive_ptr<ViewInfo> Alias::window_info(const TensorImpl& tensor) const {
  const std::lock_guard lock(mutex_);
  return make_intrusive<StridedView>(tensor, base_.sizes(), strides());
}

TensorBase Alias::elements() {
  const std::lock_guard lock(mutex_);
  apply_updates();
  const BelowFunctionalize guard(depth);
  return StridedView::flattened(base_, strides());
}

TensorBase Alias::readable(const TensorImpl& tensor) {
  const TensorBase& value = value_of(state_of(tensor));
  if (value.key_set().has(DispatchKey::Tracer)) return {};
  return is_on_functional_device(value) ? value_on_cpu(value) : value;
}

void Alias::apply_updates() {
  if (base_generation_.load(std::memory_order_relaxed) == generation()) return;
  const OutsideOfTrace guard(*this);
  TensorBase base = base_;
  for (const Update& update : updates_) {
    base = invert_chain(base, update.value, update.view.get(), depth);
  }
  set_base(base);
  updates_.clear();
  base_generation_.store(generation(), std::memory_order_release);
}

TENON_ALWAYS_INLINE void Alias::set_base(TensorBase& base) {
  if (strides_ != nullptr || !are_same(base.strides(), base_.strides())) [[unlikely]]
    return set_base_of_other_strides(base);
  std::swap(base_, base);
}

TENON_COLD void Alias::set_base_of_other_strides(TensorBase& base) {
  if (base.strides() != strides()) base = with_strides(std::move(base), strides());
  if (base.strides() == strides()) {
    strides_.reset();
  } else if (!strides_) {
    strides_ = std::make_unique<DimVector>(base_.strides());
  }
  std::swap(base_, base);
}

}  // namespace tenon::functional
