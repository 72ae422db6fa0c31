#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "tenon/base/block_pool.h"
#include "tenon/base/export.h"
#include "tenon/base/memory_stats.h"

namespace tenon {

/// What a thread has allocated and freed. Each thread counts in a record of its own, by plain loads
/// and stores; others may read it. A record outlives its thread, for the totals of the process, and
/// goes to a later one.
///
/// Note [Threads take their counters slowly]: a thread's first block comes from, or goes back to,
/// the system, so that `BlockPool` and `allocate_bytes` take the record there, and what is counted
/// of a small block after that needs no look whether there is one.
class alignas(64) MemoryCounters {
 public:
  /// Of the calling thread, which has taken them.
  static MemoryCounters& own() { return *BlockPool::lists.counters; }
  /// Takes a record for the calling thread, unless it has one. Without memory for one the thread
  /// counts in a record with others like it, and what they count at once may be lost.
  static void take() noexcept {
    if (&own() == &detail::shared_memory_counters) [[unlikely]]
      take_slowly();
  }

  void count_allocated(size_t bytes) {
    add(allocated_bytes_, bytes);
    add(allocated_blocks_, 1);
  }
  void count_freed(size_t bytes) {
    add(freed_bytes_, bytes);
    add(freed_blocks_, 1);
  }
  void count_source(bool from_cache) {
    add(from_cache ? blocks_from_cache_ : blocks_from_system_, 1);
  }
  /// Adds to the live bytes of the process what the thread has not yet, and sees to their peak.
  void publish() noexcept;

  /// What `memory_stats()` and the others say, but for the cached bytes.
  static MemoryStats stats() noexcept;
  static MemoryCounts of_thread() noexcept;
  static void reset_peak() noexcept;

 private:
  using Counter = std::atomic<uint64_t>;

  // In the order in which others are to see it, see `live`.
  static void add(Counter& counter, uint64_t by) {
#if defined(__x86_64__)
    // One instruction, without a lock, since nobody else writes. These stay in order, and the
    // processor stores in order.
    asm volatile("addq %1, %0" : "+m"(counter) : "re"(by) : "cc");
#else
    counter.store(counter.load(std::memory_order_relaxed) + by, std::memory_order_release);
#endif
  }
  TENON_COLD static void take_slowly() noexcept;
  static MemoryCounters* obtain() noexcept;
  static void give_back() noexcept;
  static void raise_peak(int64_t live) noexcept;
  MemoryCounts counts() const noexcept;
  int64_t live() const noexcept;

  Counter allocated_bytes_{0};
  Counter allocated_blocks_{0};
  Counter freed_bytes_{0};
  Counter freed_blocks_{0};
  Counter blocks_from_cache_{0};
  Counter blocks_from_system_{0};
  std::atomic<int64_t> published_{0};  // of the live bytes
  MemoryCounts of_earlier_threads_;    // read and written by the thread that has taken the record
  std::atomic<bool> taken_{true};
  MemoryCounters* next_ = nullptr;
};

}  // namespace tenon
