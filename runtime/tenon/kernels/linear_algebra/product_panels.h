#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "tenon/kernels/linear_algebra/product_lanes.h"
#include "tenon/kernels/linear_algebra/product_loops.h"

// For sources that are compiled once per CPU target, see the Note in tenon/kernels/simd/vec.h:
// columns of a matrix, arranged so that the elements of a row lie together.

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {

/// `count` columns of row-major b to panels, one after the other; the others of the last become 0.
template <class T>
void pack_rows(int64_t k, const T* b, int64_t leading, int64_t count, T* panels) {
  for (int64_t p = 0; p < k; ++p, b += leading, panels += kPanel<T>) {
    for (int64_t j = 0; j < count; j += kPanel<T>) {
      const int64_t left = count - j;
      Lanes<T>::load_some(b + j, left < kPanel<T> ? left : kPanel<T>).store(panels + j * k);
    }
  }
}

#if defined(TENON_SIMD_AVX512)

/// Sixteen bytes of each of four columns; by masks, which need no shuffles.
TENON_ALWAYS_INLINE __m512i quarters(const void* a, const void* b, const void* c, const void* d) {
  const auto part = [](const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  };
  __m512i all = _mm512_broadcast_i32x4(part(a));
  all = _mm512_mask_broadcast_i32x4(all, 0x00f0, part(b));
  all = _mm512_mask_broadcast_i32x4(all, 0x0f00, part(c));
  return _mm512_mask_broadcast_i32x4(all, 0xf000, part(d));
}

/// Turns four elements from `p` on of each of sixteen columns.
TENON_ALWAYS_INLINE void turn(const float* const* of, int64_t p, float* panel) {
  const __m512i a = quarters(of[0] + p, of[4] + p, of[8] + p, of[12] + p),
                b = quarters(of[1] + p, of[5] + p, of[9] + p, of[13] + p),
                c = quarters(of[2] + p, of[6] + p, of[10] + p, of[14] + p),
                d = quarters(of[3] + p, of[7] + p, of[11] + p, of[15] + p);
  const __m512i ab = _mm512_unpacklo_epi32(a, b), cd = _mm512_unpacklo_epi32(c, d),
                next_ab = _mm512_unpackhi_epi32(a, b), next_cd = _mm512_unpackhi_epi32(c, d);
  _mm512_storeu_si512(panel, _mm512_unpacklo_epi64(ab, cd));
  _mm512_storeu_si512(panel + kPanel<float>, _mm512_unpackhi_epi64(ab, cd));
  _mm512_storeu_si512(panel + 2 * kPanel<float>, _mm512_unpacklo_epi64(next_ab, next_cd));
  _mm512_storeu_si512(panel + 3 * kPanel<float>, _mm512_unpackhi_epi64(next_ab, next_cd));
}
/// Turns two elements from `p` on of each of eight columns.
TENON_ALWAYS_INLINE void turn(const double* const* of, int64_t p, double* panel) {
  const __m512i even = quarters(of[0] + p, of[2] + p, of[4] + p, of[6] + p),
                odd = quarters(of[1] + p, of[3] + p, of[5] + p, of[7] + p);
  _mm512_storeu_si512(panel, _mm512_unpacklo_epi64(even, odd));
  _mm512_storeu_si512(panel + kPanel<double>, _mm512_unpackhi_epi64(even, odd));
}

#else

/// 16 bytes from `low` and as many from `high`; of no register's type on the baseline, so it is
/// neither an argument nor a result.
template <class T>
struct Halves {
  typedef T Half __attribute__((vector_size(16)));
  typedef T Both __attribute__((vector_size(32)));

  TENON_ALWAYS_INLINE Halves(const T* low, const T* high)
      : Halves(low, high, std::make_index_sequence<32 / sizeof(T)>()) {}
  template <size_t... i>
  TENON_ALWAYS_INLINE Halves(const T* low, const T* high, std::index_sequence<i...>) {
    Half of_low, of_high;
    __builtin_memcpy(&of_low, low, sizeof(Half));
    __builtin_memcpy(&of_high, high, sizeof(Half));
    both = __builtin_shufflevector(of_low, of_high, static_cast<int>(i)...);
  }

  Both both;
};

template <class T, class V>
TENON_ALWAYS_INLINE void put(T* target, const V& value) {
  __builtin_memcpy(target, &value, sizeof(V));
}

/// Turns four elements from `p` on of each of eight columns.
TENON_ALWAYS_INLINE void turn(const float* const* columns, int64_t p, float* panel) {
  using Both = Halves<float>::Both;
  const Halves<float> a(columns[0] + p, columns[4] + p), b(columns[1] + p, columns[5] + p),
      c(columns[2] + p, columns[6] + p), d(columns[3] + p, columns[7] + p);
  const Both first = __builtin_shufflevector(a.both, b.both, 0, 8, 1, 9, 4, 12, 5, 13),
             second = __builtin_shufflevector(a.both, b.both, 2, 10, 3, 11, 6, 14, 7, 15),
             third = __builtin_shufflevector(c.both, d.both, 0, 8, 1, 9, 4, 12, 5, 13),
             fourth = __builtin_shufflevector(c.both, d.both, 2, 10, 3, 11, 6, 14, 7, 15);
  // One by one: in an array they would go by way of memory.
  constexpr int64_t kNext = kPanel<float>;
  put(panel, __builtin_shufflevector(first, third, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + kNext, __builtin_shufflevector(first, third, 2, 3, 10, 11, 6, 7, 14, 15));
  put(panel + 2 * kNext, __builtin_shufflevector(second, fourth, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + 3 * kNext, __builtin_shufflevector(second, fourth, 2, 3, 10, 11, 6, 7, 14, 15));
}
/// Turns two elements from `p` on of each of four columns.
TENON_ALWAYS_INLINE void turn(const double* const* columns, int64_t p, double* panel) {
  const Halves<double> even(columns[0] + p, columns[2] + p), odd(columns[1] + p, columns[3] + p);
  put(panel, __builtin_shufflevector(even.both, odd.both, 0, 4, 2, 6));
  put(panel + kPanel<double>, __builtin_shufflevector(even.both, odd.both, 1, 5, 3, 7));
}

#endif

/// `count` columns that lie `leading` apart to a panel; the others of the panel repeat the last.
template <class T>
void pack_columns(int64_t k, const T* b, int64_t leading, int64_t count, T* panel) {
  constexpr int64_t kGroup = (kVectorBytes == 64 ? 64 : 32) / sizeof(T), kAtOnce = 16 / sizeof(T);
  for (int64_t first = 0; first < kPanel<T>; first += kGroup) {
    const T* columns[kGroup];
    for (int64_t i = 0; i < kGroup; ++i) {
      columns[i] = b + (first + i < count ? first + i : count - 1) * leading;
    }
    int64_t p = 0;
    for (; p + kAtOnce <= k; p += kAtOnce) turn(columns, p, panel + p * kPanel<T> + first);
    if (p < k && k >= kAtOnce) {  // some a second time
      p = k - kAtOnce;
      turn(columns, p, panel + p * kPanel<T> + first);
      continue;
    }
    for (; p < k; ++p) {
      for (int64_t i = 0; i < kGroup; ++i) panel[p * kPanel<T> + first + i] = columns[i][p];
    }
  }
}

/// The most rows that `transpose_few` makes.
inline constexpr int64_t kMostTransposed = 32;

/// to[i * stride + j] = from[j * leading + i] for `rows` i and `columns` j.
inline void transpose_few(int64_t rows, const float* from, int64_t leading, int64_t columns,
                          float* to, int64_t stride) {
  constexpr int64_t kColumns = kPanel<float>;
  alignas(64) float panel[kMostTransposed * kColumns];
  for (int64_t j = 0; j < columns; j += kColumns) {
    const int64_t count = columns - j < kColumns ? columns - j : kColumns;
    pack_columns(rows, from + j * leading, leading, count, panel);
    for (int64_t i = 0; i < rows; ++i) {
      Lanes<float>::load(panel + i * kColumns).store_some(to + i * stride + j, count);
    }
  }
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
