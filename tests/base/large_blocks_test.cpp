// Blocks of 256 KiB and more: those that were freed last are kept, up to a bound.

#include "tenon/base/large_blocks.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdint>
#include <random>
#include <thread>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/base/memory_stats.h"
#include "tests/support/effort.h"
#include "tests/support/keeps_blocks.h"

namespace tenon::test {
namespace {

constexpr size_t kMebibyte = size_t{1} << 20;

struct Block {
  void* data;
  size_t bytes;
};

size_t bytes_of(const std::vector<Block>& blocks) {
  size_t sum = 0;
  for (const Block& block : blocks) sum += block.bytes;
  return sum;
}

/// What is kept, as the header has it: the blocks in the order of their freeing.
class Kept {
 public:
  void free(const Block& block) {
    if (block.bytes > LargeBlocks::kMostKept) return;
    while (bytes_of(blocks_) + block.bytes > LargeBlocks::kMostKept) blocks_.erase(blocks_.begin());
    blocks_.push_back(block);
  }
  /// What was freed last of a size, or null.
  void* take(size_t bytes) {
    const auto found = std::find_if(blocks_.rbegin(), blocks_.rend(),
                                    [=](const Block& block) { return block.bytes == bytes; });
    if (found == blocks_.rend()) return nullptr;
    void* const data = found->data;
    blocks_.erase(std::next(found).base());
    return data;
  }
  size_t bytes() const { return bytes_of(blocks_); }

 private:
  std::vector<Block> blocks_;
};

TEST_CASE("a program that comes to other sizes has its blocks kept") {
  if (!keeps_blocks()) return;
  release_cached_memory();
  constexpr size_t kBefore = 64 * kMebibyte, kAfter = 20 * kMebibyte;
  std::vector<void*> blocks(LargeBlocks::kMostKept / kBefore);
  std::ranges::generate(blocks, [] { return allocate_bytes(kBefore); });
  for (void* const block : blocks) free_bytes(block, kBefore);
  CHECK(memory_stats().cached_bytes == LargeBlocks::kMostKept);
  free_bytes(allocate_bytes(kAfter), kAfter);
  const uint64_t before = memory_stats().blocks_from_system;
  for (int i = 0; i < 10; ++i) free_bytes(allocate_bytes(kAfter), kAfter);
  CHECK(memory_stats().blocks_from_system == before);
  CHECK(memory_stats().cached_bytes == LargeBlocks::kMostKept - kBefore + kAfter);
  release_cached_memory();
}

TEST_CASE("what is kept is what was freed last, of each size the last one first") {
  if (!keeps_blocks()) return;
  release_cached_memory();
  std::mt19937 random(1);
  const size_t sizes[] = {kMebibyte / 4,  3 * kMebibyte,   20 * kMebibyte,  64 * kMebibyte,
                          96 * kMebibyte, 128 * kMebibyte, 256 * kMebibyte, 320 * kMebibyte};
  const auto below = [&](size_t end) {
    return std::uniform_int_distribution<size_t>(0, end - 1)(random);
  };
  Kept kept;
  std::vector<Block> live;
  for (int64_t i = 0; i < effort(2'000, 100'000); ++i) {
    if (live.empty() || (live.size() < 12 && below(2) == 0)) {
      const size_t bytes = sizes[below(std::size(sizes))];
      void* const expected = kept.take(bytes);
      void* const data = allocate_bytes(bytes);
      if (expected != nullptr) REQUIRE(data == expected);
      live.push_back({data, bytes});
    } else {
      const auto block = live.begin() + static_cast<std::ptrdiff_t>(below(live.size()));
      free_bytes(block->data, block->bytes);
      kept.free(*block);
      live.erase(block);
    }
    REQUIRE(memory_stats().cached_bytes == kept.bytes());
  }
  for (const Block& block : live) free_bytes(block.data, block.bytes);
  release_cached_memory();
  CHECK(memory_stats().cached_bytes == 0);
}

TEST_CASE("no two threads have a block, while others are given back", "[thread]") {
  std::atomic<int> shared{0};
  const auto use = [&](unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Block> live;
    const auto drop_first = [&] {
      shared += *static_cast<unsigned*>(live.front().data) != seed;
      free_bytes(live.front().data, live.front().bytes);
      live.erase(live.begin());
    };
    for (int64_t i = 0; i < effort(2'000, 100'000); ++i) {
      const size_t bytes = std::uniform_int_distribution<size_t>(1, 96)(random) * kMebibyte;
      live.push_back({allocate_bytes(bytes), bytes});
      *static_cast<unsigned*>(live.back().data) = seed;
      if (live.size() > 5) drop_first();
    }
    while (!live.empty()) drop_first();
  };
  std::thread threads[] = {std::thread(use, 1), std::thread(use, 2), std::thread(use, 3)};
  for (std::thread& thread : threads) thread.join();
  CHECK(shared == 0);
  CHECK(memory_stats().cached_bytes <= LargeBlocks::kMostKept);
  release_cached_memory();
  CHECK(memory_stats().cached_bytes == 0);
}

}  // namespace
}  // namespace tenon::test
