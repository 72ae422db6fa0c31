#pragma once

#include "tenon/kernels/simd/exponential.h"

// Square root and rounding of float and double vectors: single instructions where there are.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

#if defined(TENON_SIMD_AVX512)
#define TENON_ROUNDING(name, mode, sleef)                                        \
  TENON_ALWAYS_INLINE Vec<float> name##_lanes(Vec<float> x) {                    \
    return Vec<float>(_mm512_roundscale_ps(x.raw, _MM_FROUND_NO_EXC | (mode)));  \
  }                                                                              \
  TENON_ALWAYS_INLINE Vec<double> name##_lanes(Vec<double> x) {                  \
    return Vec<double>(_mm512_roundscale_pd(x.raw, _MM_FROUND_NO_EXC | (mode))); \
  }
TENON_ALWAYS_INLINE Vec<float> sqrt_lanes(Vec<float> x) {
  return {_mm512_sqrt_ps(x.raw)};
}
TENON_ALWAYS_INLINE Vec<double> sqrt_lanes(Vec<double> x) {
  return {_mm512_sqrt_pd(x.raw)};
}
#elif defined(TENON_SIMD_AVX2)
#define TENON_ROUNDING(name, mode, sleef)                                   \
  TENON_ALWAYS_INLINE Vec<float> name##_lanes(Vec<float> x) {               \
    return Vec<float>(_mm256_round_ps(x.raw, _MM_FROUND_NO_EXC | (mode)));  \
  }                                                                         \
  TENON_ALWAYS_INLINE Vec<double> name##_lanes(Vec<double> x) {             \
    return Vec<double>(_mm256_round_pd(x.raw, _MM_FROUND_NO_EXC | (mode))); \
  }
TENON_ALWAYS_INLINE Vec<float> sqrt_lanes(Vec<float> x) {
  return {_mm256_sqrt_ps(x.raw)};
}
TENON_ALWAYS_INLINE Vec<double> sqrt_lanes(Vec<double> x) {
  return {_mm256_sqrt_pd(x.raw)};
}
#elif defined(__x86_64__)
#define TENON_ROUNDING(name, mode, sleef)                       \
  TENON_ALWAYS_INLINE Vec<float> name##_lanes(Vec<float> x) {   \
    return Vec<float>(TENON_SLEEF_FLOAT(sleef, )(x.raw));       \
  }                                                             \
  TENON_ALWAYS_INLINE Vec<double> name##_lanes(Vec<double> x) { \
    return Vec<double>(TENON_SLEEF_DOUBLE(sleef, )(x.raw));     \
  }
TENON_ALWAYS_INLINE Vec<float> sqrt_lanes(Vec<float> x) {
  return {_mm_sqrt_ps(x.raw)};
}
TENON_ALWAYS_INLINE Vec<double> sqrt_lanes(Vec<double> x) {
  return {_mm_sqrt_pd(x.raw)};
}
#else
#define TENON_ROUNDING(name, mode, libm)                                    \
  TENON_ALWAYS_INLINE Vec<float> name##_lanes(Vec<float> x) {               \
    return map_lanes<float>([](float lane) { return ::libm##f(lane); }, x); \
  }                                                                         \
  TENON_ALWAYS_INLINE Vec<double> name##_lanes(Vec<double> x) {             \
    return map_lanes<double>([](double lane) { return ::libm(lane); }, x);  \
  }
TENON_ALWAYS_INLINE Vec<float> sqrt_lanes(Vec<float> x) {
  return map_lanes<float>([](float lane) { return ::sqrtf(lane); }, x);
}
TENON_ALWAYS_INLINE Vec<double> sqrt_lanes(Vec<double> x) {
  return map_lanes<double>([](double lane) { return ::sqrt(lane); }, x);
}
#endif

TENON_ROUNDING(floor, _MM_FROUND_TO_NEG_INF, floor)
TENON_ROUNDING(ceil, _MM_FROUND_TO_POS_INF, ceil)
TENON_ROUNDING(trunc, _MM_FROUND_TO_ZERO, trunc)
TENON_ROUNDING(round, _MM_FROUND_TO_NEAREST_INT, rint)
#undef TENON_ROUNDING

}  // namespace detail

#define TENON_ROUNDING(name)                  \
  template <class T>                          \
  TENON_ALWAYS_INLINE Vec<T> name(Vec<T> x) { \
    if constexpr (Vec<T>::kIsFloating)        \
      return detail::name##_lanes(x);         \
    else                                      \
      return x;                               \
  }
/// Integers are returned as they are.
TENON_ROUNDING(floor)
TENON_ROUNDING(ceil)
TENON_ROUNDING(trunc)
/// Halves go to the even neighbour.
TENON_ROUNDING(round)
#undef TENON_ROUNDING

TENON_ALWAYS_INLINE Vec<float> sqrt(Vec<float> x) {
  return detail::sqrt_lanes(x);
}
TENON_ALWAYS_INLINE Vec<double> sqrt(Vec<double> x) {
  return detail::sqrt_lanes(x);
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
