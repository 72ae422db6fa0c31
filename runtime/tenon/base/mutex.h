#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>

#include "tenon/base/fork_section.h"

namespace tenon {

/// A lock that no child of fork() inherits locked, see Note [Fork at any moment]. For
/// `std::lock_guard`; constant-initialised, without a destructor, four bytes.
class Mutex {
 public:
  constexpr Mutex() = default;
  Mutex(const Mutex&) = delete;
  Mutex& operator=(const Mutex&) = delete;

  TENON_API void lock();
  TENON_API void unlock();

 private:
  /// 0 free, 1 locked, 2 locked and perhaps waited for.
  std::atomic<uint32_t> state_{0};
};

/// A lock that may be held for long, and around code of programs: fork() does not wait for it. A
/// child takes it over from a thread of its parent, and finds what it guards as it was at that
/// moment. Otherwise as `Mutex`.
class LongMutex {
 public:
  constexpr LongMutex() = default;
  LongMutex(const LongMutex&) = delete;
  LongMutex& operator=(const LongMutex&) = delete;

  TENON_API void lock();
  TENON_API void unlock();

 private:
  static constexpr uint32_t kWaitedFor = uint32_t{1} << 16;

  /// 0 free, else the generation of the process whose thread holds it, and whether others wait.
  std::atomic<uint32_t> state_{0};
};

}  // namespace tenon
