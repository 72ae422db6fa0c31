#pragma once

#include <cstdint>

#include "tenon/base/allocator.h"
#include "tenon/base/memory_stats.h"

namespace tenon::test {

/// Whether freed blocks are kept at all: a sanitizer sees every block freed.
inline bool keeps_blocks() {
  constexpr size_t kBytes = 1024;
  free_bytes(allocate_bytes(kBytes), kBytes);
  const uint64_t before = memory_stats().blocks_from_cache;
  free_bytes(allocate_bytes(kBytes), kBytes);
  return memory_stats().blocks_from_cache > before;
}

}  // namespace tenon::test
