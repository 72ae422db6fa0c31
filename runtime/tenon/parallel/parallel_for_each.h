#pragma once

#include <algorithm>

#include "tenon/parallel/parallel.h"

namespace tenon {

/// Calls `function(i)` for each i of [0, count), which works on about `work` elements, in several
/// threads where it is work enough. See `parallel_for`.
template <class Function>
TENON_ALWAYS_INLINE void parallel_for_each(int64_t count, int64_t work, const Function& function) {
  constexpr int64_t kGrain = 1 << 14;  // elements that are worth waking a thread for
  parallel_for(0, count, 1 + kGrain / std::max<int64_t>(work, 1), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) function(i);
  });
}

}  // namespace tenon
