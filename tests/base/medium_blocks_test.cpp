// Blocks between small and large ones: a thread uses again what it has freed, up to a bound.

#include "tenon/base/medium_blocks.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <thread>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/base/memory_stats.h"
#include "tests/support/keeps_blocks.h"

namespace tenon::test {
namespace {

constexpr size_t kKibibyte = 1024;

uint64_t from_cache() {
  return memory_stats().blocks_from_cache;
}

TEST_CASE("sizes of blocks hold what is asked for, and a quarter more at most") {
  for (size_t bytes = 512; bytes < size_t{1} << 20; bytes += bytes / 37 + 1) {
    const size_t size = with_three_bits(bytes);
    CHECK(size >= bytes);
    CHECK(4 * size <= 5 * bytes + 4);
    CHECK(size % kAlignment == 0);
    CHECK(with_three_bits(size) == size);
  }
}

TEST_CASE("classes of sizes follow each other") {
  size_t next = 0;
  for (size_t power = 512; power <= size_t{1} << 28; power *= 2) {
    for (size_t quarter = 4; quarter < 8; ++quarter) {
      CHECK(size_class(power / 4 * quarter, 512) == next++);
    }
  }
}

TEST_CASE("a block that a thread frees is its next of that size") {
  if (!keeps_blocks()) return;
  release_cached_memory();
  for (const size_t bytes : {size_t{449}, size_t{512}, size_t{4000}, 255 * kKibibyte}) {
    INFO(bytes);
    void* const block = allocate_bytes(bytes);
    CHECK(reinterpret_cast<uintptr_t>(block) % kAlignment == 0);
    free_bytes(block, bytes);
    const uint64_t before = from_cache();
    void* const again = allocate_bytes(bytes);
    CHECK(again == block);
    CHECK(from_cache() == before + 1);
    void* const other = allocate_bytes(bytes);
    CHECK(other != again);
    free_bytes(other, bytes);
    free_bytes(again, bytes);
  }
  release_cached_memory();
  const uint64_t before = from_cache();
  free_bytes(allocate_bytes(4000), 4000);
  CHECK(from_cache() == before);
}

TEST_CASE("a thread keeps no more than the bound, and makes room for other sizes") {
  if (!keeps_blocks()) return;
  release_cached_memory();
  constexpr size_t kBytes = 64 * kKibibyte, kFitting = MediumBlocks::kMostKept / kBytes;
  const auto free_all = [](std::vector<void*>& blocks, size_t bytes) {
    for (void* const block : blocks) free_bytes(block, bytes);
    blocks.clear();
  };
  const auto take = [](size_t count, size_t bytes) {
    std::vector<void*> blocks(count);
    std::ranges::generate(blocks, [=] { return allocate_bytes(bytes); });
    return blocks;
  };
  std::vector<void*> blocks = take(kFitting, kBytes);
  free_all(blocks, kBytes);
  uint64_t before = from_cache();
  blocks = take(kFitting + 3, kBytes);
  CHECK(from_cache() - before == kFitting);
  free_all(blocks, kBytes);  // more than are kept
  before = from_cache();
  blocks = take(kFitting + 3, kBytes);
  CHECK(from_cache() - before <= kFitting);
  free_all(blocks, kBytes);
  // What is full of the former size makes room for another one.
  blocks = take(2, 2 * kBytes);
  free_all(blocks, 2 * kBytes);
  before = from_cache();
  blocks = take(1, 2 * kBytes);
  CHECK(from_cache() - before == 1);
  free_all(blocks, 2 * kBytes);
  release_cached_memory();
}

TEST_CASE("a block belongs to the thread that frees it", "[thread]") {
  constexpr int kBlocks = 200;
  constexpr size_t kBytes = 3000;
  std::vector<void*> blocks(kBlocks);
  std::thread([&] { std::ranges::generate(blocks, [] { return allocate_bytes(kBytes); }); }).join();
  std::thread([&] {
    for (void* const block : blocks) free_bytes(block, kBytes);
    void* const again = allocate_bytes(kBytes);
    if (keeps_blocks()) CHECK(std::ranges::find(blocks, again) != blocks.end());
    free_bytes(again, kBytes);
  }).join();
}

TEST_CASE("without keeping no block is used again") {
  set_keeps_freed_memory(false);
  const uint64_t before = from_cache();
  for (int i = 0; i < 3; ++i) free_bytes(allocate_bytes(4000), 4000);
  CHECK(from_cache() == before);
  set_keeps_freed_memory(true);
}

}  // namespace
}  // namespace tenon::test
