#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "tenon/base/mutex.h"

namespace tenon {

/// Calls `work` on a thread of its own, and waits. To `work` that thread is the caller: it has the
/// caller's modes and keys, its running backward, its recorder, its profile, and the locks that it
/// holds. What `work` throws is thrown here. OutOfMemoryError, with nothing done, when there is no
/// thread.
void run_in_helper_thread(const std::function<void()>& work);

/// A lock that its holder may take again, and so may the helper threads that go on with the
/// holder's work.
class TENON_API ReentrantMutex {
 public:
  void lock();
  void unlock();

 private:
  LongMutex mutex_;
  // Only its holder finds itself here, so that others may read anything.
  std::atomic<uint64_t> holder_{0};
  int taken_ = 0;
  /// Of which process the holder is; another one's is no more, unless it is the one that forked.
  uint16_t generation_ = 0;
};

}  // namespace tenon
