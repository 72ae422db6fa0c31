#pragma once

#include <cmath>

#include "tenon/kernels/simd/vec.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <sleef.h>
#endif

// Elementary functions of float and double vectors: those of SLEEF for the CPU target at hand,
// within 1 ulp (1.5 for erfc), and lane by lane from the C library where SLEEF is not used. For
// what is not here see math.h.

#define TENON_SLEEF_JOIN_(name, lanes, accuracy, target) Sleef_##name##lanes##_##accuracy##target
#define TENON_SLEEF_JOIN(name, lanes, accuracy, target) \
  TENON_SLEEF_JOIN_(name, lanes, accuracy, target)
#if defined(TENON_SIMD_AVX512)
#define TENON_SLEEF_FLOAT(name, accuracy) TENON_SLEEF_JOIN(name, f16, accuracy, avx512f)
#define TENON_SLEEF_DOUBLE(name, accuracy) TENON_SLEEF_JOIN(name, d8, accuracy, avx512f)
#elif defined(TENON_SIMD_AVX2)
#define TENON_SLEEF_FLOAT(name, accuracy) TENON_SLEEF_JOIN(name, f8, accuracy, avx2)
#define TENON_SLEEF_DOUBLE(name, accuracy) TENON_SLEEF_JOIN(name, d4, accuracy, avx2)
#elif defined(__x86_64__)
#define TENON_SLEEF_FLOAT(name, accuracy) TENON_SLEEF_JOIN(name, f4, accuracy, sse2)
#define TENON_SLEEF_DOUBLE(name, accuracy) TENON_SLEEF_JOIN(name, d2, accuracy, sse2)
#endif

namespace tenon::kernels::TENON_CPU_TARGET {

#if defined(__x86_64__)
#define TENON_ELEMENTARY_DOUBLE(name, accuracy)                    \
  TENON_ALWAYS_INLINE Vec<double> name(Vec<double> x) {            \
    return Vec<double>(TENON_SLEEF_DOUBLE(name, accuracy)(x.raw)); \
  }
#define TENON_ELEMENTARY_UNARY(name, accuracy)                   \
  TENON_ALWAYS_INLINE Vec<float> name(Vec<float> x) {            \
    return Vec<float>(TENON_SLEEF_FLOAT(name, accuracy)(x.raw)); \
  }                                                              \
  TENON_ELEMENTARY_DOUBLE(name, accuracy)
#define TENON_ELEMENTARY_BINARY_DOUBLE(name, accuracy)                    \
  TENON_ALWAYS_INLINE Vec<double> name(Vec<double> x, Vec<double> y) {    \
    return Vec<double>(TENON_SLEEF_DOUBLE(name, accuracy)(x.raw, y.raw)); \
  }
#define TENON_ELEMENTARY_BINARY(name, accuracy)                         \
  TENON_ALWAYS_INLINE Vec<float> name(Vec<float> x, Vec<float> y) {     \
    return Vec<float>(TENON_SLEEF_FLOAT(name, accuracy)(x.raw, y.raw)); \
  }                                                                     \
  TENON_ELEMENTARY_BINARY_DOUBLE(name, accuracy)
#else
#define TENON_ELEMENTARY_DOUBLE(name, accuracy)                            \
  TENON_ALWAYS_INLINE Vec<double> name(Vec<double> x) {                    \
    return map_lanes<double>([](double lane) { return ::name(lane); }, x); \
  }
#define TENON_ELEMENTARY_UNARY(name, accuracy)                              \
  TENON_ALWAYS_INLINE Vec<float> name(Vec<float> x) {                       \
    return map_lanes<float>([](float lane) { return ::name##f(lane); }, x); \
  }                                                                         \
  TENON_ELEMENTARY_DOUBLE(name, accuracy)
#define TENON_ELEMENTARY_BINARY_DOUBLE(name, accuracy)                               \
  TENON_ALWAYS_INLINE Vec<double> name(Vec<double> x, Vec<double> y) {               \
    return map_lanes<double>([](double a, double b) { return ::name(a, b); }, x, y); \
  }
#define TENON_ELEMENTARY_BINARY(name, accuracy)                                      \
  TENON_ALWAYS_INLINE Vec<float> name(Vec<float> x, Vec<float> y) {                  \
    return map_lanes<float>([](float a, float b) { return ::name##f(a, b); }, x, y); \
  }                                                                                  \
  TENON_ELEMENTARY_BINARY_DOUBLE(name, accuracy)
#endif

#if !defined(TENON_SIMD_AVX512) && !defined(TENON_SIMD_AVX2)  // without fused multiply-add
TENON_ELEMENTARY_DOUBLE(erf, u10)
#endif
#if defined(TENON_SIMD_AVX512)  // with instructions that take numbers apart and scale them
TENON_ELEMENTARY_DOUBLE(exp, u10)
TENON_ELEMENTARY_UNARY(log, u10)
#endif
TENON_ELEMENTARY_UNARY(exp2, u10)
TENON_ELEMENTARY_UNARY(log2, u10)
TENON_ELEMENTARY_UNARY(log10, u10)
TENON_ELEMENTARY_UNARY(tan, u10)
TENON_ELEMENTARY_UNARY(asin, u10)
TENON_ELEMENTARY_UNARY(acos, u10)
TENON_ELEMENTARY_UNARY(atan, u10)
TENON_ELEMENTARY_UNARY(atanh, u10)
TENON_ELEMENTARY_UNARY(erfc, u15)
TENON_ELEMENTARY_UNARY(lgamma, u10)
TENON_ELEMENTARY_BINARY(pow, u10)
TENON_ELEMENTARY_BINARY(atan2, u10)
TENON_ELEMENTARY_BINARY_DOUBLE(hypot, u05)

namespace detail {
// For what they are asked see sine.h.
TENON_ELEMENTARY_UNARY(sin, u10)
TENON_ELEMENTARY_UNARY(cos, u10)
// Those that fail far out, see whole_range.h.
TENON_ELEMENTARY_UNARY(sinh, u10)
TENON_ELEMENTARY_UNARY(cosh, u10)
TENON_ELEMENTARY_UNARY(asinh, u10)
TENON_ELEMENTARY_UNARY(acosh, u10)
TENON_ELEMENTARY_BINARY(fmod, )
}  // namespace detail

#undef TENON_ELEMENTARY_DOUBLE
#undef TENON_ELEMENTARY_UNARY
#undef TENON_ELEMENTARY_BINARY
#undef TENON_ELEMENTARY_BINARY_DOUBLE

}  // namespace tenon::kernels::TENON_CPU_TARGET
