#pragma once

#include "tenon/kernels/simd/lanes.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Vectors of floats as two of doubles, and back. With the target's own instructions: compilers
// convert half a register lane by lane, or two at a time.

namespace tenon::kernels::TENON_CPU_TARGET {

/// The first half of the lanes.
TENON_ALWAYS_INLINE Vec<double> first_doubles(Vec<float> x) {
#if defined(TENON_SIMD_AVX512)
  return {_mm512_cvtps_pd(_mm512_castps512_ps256(x.raw))};
#elif defined(TENON_SIMD_AVX2)
  return {_mm256_cvtps_pd(_mm256_castps256_ps128(x.raw))};
#elif defined(__x86_64__)
  return {_mm_cvtps_pd(x.raw)};
#else
  return {__builtin_convertvector(detail::first_half(x.raw), Vec<double>::Raw)};
#endif
}

/// The second half.
TENON_ALWAYS_INLINE Vec<double> second_doubles(Vec<float> x) {
#if defined(TENON_SIMD_AVX512)
  return {_mm512_cvtps_pd(_mm512_extractf32x8_ps(x.raw, 1))};
#elif defined(TENON_SIMD_AVX2)
  return {_mm256_cvtps_pd(_mm256_extractf128_ps(x.raw, 1))};
#elif defined(__x86_64__)
  return {_mm_cvtps_pd(_mm_movehl_ps(x.raw, x.raw))};
#else
  return {__builtin_convertvector(detail::second_half(x.raw), Vec<double>::Raw)};
#endif
}

/// Both halves as floats, rounded to the nearest.
TENON_ALWAYS_INLINE Vec<float> as_floats(Vec<double> first, Vec<double> second) {
#if defined(TENON_SIMD_AVX512)
  const __m512 half = _mm512_castps256_ps512(_mm512_cvtpd_ps(first.raw));
  return {_mm512_insertf32x8(half, _mm512_cvtpd_ps(second.raw), 1)};
#elif defined(TENON_SIMD_AVX2)
  return {_mm256_set_m128(_mm256_cvtpd_ps(second.raw), _mm256_cvtpd_ps(first.raw))};
#elif defined(__x86_64__)
  return {_mm_movelh_ps(_mm_cvtpd_ps(first.raw), _mm_cvtpd_ps(second.raw))};
#else
  typedef float Half __attribute__((vector_size(kVectorBytes / 2)));
  const Half low = __builtin_convertvector(first.raw, Half);
  return {detail::joined(low, __builtin_convertvector(second.raw, Half))};
#endif
}

/// In doubles.
TENON_ALWAYS_INLINE double sum_of_lanes(Vec<float> value) {
  return sum_of_lanes(first_doubles(value) + second_doubles(value));
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
