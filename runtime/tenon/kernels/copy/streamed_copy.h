#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace tenon::kernels {

/// What transposes, and what compiled loops of several operators write, goes past the cache from so
/// many bytes on: that spares the reading of what is replaced. Single pointwise kernels gain
/// nothing by it, see docs/performance.md.
inline constexpr int64_t kLeastStreamed = 1 << 24;

/// Bytes from an address to the next line of the cache.
inline int64_t bytes_to_line(const char* address) {
  return static_cast<int64_t>(-reinterpret_cast<uintptr_t>(address) & 63);
}

/// Copies to memory, whole lines past the cache: of a line that is written in parts memory would
/// have to read the rest. What it wrote is seen by other threads after `finish_streams`.
inline void copy_streamed(char* to, const char* from, int64_t bytes) {
#if defined(__x86_64__)
  const int64_t before = std::min(bytes_to_line(to), bytes);
  std::memcpy(to, from, static_cast<size_t>(before));
  int64_t i = before;
  for (; i + 64 <= bytes; i += 64) {
#pragma GCC unroll 4
    for (int64_t part = i; part < i + 64; part += 16) {
      const __m128i four = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + part));
      _mm_stream_si128(reinterpret_cast<__m128i*>(to + part), four);
    }
  }
  std::memcpy(to + i, from + i, static_cast<size_t>(bytes - i));
#else
  std::memcpy(to, from, static_cast<size_t>(bytes));
#endif
}

inline void finish_streams() {
#if defined(__x86_64__)
  _mm_sfence();
#endif
}

}  // namespace tenon::kernels
