// What the large blocks of tensors may take together.

#include <catch2/catch.hpp>

#include "tenon/base/allocator.h"
#include "tenon/base/error.h"
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

TEST_CASE("small blocks do not count towards the memory limit") {
  const MemoryLimit limit(0);
  void* block = allocate_bytes(1024);
  CHECK(block != nullptr);
  free_bytes(block, 1024);
}

}  // namespace
}  // namespace tenon::test
