// What is counted of the memory for elements.

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/base/memory_stats.h"
#include "tenon/tenon.h"
#include "tests/support/effort.h"

namespace tenon::test {
namespace {

constexpr size_t kKibibyte = size_t{1} << 10;
constexpr size_t kMebibyte = size_t{1} << 20;

/// What the calling thread has allocated and freed while `f` ran.
template <class F>
MemoryCounts counts_of(F&& f) {
  const MemoryCounts before = thread_memory_counts();
  f();
  const MemoryCounts after = thread_memory_counts();
  return {after.allocated_bytes - before.allocated_bytes,
          after.allocated_blocks - before.allocated_blocks, after.freed_bytes - before.freed_bytes,
          after.freed_blocks - before.freed_blocks};
}

void check(const MemoryCounts& counts, const MemoryCounts& expected) {
  CHECK(counts.allocated_bytes == expected.allocated_bytes);
  CHECK(counts.allocated_blocks == expected.allocated_blocks);
  CHECK(counts.freed_bytes == expected.freed_bytes);
  CHECK(counts.freed_blocks == expected.freed_blocks);
}

/// More than a tensor may take of the memory for small objects, so that it has a block of its own.
Tensor larger() {
  return empty({113});
}
constexpr uint64_t kLargerBytes = 452;

TEST_CASE("a thread counts the bytes of tensors' data, large and small") {
  const int64_t elements = GENERATE(1, 3, 112, 113, 1000, 65'536, 1'000'000);
  const auto bytes = static_cast<uint64_t>(elements) * 4;
  Tensor tensor;
  check(counts_of([&] { tensor = empty({elements}); }), {bytes, 1, 0, 0});
  check(counts_of([&] { tensor.add_(1); }), {0, 0, 0, 0});
  check(counts_of([&] { tensor = tensor.neg(); }), {bytes, 1, bytes, 1});
  check(counts_of([&] { tensor = Tensor(); }), {0, 0, bytes, 1});
}

TEST_CASE("views and memory of others are not counted") {
  const Tensor base = ones({4, 100});
  float outside[200] = {};
  check(counts_of([&] {
          const Tensor views[] = {base.view({400}), base.select(0, 1), base.t(), base.detach()};
          const Tensor adopted = from_blob(outside, {200});
        }),
        {0, 0, 0, 0});
}

TEST_CASE("a tensor without elements has a block of no bytes, one without data none") {
  Tensor tensor;
  check(counts_of([&] { tensor = empty({0, 3}); }), {0, 1, 0, 0});
  check(counts_of([&] {
          tensor = empty({0, 3}, TensorOptions().device(Device("meta")));
        }),
        {0, 0, 0, 1});
}

TEST_CASE("data that are moved for more room are freed where they were") {
  Tensor tensor = empty({4});
  check(counts_of([&] { tensor.resize_({1000}); }), {4000, 1, 16, 1});
  check(counts_of([&] { tensor.resize_({2000}); }), {8000, 1, 4000, 1});
  check(counts_of([&] { tensor = Tensor(); }), {0, 0, 8000, 1});
}

TEST_CASE("a call that gets no memory counts none") {
  check(counts_of([&] {
          CHECK_THROWS_AS(allocate_bytes(size_t{1} << 60), OutOfMemoryError);
          CHECK_THROWS_AS(empty({int64_t{1} << 58}), OutOfMemoryError);
        }),
        {0, 0, 0, 0});
}

TEST_CASE("each thread counts for itself from nothing, and the process for all that were") {
  const MemoryStats before = memory_stats();
  MemoryCounts first, second;
  Tensor handed_over;
  std::thread([&] {
    first = thread_memory_counts();
    handed_over = empty({1000});
    const Tensor small = empty({2});
    second = thread_memory_counts();
  }).join();
  check(first, {0, 0, 0, 0});
  check(second, {4008, 2, 0, 0});
  std::thread([&] {
    handed_over = Tensor();
    check(thread_memory_counts(), {0, 0, 4000, 1});
  }).join();
  const MemoryStats after = memory_stats();
  check(after.thread, before.thread);
  CHECK(after.process.allocated_bytes - before.process.allocated_bytes == 4008);
  CHECK(after.process.allocated_blocks - before.process.allocated_blocks == 2);
  CHECK(after.process.freed_bytes - before.process.freed_bytes == 4008);
  CHECK(after.process.freed_blocks - before.process.freed_blocks == 2);
  CHECK(after.live_bytes == before.live_bytes);
}

TEST_CASE("a thread that only frees counts that") {
  Tensor small = ones({2});
  MemoryCounts counts;
  std::thread([&, tensor = std::move(small)]() mutable {
    tensor = Tensor();
    counts = thread_memory_counts();
  }).join();
  check(counts, {0, 0, 8, 1});
}

TEST_CASE("live bytes are those of all threads, small blocks included") {
  const uint64_t before = memory_stats().live_bytes;
  std::vector<Tensor> small;
  std::atomic<int> stage{0};
  std::thread other([&] {
    const std::vector<Tensor> warm_up(3, ones({2}));
    for (int i = 0; i < 5; ++i) small.push_back(ones({2}));
    stage = 1;
    while (stage != 2) std::this_thread::yield();
  });
  while (stage != 1) std::this_thread::yield();
  const uint64_t with_small = memory_stats().live_bytes;
  stage = 2;
  other.join();
  CHECK(with_small - before >= 5 * 8);
  CHECK(memory_stats().live_bytes - before == 5 * 8);
  small.clear();
  CHECK(memory_stats().live_bytes == before);
}

TEST_CASE("the peak is the most that was live since it was reset") {
  Tensor kept = empty({1000});
  reset_peak_memory_stats();
  const uint64_t live = memory_stats().live_bytes;
  CHECK(memory_stats().peak_live_bytes == live);
  { const Tensor first = empty({10'000}), second = empty({5'000}); }
  CHECK(memory_stats().peak_live_bytes == live + 60'000);
  CHECK(memory_stats().live_bytes == live);
  { const Tensor third = empty({12'000}); }
  CHECK(memory_stats().peak_live_bytes == live + 60'000);
  kept = Tensor();
  reset_peak_memory_stats();
  CHECK(memory_stats().peak_live_bytes == live - 4'000);
}

TEST_CASE("small blocks are part of the peak when a larger one is allocated") {
  reset_peak_memory_stats();
  const uint64_t live = memory_stats().live_bytes;
  {
    std::vector<Tensor> small;
    for (int i = 0; i < 1000; ++i) small.push_back(empty({100}));
    const Tensor one = larger();
  }
  CHECK(memory_stats().peak_live_bytes == live + 400'000 + kLargerBytes);
}

TEST_CASE("larger blocks of all threads are part of the peak", "[thread]") {
  constexpr int kThreads = 4;
  reset_peak_memory_stats();
  const uint64_t live = memory_stats().live_bytes;
  std::atomic<int> arrived{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      const Tensor tensor = larger();
      ++arrived;
      while (arrived < kThreads) std::this_thread::yield();
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(memory_stats().peak_live_bytes == live + kThreads * kLargerBytes);
  CHECK(memory_stats().live_bytes == live);
}

TEST_CASE("blocks from the cache and from the system, and what is cached") {
  release_cached_memory();
  const MemoryStats before = memory_stats();
  REQUIRE(before.cached_bytes == 0);
  void* block = allocate_bytes(kMebibyte);
  free_bytes(block, kMebibyte);
  const MemoryStats freed = memory_stats();
  CHECK(freed.blocks_from_system - before.blocks_from_system == 1);
  if (freed.cached_bytes == 0) return;  // a sanitizer sees every block freed
  CHECK(freed.cached_bytes == kMebibyte);
  // Of the same size of blocks, as which 1000 KiB count 1000.
  block = allocate_bytes(1000 * kKibibyte);
  const MemoryStats served = memory_stats();
  CHECK(served.blocks_from_cache - freed.blocks_from_cache == 1);
  CHECK(served.blocks_from_system == freed.blocks_from_system);
  CHECK(served.live_bytes - freed.live_bytes == 1000 * kKibibyte);
  CHECK(served.cached_bytes == 0);
  free_bytes(block, 1000 * kKibibyte);
  release_cached_memory();
  CHECK(memory_stats().cached_bytes == 0);
  // Small data are neither.
  const Tensor small = empty({4});
  CHECK(memory_stats().blocks_from_cache == served.blocks_from_cache);
  CHECK(memory_stats().blocks_from_system == served.blocks_from_system);
}

TEST_CASE("numbers that are asked for while threads allocate are possible ones", "[thread]") {
  constexpr uint64_t kMost = 3 * (1000 + 1) * 4;
  const MemoryStats start = memory_stats();
  reset_peak_memory_stats();
  std::atomic<bool> done{false};
  const auto allocate = [&] {
    while (!done) const Tensor larger = empty({1000}), small = empty({1});
  };
  std::thread threads[] = {std::thread(allocate), std::thread(allocate), std::thread(allocate)};
  bool possible = true;
  uint64_t before = 0;
  for (int i = 0; i < effort(20'000, 1'000'000); ++i) {
    const MemoryStats stats = memory_stats();
    possible = possible && stats.live_bytes <= start.live_bytes + kMost &&
               stats.peak_live_bytes >= stats.live_bytes &&
               stats.peak_live_bytes <= start.live_bytes + kMost &&
               stats.process.allocated_blocks >= before;
    before = stats.process.allocated_blocks;
  }
  done = true;
  for (std::thread& thread : threads) thread.join();
  CHECK(possible);
  CHECK(memory_stats().live_bytes == start.live_bytes);
}

TEST_CASE("a child of fork counts on") {
  const Tensor tensor = empty({1000});
  const MemoryStats before = memory_stats();
  const pid_t child = fork();
  if (child == 0) {
    bool right = memory_stats().live_bytes == before.live_bytes;
    std::thread([&] {
      const Tensor other = empty({500});
      right = right && thread_memory_counts().allocated_bytes == 2000 &&
              memory_stats().live_bytes == before.live_bytes + 2000;
    }).join();
    _exit(right ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  CHECK(status == 0);
}

}  // namespace
}  // namespace tenon::test
