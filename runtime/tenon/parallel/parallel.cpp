#include "tenon/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/lazy.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon {
namespace {

thread_local bool in_parallel = false;
thread_local bool is_worker = false;

/// Parts a thread: more than one, so that a thread that the machine holds up does not hold up all.
constexpr int64_t kPartsPerThread = 4;
/// Shorter than a wake-up costs, so that loops that follow each other closely find threads awake.
constexpr std::chrono::microseconds kSpin{30};

void pause_processor() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Waits a short while for `ready()`; whether it came true.
template <class Ready>
bool spin_until(const Ready& ready) {
  const auto deadline = std::chrono::steady_clock::now() + kSpin;
  do {
    for (int i = 0; i < 16; ++i) {
      if (ready()) return true;
      pause_processor();
    }
  } while (std::chrono::steady_clock::now() < deadline);
  return ready();
}

/// One loop. It lives on the stack of the thread that called it.
struct Loop {
  int64_t begin;
  int64_t end;
  uint64_t part;
  int64_t parts;
  int max_workers;
  detail::RangeFunction function;
  ThreadLocalState state;
  /// Whether the caller's fork section, if it is in one, waits for the loop.
  bool in_section;
  std::atomic<int64_t> next{0};  // the number of the next part
  std::atomic<bool> failed{false};
  std::exception_ptr error;

  /// The range may be longer than an int64 counts.
  int64_t start_of(int64_t number) const {
    return static_cast<int64_t>(static_cast<uint64_t>(begin) +
                                static_cast<uint64_t>(number) * part);
  }

  /// Takes parts until none is left; after an exception the rest is not begun.
  void work() {
    const bool outer = std::exchange(in_parallel, true);
    while (!failed.load(std::memory_order_relaxed)) {
      const int64_t number = next.fetch_add(1, std::memory_order_relaxed);
      if (number >= parts) break;
      try {
        function.call(function.object, start_of(number),
                      number + 1 == parts ? end : start_of(number + 1));
      } catch (...) {
        if (!failed.exchange(true)) error = std::current_exception();
      }
    }
    in_parallel = outer;
  }
};

/// Sleeping threads that join the loop of whoever holds the pool.
class Pool {
 public:
  /// Runs the loop with the help of workers; false, with nothing done, while another thread does.
  bool run(Loop& loop) {
    if (busy_.exchange(true, std::memory_order_acquire)) return false;
    publish(&loop, loop.max_workers);
    loop.work();
    TENON_CHECK(is_of_this_process(), NotImplementedError,
                "parallel_for: a child of fork() cannot finish the loop that it was forked in, "
                "whose other threads it does not have");
    {
      const std::lock_guard lock(mutex_);
      loop_ = nullptr;
    }
    const auto finished = [this] { return active_.load(std::memory_order_acquire) == 0; };
    if (!spin_until(finished)) {
      std::unique_lock lock(mutex_);
      finished_.wait(lock, finished);
    }
    busy_.store(false, std::memory_order_release);
    return true;
  }

  /// The pool before this one, in a process that was forked.
  Pool* older = nullptr;

  /// Not so in a child of fork(), which has the memory of the pool and none of its threads.
  bool is_of_this_process() const { return generation_of_process_ == ForkSection::generation(); }

  /// Ends the workers. Loops that run on finish; their callers need no worker for it.
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
      generation_.fetch_add(1, std::memory_order_release);
    }
    wake_.notify_all();
    for (std::thread& worker : workers_) {
      // exit() may be called from within a loop, on a thread that cannot wait for itself.
      is_worker ? worker.detach() : worker.join();
    }
    workers_.clear();
  }

 private:
  void publish(Loop* loop, int wanted) {
    int sleeping = 0;
    {
      const std::lock_guard lock(mutex_);
      if (!stopping_) add_workers(wanted);
      loop_ = loop;
      joined_ = 0;
      sleeping = sleeping_;
      generation_.fetch_add(1, std::memory_order_release);
    }
    for (int i = 0; i < std::min(sleeping, wanted); ++i) wake_.notify_one();
  }

  /// With fewer threads than wanted, when the machine gives no more, loops are slower and right.
  void add_workers(int wanted) {
    if (static_cast<int>(workers_.size()) >= wanted) return;
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);  // signals go to the program's own threads
    try {
      while (static_cast<int>(workers_.size()) < wanted) {
        workers_.emplace_back([this] { serve(); });
      }
    } catch (const std::exception&) {
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }

  void serve() {
    is_worker = true;
    uint64_t seen = 0;
    while (Loop* loop = join_next(seen)) {
      {
        const ThreadLocalStateGuard guard(loop->state);
        const ForkSection::Lent section(loop->in_section);
        loop->work();
      }
      // From here on `loop` may be gone.
      if (active_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        const std::lock_guard lock(mutex_);
        finished_.notify_one();
      }
    }
  }

  /// The next loop that has room for one more thread; null when the pool stops.
  Loop* join_next(uint64_t& seen) {
    while (true) {
      const auto changed = [&] { return generation_.load(std::memory_order_acquire) != seen; };
      const bool awake = spin_until(changed);
      std::unique_lock lock(mutex_);
      if (!awake) {
        ++sleeping_;
        wake_.wait(lock, changed);
        --sleeping_;
      }
      seen = generation_.load(std::memory_order_relaxed);
      if (stopping_) return nullptr;
      if (loop_ == nullptr || joined_ == loop_->max_workers) continue;
      ++joined_;
      active_.fetch_add(1, std::memory_order_relaxed);
      return loop_;
    }
  }

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

// Pools are kept for good: after a fork the child has memory of threads that it does not have, and
// when the program ends other threads may still be in a loop.
std::atomic<Pool*> current_pool{nullptr};
std::atomic<Pool*> kept_pools{nullptr};
std::atomic<bool> program_ends{false};

void stop_pool() {
  program_ends = true;
  Pool* pool = current_pool.exchange(nullptr);
  if (pool != nullptr && pool->is_of_this_process()) pool->stop();
}

/// The pool, made by the first loop of a process; null when the program ends, or without memory.
Pool* pool() {
  Pool* found = current_pool.load(std::memory_order_acquire);
  if (found != nullptr && found->is_of_this_process()) return found;
  if (program_ends) return nullptr;
  static constinit Once stops;
  stops([] { std::atexit(&stop_pool); });
  auto* made = new (std::nothrow) Pool();
  if (made == nullptr) return nullptr;
  if (!current_pool.compare_exchange_strong(found, made)) {
    delete made;
    return found;
  }
  made->older = kept_pools.exchange(made);
  return made;
}

int default_num_threads() {
  if (const char* text = std::getenv("TENON_NUM_THREADS")) {
    int threads = 0;
    const char* end = text + std::strlen(text);
    const auto parsed = std::from_chars(text, end, threads);
    if (parsed.ec == std::errc{} && parsed.ptr == end && threads >= 1) return threads;
  }
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// 0 until somebody asks or says.
constinit std::atomic<int> num_threads{0};

}  // namespace

int get_num_threads() {
  int threads = num_threads.load(std::memory_order_relaxed);
  if (threads == 0) [[unlikely]] {
    const int found = default_num_threads();
    if (num_threads.compare_exchange_strong(threads, found)) threads = found;
  }
  return threads;
}

void set_num_threads(int threads) {
  TENON_CHECK(threads >= 1, ValueError, "set_num_threads: expected at least 1 thread, got ",
              threads);
  num_threads.store(threads, std::memory_order_relaxed);
}

bool in_parallel_region() {
  return in_parallel;
}

namespace detail {

void set_in_parallel_region(bool inside) {
  in_parallel = inside;
}

void run_parallel(int64_t begin, int64_t end, int64_t grain_size, RangeFunction function) {
  if (begin >= end) return;
  const int threads = in_parallel ? 1 : get_num_threads();
  const auto last = static_cast<uint64_t>(end) - static_cast<uint64_t>(begin) - 1;
  const auto grain = static_cast<uint64_t>(std::max<int64_t>(grain_size, 1));
  const uint64_t wanted = std::min<uint64_t>(last / grain, kPartsPerThread * threads - 1) + 1;
  Pool* const helpers = threads > 1 && wanted > 1 ? pool() : nullptr;
  if (helpers != nullptr) {
    const uint64_t part = last / wanted + 1;
    const auto parts = static_cast<int64_t>(last / part + 1);
    const int workers = static_cast<int>(std::min<int64_t>(threads, parts)) - 1;
    Loop loop{.begin = begin,
              .end = end,
              .part = part,
              .parts = parts,
              .max_workers = workers,
              .function = function,
              .state = ThreadLocalState(),
              .in_section = ForkSection::is_entered(),
              .error = nullptr};
    if (helpers->run(loop)) {
      if (loop.error) std::rethrow_exception(loop.error);
      return;
    }
  }
  function.call(function.object, begin, end);
}

}  // namespace detail
}  // namespace tenon
