#pragma once

#include "tenon/kernels/simd/vec.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Vectors and bounds: what keeps them within, and whether they are; and a number as its sign and
// its magnitude.

namespace tenon::kernels::TENON_CPU_TARGET::detail {

// `x`, or the limit where it is beyond; NaN if `x` is. Instructions of two operands give the second
// where one is NaN, and take half the time of a comparison and a choice.
#if defined(TENON_SIMD_AVX512)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm512_##extremum##_##suffix(limit.raw, x.raw)         \
  }
#elif defined(TENON_SIMD_AVX2)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm256_##extremum##_##suffix(limit.raw, x.raw)         \
  }
#elif defined(__x86_64__)
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) \
  return {                                                 \
    _mm_##extremum##_##suffix(limit.raw, x.raw)            \
  }
#else
#define TENON_LIMIT(extremum, suffix, limit, x, otherwise) return where(otherwise, limit, x)
#endif
TENON_ALWAYS_INLINE Vec<float> at_most(Vec<float> x, Vec<float> limit) {
  TENON_LIMIT(min, ps, limit, x, x > limit);
}
TENON_ALWAYS_INLINE Vec<double> at_most(Vec<double> x, Vec<double> limit) {
  TENON_LIMIT(min, pd, limit, x, x > limit);
}
TENON_ALWAYS_INLINE Vec<float> at_least(Vec<float> x, Vec<float> limit) {
  TENON_LIMIT(max, ps, limit, x, x < limit);
}
TENON_ALWAYS_INLINE Vec<double> at_least(Vec<double> x, Vec<double> limit) {
  TENON_LIMIT(max, pd, limit, x, x < limit);
}
#undef TENON_LIMIT

template <class T>
struct SignAndMagnitude {
  using Bits = typename Mask<T>::Raw;

  TENON_ALWAYS_INLINE explicit SignAndMagnitude(Vec<T> x)
      : sign((Bits)x.raw & (Bits)Vec<T>(-0.0f).raw),
        magnitude((typename Vec<T>::Raw)((Bits)x.raw ^ sign)) {}
  /// `value`, which is not negative, with the sign.
  TENON_ALWAYS_INLINE Vec<T> with_sign(Vec<T> value) const {
    return (typename Vec<T>::Raw)((Bits)value.raw | sign);
  }

  Bits sign;
  Vec<T> magnitude;
};

template <class T>
TENON_ALWAYS_INLINE bool any(Mask<T> mask) {
#if defined(TENON_SIMD_AVX512)
  return _mm512_movepi32_mask((__m512i)mask.raw) != 0;
#elif defined(TENON_SIMD_AVX2)
  return _mm256_movemask_epi8((__m256i)mask.raw) != 0;
#elif defined(__x86_64__)
  return _mm_movemask_epi8((__m128i)mask.raw) != 0;
#else
  bool found = false;
  for (int i = 0; i < Vec<T>::kLanes; ++i) found |= mask.raw[i] != 0;
  return found;
#endif
}

#if defined(TENON_SIMD_AVX512)
// A mask in a register of its own, not in one of the vector's width.
TENON_ALWAYS_INLINE bool any_greater(Vec<float> a, Vec<float> b) {
  return _mm512_cmp_ps_mask(a.raw, b.raw, _CMP_GT_OQ) != 0;
}
TENON_ALWAYS_INLINE bool any_greater(Vec<double> a, Vec<double> b) {
  return _mm512_cmp_pd_mask(a.raw, b.raw, _CMP_GT_OQ) != 0;
}
TENON_ALWAYS_INLINE bool all_less(Vec<float> a, Vec<float> b) {
  return _mm512_cmp_ps_mask(a.raw, b.raw, _CMP_NLT_UQ) == 0;
}
TENON_ALWAYS_INLINE bool all_less(Vec<double> a, Vec<double> b) {
  return _mm512_cmp_pd_mask(a.raw, b.raw, _CMP_NLT_UQ) == 0;
}
#else
template <class T>
TENON_ALWAYS_INLINE bool any_greater(Vec<T> a, Vec<T> b) {
  return any(a > b);
}
template <class T>
TENON_ALWAYS_INLINE bool all_less(Vec<T> a, Vec<T> b) {
  return !any(!(a < b));
}
#endif

}  // namespace tenon::kernels::TENON_CPU_TARGET::detail
