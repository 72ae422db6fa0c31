#pragma once

#include <cstdint>

#include "tenon/base/export.h"

namespace tenon::kernels {

/// Bytes of a line of the cache.
inline constexpr int64_t kCacheLine = 64;

/// How far ahead, in elements, loops ask for indices that they read one after another: beside loads
/// without an order the processor does not fetch them by itself in time.
inline constexpr int64_t kIndicesAhead = 256;

/// Asks for memory that is read soon. Inlined, for GCC drops calls of a function that does nothing
/// else.
TENON_ALWAYS_INLINE void fetch(const void* from, int64_t bytes) {
  for (int64_t i = 0; i < bytes; i += kCacheLine) {
    __builtin_prefetch(static_cast<const char*>(from) + i);
  }
}

}  // namespace tenon::kernels
