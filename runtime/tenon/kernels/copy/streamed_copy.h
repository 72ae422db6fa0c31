#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "tenon/base/export.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace tenon::kernels {

/// Results of so many bytes are not in the cache when they are read next, so that writing them past
/// it spares the reading of what they replace.
inline constexpr int64_t kLeastStreamed = 1 << 24;

/// Whether a call that reads and writes so many bytes leaves too little of them in the cache for
/// the next one, which then gains more from what is not read for its writing.
bool exceeds_cache(int64_t bytes);
/// For tests: what exceeds it from now on; 0 for what the system says. Returns what it was.
TENON_API int64_t set_least_beyond_cache(int64_t bytes);

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

/// Writes `n` elements of `size` bytes past the cache: `compute(block, first, count)` gives those
/// from `first` on, by blocks that stay in the first cache, of which all but the first begin lines.
template <class Compute>
[[gnu::noinline]] void stream_elements(char* out, int64_t size, int64_t n, const Compute& compute) {
  constexpr int64_t kBlockBytes = 4096;
  alignas(64) char block[kBlockBytes];
  int64_t most = (kBlockBytes - 64 + bytes_to_line(out)) / size;
  for (int64_t first = 0; first < n; first += most, most = kBlockBytes / size) {
    const int64_t count = std::min(most, n - first);
    compute(block, first, count);
    copy_streamed(out + first * size, block, count * size);  // fits: elements in memory
  }
  finish_streams();
}

}  // namespace tenon::kernels
