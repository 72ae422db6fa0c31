#include "tenon/autograd/accumulate_grad.h"

#include <limits>
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

// The highest sequence number: gradients that have arrived are accumulated before anything else.
AccumulateGrad::AccumulateGrad(const TensorBase& leaf)
    : Node(std::numeric_limits<uint64_t>::max()), variable(leaf) {
  add_input_metadata(leaf);
}

AccumulateGrad::~AccumulateGrad() {
  autograd_meta(variable)->forget_accumulator(this);
}

TensorVector AccumulateGrad::apply(TensorVector&& grads) {
  TensorBase grad = std::move(grads[0]);
  AutogradMeta& meta = *autograd_meta(variable);
  TENON_CHECK(!meta.grad_fn, AutogradError, "AccumulateGrad: a leaf of sizes ", variable.sizes(),
              " has become a result, ", meta.grad_fn->name(), " being its history");
  if (!grad.defined() || !variable.requires_grad()) return {};
  TENON_CHECK(grad.sizes() == variable.sizes(), AutogradError,
              "AccumulateGrad: the gradient of sizes ", grad.sizes(),
              " belongs to a leaf that has been given the sizes ", variable.sizes(),
              " in place since it was used; do so on a view of the leaf");
  if (meta.hooks) grad = meta.hooks->run(std::move(grad));
  const std::lock_guard lock(mutex_);
  accumulate(meta.grad(), std::move(grad), variable);
  return {};
}

}  // namespace tenon
