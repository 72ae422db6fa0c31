#include "tenon/autograd/accumulate_grad.h"

#include <mutex>
#include <utility>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

/// Whether nobody else can see `grad` or its memory, and it is laid out as the leaf is.
bool can_steal(const TensorBase& grad, const TensorBase& leaf) {
  return !GradMode::is_enabled() && grad.use_count() == 1 && grad.storage().unique() &&
         !grad.is_inference() &&
         (grad.is_contiguous() || IntArrayRef(grad.strides()) == leaf.strides());
}

TensorBase first_grad(TensorBase grad, const TensorBase& leaf) {
  if (!can_steal(grad, leaf)) return ops::clone(grad, MemoryFormat::Contiguous);
  return grad.impl()->autograd_meta() == nullptr ? std::move(grad) : alias_with_tangents(grad);
}

void accumulate(TensorBase& sum, TensorBase grad, const TensorBase& leaf) {
  if (!sum.defined()) {
    sum = first_grad(std::move(grad), leaf);
  } else if (GradMode::is_enabled() || sum.is_inference()) {
    sum = ops::add(sum, grad);
  } else {
    ops::add_(sum, grad);
  }
}

}  // namespace

AccumulateGrad::AccumulateGrad(const TensorBase& leaf) : Node(Accumulator()) {
  add_input_metadata(leaf);
  variable_ = leaf;
}

void AccumulateGrad::use_again(const TensorBase& leaf) {
  const InputMetadata& known = input_metadata(0);
  if (leaf.sizes() != IntArrayRef(known.sizes) || leaf.dtype() != known.dtype) [[unlikely]]
    set_input_metadata(0, leaf);
  variable_ = leaf;
}

TENON_ALWAYS_INLINE bool AccumulateGrad::leave(AutogradMeta& meta, TensorBase& leaf) const {
  if (hooks() != nullptr) [[unlikely]] {
    meta.accumulator_ = nullptr;
    return true;
  }
  leaf = std::move(variable_);
  return false;
}

bool AccumulateGrad::release_under_lock() const {
  TensorBase leaf;  // given back after the lock, which lies in its metadata
  AutogradMeta& meta = *autograd_meta(variable_);
  const std::lock_guard lock(meta.accumulator_lock_);
  return RefCounted::release() && leave(meta, leaf);
}

bool Node::release_accumulator() const {
  const auto& accumulator = static_cast<const AccumulateGrad&>(*this);
  if (!is_single_threaded()) return !release_unless_last() && accumulator.release_under_lock();
  TensorBase leaf;
  return RefCounted::release() && accumulator.leave(*autograd_meta(accumulator.variable_), leaf);
}

TensorVector AccumulateGrad::apply(TensorVector&& grads) {
  TensorBase grad = std::move(grads[0]);
  AutogradMeta& meta = *autograd_meta(variable_);
  TENON_CHECK(!meta.grad_fn, AutogradError, "AccumulateGrad: a leaf of sizes ", variable_.sizes(),
              " has become a result, ", meta.grad_fn->name(), " being its history");
  if (!grad.defined() || !variable_.requires_grad()) return {};
  TENON_CHECK(grad.sizes() == variable_.sizes(), AutogradError,
              "AccumulateGrad: the gradient of sizes ", grad.sizes(),
              " belongs to a leaf that has been given the sizes ", variable_.sizes(),
              " in place since it was used; do so on a view of the leaf");
  if (meta.hooks) grad = meta.hooks->run(std::move(grad));
  const std::lock_guard lock(mutex_);
  accumulate(meta.grad(), std::move(grad), variable_);
  return {};
}

}  // namespace tenon
