#pragma once

#include "tenon/kernels/fft/butterflies.h"

// What is done to whole spectra: products with factors, and the step between the transform of real
// numbers and that of half as many complex ones. See Note [Code that is compiled once per CPU
// target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {

// What fills no vector is copied to where it does, so that a number is the same wherever it stands.

template <class T>
struct Partial {
  static TENON_ALWAYS_INLINE Vec<T> load(const T* in, int64_t count) {
    T numbers[Vec<T>::kLanes] = {};
    copy_complexes(in, count, numbers);
    return Vec<T>::load(numbers);
  }
  static TENON_ALWAYS_INLINE void store(Vec<T> value, int64_t count, T* out) {
    T numbers[Vec<T>::kLanes];
    value.store(numbers);
    copy_complexes(numbers, count, out);
  }
};

template <class T, bool is_one_lane>
TENON_ALWAYS_INLINE void multiply_row(const T* in, const T* factors, int64_t size, bool conjugated,
                                      T scale, T* out) {
  constexpr int64_t kStep = Vec<T>::kLanes;
  const Turn<T> turn(conjugated);
  const Vec<T> scales(scale);
  const Twiddle<T> common = Twiddle<T>::broadcast(factors, turn);
  int64_t q = 0;
  for (; q + kStep <= size; q += kStep) {
    const Twiddle<T> own = is_one_lane ? Twiddle<T>::load(factors + q, turn) : common;
    (own.times(Vec<T>::load(in + q)) * scales).store(out + q);
  }
  if (q < size) {
    const int64_t count = (size - q) / 2;
    const Twiddle<T> own =
        is_one_lane ? Twiddle<T>::load(Partial<T>::load(factors + q, count), turn) : common;
    Partial<T>::store(own.times(Partial<T>::load(in + q, count)) * scales, count, out + q);
  }
}

template <class T>
void multiply(const T* in, const T* factors, int64_t n, int64_t lanes, bool conjugated, T scale,
              T* out) {
  if (lanes == 1) return multiply_row<T, true>(in, factors, 2 * n, conjugated, scale, out);
  const int64_t row = 2 * lanes;
  for (int64_t j = 0; j < n; ++j) {
    multiply_row<T, false>(in + j * row, factors + 2 * j, row, conjugated, scale, out + j * row);
  }
}

/// Of the values of a transform z at k and h - k makes those of the real numbers that z is made of,
/// times two: z + z' + w and the conjugate of z + z' - w, where z' is the conjugate of the one at
/// h - k and w = -i exp(-2 pi i k / (2 h)) (z - z'). `high` is in the order of `low`, and
/// `high_result`, too.
template <class T>
TENON_ALWAYS_INLINE void fold_vectors(Vec<T> low, Vec<T> high, Twiddle<T> twiddle, Turn<T> turn,
                                      Vec<T>& low_result, Vec<T>& high_result) {
  const Vec<T> conjugation = alternate<T>(1, -1);
  const Vec<T> even = multiply_add(high, conjugation, low);
  const Vec<T> odd = twiddle.times(multiply_add(high, -conjugation, low));
  Vec<T> difference;
  add_turned(even, odd, turn.signs, difference, low_result);
  high_result = difference * conjugation;
}

/// The outermost pair, of which one half of the spectrum has no imaginary parts.
template <class T>
TENON_SMALL __attribute__((noinline)) void fold_ends(const T* in, int64_t h, int64_t lanes,
                                                     bool inverse, T* out) {
  for (int64_t q = 0; q < 2 * lanes; q += 2) {
    const T first = in[q], second = inverse ? in[q + 2 * h * lanes] : in[q + 1];
    if (inverse) {
      out[q] = first + second;
      out[q + 1] = first - second;
    } else {
      T* const last = out + q + 2 * h * lanes;
      out[q] = 2 * (first + second);
      last[0] = 2 * (first - second);
      out[q + 1] = last[1] = 0;
    }
  }
}

/// One transform, whose values in a vector belong to consecutive k. Both halves of the spectrum are
/// read before they are written, so vectors do not overlap where they meet in the middle.
template <class T>
void fold_one(const T* in, const T* twiddles, int64_t h, bool inverse, T* out) {
  constexpr int64_t kWidth = kComplexes<T>;
  const Turn<T> turn(inverse);
  Vec<T> low_result, high_result;
  int64_t k = 1;
  for (; k + kWidth <= h - k - kWidth + 1; k += kWidth) {
    const int64_t mirrored = h - k - kWidth + 1;
    const Vec<T> high = reverse(Vec<T>::load(in + 2 * mirrored), LaneSequence<T>());
    fold_vectors(Vec<T>::load(in + 2 * k), high, Twiddle<T>::load(twiddles + 2 * k, turn), turn,
                 low_result, high_result);
    low_result.store(out + 2 * k);
    reverse(high_result, LaneSequence<T>()).store(out + 2 * mirrored);
  }
  for (; k <= h - k; ++k) {
    const T *low = in + 2 * k, *high = in + 2 * (h - k);
    fold_vectors(alternate<T>(low[0], low[1]), alternate<T>(high[0], high[1]),
                 Twiddle<T>::broadcast(twiddles + 2 * k, turn), turn, low_result, high_result);
    store_complex(low_result, 0, out + 2 * k);
    store_complex(high_result, 0, out + 2 * (h - k));
  }
}

template <class T>
void fold(const T* in, const T* twiddles, int64_t h, int64_t lanes, bool inverse, T* out) {
  fold_ends(in, h, lanes, inverse, out);
  if (lanes == 1) return fold_one(in, twiddles, h, inverse, out);
  const Turn<T> turn(inverse);
  for (int64_t k = 1; k <= h - k; ++k) {
    const Twiddle<T> twiddle = Twiddle<T>::broadcast(twiddles + 2 * k, turn);
    int64_t low = 2 * k * lanes, high = 2 * (h - k) * lanes;
    const int64_t end = low + 2 * lanes;
    Vec<T> low_result, high_result;
    for (; low + Vec<T>::kLanes <= end; low += Vec<T>::kLanes, high += Vec<T>::kLanes) {
      fold_vectors(Vec<T>::load(in + low), Vec<T>::load(in + high), twiddle, turn, low_result,
                   high_result);
      low_result.store(out + low);
      high_result.store(out + high);
    }
    if (low < end) {
      const int64_t count = (end - low) / 2;
      fold_vectors(Partial<T>::load(in + low, count), Partial<T>::load(in + high, count), twiddle,
                   turn, low_result, high_result);
      Partial<T>::store(low_result, count, out + low);
      Partial<T>::store(high_result, count, out + high);
    }
  }
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
