#include "tenon/dispatch/boxed_kernel.h"

#include <mutex>
#include <utility>

#include "tenon/base/mutex.h"

namespace tenon {
namespace {

/// Calls put here what they free; only `make` takes from here, under the lock.
constinit std::atomic<SharedBoxedKernel*> free_kernels{nullptr};
constinit Mutex make_mutex;

}  // namespace

SharedBoxedKernel* SharedBoxedKernel::make(BoxedKernel kernel) {
  SharedBoxedKernel* made = nullptr;
  {
    const std::lock_guard lock(make_mutex);
    made = free_kernels.load(std::memory_order_acquire);
    while (made != nullptr &&
           !free_kernels.compare_exchange_weak(made, made->next_free_, std::memory_order_acquire)) {
    }
  }
  if (made == nullptr) made = new SharedBoxedKernel();
  made->kernel_ = std::move(kernel);
  return made;
}

void SharedBoxedKernel::retire() noexcept {
  if (state_.fetch_or(kRetired) == 0) free();
}

void SharedBoxedKernel::leave() noexcept {
  if (state_.fetch_sub(kOneCall) == kOneCall + kRetired) free();
}

void SharedBoxedKernel::free() noexcept {
  // A call that counts itself here for a moment frees in this one's place.
  uint64_t unused = kRetired;
  if (!state_.compare_exchange_strong(unused, 0)) return;
  kernel_ = nullptr;
  next_free_ = free_kernels.load(std::memory_order_relaxed);
  while (!free_kernels.compare_exchange_weak(next_free_, this, std::memory_order_release)) {
  }
}

SharedBoxedKernel::Call::Call(const Slot& slot) {
  while (SharedBoxedKernel* found = slot.load()) {
    found->state_.fetch_add(kOneCall);
    if (slot.load() == found) {
      kernel_ = found;
      return;
    }
    found->leave();
  }
}

SharedBoxedKernel::Call::~Call() {
  if (kernel_ != nullptr) kernel_->leave();
}

}  // namespace tenon
