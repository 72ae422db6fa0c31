#pragma once

// Bytes of the memory for elements that are live, and the most that were: of Tenon's allocator, or
// of libtorch's, with which another is put that counts.

#include <cstdint>

#if __has_include(<tenon/base/memory_stats.h>)

#include <tenon/base/memory_stats.h>

inline int64_t live_bytes() {
  return static_cast<int64_t>(tenon::memory_stats().live_bytes);
}
inline int64_t peak_bytes() {
  return static_cast<int64_t>(tenon::memory_stats().peak_live_bytes);
}
inline void reset_peak() {
  tenon::reset_peak_memory_stats();
}

#else

#include <c10/core/CPUAllocator.h>

#include <algorithm>
#include <atomic>
#include <mutex>

/// Counts the bytes that are asked for, as Tenon does; the memory is libtorch's.
class CountingAllocator final : public c10::Allocator {
 public:
  c10::DataPtr allocate(size_t n) const override {
    c10::DataPtr memory = base_->allocate(n);
    const std::lock_guard<std::mutex> lock(mutex());
    live() += static_cast<int64_t>(n);
    peak() = std::max(peak(), live());
    void* const data = memory.get();
    return {data, new Block{std::move(memory), static_cast<int64_t>(n)}, &release, memory.device()};
  }

  static std::mutex& mutex() {
    static std::mutex it;
    return it;
  }
  static int64_t& live() {
    static int64_t bytes = 0;
    return bytes;
  }
  static int64_t& peak() {
    static int64_t bytes = 0;
    return bytes;
  }

 private:
  struct Block {
    c10::DataPtr memory;
    int64_t bytes;
  };
  static void release(void* block) {
    const std::lock_guard<std::mutex> lock(mutex());
    live() -= static_cast<Block*>(block)->bytes;
    delete static_cast<Block*>(block);
  }

  c10::Allocator* base_ = c10::GetCPUAllocator();
};

/// Before the first tensor.
inline const bool is_counted = [] {
  static CountingAllocator allocator;
  c10::SetCPUAllocator(&allocator, 100);
  return true;
}();

inline int64_t live_bytes() {
  return CountingAllocator::live();
}
inline int64_t peak_bytes() {
  return CountingAllocator::peak();
}
inline void reset_peak() {
  CountingAllocator::peak() = CountingAllocator::live();
}

#endif
