#pragma once

#include "tenon/kernels/simd/doubles.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// a * b + c, rounded once where the target has an instruction for it: where the last place may
// depend on the CPU target.

namespace tenon::kernels::TENON_CPU_TARGET {

template <class T>
requires Vec<T>::kIsFloating TENON_ALWAYS_INLINE Vec<T> multiply_add(
    Vec<T> a, std::type_identity_t<Vec<T>> b, std::type_identity_t<Vec<T>> c) {
#if defined(TENON_SIMD_AVX512)
  if constexpr (std::is_same_v<T, float>)
    return {_mm512_fmadd_ps(a.raw, b.raw, c.raw)};
  else
    return {_mm512_fmadd_pd(a.raw, b.raw, c.raw)};
#elif defined(TENON_SIMD_AVX2)
  if constexpr (std::is_same_v<T, float>)
    return {_mm256_fmadd_ps(a.raw, b.raw, c.raw)};
  else
    return {_mm256_fmadd_pd(a.raw, b.raw, c.raw)};
#else
  return a * b + c;
#endif
}

/// The same, but rounded once on every target, but for 2^-29 of an ulp.
TENON_ALWAYS_INLINE Vec<float> multiply_add_once(Vec<float> a, Vec<float> b, Vec<float> c) {
#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
  return multiply_add(a, b, c);
#else
  return as_floats(first_doubles(a) * first_doubles(b) + first_doubles(c),
                   second_doubles(a) * second_doubles(b) + second_doubles(c));
#endif
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
