#pragma once

#include <cstdint>

#include "tenon/base/export.h"

namespace tenon {

/// Blocks of memory for elements that were asked for and given back: data of tensors, and what
/// kernels and compiled graphs work in. Bytes are those that were asked for. Memory of others that
/// a tensor only refers to, as `from_blob` makes it, is not counted, and no objects are.
struct MemoryCounts {
  uint64_t allocated_bytes = 0;
  uint64_t allocated_blocks = 0;
  uint64_t freed_bytes = 0;
  uint64_t freed_blocks = 0;
};

/// What is known of the memory for elements. What is counted never decreases, but live and cached
/// bytes do.
struct MemoryStats {
  /// Of the calling thread, since it began. What one thread allocates another may free, so that
  /// more may be freed here than was allocated.
  MemoryCounts thread;
  /// Of all threads of the process, those that have ended included.
  MemoryCounts process;
  /// What is allocated and not yet freed in the process.
  uint64_t live_bytes = 0;
  /// The most that `live_bytes` has been since the process began or `reset_peak_memory_stats()`. A
  /// thread sees to it where it allocates or frees a block of more than 448 bytes, and when
  /// somebody asks for these numbers. So it is exact for such blocks, whatever thread they are of;
  /// smaller ones, which cost less than a look at a counter of all threads, are missing in it while
  /// they came after the last such moment of their thread.
  uint64_t peak_live_bytes = 0;
  /// Blocks of 256 KiB and more that were freed and are kept for the next of their size;
  /// `release_cached_memory()` gives them back. In sizes of blocks, which are up to a quarter
  /// larger than what is asked for. Each thread keeps 2 MiB of smaller ones at most.
  uint64_t cached_bytes = 0;
  /// How many blocks of more than 448 bytes were one that was kept, and how many are of the
  /// system. Smaller data lie in an object of their tensor, and are neither.
  uint64_t blocks_from_cache = 0;
  uint64_t blocks_from_system = 0;
};

/// From any thread, at any time. While other threads allocate and free, each number is one that was
/// true at some moment of the call, but for blocks that come and go in that time.
TENON_API MemoryStats memory_stats() noexcept;

/// `memory_stats().thread` at the cost of a few loads: for what is measured around each call.
TENON_API MemoryCounts thread_memory_counts() noexcept;

/// From here on `peak_live_bytes` is that of what is live now and comes later. From any thread.
TENON_API void reset_peak_memory_stats() noexcept;

}  // namespace tenon
