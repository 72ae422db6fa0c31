// Where a plan puts values: no two that are alive at a time share memory, and memory is used again.

#include <catch2/catch.hpp>
#include <random>
#include <vector>

#include "tenon/graph/compile/arena.h"

namespace tenon::test {
namespace {

using graph::ArenaBlock;

std::vector<ArenaBlock> random_blocks(uint64_t seed) {
  std::mt19937_64 numbers(seed);
  const auto below = [&](size_t most) { return static_cast<size_t>(numbers() % most); };
  const size_t steps = 1 + below(40);
  std::vector<ArenaBlock> blocks(below(60));
  for (ArenaBlock& block : blocks) {
    block.bytes = below(4) == 0 ? below(100) : below(100'000);
    block.first = below(steps);
    block.last = block.first + below(std::min<size_t>(steps - block.first, 8));
  }
  return blocks;
}

bool overlap(const ArenaBlock& a, const ArenaBlock& b) {
  const bool at_a_time = a.first <= b.last && b.first <= a.last;
  return at_a_time && a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
}

/// The most bytes that are alive at one step, each block rounded up to a cache line.
size_t most_alive(const std::vector<ArenaBlock>& blocks) {
  size_t most = 0;
  for (size_t step = 0; step < 50; ++step) {
    size_t alive = 0;
    for (const ArenaBlock& block : blocks) {
      if (block.first <= step && step <= block.last) {
        alive += (std::max<size_t>(block.bytes, 1) + 63) / 64 * 64;
      }
    }
    most = std::max(most, alive);
  }
  return most;
}

TEST_CASE("no two blocks of an arena that are alive at a time overlap") {
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    INFO("seed " << seed);
    std::vector<ArenaBlock> blocks = random_blocks(seed);
    const size_t bytes = graph::place_blocks(blocks);
    bool is_right = true;
    for (size_t i = 0; i < blocks.size(); ++i) {
      is_right &= blocks[i].offset % 64 == 0 && blocks[i].offset + blocks[i].bytes <= bytes;
      for (size_t j = 0; j < i; ++j) is_right &= !overlap(blocks[i], blocks[j]);
    }
    CHECK(is_right);
    CHECK(bytes >= most_alive(blocks));
    CHECK(bytes <= 2 * most_alive(blocks));
  }
}

TEST_CASE("a chain of equal blocks takes the memory of two") {
  std::vector<ArenaBlock> blocks;
  for (size_t i = 0; i < 100; ++i) blocks.push_back({.bytes = 640, .first = i, .last = i + 1});
  CHECK(graph::place_blocks(blocks) == 2 * 640);
}

}  // namespace
}  // namespace tenon::test
