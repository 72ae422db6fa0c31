#include "tenon/kernels/copy/streamed_copy.h"

#include <unistd.h>

#include <atomic>

namespace tenon::kernels {
namespace {

/// Twice the last cache, or what that is where the system does not know it.
int64_t least_of_system() {
  constexpr int64_t kUsual = int64_t{64} << 20;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  const long size = sysconf(_SC_LEVEL3_CACHE_SIZE);
  if (size > 0) return 2 * int64_t{size};
#endif
  return kUsual;
}

constinit std::atomic<int64_t> least_beyond_cache{0};  // until it is asked for

}  // namespace

bool exceeds_cache(int64_t bytes) {
  int64_t least = least_beyond_cache.load(std::memory_order_relaxed);
  if (least == 0) least_beyond_cache.store(least = least_of_system(), std::memory_order_relaxed);
  return bytes >= least;
}

int64_t set_least_beyond_cache(int64_t bytes) {
  return least_beyond_cache.exchange(bytes, std::memory_order_relaxed);
}

}  // namespace tenon::kernels
