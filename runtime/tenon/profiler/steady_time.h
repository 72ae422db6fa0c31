#pragma once

#include <chrono>
#include <cstdint>

namespace tenon::detail {

/// Nanoseconds of the steady clock.
inline int64_t steady_time() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
}

}  // namespace tenon::detail
