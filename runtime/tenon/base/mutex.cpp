#include "tenon/base/mutex.h"

namespace tenon {

void Mutex::lock() {
  ForkSection::enter();
  uint32_t free = 0;
  if (state_.compare_exchange_strong(free, 1, std::memory_order_acquire)) return;
  while (state_.exchange(2, std::memory_order_acquire) != 0) {
    state_.wait(2, std::memory_order_relaxed);
  }
}

void Mutex::unlock() {
  if (state_.exchange(0, std::memory_order_release) == 2) state_.notify_one();
  ForkSection::leave(*ForkSection::record_of_thread_);
}

void LongMutex::lock() {
  const uint32_t here = ForkSection::generation();
  uint32_t state = 0;
  while (!state_.compare_exchange_weak(state, here, std::memory_order_acquire)) {
    const bool is_held = (state & ~kWaitedFor) == here;
    if (!is_held) continue;
    if (state == here && !state_.compare_exchange_weak(state, here | kWaitedFor)) continue;
    state_.wait(here | kWaitedFor, std::memory_order_relaxed);
    state = 0;
  }
}

void LongMutex::unlock() {
  if (state_.exchange(0, std::memory_order_release) & kWaitedFor) state_.notify_all();
}

}  // namespace tenon
