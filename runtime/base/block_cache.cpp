#include "tenon/base/block_cache.h"

#include <cstdint>
#include <cstdlib>

namespace tenon::detail {
namespace {

// An address sanitizer must see every free.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kCaching = false;
#else
constexpr bool kCaching = true;
#endif

constexpr size_t kGranule = 64;
constexpr size_t kClasses = kLargestCachedBlock / kGranule;
constexpr uint16_t kMostBlocks = 128;

struct FreeBlock {
  FreeBlock* next;
};

enum class Phase : uint8_t { kUnused, kActive, kEnded };

/// One thread's lists. Plain data, so that an access needs no check; `Cleanup` empties them.
struct Lists {
  FreeBlock* heads[kClasses];
  uint16_t counts[kClasses];
  Phase phase;
};

constinit thread_local Lists lists __attribute__((tls_model("initial-exec"))) = {};

/// Gives the blocks back when the thread ends; what is freed still later is not kept.
struct Cleanup {
  ~Cleanup() {
    for (FreeBlock*& head : lists.heads) {
      while (head != nullptr) {
        FreeBlock* next = head->next;
        std::free(head);
        head = next;
      }
    }
    lists.phase = Phase::kEnded;
  }
};

[[gnu::noinline]] bool start() {
  if (lists.phase == Phase::kUnused) {
    static thread_local Cleanup cleanup;
    (void)&cleanup;
    lists.phase = Phase::kActive;
  }
  return lists.phase == Phase::kActive;
}

constexpr size_t class_of(size_t bytes) { return (bytes - 1) / kGranule; }

}  // namespace

void* allocate_block(size_t bytes) noexcept {
  if (!kCaching || bytes > kLargestCachedBlock) return std::malloc(bytes);
  const size_t index = class_of(bytes);
  if (FreeBlock* block = lists.heads[index]) {
    lists.heads[index] = block->next;
    --lists.counts[index];
    return block;
  }
  return std::malloc((index + 1) * kGranule);
}

void free_block(void* block, size_t bytes) noexcept {
  if (!kCaching || bytes > kLargestCachedBlock) return std::free(block);
  const size_t index = class_of(bytes);
  if (lists.phase != Phase::kActive && !start()) return std::free(block);
  if (lists.counts[index] == kMostBlocks) return std::free(block);
  auto* freed = static_cast<FreeBlock*>(block);
  freed->next = lists.heads[index];
  lists.heads[index] = freed;
  ++lists.counts[index];
}

}  // namespace tenon::detail
