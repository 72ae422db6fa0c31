#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "tenon/base/mutex.h"
#include "tenon/profiler/profile_options.h"
#include "tenon/profiler/thread_profile.h"

namespace tenon::detail {

/// All that one profile hears. Threads add to it while they are heard; it is read when none is.
class TENON_API ProfileRecord {
 public:
  /// The options have been looked at.
  explicit ProfileRecord(const ProfileOptions& options);

  const ProfileOptions& options() const { return options_; }
  /// In nanoseconds of the steady clock.
  int64_t began() const { return began_; }

  /// What is heard of the calling thread; null, and the thread is not heard, without memory.
  ThreadProfile* of_this_thread() noexcept;
  /// How many more events a thread may note, of `most`.
  uint32_t claim(uint32_t most) noexcept;

  const std::vector<std::unique_ptr<ThreadProfile>>& threads() const { return threads_; }

 private:
  const ProfileOptions options_;
  /// No other record of the process has it.
  const uint64_t number_;
  const int64_t began_;
  std::atomic<size_t> left_;
  Mutex mutex_;
  std::vector<std::unique_ptr<ThreadProfile>> threads_;
};

}  // namespace tenon::detail
