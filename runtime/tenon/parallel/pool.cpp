#include "tenon/parallel/pool.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <new>

#include "tenon/base/check.h"
#include "tenon/base/lazy.h"

namespace tenon::detail {
namespace {

thread_local bool is_worker = false;

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

}  // namespace

PartsOfThreads::PartsOfThreads(int64_t parts, int threads)
    : count_(static_cast<int>(std::min<int64_t>({parts, threads, kMostRuns}))) {
  for (int i = 0; i < count_; ++i) {
    runs_[i].next.store(parts * i / count_, std::memory_order_relaxed);
    runs_[i].end = parts * (i + 1) / count_;
  }
}

int64_t PartsOfThreads::take(int thread) {
  // The caller's run is its own; workers, of which any may have joined, share the others.
  const int own = thread == 0 || count_ == 1 ? 0 : 1 + (thread - 1) % (count_ - 1);
  for (int i = 0; i < count_; ++i) {
    Run& run = runs_[(own + i) % count_];
    if (run.next.load(std::memory_order_relaxed) >= run.end) continue;
    const int64_t number = run.next.fetch_add(1, std::memory_order_relaxed);
    if (number < run.end) return number;
  }
  return -1;
}

void Loop::work(int thread) {
  const bool outer = in_parallel_region();
  set_in_parallel_region(true);
  while (!failed.load(std::memory_order_relaxed)) {
    const int64_t number = parts_of_threads.take(thread);
    if (number < 0) break;
    try {
      function.call(function.object, start_of(number),
                    number + 1 == parts ? end : start_of(number + 1));
    } catch (...) {
      if (!failed.exchange(true)) error = std::current_exception();
    }
  }
  set_in_parallel_region(outer);
}

bool Pool::run(Loop& loop) {
  if (busy_.exchange(true, std::memory_order_acquire)) return false;
  publish(&loop, loop.max_workers);
  loop.work(0);
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

void Pool::stop() {
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

void Pool::publish(Loop* loop, int wanted) {
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

void Pool::add_workers(int wanted) {
  if (static_cast<int>(workers_.size()) >= wanted) return;
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);  // signals go to the program's own threads
  try {
    while (static_cast<int>(workers_.size()) < wanted) {
      const int thread = static_cast<int>(workers_.size()) + 1;
      workers_.emplace_back([this, thread] { serve(thread); });
    }
  } catch (const std::exception&) {
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void Pool::serve(int thread) {
  is_worker = true;
  uint64_t seen = 0;
  while (Loop* loop = join_next(seen)) {
    {
      const ThreadLocalStateGuard guard(loop->state);
      const ForkSection::Lent section(loop->in_section);
      const ProfiledWorker profiled(loop->profile);
      loop->work(thread);
    }
    // From here on `loop` may be gone.
    if (active_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
      const std::lock_guard lock(mutex_);
      finished_.notify_one();
    }
  }
}

Loop* Pool::join_next(uint64_t& seen) {
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

}  // namespace tenon::detail
