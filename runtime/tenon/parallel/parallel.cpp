#include "tenon/parallel/parallel.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <system_error>
#include <thread>

#include "tenon/base/check.h"
#include "tenon/base/fork_section.h"
#include "tenon/guards/thread_state_guard.h"
#include "tenon/parallel/pool.h"

namespace tenon {
namespace {

thread_local bool in_parallel = false;

/// Parts a thread: more than one, so that a thread that the machine holds up does not hold up all.
constexpr int64_t kPartsPerThread = 4;

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
  uint64_t wanted = std::min<uint64_t>(last / grain, kPartsPerThread * threads - 1) + 1;
  // As many for each, so that none waits for the thread that has one more.
  if (const auto count = static_cast<uint64_t>(threads); wanted > count) wanted -= wanted % count;
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
              .profile = thread_profile,
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
