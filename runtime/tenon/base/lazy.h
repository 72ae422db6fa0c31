#pragma once

#include <atomic>
#include <mutex>
#include <utility>

#include "tenon/base/mutex.h"

namespace tenon {

/// An object that its first use makes, from whichever thread, and that is never destroyed, so that
/// destructors of static objects may use it. A fork does not find it half made, as it may find a
/// function-local static. To be declared `constinit`.
template <class T>
class Lazy {
 public:
  constexpr Lazy() = default;

  T& operator*() {
    T* const object = object_.load(std::memory_order_acquire);
    return object != nullptr ? *object : make();
  }
  T* operator->() { return &**this; }

 private:
  TENON_COLD T& make() {
    const std::lock_guard lock(mutex_);
    if (object_.load(std::memory_order_relaxed) == nullptr) {
      object_.store(new T(), std::memory_order_release);
    }
    return *object_.load(std::memory_order_relaxed);
  }

  std::atomic<T*> object_{nullptr};
  Mutex mutex_;
};

/// Runs a function once in the process, as `std::call_once` does: who comes meanwhile waits, and
/// after an exception the next one tries again. To be declared `constinit`.
class Once {
 public:
  constexpr Once() = default;
  /// One that has run already, if `done`.
  explicit constexpr Once(bool done) : done_(done) {}

  template <class Function>
  void operator()(Function&& function) {
    if (!done_.load(std::memory_order_acquire)) [[unlikely]]
      run(std::forward<Function>(function));
  }

 private:
  template <class Function>
  TENON_COLD void run(Function&& function) {
    const std::lock_guard lock(mutex_);
    if (done_.load(std::memory_order_relaxed)) return;
    std::forward<Function>(function)();
    done_.store(true, std::memory_order_release);
  }

  std::atomic<bool> done_{false};
  Mutex mutex_;
};

}  // namespace tenon
