#pragma once

#include "tenon/kernels/linear_algebra/product_epilogue.h"
#include "tenon/kernels/simd/fused.h"

// For sources that are compiled once per CPU target, see the Note in tenon/kernels/simd/vec.h: what
// loops over products add up in, and what they store.

namespace tenon::kernels::TENON_CPU_TARGET {

namespace detail {

#if defined(TENON_SIMD_AVX2)
/// All bits of the first `count` lanes.
template <class T>
TENON_ALWAYS_INLINE __m256i first_lanes(int64_t count) {
  const int limit = static_cast<int>(count);
  if constexpr (sizeof(T) == 4)
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(limit), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  else
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x(limit), _mm256_setr_epi64x(0, 1, 2, 3));
}
#endif

/// The first `count` lanes of a register, of any number from none to more than it has; the others
/// are 0, and not read.
template <class T>
TENON_ALWAYS_INLINE Vec<T> load_some(const T* source, int64_t count) {
#if defined(TENON_SIMD_AVX512)
  if constexpr (sizeof(T) == 4)
    return {_mm512_maskz_loadu_ps(static_cast<__mmask16>((1u << count) - 1), source)};
  else
    return {_mm512_maskz_loadu_pd(static_cast<__mmask8>((1u << count) - 1), source)};
#elif defined(TENON_SIMD_AVX2)
  if constexpr (sizeof(T) == 4)
    return {_mm256_maskload_ps(source, first_lanes<T>(count))};
  else
    return {_mm256_maskload_pd(source, first_lanes<T>(count))};
#else
  Vec<T> result(T(0));
  for (int64_t i = 0; i < Vec<T>::kLanes && i < count; ++i) result.raw[i] = source[i];
  return result;
#endif
}

/// Stores no lane after them.
template <class T>
TENON_ALWAYS_INLINE void store_some(Vec<T> value, T* target, int64_t count) {
#if defined(TENON_SIMD_AVX512)
  if constexpr (sizeof(T) == 4)
    _mm512_mask_storeu_ps(target, static_cast<__mmask16>((1u << count) - 1), value.raw);
  else
    _mm512_mask_storeu_pd(target, static_cast<__mmask8>((1u << count) - 1), value.raw);
#elif defined(TENON_SIMD_AVX2)
  if constexpr (sizeof(T) == 4)
    _mm256_maskstore_ps(target, first_lanes<T>(count), value.raw);
  else
    _mm256_maskstore_pd(target, first_lanes<T>(count), value.raw);
#else
  for (int64_t i = 0; i < Vec<T>::kLanes && i < count; ++i) target[i] = value.raw[i];
#endif
}

}  // namespace detail

/// 64 bytes on every target: in how many registers makes no difference to sums.
template <class T>
struct Lanes {
  static constexpr int kCount = 64 / sizeof(T), kParts = 64 / kVectorBytes;
  using V = Vec<T>;

  TENON_ALWAYS_INLINE static Lanes zeros() {
    Lanes result;
    for (V& part : result.parts) part = V(T(0));
    return result;
  }
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
      result.parts[i] = detail::load_some(source + i * V::kLanes, count - i * V::kLanes);
    }
    return result;
  }
  /// Nothing after the first `count` is written.
  TENON_ALWAYS_INLINE void store_some(T* target, int64_t count) const {
    if (count == kCount) return store(target);
    for (int i = 0; i < kParts; ++i) {
      detail::store_some(parts[i], target + i * V::kLanes, count - i * V::kLanes);
    }
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
    const auto second = Lanes<T>::load_some(epilogue.second + i, count);
    for (int p = 0; p < Lanes<T>::kParts; ++p) result.parts[p] += second.parts[p];
  }
  if (epilogue.rectifies) {
    const V zero(T(0));
    for (V& part : result.parts) part = where(part <= zero, zero, part);
  }
  return result;
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
