#pragma once

#include <cstdint>
#include <utility>

#include "tenon/kernels/simd/fused.h"

// Discrete Fourier transforms of a few elements in registers, of as many transforms side by side as
// a vector holds complex numbers. See Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {

/// Complex numbers in a vector.
template <class T>
inline constexpr int kComplexes = Vec<T>::kLanes / 2;

template <class T, size_t... i>
TENON_ALWAYS_INLINE Vec<T> swap_parts(Vec<T> a, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, a.raw, static_cast<int>(i ^ 1)...);
}
template <class T, size_t... i>
TENON_ALWAYS_INLINE Vec<T> real_parts(Vec<T> a, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, a.raw, static_cast<int>(i & ~size_t{1})...);
}
template <class T, size_t... i>
TENON_ALWAYS_INLINE Vec<T> imag_parts(Vec<T> a, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, a.raw, static_cast<int>(i | 1)...);
}
template <class T, size_t... i>
TENON_ALWAYS_INLINE Vec<T> reverse(Vec<T> a, std::index_sequence<i...>) {
  constexpr size_t kLast = sizeof...(i) - 2;
  return __builtin_shufflevector(a.raw, a.raw,
                                 static_cast<int>((kLast - (i & ~size_t{1})) | (i & 1))...);
}
template <class T>
using LaneSequence = std::make_index_sequence<Vec<T>::kLanes>;

/// `even` in the real parts, `odd` in the imaginary ones.
template <class T>
TENON_ALWAYS_INLINE Vec<T> alternate(T even, T odd) {
  Vec<T> result;
  for (int i = 0; i < Vec<T>::kLanes; ++i) result.raw[i] = i % 2 == 0 ? even : odd;
  return result;
}

/// Multiplication by i, or by -i in an inverse transform.
template <class T>
struct Turn {
  explicit TENON_ALWAYS_INLINE Turn(bool inverse)
      : signs(alternate<T>(inverse ? T(1) : T(-1), inverse ? T(-1) : T(1))) {}

  Vec<T> signs;
};

/// a + i * scale * b and a - i * scale * b, where i is what the turn multiplies by.
template <class T>
TENON_ALWAYS_INLINE void add_turned(Vec<T> a, Vec<T> b, Vec<T> scaled_signs, Vec<T>& sum,
                                    Vec<T>& difference) {
  const Vec<T> swapped = swap_parts(b, LaneSequence<T>());
  sum = multiply_add(swapped, scaled_signs, a);
  difference = multiply_add(swapped, -scaled_signs, a);
}

/// A factor of complex numbers, made ready for them.
template <class T>
struct Twiddle {
  Vec<T> real, imag;

  /// One for all.
  static TENON_ALWAYS_INLINE Twiddle broadcast(const T* factor, Turn<T> turn) {
    return {Vec<T>(factor[0]), Vec<T>(factor[1]) * turn.signs};
  }
  /// One for each.
  static TENON_ALWAYS_INLINE Twiddle load(const T* factors, Turn<T> turn) {
    return load(Vec<T>::load(factors), turn);
  }
  static TENON_ALWAYS_INLINE Twiddle load(Vec<T> both, Turn<T> turn) {
    return {real_parts(both, LaneSequence<T>()), imag_parts(both, LaneSequence<T>()) * turn.signs};
  }
  TENON_ALWAYS_INLINE Vec<T> times(Vec<T> a) const {
    return multiply_add(a, real, swap_parts(a, LaneSequence<T>()) * imag);
  }
};

/// Cosines and sines of 2 pi k / R for 0 < k <= R / 2.
template <int R>
struct OddRoots;
template <>
struct OddRoots<3> {
  static constexpr double kCos[] = {-0.5};
  static constexpr double kSin[] = {0.86602540378443864676};
};
template <>
struct OddRoots<5> {
  static constexpr double kCos[] = {0.30901699437494742410, -0.80901699437494742410};
  static constexpr double kSin[] = {0.95105651629515357212, 0.58778525229247312917};
};
template <>
struct OddRoots<7> {
  static constexpr double kCos[] = {0.62348980185873353053, -0.22252093395631440429,
                                    -0.90096886790241912624};
  static constexpr double kSin[] = {0.78183148246802980871, 0.97492791218182360702,
                                    0.43388373911755812048};
};

/// Replaces R elements by their transform. `R` is 2, 4, 8 or an odd one of OddRoots.
template <class T, int R>
TENON_ALWAYS_INLINE void butterfly(Vec<T> (&a)[R], Turn<T> turn) {
  constexpr int kPairs = R / 2;
  Vec<T> sums[kPairs], differences[kPairs];
  const Vec<T> first = a[0];
#pragma GCC unroll 8
  for (int j = 0; j < kPairs; ++j) {
    sums[j] = a[j + 1] + a[R - 1 - j];
    differences[j] = a[j + 1] - a[R - 1 - j];
    a[0] += sums[j];
  }
#pragma GCC unroll 8
  for (int k = 1; k <= kPairs; ++k) {
    Vec<T> even = first, odd = T(0);
#pragma GCC unroll 8
    for (int j = 1; j <= kPairs; ++j) {
      const int turns = j * k % R;
      const bool upper = turns > kPairs;
      const int place = (upper ? R - turns : turns) - 1;
      const T sine = static_cast<T>(upper ? -OddRoots<R>::kSin[place] : OddRoots<R>::kSin[place]);
      even = multiply_add(sums[j - 1], Vec<T>(static_cast<T>(OddRoots<R>::kCos[place])), even);
      odd = j == 1 ? differences[0] * Vec<T>(sine)
                   : multiply_add(differences[j - 1], Vec<T>(sine), odd);
    }
    add_turned(even, odd, turn.signs, a[R - k], a[k]);
  }
}

template <class T>
TENON_ALWAYS_INLINE void butterfly(Vec<T> (&a)[2], Turn<T>) {
  const Vec<T> first = a[0];
  a[0] = first + a[1];
  a[1] = first - a[1];
}

template <class T>
TENON_ALWAYS_INLINE void butterfly(Vec<T> (&a)[4], Turn<T> turn) {
  const Vec<T> even = a[0] + a[2], odd = a[0] - a[2];
  const Vec<T> other_even = a[1] + a[3], other_odd = a[1] - a[3];
  a[0] = even + other_even;
  a[2] = even - other_even;
  add_turned(odd, other_odd, turn.signs, a[3], a[1]);
}

template <class T>
TENON_ALWAYS_INLINE void butterfly(Vec<T> (&a)[8], Turn<T> turn) {
  constexpr T kHalfRoot = static_cast<T>(0.70710678118654752440);
  Vec<T> even[4] = {a[0], a[2], a[4], a[6]}, odd[4] = {a[1], a[3], a[5], a[7]};
  butterfly(even, turn);
  butterfly(odd, turn);
  a[0] = even[0] + odd[0];
  a[4] = even[0] - odd[0];
  add_turned(even[2], odd[2], turn.signs, a[6], a[2]);
  // Times exp(-pi i / 4) and exp(-3 pi i / 4).
  const Vec<T> first = multiply_add(swap_parts(odd[1], LaneSequence<T>()), -turn.signs, odd[1]);
  const Vec<T> third = multiply_add(swap_parts(odd[3], LaneSequence<T>()), turn.signs, odd[3]);
  const Vec<T> scale(kHalfRoot);
  a[1] = multiply_add(first, scale, even[1]);
  a[5] = multiply_add(first, -scale, even[1]);
  a[3] = multiply_add(third, -scale, even[3]);
  a[7] = multiply_add(third, scale, even[3]);
}

/// One complex number of a vector to memory.
template <class T>
TENON_ALWAYS_INLINE void store_complex(Vec<T> a, int i, T* out) {
  typedef T Pair __attribute__((vector_size(2 * sizeof(T))));
  Pair pair = {a.raw[2 * i], a.raw[2 * i + 1]};
  __builtin_memcpy(out, &pair, sizeof(Pair));
}

/// To and from vectors that are not full.
template <class T>
TENON_SMALL __attribute__((noinline)) void copy_complexes(const T* in, int64_t count, T* out) {
  for (int64_t i = 0; i < 2 * count; ++i) out[i] = in[i];  // fits: in memory
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
