#pragma once

#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#endif

#include <atomic>

#include "tenon/base/export.h"

namespace tenon {

/// Whether the process has one thread, as its C library knows, which is asked to start others. That
/// makes it false for good, before the other runs; where the library does not tell, it always is.
TENON_ALWAYS_INLINE bool is_single_threaded() noexcept {
#if __has_include(<sys/single_threaded.h>)
  return __libc_single_threaded != 0;
#else
  return false;
#endif
}

/// `counter.fetch_add(by, order)`. Without other threads a load and a store, which do not lock the
/// memory.
template <class T>
TENON_ALWAYS_INLINE T fetch_add(std::atomic<T>& counter, T by, std::memory_order order) noexcept {
  if (!is_single_threaded()) return counter.fetch_add(by, order);
  const T before = counter.load(std::memory_order_relaxed);
  counter.store(before + by, std::memory_order_relaxed);
  return before;
}

}  // namespace tenon
