#include "tenon/autograd/autograd_meta.h"

#include <mutex>
#include <thread>

#include "tenon/autograd/accumulate_grad.h"

namespace tenon {

void SpinLock::wait(uint16_t here) {
  do {
    std::this_thread::yield();
  } while (holder_.exchange(here, std::memory_order_acquire) == here);
}

namespace {

TENON_COLD void delete_accumulator(AccumulateGrad* accumulator) {
  delete accumulator;
}

}  // namespace

[[gnu::flatten]] AutogradMeta::~AutogradMeta() {
  if (accumulator_ != nullptr) delete_accumulator(accumulator_);
}
[[gnu::flatten]] ViewMeta::~ViewMeta() = default;

NewReference<Node> AutogradMeta::grad_accumulator(const TensorBase& variable) {
  if (is_single_threaded()) return take_accumulator(variable);
  const std::lock_guard lock(accumulator_lock_);
  return take_accumulator(variable);
}

NewReference<Node> AutogradMeta::take_accumulator(const TensorBase& variable) {
  if (accumulator_ == nullptr) {
    accumulator_ = new AccumulateGrad(variable);
  } else {
    if (accumulator_->use_count() == 0) accumulator_->use_again(variable);
    accumulator_->retain();
  }
  return NewReference<Node>(accumulator_);
}

intrusive_ptr<Node> ViewMeta::find_edge_to_base() {
  const std::lock_guard lock(edge_lock_);
  // The last reference may be gone while the destructor waits for the lock. What it did before is
  // seen then: the next node adds to it.
  while (edge_to_base_ != nullptr && edge_to_base_->use_count() > 0) {
    if (edge_to_base_->try_retain()) return intrusive_ptr<Node>::reclaim(edge_to_base_);
  }
  return nullptr;
}

void ViewMeta::set_edge_to_base(Node* edge) {
  const std::lock_guard lock(edge_lock_);
  edge_to_base_ = edge;
}

void ViewMeta::forget_edge_to_base(const Node* edge) {
  const std::lock_guard lock(edge_lock_);
  if (edge_to_base_ == edge) edge_to_base_ = nullptr;
}

AutogradMeta& materialize_autograd_meta(const TensorBase& self) {
  TensorImpl& impl = *self.impl();
  if (impl.autograd_meta() == nullptr) impl.set_autograd_meta(std::make_unique<AutogradMeta>());
  return static_cast<AutogradMeta&>(*impl.autograd_meta());
}

}  // namespace tenon
