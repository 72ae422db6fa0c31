#include "tenon/autograd/autograd_meta.h"

#include <mutex>

#include "tenon/autograd/accumulate_grad.h"

namespace tenon {

AutogradMeta::~AutogradMeta() = default;
ViewMeta::~ViewMeta() = default;

intrusive_ptr<Node> AutogradMeta::grad_accumulator(const TensorBase& variable) {
  const std::lock_guard lock(accumulator_lock_);
  // The last reference may be gone while the destructor waits for the lock: then make another.
  if (accumulator_ != nullptr && accumulator_->try_retain()) {
    return intrusive_ptr<Node>::reclaim(accumulator_);
  }
  auto accumulator = make_intrusive<AccumulateGrad>(variable);
  accumulator_ = accumulator.get();
  return accumulator;
}

intrusive_ptr<Node> AutogradMeta::find_accumulator() {
  const std::lock_guard lock(accumulator_lock_);
  const bool alive = accumulator_ != nullptr && accumulator_->try_retain();
  return alive ? intrusive_ptr<Node>::reclaim(accumulator_) : nullptr;
}

void AutogradMeta::set_accumulator(Node* accumulator) {
  const std::lock_guard lock(accumulator_lock_);
  accumulator_ = accumulator;
}

void AutogradMeta::forget_accumulator(const Node* accumulator) {
  const std::lock_guard lock(accumulator_lock_);
  if (accumulator_ == accumulator) accumulator_ = nullptr;
}

AutogradMeta& materialize_autograd_meta(const TensorBase& self) {
  TensorImpl& impl = *self.impl();
  if (impl.autograd_meta() == nullptr) impl.set_autograd_meta(std::make_unique<AutogradMeta>());
  return static_cast<AutogradMeta&>(*impl.autograd_meta());
}

}  // namespace tenon
