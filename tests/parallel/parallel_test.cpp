#include "tenon/parallel/parallel.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "tenon/base/error.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tests/support/num_threads.h"

namespace tenon {
namespace {

using test::NumThreads;

int64_t parallel_sum(int64_t count) {
  std::atomic<int64_t> sum{0};
  parallel_for(0, count, 10, [&](int64_t begin, int64_t end) {
    int64_t part = 0;
    for (int64_t i = begin; i < end; ++i) part += i;
    sum += part;
  });
  return sum;
}

TEST_CASE("parallel_for visits every index once", "[parallel][thread]") {
  const int threads = GENERATE(1, 2, 5, 40);
  const int64_t count = GENERATE(0, 1, 7, 1000);
  const int64_t grain = GENERATE(0, 1, 3, 2000);
  const NumThreads guard(threads);
  std::vector<int> visits(count, 0);
  std::atomic<int> empty_parts{0};
  parallel_for(0, count, grain, [&](int64_t begin, int64_t end) {
    if (begin >= end) ++empty_parts;
    for (int64_t i = begin; i < end; ++i) ++visits[i];
  });
  CHECK(visits == std::vector<int>(count, 1));
  CHECK(empty_parts == 0);
}

TEST_CASE("parallel_for covers a range of any int64 and nothing else", "[parallel][thread]") {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  const NumThreads guard(GENERATE(1, 3));
  struct Range {
    int64_t begin, end, grain;
  };
  const Range range =
      GENERATE(Range{kMost - 10, kMost, 1}, Range{kLeast, kLeast + 10, 1}, Range{kLeast, kMost, 1},
               Range{-5, kMost, kMost}, Range{kLeast, kMost, kMost}, Range{kMost, kLeast, 1});
  for (int repeat = 0; repeat < 5; ++repeat) {
    std::mutex mutex;
    std::set<std::pair<int64_t, int64_t>> parts;
    parallel_for(range.begin, range.end, range.grain, [&](int64_t begin, int64_t end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));  // for the other threads to join
      const std::lock_guard lock(mutex);
      parts.insert({begin, end});
    });
    int64_t covered = range.begin;
    for (const auto& [begin, end] : parts) {
      REQUIRE(begin == covered);
      REQUIRE(begin < end);
      covered = end;
    }
    REQUIRE(covered == (range.begin < range.end ? range.end : range.begin));
  }
}

TEST_CASE("parallel_for starts where it is told", "[parallel][thread]") {
  const NumThreads guard(3);
  std::vector<std::atomic<int>> visits(200);
  parallel_for(100, 200, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) ++visits[i];
  });
  for (int i = 0; i < 200; ++i) CHECK(visits[i] == (i < 100 ? 0 : 1));
}

TEST_CASE("workers run under the caller's modes and give their own back", "[parallel][thread]") {
  const NumThreads guard(4);
  std::atomic<int> other_modes{0};
  const auto count_other = [&](bool inference, bool grad) {
    parallel_for(0, 1000, 1, [&](int64_t, int64_t) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      if (InferenceMode::is_enabled() != inference || GradMode::is_enabled() != grad) ++other_modes;
    });
  };
  for (int repeat = 0; repeat < 5; ++repeat) {
    {
      const InferenceMode mode;
      count_other(true, false);
    }
    {
      const NoGradGuard mode;
      count_other(false, false);
    }
    count_other(false, true);
  }
  CHECK(other_modes == 0);
}

TEST_CASE("a loop inside a loop stays in its thread", "[parallel][thread]") {
  const NumThreads guard(4);
  std::atomic<int> elsewhere{0};
  CHECK_FALSE(in_parallel_region());
  parallel_for(0, 16, 1, [&](int64_t, int64_t) {
    const auto self = std::this_thread::get_id();
    if (!in_parallel_region()) ++elsewhere;
    parallel_for(0, 100, 1, [&](int64_t, int64_t) {
      if (std::this_thread::get_id() != self) ++elsewhere;
    });
  });
  CHECK(elsewhere == 0);
  CHECK_FALSE(in_parallel_region());
}

TEST_CASE("the first exception of a loop reaches its caller", "[parallel][thread]") {
  const NumThreads guard(3);
  for (int repeat = 0; repeat < 20; ++repeat) {
    CHECK_THROWS_WITH(parallel_for(0, 100, 1,
                                   [](int64_t begin, int64_t) {
                                     if (begin >= 40) throw std::runtime_error("no");
                                   }),
                      "no");
    CHECK(parallel_sum(100) == 4950);
  }
}

TEST_CASE("several threads run loops at once", "[parallel][thread]") {
  const NumThreads guard(3);
  std::vector<std::thread> callers;
  std::atomic<int> wrong{0};
  for (int i = 0; i < 4; ++i) {
    callers.emplace_back([&] {
      for (int repeat = 0; repeat < 300; ++repeat) {
        if (parallel_sum(1000) != 499500) ++wrong;
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  CHECK(wrong == 0);
}

TEST_CASE("more than one thread takes part in a long loop", "[parallel][thread]") {
  const NumThreads guard(2);
  std::mutex mutex;
  std::set<std::thread::id> seen;
  parallel_for(0, 8, 1, [&](int64_t, int64_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const std::lock_guard lock(mutex);
    seen.insert(std::this_thread::get_id());
  });
  CHECK(seen.size() == 2);
}

TEST_CASE("each thread begins with parts of its own", "[parallel][thread]") {
  const NumThreads guard(2);
  for (int repeat = 0; repeat < 20; ++repeat) {
    std::mutex mutex;
    std::condition_variable both;
    std::map<std::thread::id, int64_t> first;
    parallel_for(0, 8, 1, [&](int64_t begin, int64_t) {
      std::unique_lock lock(mutex);
      first.try_emplace(std::this_thread::get_id(), begin);
      both.notify_all();
      both.wait_for(lock, std::chrono::seconds(20), [&] { return first.size() == 2; });
    });
    REQUIRE(first.size() == 2);
    CHECK(first[std::this_thread::get_id()] == 0);
    for (const auto& [thread, begin] : first) CHECK((begin == 0 || begin == 4));
  }
}

TEST_CASE("threads have equally many parts", "[parallel][thread]") {
  const NumThreads guard(GENERATE(2, 3));
  for (const int64_t count : {70'000, 120'000, 200'000, 1'000'000}) {
    std::atomic<int> parts{0};
    parallel_for(0, count, 32'768, [&](int64_t, int64_t) { ++parts; });
    CHECK(parts % std::min<int64_t>(get_num_threads(), count / 32'768 + 1) == 0);
  }
}

TEST_CASE("set_num_threads takes at least one thread", "[parallel][thread]") {
  CHECK_THROWS_AS(set_num_threads(0), ValueError);
  CHECK_THROWS_WITH(set_num_threads(-2), "set_num_threads: expected at least 1 thread, got -2");
}

#if !defined(__SANITIZE_THREAD__)
TEST_CASE("a forked child runs loops of its own", "[parallel][thread]") {
  const NumThreads guard(3);
  REQUIRE(parallel_sum(1000) == 499500);
  const pid_t child = fork();
  if (child == 0) _exit(parallel_sum(1000) == 499500 ? 0 : 1);
  REQUIRE(child > 0);
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(parallel_sum(1000) == 499500);
}
#endif

}  // namespace
}  // namespace tenon
