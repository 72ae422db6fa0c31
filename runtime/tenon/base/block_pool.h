#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#include "tenon/base/export.h"

namespace tenon {

class MemoryCounters;
namespace detail {
/// Of threads that have none of their own.
extern MemoryCounters shared_memory_counters;
}  // namespace detail

/// Memory for the many small objects that come and go with every call: tensors, storages, nodes.
/// What a thread frees it uses again, a bounded number of blocks of each size, so that small calls
/// cost no call of the allocator in the steady state. A block may be freed by another thread than
/// the one that asked. OutOfMemoryError when there is none.
class TENON_API BlockPool {
 public:
  static void* allocate(size_t bytes) {
    const size_t size_class = class_of(bytes);
    void* block = size_class < kClasses ? take(size_class) : nullptr;
    return block != nullptr ? block : allocate_slowly(size_class);
  }

  static void free(void* memory, size_t bytes) noexcept {
    const size_t size_class = class_of(bytes);
    if (size_class >= kClasses || !keep(memory, size_class)) [[unlikely]]
      free_slowly(memory, size_class);
  }

  /// Blocks whose bytes have the same class are of one size.
  static constexpr size_t class_of(size_t bytes) { return (bytes + kGranule - 1) / kGranule; }
  /// The blocks that a thread keeps are of lower classes.
  static constexpr size_t kClasses = 22;  // up to 672 bytes
  /// A block that the thread has kept, or null.
  static void* take(size_t size_class) noexcept {
    FreeBlock* block = lists.first[size_class];
    if (block != nullptr) [[likely]] {
      lists.first[size_class] = block->next;
      --lists.count[size_class];
    }
    return block;
  }
  /// Frees a block that the thread keeps; whether it does. One that it does not is as it was.
  static bool keep(void* memory, size_t size_class) noexcept {
    if (lists.count[size_class] >= lists.capacity) return false;
    lists.first[size_class] = new (memory) FreeBlock{lists.first[size_class]};
    ++lists.count[size_class];
    return true;
  }
  /// `free` for a block of a class; of one that the thread keeps.
  static void free_of_class(void* memory, size_t size_class) noexcept {
    if (!keep(memory, size_class)) [[unlikely]]
      free_slowly(memory, size_class);
  }

  /// Gives what the calling thread keeps back, and lets it keep no more: its end.
  static void close() noexcept;

 private:
  friend class MemoryCounters;
  struct FreeBlock {
    FreeBlock* next;
  };
  static constexpr size_t kGranule = 32;
  static constexpr uint16_t kCapacity = 64;

  struct Lists {
    FreeBlock* first[kClasses] = {};
    uint16_t count[kClasses] = {};
    uint16_t capacity = 0;  // 0 until the thread's clean-up is arranged, and after it
    bool closed = false;
    MemoryCounters* counters = &detail::shared_memory_counters;  // here, as they are used together
  };

  TENON_COLD static void* allocate_slowly(size_t size_class);
  TENON_COLD static void free_slowly(void* memory, size_t size_class) noexcept;

  static thread_local constinit Lists lists __attribute__((tls_model("initial-exec")));
};

/// Base of classes whose objects lie in the pool.
struct Pooled {
  static void* operator new(size_t bytes) { return BlockPool::allocate(bytes); }
  static void operator delete(void* memory, size_t bytes) noexcept {
    BlockPool::free(memory, bytes);
  }
};

}  // namespace tenon
