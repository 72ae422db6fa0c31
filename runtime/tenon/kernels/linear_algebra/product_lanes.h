#pragma once

#include "tenon/kernels/linear_algebra/product_epilogue.h"
#include "tenon/kernels/simd/fused.h"
#include "tenon/kernels/simd/vector_walk.h"

// For sources that are compiled once per CPU target, see the Note in tenon/kernels/simd/vec.h: what
// loops over products add up in, and what they store.

namespace tenon::kernels::TENON_CPU_TARGET {

/// 64 bytes on every target: in how many registers makes no difference to sums.
template <class T>
struct Lanes {
  static constexpr int kCount = 64 / sizeof(T), kParts = 64 / kVectorBytes;
  using V = Vec<T>;

  TENON_ALWAYS_INLINE static Lanes all(T value) {
    Lanes result;
    for (V& part : result.parts) part = V(value);
    return result;
  }
  TENON_ALWAYS_INLINE static Lanes zeros() { return all(T(0)); }
  TENON_ALWAYS_INLINE static Lanes load(const T* source) {
    Lanes result;
    for (int i = 0; i < kParts; ++i) result.parts[i] = V::load(source + i * V::kLanes);
    return result;
  }
  TENON_ALWAYS_INLINE void store(T* target) const {
    for (int i = 0; i < kParts; ++i) parts[i].store(target + i * V::kLanes);
  }
  /// The first `count` lanes, of which there is one at least; the others are 0, and not read.
  TENON_ALWAYS_INLINE static Lanes load_some(const T* source, int64_t count) {
    if (count == kCount) return load(source);
    Lanes result;
    for (int i = 0; i < kParts; ++i) {
      result.parts[i] = load_first(source + i * V::kLanes, count - i * V::kLanes);
    }
    return result;
  }
  /// Nothing after the first `count` is written.
  TENON_ALWAYS_INLINE void store_some(T* target, int64_t count) const {
    if (count == kCount) return store(target);
    for (int i = 0; i < kParts; ++i) {
      store_first(target + i * V::kLanes, parts[i], count - i * V::kLanes);
    }
  }
  TENON_ALWAYS_INLINE void add(const Lanes& other) {
    for (int i = 0; i < kParts; ++i) parts[i] += other.parts[i];
  }
  TENON_ALWAYS_INLINE void add_product(const Lanes& a, V b) {
    for (int i = 0; i < kParts; ++i) parts[i] = parts[i] + a.parts[i] * b;
  }
  /// Rounded once where the target has an instruction for it.
  TENON_ALWAYS_INLINE void add_fused_product(const Lanes& a, const Lanes& b) {
    for (int i = 0; i < kParts; ++i) parts[i] = multiply_add(a.parts[i], b.parts[i], parts[i]);
  }
  TENON_ALWAYS_INLINE void add_fused_product(const Lanes& a, V b) {
    for (int i = 0; i < kParts; ++i) parts[i] = multiply_add(a.parts[i], b, parts[i]);
  }

  V parts[kParts];
};

/// The element `i` of the result.
template <class T>
TENON_ALWAYS_INLINE T finished(T sum, const ProductEpilogue<T>& epilogue, int64_t i) {
  T value = (epilogue.addend ? epilogue.addend[i] : T(0)) + epilogue.alpha * sum;
  if (epilogue.second) value = value + epilogue.second[i];
  return epilogue.rectifies && value <= T(0) ? T(0) : value;
}

/// The elements of the result from `i` on, of which the first `count` count.
template <class T>
TENON_ALWAYS_INLINE Lanes<T> finished(const Lanes<T>& sums, const ProductEpilogue<T>& epilogue,
                                      int64_t i, int64_t count = Lanes<T>::kCount) {
  using V = typename Lanes<T>::V;
  Lanes<T> result =
      epilogue.addend ? Lanes<T>::load_some(epilogue.addend + i, count) : Lanes<T>::zeros();
  result.add_product(sums, V(epilogue.alpha));
  if (epilogue.second) {
    result.add(Lanes<T>::load_some(epilogue.second + i, count));
  }
  if (epilogue.rectifies) {
    const V zero(T(0));
    for (V& part : result.parts) part = where(part <= zero, zero, part);
  }
  return result;
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
