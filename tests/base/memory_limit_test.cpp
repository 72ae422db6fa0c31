// What the large blocks of tensors may take together.

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>

#include "tenon/base/allocator.h"
#include "tenon/base/error.h"
#include "tests/support/effort.h"
#include "tests/support/memory_limit.h"

namespace tenon::test {
namespace {

constexpr size_t kMebibyte = size_t{1} << 20;

TEST_CASE("large blocks take no more than the memory limit together") {
  const MemoryLimit limit(8 * kMebibyte);
  void* first = allocate_bytes(4 * kMebibyte);
  void* second = allocate_bytes(3 * kMebibyte);
  CHECK_THROWS_AS(allocate_bytes(2 * kMebibyte), OutOfMemoryError);
  free_bytes(first, 4 * kMebibyte);
  void* third = allocate_bytes(5 * kMebibyte);
  CHECK(third != nullptr);
  free_bytes(second, 3 * kMebibyte);
  free_bytes(third, 5 * kMebibyte);
}

TEST_CASE("a block that the memory limit refuses takes nothing of it") {
  const MemoryLimit limit(8 * kMebibyte);
  for (int i = 0; i < 3; ++i) CHECK_THROWS_AS(allocate_bytes(9 * kMebibyte), OutOfMemoryError);
  void* block = allocate_bytes(8 * kMebibyte);
  CHECK(block != nullptr);
  free_bytes(block, 8 * kMebibyte);
}

TEST_CASE("a block that fits is not refused for one that another thread does not get", "[thread]") {
  const MemoryLimit limit(8 * kMebibyte);
  std::atomic<bool> done{false};
  const auto ask_for_more = [&] {
    while (!done) {
      try {
        free_bytes(allocate_bytes(9 * kMebibyte), 9 * kMebibyte);
      } catch (const OutOfMemoryError&) {
      }
    }
  };
  std::thread greedy[] = {std::thread(ask_for_more), std::thread(ask_for_more),
                          std::thread(ask_for_more)};
  int64_t refused = 0;
  for (int i = 0; i < effort(20'000, 1'000'000); ++i) {
    try {
      free_bytes(allocate_bytes(kMebibyte), kMebibyte);
      release_cached_memory();
    } catch (const OutOfMemoryError&) {
      ++refused;
    }
  }
  done = true;
  for (std::thread& thread : greedy) thread.join();
  CHECK(refused == 0);
}

TEST_CASE("small blocks do not count towards the memory limit") {
  const MemoryLimit limit(0);
  void* block = allocate_bytes(1024);
  CHECK(block != nullptr);
  free_bytes(block, 1024);
}

}  // namespace
}  // namespace tenon::test
