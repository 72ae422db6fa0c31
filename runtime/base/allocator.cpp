#include "tenon/base/allocator.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <new>
#include <unordered_map>

#include "tenon/base/check.h"
#include "tenon/base/lazy.h"

namespace tenon {

namespace {

constexpr size_t kSmallestCached = size_t{1} << 18;
constexpr size_t kMostCached = size_t{256} << 20;

/// Large blocks are of sizes with three significant bits, so that they fit each other's uses.
size_t block_size(size_t bytes) {
  const size_t granule = bytes < kSmallestCached ? kAlignment : std::bit_floor(bytes) / 4;
  return (bytes + granule - 1) / granule * granule;
}

/// What large blocks take, and may take, of the system's memory.
constinit std::atomic<size_t> large_bytes{0};
constinit std::atomic<size_t> large_limit{std::numeric_limits<size_t>::max()};

// From `operator new` as all else, so that a program which replaces it sees every allocation.
void* obtain_from_system(size_t size) noexcept {
  return ::operator new(size, std::align_val_t(kAlignment), std::nothrow);
}

void return_to_system(void* block) noexcept {
  ::operator delete(block, std::align_val_t(kAlignment));
}

/// A large block of the system, or null.
void* obtain_large(size_t size) {
  const size_t before = large_bytes.fetch_add(size, std::memory_order_relaxed);
  const size_t limit = large_limit.load(std::memory_order_relaxed);
  void* block = nullptr;
  if (before <= limit && size <= limit - before) block = obtain_from_system(size);
  if (block == nullptr) large_bytes.fetch_sub(size, std::memory_order_relaxed);
  return block;
}

void return_large(void* block, size_t size) noexcept {
  return_to_system(block);
  large_bytes.fetch_sub(size, std::memory_order_relaxed);
}

void* obtain(size_t size) {
  return size < kSmallestCached ? obtain_from_system(size) : obtain_large(size);
}

/// Large blocks that are free, by size.
class LargeBlocks {
 public:
  static LargeBlocks& instance() {
    static constinit Lazy<LargeBlocks> blocks;
    return *blocks;
  }

  void* take(size_t size) {
    const std::lock_guard lock(mutex_);
    const auto found = blocks_.find(size);
    if (found == blocks_.end()) return nullptr;
    void* block = found->second;
    blocks_.erase(found);
    bytes_ -= size;
    return block;
  }

  bool keep(void* block, size_t size) noexcept {
    const std::lock_guard lock(mutex_);
    if (bytes_ + size > kMostCached) return false;
    try {
      blocks_.emplace(size, block);
    } catch (const std::bad_alloc&) {
      return false;
    }
    bytes_ += size;
    return true;
  }

  void clear() noexcept {
    const std::lock_guard lock(mutex_);
    for (const auto& [size, block] : blocks_) return_large(block, size);
    blocks_.clear();
    bytes_ = 0;
  }

 private:
  Mutex mutex_;
  std::unordered_multimap<size_t, void*> blocks_;
  size_t bytes_ = 0;
};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kKeepBlocks = false;  // a sanitizer must see every free
#else
constexpr bool kKeepBlocks = true;
#endif
constinit std::atomic<bool> keep_blocks{kKeepBlocks};

}  // namespace

void* allocate_bytes(size_t bytes) {
  if (bytes == 0) return nullptr;
  const size_t size = block_size(bytes);
  void* data = nullptr;
  const bool keeps = kKeepBlocks && detail::keeps_freed_memory();
  if (keeps && size >= kSmallestCached) data = LargeBlocks::instance().take(size);
  if (data == nullptr && size >= bytes) data = obtain(size);
  if (data == nullptr && size >= bytes && keeps) {
    release_cached_memory();
    data = obtain(size);
  }
  TENON_CHECK(data != nullptr, OutOfMemoryError, "empty: cannot allocate ", bytes, " bytes");
  return data;
}

void free_bytes(void* data, size_t bytes) noexcept {
  const size_t size = block_size(bytes);
  if (size < kSmallestCached) return return_to_system(data);
  if (kKeepBlocks && detail::keeps_freed_memory() && LargeBlocks::instance().keep(data, size))
    return;
  return_large(data, size);
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
  LargeBlocks::instance().clear();
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
