#pragma once

#include <cstdint>

#include "tenon/base/export.h"

namespace tenon {

/// How many threads a parallel loop of the calling program uses at most, the caller's included; the
/// machine's processors unless the program or `TENON_NUM_THREADS` says otherwise. Any thread.
TENON_API int get_num_threads();
/// ValueError unless `threads` is at least 1.
TENON_API void set_num_threads(int threads);

/// Whether the caller runs inside a parallel loop; a loop in there stays in its thread.
TENON_API bool in_parallel_region();

namespace detail {
/// For a thread that goes on with the work of another.
void set_in_parallel_region(bool inside);
/// A reference to a callable `void(int64_t begin, int64_t end)`, without owning or allocating.
struct RangeFunction {
  void* object;
  void (*call)(void* object, int64_t begin, int64_t end);
};
TENON_API void run_parallel(int64_t begin, int64_t end, int64_t grain_size, RangeFunction function);
}  // namespace detail

/// Calls `function(b, e)` on parts of [begin, end) that cover it once, in several threads where it
/// is longer than `grain_size`. Each worker runs under the caller's thread state (modes, keys). The
/// first exception thrown is rethrown here, after all parts ended.
template <class Function>
void parallel_for(int64_t begin, int64_t end, int64_t grain_size, const Function& function) {
  if (begin >= end) return;
  // Between bounds of any signs.
  const uint64_t length = static_cast<uint64_t>(end) - static_cast<uint64_t>(begin);
  if (grain_size > 0 && length <= static_cast<uint64_t>(grain_size)) {
    function(begin, end);
    return;
  }
  detail::run_parallel(begin, end, grain_size,
                       {const_cast<Function*>(&function), [](void* object, int64_t b, int64_t e) {
                          (*static_cast<const Function*>(object))(b, e);
                        }});
}

}  // namespace tenon
