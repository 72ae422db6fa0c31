#pragma once

#include "tenon/base/allocator.h"

namespace tenon::test {

/// Limits the memory of large blocks while it lives.
class MemoryLimit {
 public:
  explicit MemoryLimit(size_t bytes) : before_(memory_limit()) {
    release_cached_memory();
    set_memory_limit(bytes);
  }
  MemoryLimit(const MemoryLimit&) = delete;
  MemoryLimit& operator=(const MemoryLimit&) = delete;
  ~MemoryLimit() { set_memory_limit(before_); }

 private:
  size_t before_;
};

}  // namespace tenon::test
