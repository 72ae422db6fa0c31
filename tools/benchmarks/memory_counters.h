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
#include <mutex>
#include <unordered_map>

/// Counts the bytes that are asked for, as Tenon does; the memory is libtorch's.
class CountingAllocator final : public c10::Allocator {
 public:
  static CountingAllocator& instance() {
    static CountingAllocator allocator;
    return allocator;
  }

  c10::DataPtr allocate(size_t n) const override {
    c10::DataPtr memory = base_->allocate(n);
    const c10::Device device = memory.device();
    void* const data = memory.release_context();
    instance().count(data, static_cast<int64_t>(n));
    return {data, data, &release, device};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &release; }

  int64_t live() const { return live_; }
  int64_t peak() const { return peak_; }
  void reset_peak() { peak_ = live_; }

 private:
  void count(void* data, int64_t bytes) {
    if (data == nullptr) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    bytes_[data] = bytes;
    live_ += bytes;
    peak_ = std::max(peak_, live_);
  }
  static void release(void* data) {
    CountingAllocator& own = instance();
    {
      const std::lock_guard<std::mutex> lock(own.mutex_);
      const auto block = own.bytes_.find(data);
      if (block != own.bytes_.end()) {
        own.live_ -= block->second;
        own.bytes_.erase(block);
      }
    }
    own.base_->raw_deleter()(data);
  }

  c10::Allocator* base_ = c10::GetCPUAllocator();
  std::mutex mutex_;
  std::unordered_map<void*, int64_t> bytes_;
  int64_t live_ = 0;
  int64_t peak_ = 0;
};

/// Before the first tensor.
inline const bool is_counted = [] {
  c10::SetCPUAllocator(&CountingAllocator::instance(), 100);
  return true;
}();

inline int64_t live_bytes() {
  return CountingAllocator::instance().live();
}
inline int64_t peak_bytes() {
  return CountingAllocator::instance().peak();
}
inline void reset_peak() {
  CountingAllocator::instance().reset_peak();
}

#endif
