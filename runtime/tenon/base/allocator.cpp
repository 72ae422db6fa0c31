#include "tenon/base/allocator.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/large_blocks.h"
#include "tenon/base/medium_blocks.h"
#include "tenon/base/memory_counters.h"

namespace tenon {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kKeepBlocks = false;  // a sanitizer must see every free, and where a block ends
#else
constexpr bool kKeepBlocks = true;
#endif
constinit std::atomic<bool> keep_blocks{kKeepBlocks};

size_t block_size(size_t bytes) {
  const size_t least = kKeepBlocks ? MediumBlocks::kSmallest : LargeBlocks::kSmallest;
  if (bytes >= least) return with_three_bits(bytes);
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

// From `operator new` as all else, so that a program which replaces it sees every allocation.
void* obtain(size_t size) {
  if (size >= LargeBlocks::kSmallest) return LargeBlocks::obtain(size);
  return ::operator new(size, std::align_val_t(kAlignment), std::nothrow);
}

void give_back(void* block, size_t size) noexcept {
  if (size >= LargeBlocks::kSmallest) return LargeBlocks::give_back(block, size);
  ::operator delete(block, std::align_val_t(kAlignment));
}

void* take_kept(size_t size) noexcept {
  return size < LargeBlocks::kSmallest ? MediumBlocks::take(size) : LargeBlocks::take(size);
}

bool keep(void* block, size_t size) noexcept {
  if (size < LargeBlocks::kSmallest) return MediumBlocks::keep(block, size);
  return LargeBlocks::keep(block, size);
}

}  // namespace

void* allocate_bytes(size_t bytes) try {
  if (bytes == 0) return nullptr;
  const size_t size = block_size(bytes);
  void* data = nullptr;
  const bool keeps = kKeepBlocks && detail::keeps_freed_memory();
  if (keeps) data = take_kept(size);
  const bool from_cache = data != nullptr;
  if (data == nullptr && size >= bytes) data = obtain(size);
  if (data == nullptr && size >= bytes && keeps) {
    release_cached_memory();
    data = obtain(size);
  }
  TENON_CHECK(data != nullptr, OutOfMemoryError, "empty: cannot allocate ", bytes, " bytes");
  MemoryCounters::take();
  MemoryCounters& counters = MemoryCounters::own();
  counters.count_allocated(bytes);
  counters.count_source(from_cache);
  counters.publish();
  return data;
} catch (...) {
  detail::rethrow_as_error("empty");  // where there is no memory for the message either
}

void free_bytes(void* data, size_t bytes) noexcept {
  if (data == nullptr) return;
  MemoryCounters::take();
  MemoryCounters::own().count_freed(bytes);
  MemoryCounters::own().publish();
  const size_t size = block_size(bytes);
  if (kKeepBlocks && detail::keeps_freed_memory() && keep(data, size)) return;
  give_back(data, size);
}

void set_memory_limit(size_t bytes) noexcept {
  LargeBlocks::set_limit(bytes);
}

size_t memory_limit() noexcept {
  return LargeBlocks::limit();
}

void set_keeps_freed_memory(bool keeps) noexcept {
  keep_blocks.store(keeps && kKeepBlocks, std::memory_order_relaxed);
  if (!keeps) release_cached_memory();
}

bool detail::keeps_freed_memory() noexcept {
  return keep_blocks.load(std::memory_order_relaxed);
}

void release_cached_memory() noexcept {
  MediumBlocks::clear();
  LargeBlocks::clear();
}

MemoryStats memory_stats() noexcept {
  MemoryStats stats = MemoryCounters::stats();
  stats.cached_bytes = LargeBlocks::bytes();
  return stats;
}

MemoryCounts thread_memory_counts() noexcept {
  return MemoryCounters::of_thread();
}

void reset_peak_memory_stats() noexcept {
  MemoryCounters::reset_peak();
}

namespace {

/// A zero anywhere makes the product zero, however large the others are.
TENON_COLD int64_t numel_beyond_64_bits(IntArrayRef sizes) {
  TENON_CHECK(std::ranges::find(sizes, 0) != sizes.end(), OutOfMemoryError, "empty: the sizes ",
              sizes, " have more elements than memory can address");
  return 0;
}

}  // namespace

int64_t checked_numel(IntArrayRef sizes) {
  int64_t numel = 1;
  bool overflow = false;
  for (const int64_t size : sizes) {
    TENON_CHECK(size >= 0, ShapeError, "empty: expected sizes that are not negative, got ", sizes);
    overflow |= __builtin_mul_overflow(numel, size, &numel);
  }
  return overflow ? numel_beyond_64_bits(sizes) : numel;
}

void detail::fail_nbytes(int64_t numel, DType dtype) {
  TENON_THROW(OutOfMemoryError, "empty: ", numel, " elements of ", dtype,
              " need more bytes than memory can address");
}

int64_t checked_nbytes(IntArrayRef sizes, DType dtype) {
  TENON_CHECK(is_enumerator(dtype), DTypeError, "empty: expected a dtype, got ", dtype);
  return checked_nbytes(checked_numel(sizes), dtype);
}

}  // namespace tenon
