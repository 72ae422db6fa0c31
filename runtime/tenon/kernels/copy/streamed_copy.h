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

}  // namespace tenon::kernels
