#include "tenon/autograd/hooks.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/clone.h"

namespace tenon {
namespace {

/// Adds `grad` to what earlier backwards left, as for a leaf; what is kept has memory of its own.
void keep(TensorBase& kept, const TensorBase& grad) {
  kept = kept.defined() ? ops::add(kept, grad) : ops::clone(grad);
}

}  // namespace

// Here, so that no code for hooks stands where tensors and nodes without any are destroyed.
TensorHooks::~TensorHooks() = default;
NodeHooks::~NodeHooks() = default;

uint32_t TensorHooks::add(TensorHook hook) {
  hooks_.push_back(std::move(hook));
  return static_cast<uint32_t>(hooks_.size() - 1);
}

void TensorHooks::remove(uint32_t number) {
  TENON_CHECK(number < hooks_.size(), IndexError, "remove_hook: expected a number below ",
              hooks_.size(), ", got ", number);
  hooks_[number] = nullptr;
}

TensorBase TensorHooks::run(TensorBase grad) const {
  // By index and by copy, since a hook may add hooks and remove itself.
  for (size_t i = 0; i < hooks_.size() && grad.defined(); ++i) {
    if (!hooks_[i]) continue;
    const TensorHook hook = hooks_[i];
    TensorBase replaced = hook(grad);
    if (!replaced.defined()) continue;
    TENON_CHECK(IntArrayRef(replaced.sizes()) == grad.sizes(), ShapeError,
                "register_hook: expected the hook to return a gradient of sizes ", grad.sizes(),
                ", got ", replaced.sizes());
    grad = std::move(replaced);
  }
  return grad;
}

void NodeHooks::run_before(TensorVector& grads) const {
  for (const OfTensor& entry : tensor_hooks) {
    grads[entry.input_nr] = entry.hooks->run(std::move(grads[entry.input_nr]));
  }
  for (const Retained& entry : retained_grads) {
    const TensorBase& grad = grads[entry.input_nr];
    // Nobody can read it when the tensor is gone.
    if (entry.slot->use_count() > 1 && grad.defined()) keep(entry.slot->grad, grad);
  }
  for (size_t i = 0; i < pre_hooks.size(); ++i) {
    if (pre_hooks[i]) grads = NodePreHook(pre_hooks[i])(grads);
  }
}

void NodeHooks::run_after(TensorVector& results, const TensorVector& grads) const {
  for (size_t i = 0; i < post_hooks.size(); ++i) {
    if (post_hooks[i]) results = NodePostHook(post_hooks[i])(results, grads);
  }
}

}  // namespace tenon
