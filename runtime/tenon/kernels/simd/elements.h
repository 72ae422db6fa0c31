#pragma once

#include "tenon/base/bfloat16.h"
#include "tenon/base/float16.h"
#include "tenon/kernels/simd/vec.h"

#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// How vectors are loaded from and stored to arrays, whole or the first `n` lanes of them. The lanes
// behind a part are zero.

namespace tenon::kernels::TENON_CPU_TARGET {
namespace detail {

template <int bytes>
TENON_ALWAYS_INLINE void copy_fixed(void* target, const void* source) {
  __builtin_memcpy(target, source, bytes);
}

/// The first `bytes` of a register, fewer than kVectorBytes, as two moves that may overlap, since a
/// call to memcpy would cost more than the arithmetic on a small tensor.
TENON_ALWAYS_INLINE void copy_part(void* target, const void* source, int64_t bytes) {
  auto* to = static_cast<char*>(target);
  auto* from = static_cast<const char*>(source);
#define TENON_COPY_ENDS(width)                                       \
  if ((width) < kVectorBytes && bytes >= (width)) {                  \
    copy_fixed<width>(to, from);                                     \
    copy_fixed<width>(to + bytes - (width), from + bytes - (width)); \
    return;                                                          \
  }
  TENON_COPY_ENDS(32)
  TENON_COPY_ENDS(16)
  TENON_COPY_ENDS(8)
  TENON_COPY_ENDS(4)
  TENON_COPY_ENDS(2)
#undef TENON_COPY_ENDS
  if (bytes == 1) *to = *from;
}

#if defined(TENON_SIMD_AVX512)
TENON_ALWAYS_INLINE __mmask64 first_bytes(int64_t bytes) {
  return (uint64_t{1} << bytes) - 1;
}
#endif

/// The first `bytes` of a register, or of half of one, not all of them.
template <class Raw>
TENON_ALWAYS_INLINE Raw load_part(const void* source, int64_t bytes) {
#if defined(TENON_SIMD_AVX512)
  if constexpr (sizeof(Raw) == 32)
    return (Raw)_mm256_maskz_loadu_epi8(static_cast<__mmask32>(first_bytes(bytes)), source);
  else
    return (Raw)_mm512_maskz_loadu_epi8(first_bytes(bytes), source);
#else
#if defined(TENON_SIMD_AVX2)
  if constexpr (sizeof(Raw{}[0]) >= 4) {
    // There is no such store that is fast on every processor.
    const __m256i words = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i first = _mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(bytes / 4)), words);
    return (Raw)_mm256_maskload_epi32(static_cast<const int*>(source), first);
  }
#endif
  Raw result = {};
  copy_part(&result, source, bytes);
  return result;
#endif
}
template <class Raw>
TENON_ALWAYS_INLINE void store_part(void* target, Raw raw, int64_t bytes) {
#if defined(TENON_SIMD_AVX512)
  if constexpr (sizeof(Raw) == 32)
    _mm256_mask_storeu_epi8(target, static_cast<__mmask32>(first_bytes(bytes)), (__m256i)raw);
  else
    _mm512_mask_storeu_epi8(target, first_bytes(bytes), (__m512i)raw);
#else
  copy_part(target, &raw, bytes);
#endif
}

}  // namespace detail

/// Elements of `T` in memory, and as the vectors `V` that they are computed in.
template <class T>
struct Elements {
  using V = Vec<T>;
  static constexpr int64_t kBytes = kVectorBytes;

  TENON_ALWAYS_INLINE static V load(const void* source) { return normalised(V::load(source)); }
  TENON_ALWAYS_INLINE static V load(const void* source, int64_t n) {
    return normalised(detail::load_part<typename V::Raw>(source, n * int64_t{sizeof(T)}));
  }
  TENON_ALWAYS_INLINE static void store(void* target, V value) { value.store(target); }
  TENON_ALWAYS_INLINE static void store(void* target, V value, int64_t n) {
    detail::store_part(target, value.raw, n * int64_t{sizeof(T)});
  }

 private:
  // Memory from outside may hold other bytes than 0 and 1 for a bool.
  TENON_ALWAYS_INLINE static V normalised(V value) {
    if constexpr (V::kIsBool)
      return where(value != V(0), V(1), V(0));
    else
      return value;
  }
};

namespace detail {

typedef uint16_t Halves __attribute__((vector_size(kVectorBytes / 2)));
typedef uint32_t Words __attribute__((vector_size(kVectorBytes)));

/// Of the language's conversions the compiler makes moves by halves of a register with AVX2.
TENON_ALWAYS_INLINE Words words_of(Halves halves) {
#if defined(TENON_SIMD_AVX2)
  return (Words)_mm256_cvtepu16_epi32((__m128i)halves);
#else
  return __builtin_convertvector(halves, Words);
#endif
}
/// Of words below 2^16.
TENON_ALWAYS_INLINE Halves halves_of(Words words) {
#if defined(TENON_SIMD_AVX2)
  const auto all = (__m256i)words;
  return (Halves)_mm_packus_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
#else
  return __builtin_convertvector(words, Halves);
#endif
}

/// What float32 and elements of 16 bits become in each other.
struct BFloat16Conversion {
  TENON_ALWAYS_INLINE static Vec<float> widen(Halves halves) {
    return Vec<float>((Vec<float>::Raw)(words_of(halves) << 16));
  }
  /// Of words in memory, the elements at even places, which are the lower halves, or at odd ones:
  /// with one instruction, where to widen takes two.
  template <bool odd>
  TENON_ALWAYS_INLINE static Vec<float> widen_halves(const void* source) {
    Words words;
    __builtin_memcpy(&words, source, kVectorBytes);
    return Vec<float>((Vec<float>::Raw)(odd ? words & 0xffff0000u : words << 16));
  }
  TENON_ALWAYS_INLINE static Halves narrow(Vec<float> value) {
    return halves_of(rounded(value) >> 16);
  }
  /// Stores as words what `widen_halves` makes of them: with one instruction for each vector.
  TENON_ALWAYS_INLINE static void store_halves(void* target, Vec<float> even, Vec<float> odd) {
    const Words low = rounded(even) >> 16, high = rounded(odd);
#if defined(TENON_SIMD_AVX2)
    const auto words = (Words)_mm256_blend_epi16((__m256i)low, (__m256i)high, 0xaa);
#else
    const Words words = low | (high & 0xffff0000u);
#endif
    __builtin_memcpy(target, &words, kVectorBytes);
  }

 private:
  /// To the nearest, ties to even, in the upper half of a word; NaN stays NaN.
  TENON_ALWAYS_INLINE static Words rounded(Vec<float> value) {
    const auto words = (Words)value.raw;
    const auto is_nan = value.raw != value.raw;
    return (Words)(is_nan ? Words{} + 0x7fc00000u : words + 0x7fffu + ((words >> 16) & 1u));
  }
};

/// As Float16 does, whose comments hold here.
struct Float16Conversion {
#if defined(TENON_SIMD_AVX512)
  TENON_ALWAYS_INLINE static Vec<float> widen(Halves halves) {
    return Vec<float>((Vec<float>::Raw)_mm512_cvtph_ps((__m256i)halves));
  }
  TENON_ALWAYS_INLINE static Halves narrow(Vec<float> value) {
    return (Halves)_mm512_cvtps_ph((__m512)value.raw, _MM_FROUND_TO_NEAREST_INT);
  }
#elif defined(TENON_SIMD_AVX2)
  TENON_ALWAYS_INLINE static Vec<float> widen(Halves halves) {
    return Vec<float>((Vec<float>::Raw)_mm256_cvtph_ps((__m128i)halves));
  }
  TENON_ALWAYS_INLINE static Halves narrow(Vec<float> value) {
    return (Halves)_mm256_cvtps_ph((__m256)value.raw, _MM_FROUND_TO_NEAREST_INT);
  }
#else
  typedef Vec<float>::Raw Floats;

  TENON_ALWAYS_INLINE static Vec<float> widen(Halves halves) {
    const Words words = __builtin_convertvector(halves, Words);
    const Words magnitude = words & 0x7fffu;
    Words result = (magnitude << 13) + kRebias;
    result = magnitude < 0x0400u ? (Words)((Floats)(magnitude | kHalf) - 0.5f) : result;
    const Words quiet = magnitude > 0x7c00u ? Words{} + 0x400000u : Words{};
    result = magnitude >= 0x7c00u ? magnitude << 13 | 0x7f800000u | quiet : result;
    return Vec<float>((Floats)((words & 0x8000u) << 16 | result));
  }
  TENON_ALWAYS_INLINE static Halves narrow(Vec<float> value) {
    const auto words = (Words)value.raw;
    const Words magnitude = words & 0x7fffffffu;
    Words result = (magnitude - kRebias + 0xfffu + (magnitude >> 13 & 1u)) >> 13;
    result = magnitude < 0x38800000u ? (Words)((Floats)magnitude + 0.5f) - kHalf : result;
    result = magnitude >= 0x477ff000u ? Words{} + 0x7c00u : result;
    result = magnitude > 0x7f800000u ? (magnitude >> 13 & 0x3ffu) | 0x7e00u : result;
    return __builtin_convertvector((words >> 16 & 0x8000u) | result, Halves);
  }

 private:
  static constexpr uint32_t kRebias = 112u << 23, kHalf = 0x3f000000u;
#endif
};

}  // namespace detail

/// Elements of 16 bits are computed as float.
template <class Conversion>
struct ReducedElements {
  using V = Vec<float>;
  static constexpr int64_t kBytes = kVectorBytes / 2;

  TENON_ALWAYS_INLINE static V load(const void* source) {
    detail::Halves halves;
    __builtin_memcpy(&halves, source, kBytes);
    return Conversion::widen(halves);
  }
  TENON_ALWAYS_INLINE static V load(const void* source, int64_t n) {
    return Conversion::widen(detail::load_part<detail::Halves>(source, 2 * n));
  }
  TENON_ALWAYS_INLINE static void store(void* target, V value) {
    const detail::Halves halves = Conversion::narrow(value);
    __builtin_memcpy(target, &halves, kBytes);
  }
  TENON_ALWAYS_INLINE static void store(void* target, V value, int64_t n) {
    detail::store_part(target, Conversion::narrow(value), 2 * n);
  }
};
template <>
struct Elements<BFloat16> : ReducedElements<detail::BFloat16Conversion> {};
template <>
struct Elements<Float16> : ReducedElements<detail::Float16Conversion> {};

#if defined(__SSE2__) && !defined(TENON_SIMD_AVX512)
namespace detail {

/// A byte of each lane of a mask, in the first bytes: of what the language has for it the compiler
/// makes moves of single lanes.
template <size_t lane_bytes, class Raw>
TENON_ALWAYS_INLINE __m128i packed_lanes(Raw mask) {
  __m128i low, high;
  __builtin_memcpy(&low, &mask, sizeof(low));
  __builtin_memcpy(&high, reinterpret_cast<const char*>(&mask) + sizeof(mask) - sizeof(high),
                   sizeof(high));
  if constexpr (lane_bytes == 8) {
    low = high =
        _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(low), _mm_castsi128_ps(high), 0x88));
  }
  if constexpr (lane_bytes >= 4) low = high = _mm_packs_epi32(low, high);
  return _mm_packs_epi16(low, high);
}

}  // namespace detail
#endif

/// Masks over lanes of `T`, stored as bytes of 0 and 1.
template <class T>
struct MaskElements {
  static constexpr int kLanes = Vec<T>::kLanes;
  static constexpr int64_t kBytes = kLanes;
  typedef int8_t Bytes __attribute__((vector_size(kLanes)));

  TENON_ALWAYS_INLINE static void store(void* target, Mask<T> mask) {
    const Bytes bytes = narrow(mask);
    __builtin_memcpy(target, &bytes, kBytes);
  }
  TENON_ALWAYS_INLINE static void store(void* target, Mask<T> mask, int64_t n) {
    const Bytes bytes = narrow(mask);
    detail::copy_part(target, &bytes, n);
  }

 private:
  TENON_ALWAYS_INLINE static Bytes narrow(Mask<T> mask) {
#if defined(__SSE2__) && !defined(TENON_SIMD_AVX512)
    if constexpr (sizeof(mask.raw[0]) > 1) {
      const __m128i bytes = detail::packed_lanes<sizeof(mask.raw[0])>(mask.raw);
      Bytes result;
      __builtin_memcpy(&result, &bytes, kBytes);
      return result & 1;
    }
#endif
    return __builtin_convertvector(mask.raw, Bytes) & 1;
  }
};

}  // namespace tenon::kernels::TENON_CPU_TARGET
