#include "tenon/base/block_pool.h"

#include "tenon/base/allocator.h"
#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/memory_counters.h"
#include "tenon/base/thread_end.h"

namespace tenon {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
// A block that is used again hides from the sanitizer what was freed.
constexpr bool kKeepBlocks = false;
#else
constexpr bool kKeepBlocks = true;
#endif

constinit thread_local BlockPool::Lists BlockPool::lists;

void BlockPool::close() noexcept {
  lists.capacity = 0;
  lists.closed = true;
  for (size_t i = 0; i < kClasses; ++i) {
    while (FreeBlock* block = lists.first[i]) {
      lists.first[i] = block->next;
      ::operator delete(block);
    }
    lists.count[i] = 0;
  }
}

namespace {

constinit ThreadEnd at_end{[] { BlockPool::close(); }};

}  // namespace

void* BlockPool::allocate_slowly(size_t size_class) try {
  MemoryCounters::take();
  void* memory = ::operator new(size_class* kGranule, std::nothrow);
  TENON_CHECK(memory != nullptr, OutOfMemoryError, "empty: cannot allocate ", size_class * kGranule,
              " bytes");
  return memory;
} catch (...) {
  detail::rethrow_as_error("empty");  // where there is no memory for the message either
}

void BlockPool::free_slowly(void* memory, size_t size_class) noexcept {
  MemoryCounters::take();
  if (kKeepBlocks && lists.capacity == 0 && !lists.closed && detail::keeps_freed_memory() &&
      at_end.arrange()) {
    lists.capacity = kCapacity;
    return free(memory, size_class * kGranule);
  }
  ::operator delete(memory);
}

}  // namespace tenon
