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

/// The first `count` elements, of any number from none to more than a vector has.
template <class T>
TENON_ALWAYS_INLINE VecOf<T> load_first(const T* from, int64_t count) {
  if (count >= VecOf<T>::kLanes) return Elements<T>::load(from);
  return count > 0 ? Elements<T>::load(from, count) : VecOf<T>(0);
}
template <class T>
TENON_ALWAYS_INLINE void store_first(T* to, VecOf<T> value, int64_t count) {
  if (count >= VecOf<T>::kLanes) return Elements<T>::store(to, value);
  if (count > 0) Elements<T>::store(to, value, count);
}

/// Which lanes of a vector are the first so many.
template <class V>
class FirstLanes {
 public:
  TENON_ALWAYS_INLINE explicit FirstLanes(int64_t count) {
    static constexpr Table kOnesThenZeros = [] {
      Table table{};
      for (int i = 0; i < kVectorBytes; ++i) table.bytes[i] = 0xff;
      return table;
    }();
    constexpr auto kSize = static_cast<int64_t>(sizeof(typename V::Lane));
    const int64_t kept = count * kSize;  // fits: count is of lanes
    __builtin_memcpy(&bits_, kOnesThenZeros.bytes + kVectorBytes - kept, kVectorBytes);
  }

  /// These of `value`, and 0 in the place of the others.
  TENON_ALWAYS_INLINE V of(V value) const { return (typename V::Raw)((Bytes)value.raw & bits_); }
  TENON_ALWAYS_INLINE V of(V value, V others) const {
    return (typename V::Raw)(((Bytes)value.raw & bits_) | ((Bytes)others.raw & ~bits_));
  }

 private:
  typedef uint8_t Bytes __attribute__((vector_size(kVectorBytes)));
  struct Table {
    uint8_t bytes[2 * kVectorBytes];
  };

  Bytes bits_;
};

/// The first `count` lanes of a vector, and `others` in the place of the rest.
template <class V>
TENON_ALWAYS_INLINE V first_lanes(V value, int64_t count, V others) {
  return count == V::kLanes ? value : FirstLanes<V>(count).of(value, others);
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
