#include "tenon/base/memory_counters.h"

#include <algorithm>
#include <new>

#include "tenon/base/block_pool.h"
#include "tenon/base/thread_end.h"

namespace tenon {
namespace {

constinit std::atomic<MemoryCounters*> records{nullptr};
/// What the threads have published; below zero where one has published what it freed and another
/// not yet that it allocated this.
constinit std::atomic<int64_t> live_bytes{0};
constinit std::atomic<int64_t> peak_bytes{0};

}  // namespace

constinit MemoryCounters detail::shared_memory_counters;

MemoryCounters* MemoryCounters::obtain() noexcept {
  for (MemoryCounters* record = records.load(); record != nullptr; record = record->next_) {
    if (!record->taken_.load() && !record->taken_.exchange(true)) return record;
  }
  auto* made = new (std::nothrow) MemoryCounters;
  if (made == nullptr) return nullptr;
  made->next_ = records.load();
  while (!records.compare_exchange_weak(made->next_, made)) {
  }
  return made;
}

/// At the end of a thread. Destructors that still run may free tensors, and take a record again.
void MemoryCounters::give_back() noexcept {
  MemoryCounters& record = own();
  if (&record == &detail::shared_memory_counters) return;
  record.publish();
  BlockPool::close();  // or blocks that it keeps would be used without a look for a record
  BlockPool::lists.counters = &detail::shared_memory_counters;
  record.taken_.store(false);
}

void MemoryCounters::take_slowly() noexcept {
  static constinit ThreadEnd at_end{&give_back};
  MemoryCounters* const record = obtain();
  if (record == nullptr) return;
  at_end.arrange();  // else no other thread will have the record, which counts all the same
  record->of_earlier_threads_ = record->counts();
  BlockPool::lists.counters = record;
}

void MemoryCounters::publish() noexcept {
  const int64_t now = live();
  const int64_t change = now - published_.load(std::memory_order_relaxed);
  published_.store(now, std::memory_order_release);
  const int64_t before = live_bytes.fetch_add(change, std::memory_order_acq_rel);
  if (change > 0) raise_peak(before + change);
}

/// Of another thread what was true at one moment: nothing was freed between the two loads.
int64_t MemoryCounters::live() const noexcept {
  uint64_t freed = freed_bytes_.load(std::memory_order_acquire);
  for (;;) {
    const uint64_t allocated = allocated_bytes_.load(std::memory_order_acquire);
    const uint64_t again = freed_bytes_.load(std::memory_order_acquire);
    if (freed == again) return static_cast<int64_t>(allocated - freed);
    freed = again;
  }
}

void MemoryCounters::raise_peak(int64_t live) noexcept {
  int64_t peak = peak_bytes.load(std::memory_order_relaxed);
  while (live > peak && !peak_bytes.compare_exchange_weak(peak, live, std::memory_order_relaxed)) {
  }
}

void MemoryCounters::reset_peak() noexcept {
  take();
  own().publish();
  peak_bytes.store(live_bytes.load(std::memory_order_relaxed), std::memory_order_relaxed);
}

MemoryCounts MemoryCounters::counts() const noexcept {
  return {.allocated_bytes = allocated_bytes_.load(std::memory_order_relaxed),
          .allocated_blocks = allocated_blocks_.load(std::memory_order_relaxed),
          .freed_bytes = freed_bytes_.load(std::memory_order_relaxed),
          .freed_blocks = freed_blocks_.load(std::memory_order_relaxed)};
}

MemoryCounts MemoryCounters::of_thread() noexcept {
  const MemoryCounters& record = own();
  if (&record == &detail::shared_memory_counters) return {};
  const MemoryCounts counts = record.counts();
  const MemoryCounts& before = record.of_earlier_threads_;
  return {.allocated_bytes = counts.allocated_bytes - before.allocated_bytes,
          .allocated_blocks = counts.allocated_blocks - before.allocated_blocks,
          .freed_bytes = counts.freed_bytes - before.freed_bytes,
          .freed_blocks = counts.freed_blocks - before.freed_blocks};
}

MemoryStats MemoryCounters::stats() noexcept {
  take();
  own().publish();
  MemoryStats stats;
  stats.thread = of_thread();
  // First what is published: what a thread publishes meanwhile is not seen twice.
  int64_t live = live_bytes.load(std::memory_order_acquire);
  const auto visit = [&](const MemoryCounters& record) {
    const MemoryCounts counts = record.counts();
    stats.process.allocated_bytes += counts.allocated_bytes;
    stats.process.allocated_blocks += counts.allocated_blocks;
    stats.process.freed_bytes += counts.freed_bytes;
    stats.process.freed_blocks += counts.freed_blocks;
    stats.blocks_from_cache += record.blocks_from_cache_.load(std::memory_order_relaxed);
    stats.blocks_from_system += record.blocks_from_system_.load(std::memory_order_relaxed);
    live -= record.published_.load(std::memory_order_acquire);
    live += record.live();
  };
  visit(detail::shared_memory_counters);
  for (const MemoryCounters* record = records.load(); record != nullptr; record = record->next_) {
    visit(*record);
  }
  live = std::max<int64_t>(live, 0);
  raise_peak(live);
  stats.live_bytes = static_cast<uint64_t>(live);
  stats.peak_live_bytes = static_cast<uint64_t>(peak_bytes.load(std::memory_order_relaxed));
  return stats;
}

}  // namespace tenon
