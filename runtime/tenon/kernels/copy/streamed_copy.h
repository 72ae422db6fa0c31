#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

namespace tenon::kernels {

/// Results of so many bytes are not in the cache when they are read next, so that writing them past
/// it spares the reading of what they replace.
inline constexpr int64_t kLeastStreamed = 1 << 24;

/// Copies to memory past the cache. What it wrote is seen by other threads after `finish_streams`.
inline void copy_streamed(char* to, const char* from, int64_t bytes) {
#if defined(__x86_64__)
  const auto before = std::min<int64_t>(-reinterpret_cast<intptr_t>(to) & 15, bytes);
  std::memcpy(to, from, static_cast<size_t>(before));
  int64_t i = before;
  for (; i + 16 <= bytes; i += 16) {
    const __m128i part = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i));
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + i), part);
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

/// Calls `compute(block, first, n)` for blocks of the elements in [begin, end), of `size` bytes
/// each, and copies what it writes to `block` past the cache, to their places in `out`.
template <class Compute>
void stream_blocks(char* out, int64_t size, int64_t begin, int64_t end, const Compute& compute) {
  alignas(64) char block[8192];  // stays in the first cache
  const int64_t most = static_cast<int64_t>(sizeof(block)) / size;
  for (int64_t first = begin; first < end; first += most) {
    const int64_t n = std::min(most, end - first);
    compute(block, first, n);
    copy_streamed(out + first * size, block, n * size);  // fits: elements in memory
  }
  finish_streams();
}

}  // namespace tenon::kernels
