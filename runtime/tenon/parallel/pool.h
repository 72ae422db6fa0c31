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
  std::atomic<int64_t> next{0};  // the number of the next part
  std::atomic<bool> failed{false};
  std::exception_ptr error;

  /// The range may be longer than an int64 counts.
  int64_t start_of(int64_t number) const {
    return static_cast<int64_t>(static_cast<uint64_t>(begin) +
                                static_cast<uint64_t>(number) * part);
  }

  /// Takes parts until none is left; after an exception the rest is not begun.
  void work();
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
  void serve();
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
