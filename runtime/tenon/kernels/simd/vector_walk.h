#pragma once

#include "tenon/kernels/simd/elements.h"

// Arrays as vectors, of which the last may be a part. Compiled once per CPU target, see Note [Code
// that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {

template <class T>
using VecOf = typename Elements<T>::V;

/// The first `lanes` elements, from one to as many as a vector has.
template <class T>
TENON_ALWAYS_INLINE VecOf<T> load_lanes(const T* from, int64_t lanes) {
  if (lanes < 1 || lanes > VecOf<T>::kLanes) __builtin_unreachable();
  return lanes == VecOf<T>::kLanes ? Elements<T>::load(from) : Elements<T>::load(from, lanes);
}
template <class T>
TENON_ALWAYS_INLINE void store_lanes(T* to, VecOf<T> value, int64_t lanes) {
  if (lanes < 1 || lanes > VecOf<T>::kLanes) __builtin_unreachable();
  if (lanes == VecOf<T>::kLanes)
    Elements<T>::store(to, value);
  else
    Elements<T>::store(to, value, lanes);
}

/// Calls `function(i, lanes)` for the vectors of `count` elements.
template <class T, class Function>
TENON_ALWAYS_INLINE void for_each_vector(int64_t count, const Function& function) {
  constexpr int64_t kLanes = VecOf<T>::kLanes;
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) function(i, kLanes);
  if (i < count) function(i, count - i);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
