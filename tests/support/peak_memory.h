#pragma once

#include <malloc.h>

#include <cstdint>
#include <fstream>
#include <string>

namespace tenon::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kMemoryIsExact = false;  // what is freed is kept, to see uses of it
#else
inline constexpr bool kMemoryIsExact = true;
#endif

/// A line of /proc/self/status, in bytes.
inline int64_t memory(const std::string& what) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    int64_t kibibytes = 0;
    if (word == what + ":" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

/// The memory that `body` needs at its peak, beside what was there before.
template <class Body>
int64_t peak_memory_of(const Body& body) {
  ::malloc_trim(0);                             // what is free is given back
  std::ofstream("/proc/self/clear_refs") << 5;  // the peak is now what there is
  const int64_t before = memory("VmRSS");
  body();
  return memory("VmHWM") - before;
}

}  // namespace tenon::test
