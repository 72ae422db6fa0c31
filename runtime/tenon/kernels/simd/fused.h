#pragma once

#include "tenon/kernels/simd/vec.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// a * b + c, rounded once where the target has an instruction for it: where the last place may
// depend on the CPU target.

namespace tenon::kernels::TENON_CPU_TARGET {

TENON_ALWAYS_INLINE Vec<float> multiply_add(Vec<float> a, Vec<float> b, Vec<float> c) {
#if defined(TENON_SIMD_AVX512)
  return {_mm512_fmadd_ps(a.raw, b.raw, c.raw)};
#elif defined(TENON_SIMD_AVX2)
  return {_mm256_fmadd_ps(a.raw, b.raw, c.raw)};
#else
  return a * b + c;
#endif
}
TENON_ALWAYS_INLINE Vec<double> multiply_add(Vec<double> a, Vec<double> b, Vec<double> c) {
#if defined(TENON_SIMD_AVX512)
  return {_mm512_fmadd_pd(a.raw, b.raw, c.raw)};
#elif defined(TENON_SIMD_AVX2)
  return {_mm256_fmadd_pd(a.raw, b.raw, c.raw)};
#else
  return a * b + c;
#endif
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
