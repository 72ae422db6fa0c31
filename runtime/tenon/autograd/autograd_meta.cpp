#include "tenon/autograd/autograd_meta.h"

#include <mutex>

#include "tenon/autograd/accumulate_grad.h"

namespace tenon {

AutogradMeta::~AutogradMeta() = default;
[[gnu::flatten]] ViewMeta::~ViewMeta() = default;

namespace {

/// A reference to `accumulator`, or null when the last one is gone, which may be while its
/// destructor waits for the lock. What it did before is seen then: the next one adds to it.
intrusive_ptr<Node> if_living(Node* accumulator) {
  while (accumulator != nullptr && accumulator->use_count() > 0) {
    if (accumulator->try_retain()) return intrusive_ptr<Node>::reclaim(accumulator);
  }
  return nullptr;
}

}  // namespace

intrusive_ptr<Node> AutogradMeta::grad_accumulator(const TensorBase& variable) {
  const std::lock_guard lock(accumulator_lock_);
  if (intrusive_ptr<Node> living = if_living(accumulator_)) return living;
  auto accumulator = make_intrusive<AccumulateGrad>(variable);
  accumulator_ = accumulator.get();
  return accumulator;
}

intrusive_ptr<Node> AutogradMeta::find_accumulator() {
  const std::lock_guard lock(accumulator_lock_);
  return if_living(accumulator_);
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
