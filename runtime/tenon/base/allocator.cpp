#include "tenon/base/allocator.h"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <new>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/medium_blocks.h"
#include "tenon/base/memory_counters.h"
#include "tenon/base/mutex.h"

namespace tenon {

namespace {

constexpr size_t kSmallestLarge = MediumBlocks::kEnd;
constexpr size_t kMostCached = size_t{256} << 20;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kKeepBlocks = false;  // a sanitizer must see every free, and where a block ends
#else
constexpr bool kKeepBlocks = true;
#endif
constinit std::atomic<bool> keep_blocks{kKeepBlocks};

size_t block_size(size_t bytes) {
  const size_t least = kKeepBlocks ? MediumBlocks::kSmallest : kSmallestLarge;
  if (bytes >= least) return with_three_bits(bytes);
  return (bytes + kAlignment - 1) / kAlignment * kAlignment;
}

// Blocks from here on lie on huge pages where the system gives them to those who ask: a walk over a
// tensor of 40 MB takes 0.74 to 0.98 of what it takes on pages of 4 KiB, of which each is an
// interrupt when it is first touched.
constexpr size_t kHugePage = size_t{2} << 20;
constexpr size_t kSmallestHuge = 2 * kHugePage;

std::align_val_t alignment_of(size_t size) {
  return std::align_val_t(size < kSmallestHuge ? kAlignment : kHugePage);
}

/// What large blocks take, and may take, of the system's memory.
constinit std::atomic<size_t> large_bytes{0};
constinit std::atomic<size_t> large_limit{std::numeric_limits<size_t>::max()};

// From `operator new` as all else, so that a program which replaces it sees every allocation.
void* obtain_from_system(size_t size) noexcept {
  return ::operator new(size, alignment_of(size), std::nothrow);
}

void return_to_system(void* block, size_t size) noexcept {
  ::operator delete(block, alignment_of(size));
}

/// Counts a large block, unless it goes beyond the limit: what is refused is not seen by others.
bool reserve_large(size_t size) {
  const size_t limit = large_limit.load(std::memory_order_relaxed);
  size_t before = large_bytes.load(std::memory_order_relaxed);
  do {
    if (before > limit || size > limit - before) return false;
  } while (!large_bytes.compare_exchange_weak(before, before + size, std::memory_order_relaxed));
  return true;
}

/// A large block of the system, or null.
void* obtain_large(size_t size) {
  if (!reserve_large(size)) return nullptr;
  void* const block = obtain_from_system(size);
  if (block == nullptr) {
    large_bytes.fetch_sub(size, std::memory_order_relaxed);
  } else if (size >= kSmallestHuge) {
    // Advice: a system without huge pages refuses it.
    ::madvise(block, size / kHugePage * kHugePage, MADV_HUGEPAGE);  // fits: at most size
  }
  return block;
}

void return_large(void* block, size_t size) noexcept {
  return_to_system(block, size);
  large_bytes.fetch_sub(size, std::memory_order_relaxed);
}

void* obtain(size_t size) {
  return size < kSmallestLarge ? obtain_from_system(size) : obtain_large(size);
}

/// Large blocks that are free, in a list for each size; a block is its own link, for freeing must
/// not allocate.
class LargeBlocks {
 public:
  constexpr LargeBlocks() = default;

  void* take(size_t size) {
    if (size > kMostCached) return nullptr;
    const std::lock_guard lock(mutex_);
    FreeBlock*& first = first_[size_class(size, kSmallestLarge)];
    if (first == nullptr) return nullptr;
    bytes_ -= size;
    return std::exchange(first, first->next);
  }

  bool keep(void* block, size_t size) noexcept {
    const std::lock_guard lock(mutex_);
    if (bytes_ + size > kMostCached) return false;
    FreeBlock*& first = first_[size_class(size, kSmallestLarge)];
    first = new (block) FreeBlock{first, size};
    bytes_ += size;
    return true;
  }

  void clear() noexcept {
    const std::lock_guard lock(mutex_);
    for (FreeBlock*& first : first_) {
      while (FreeBlock* block = first) {
        first = block->next;
        return_large(block, block->size);
      }
    }
    bytes_ = 0;
  }

  size_t bytes() noexcept {
    const std::lock_guard lock(mutex_);
    return bytes_;
  }

 private:
  struct FreeBlock {
    FreeBlock* next;
    size_t size;
  };

  Mutex mutex_;
  std::array<FreeBlock*, size_class(kMostCached, kSmallestLarge) + 1> first_ = {};
  size_t bytes_ = 0;
};

constinit LargeBlocks large_blocks;

}  // namespace

void* allocate_bytes(size_t bytes) try {
  if (bytes == 0) return nullptr;
  const size_t size = block_size(bytes);
  void* data = nullptr;
  const bool keeps = kKeepBlocks && detail::keeps_freed_memory();
  if (keeps) data = size < kSmallestLarge ? MediumBlocks::take(size) : large_blocks.take(size);
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
  const bool keeps = kKeepBlocks && detail::keeps_freed_memory(), is_large = size >= kSmallestLarge;
  if (keeps && (is_large ? large_blocks.keep(data, size) : MediumBlocks::keep(data, size))) return;
  return is_large ? return_large(data, size) : return_to_system(data, size);
}

void set_memory_limit(size_t bytes) noexcept {
  large_limit.store(bytes, std::memory_order_relaxed);
}

size_t memory_limit() noexcept {
  return large_limit.load(std::memory_order_relaxed);
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
  large_blocks.clear();
}

MemoryStats memory_stats() noexcept {
  MemoryStats stats = MemoryCounters::stats();
  stats.cached_bytes = large_blocks.bytes();
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
