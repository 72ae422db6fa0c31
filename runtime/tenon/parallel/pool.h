#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "tenon/base/fork_section.h"
#include "tenon/guards/thread_state_guard.h"
#include "tenon/parallel/parallel.h"
#include "tenon/profiler/profiled_scope.h"

namespace tenon::detail {

/// Which thread takes which part of a loop.
///
/// Note [Parts of a loop]: parts are dealt out in runs, one a thread, and a thread that has done
/// its own helps with those of others. So the loop that follows over the same tensors finds most of
/// them in the cache of the processor that needs them, and none waits for a thread that the machine
/// holds up.
class PartsOfThreads {
 public:
  PartsOfThreads(int64_t parts, int threads);

  /// The number of a part that nobody has taken, for one of the threads, of which the caller of the
  /// loop is 0; -1 when there is none. Any thread.
  int64_t take(int thread);

 private:
  /// With more threads some share one.
  static constexpr int kMostRuns = 16;
  struct alignas(64) Run {  // a line of the caches, which its thread writes
    std::atomic<int64_t> next;
    int64_t end;
  };

  int count_;
  Run runs_[kMostRuns];
};

/// One loop. It lives on the stack of the thread that called it.
struct Loop {
  int64_t begin;
  int64_t end;
  uint64_t part;
  int64_t parts;
  int max_workers;
  RangeFunction function;
  ThreadLocalState state;
  /// Whether the caller's fork section, if it is in one, waits for the loop.
  bool in_section;
  /// What hears of the caller, and is to hear of the workers; null without a profile.
  ThreadProfile* profile;
  PartsOfThreads parts_of_threads{parts, max_workers + 1};
  std::atomic<bool> failed{false};
  std::exception_ptr error;

  /// The range may be longer than an int64 counts.
  int64_t start_of(int64_t number) const {
    return static_cast<int64_t>(static_cast<uint64_t>(begin) +
                                static_cast<uint64_t>(number) * part);
  }

  /// Takes parts until none is left; after an exception the rest is not begun.
  void work(int thread);
};

/// Sleeping threads that join the loop of whoever holds the pool.
class Pool {
 public:
  /// Runs the loop with the help of workers; false, with nothing done, while another thread does.
  bool run(Loop& loop);

  /// The pool before this one, in a process that was forked.
  Pool* older = nullptr;

  /// Not so in a child of fork(), which has the memory of the pool and none of its threads.
  bool is_of_this_process() const { return generation_of_process_ == ForkSection::generation(); }

  /// Ends the workers. Loops that run on finish; their callers need no worker for it.
  void stop();

 private:
  void publish(Loop* loop, int wanted);
  /// With fewer threads than wanted, when the machine gives no more, loops are slower and right.
  void add_workers(int wanted);
  void serve(int thread);
  /// The next loop that has room for one more thread; null when the pool stops.
  Loop* join_next(uint64_t& seen);

  const uint16_t generation_of_process_ = ForkSection::generation();
  std::atomic<bool> busy_{false};
  std::atomic<uint64_t> generation_{0};
  std::atomic<int> active_{0};
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable finished_;
  // Under the mutex:
  Loop* loop_ = nullptr;
  int joined_ = 0;
  int sleeping_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> workers_;
};

/// The pool, made by the first loop of a process; null when the program ends, or without memory.
Pool* pool();

}  // namespace tenon::detail
