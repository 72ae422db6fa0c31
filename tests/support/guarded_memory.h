#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstddef>

namespace tenon::test {

/// Memory behind whose last byte nothing may be read or written: the system ends a process that
/// does.
class GuardedMemory {
 public:
  explicit GuardedMemory(size_t bytes) {
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    const size_t pages = (bytes + page - 1) / page;
    size_ = (pages + 1) * page;
    void* const mapped =
        mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    REQUIRE(mapped != MAP_FAILED);
    begin_ = static_cast<char*>(mapped);
    char* const guard = begin_ + pages * page;
    REQUIRE(mprotect(guard, page, PROT_NONE) == 0);
    data_ = guard - bytes;
  }
  GuardedMemory(const GuardedMemory&) = delete;
  GuardedMemory& operator=(const GuardedMemory&) = delete;
  ~GuardedMemory() { munmap(begin_, size_); }

  char* data() const { return data_; }

 private:
  char* begin_ = nullptr;
  size_t size_ = 0;
  char* data_ = nullptr;
};

}  // namespace tenon::test
