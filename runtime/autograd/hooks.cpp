#include "tenon/autograd/hooks.h"

#include <utility>

#include "tenon/base/check.h"

namespace tenon {

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
    // Nobody can read it when the tensor is gone.
    if (entry.slot->use_count() > 1) entry.slot->grad = grads[entry.input_nr];
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
