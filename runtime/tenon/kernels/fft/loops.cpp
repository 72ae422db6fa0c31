#include "tenon/kernels/fft/loops.h"

#include "tenon/kernels/fft/butterflies.h"
#include "tenon/kernels/fft/spectrum_loops.h"

// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
#if !defined(TENON_SIMD_AVX512)
namespace {

/// What a pass works on.
template <class T>
struct PassArguments {
  const FftStage<T>& stage;
  int64_t lanes;
  const T* in;
  T* out;
  Turn<T> turn;
  T scale;
  int64_t columns;  // how many of the stage's, from the first one on
};

/// Where the last vector of a row begins. It may overlap the one before: both write the same. A row
/// that is shorter than a vector spoils what follows it, which is the next row to be written.
template <class T>
TENON_ALWAYS_INLINE int64_t last_place(int64_t row) {
  return row > Vec<T>::kLanes ? row - Vec<T>::kLanes : 0;
}

/// A pass over rows of lanes.
template <class T, int R, bool is_last>
void wide_pass(const PassArguments<T>& pass) {
  constexpr int64_t kStep = Vec<T>::kLanes;
  const int64_t columns = is_last ? 1 : pass.stage.columns;
  const int64_t row = 2 * pass.lanes, from = row * columns, last = last_place<T>(row);
  const Vec<T> scale(pass.scale);
  const Turn<T> turn = pass.turn;
  for (int64_t p = 0; p < (is_last ? 1 : pass.columns); ++p) {
    Twiddle<T> twiddles[R];
#pragma GCC unroll 8
    for (int k = 1; k < R && !is_last; ++k) {
      twiddles[k] = Twiddle<T>::broadcast(pass.stage.twiddles + 2 * ((k - 1) * columns + p), turn);
    }
    const T* in = pass.in + p * row;
    T* out = pass.out + p * R * row;
    for (int64_t q = 0; q < row; q += kStep) {
      const int64_t place = q < last ? q : last;
      Vec<T> a[R];
#pragma GCC unroll 8
      for (int j = 0; j < R; ++j) a[j] = Vec<T>::load(in + place + j * from);
      butterfly(a, turn);
#pragma GCC unroll 8
      for (int k = 0; k < R; ++k) {
        if constexpr (is_last)
          a[k] *= scale;
        else if (k > 0)
          a[k] = twiddles[k].times(a[k]);
        a[k].store(out + place + k * row);
      }
    }
  }
}

/// The first pass of one transform: a vector is of columns that lie side by side.
template <class T, int R>
void first_pass(const PassArguments<T>& pass) {
  constexpr int64_t kStep = kComplexes<T>;
  const int64_t columns = pass.stage.columns;
  for (int64_t p = 0; p < columns; p += kStep) {
    const int64_t place = p <= columns - kStep ? p : columns - kStep;
    Vec<T> a[R];
#pragma GCC unroll 8
    for (int j = 0; j < R; ++j) a[j] = Vec<T>::load(pass.in + 2 * (place + j * columns));
    butterfly(a, pass.turn);
    T* out = pass.out + 2 * R * place;
#pragma GCC unroll 8
    for (int k = 0; k < R; ++k) {
      if (k > 0) {
        const T* factors = pass.stage.twiddles + 2 * ((k - 1) * columns + place);
        a[k] = Twiddle<T>::load(factors, pass.turn).times(a[k]);
      }
#pragma GCC unroll 4
      for (int i = 0; i < kComplexes<T>; ++i) store_complex(a[k], i, out + 2 * (R * i + k));
    }
  }
}

/// Rows k to k + kFftRowGroup of an odd transform: `even` sums of cosines and `odd` ones of sines.
template <class T>
TENON_ALWAYS_INLINE void multiply_group(const T* matrix, const Vec<T>* sums,
                                        const Vec<T>* differences, int64_t pairs, Vec<T>* even,
                                        Vec<T>* odd) {
  for (int64_t j = 0; j < pairs; ++j) {
#pragma GCC unroll 4
    for (int k = 0; k < kFftRowGroup; ++k) {
      even[k] = multiply_add(sums[j], Vec<T>(matrix[2 * k]), even[k]);
      odd[k] = multiply_add(differences[j], Vec<T>(matrix[2 * k + 1]), odd[k]);
    }
    matrix += 2 * kFftRowGroup;
  }
}

/// The butterfly of any odd radix, for one vector of lanes of one column.
template <class T>
TENON_ALWAYS_INLINE void odd_butterfly(const PassArguments<T>& pass, int64_t p, const T* in,
                                       T* out) {
  const int64_t radix = pass.stage.radix, columns = pass.stage.columns, pairs = radix / 2;
  const int64_t row = 2 * pass.lanes, from = row * columns;
  Vec<T> sums[kMostFftRadix / 2], differences[kMostFftRadix / 2];
  const Vec<T> first = Vec<T>::load(in);
  const auto put = [&](int64_t k, Vec<T> value) __attribute__((always_inline)) {
    if (columns == 1) {
      value *= Vec<T>(pass.scale);
    } else if (k > 0) {
      const T* factor = pass.stage.twiddles + 2 * ((k - 1) * columns + p);
      value = Twiddle<T>::broadcast(factor, pass.turn).times(value);
    }
    value.store(out + k * row);
  };
  Vec<T> total = first;
  for (int64_t j = 0; j < pairs; ++j) {
    const Vec<T> low = Vec<T>::load(in + (j + 1) * from);
    const Vec<T> high = Vec<T>::load(in + (radix - 1 - j) * from);
    sums[j] = low + high;
    differences[j] = low - high;
    total += sums[j];
  }
  put(0, total);
  for (int64_t k = 0; k < pairs; k += kFftRowGroup) {
    Vec<T> even[kFftRowGroup], odd[kFftRowGroup];
    for (Vec<T>& value : even) value = first;
    for (Vec<T>& value : odd) value = T(0);
    multiply_group(pass.stage.matrix + 2 * k * pairs, sums, differences, pairs, even, odd);
    for (int i = 0; i < kFftRowGroup && k + i < pairs; ++i) {
      Vec<T> low, high;
      add_turned(even[i], odd[i], pass.turn.signs, high, low);
      put(k + i + 1, low);
      put(radix - 1 - k - i, high);
    }
  }
}

template <class T>
void odd_pass(const PassArguments<T>& pass) {
  constexpr int64_t kStep = Vec<T>::kLanes;
  const int64_t row = 2 * pass.lanes, last = last_place<T>(row);
  for (int64_t p = 0; p < pass.columns; ++p) {
    const T* in = pass.in + p * row;
    T* out = pass.out + p * pass.stage.radix * row;
    for (int64_t q = 0; q < row; q += kStep) {
      const int64_t place = q < last ? q : last;
      odd_butterfly(pass, p, in + place, out + place);
    }
  }
}

template <class T, int R>
void any_pass(const PassArguments<T>& pass) {
  if (pass.stage.columns == 1)
    wide_pass<T, R, true>(pass);
  else
    wide_pass<T, R, false>(pass);
}

template <class T>
void wide_pass_of_radix(const PassArguments<T>& pass) {
  switch (pass.stage.radix) {
    case 2:
      return any_pass<T, 2>(pass);
    case 3:
      return any_pass<T, 3>(pass);
    case 4:
      return any_pass<T, 4>(pass);
    case 5:
      return any_pass<T, 5>(pass);
#if defined(TENON_SIMD_AVX2)
    case 7:
      return any_pass<T, 7>(pass);
#endif
    case 8:
      return any_pass<T, 8>(pass);
    default:
      return odd_pass<T>(pass);
  }
}

/// A pass over fewer lanes than a vector has, from a column on: the butterflies are copied to where
/// they fill one.
template <class T>
TENON_SMALL __attribute__((noinline)) void narrow_pass(const PassArguments<T>& pass,
                                                       int64_t first_column) {
  constexpr int64_t kWidth = kComplexes<T>;
  const int64_t radix = pass.stage.radix, columns = pass.stage.columns, lanes = pass.lanes;
  T in[2 * kWidth * kMostFftRadix], out[2 * kWidth * kMostFftRadix];
  const FftStage<T> stage{radix, 1, nullptr, pass.stage.matrix};
  const T scale = columns == 1 ? pass.scale : T(1);
  const int64_t count = lanes * columns;
  for (int64_t first = lanes * first_column; first < count; first += kWidth) {
    const int64_t width = first + kWidth <= count ? kWidth : count - first;
    for (int64_t j = 0; j < radix; ++j) {
      for (int64_t i = width; i < kWidth; ++i)
        in[2 * (j * kWidth + i)] = in[2 * (j * kWidth + i) + 1] = 0;
      copy_complexes(pass.in + 2 * (first + j * count), width, in + 2 * j * kWidth);
    }
    wide_pass_of_radix<T>({stage, kWidth, in, out, pass.turn, scale, 1});
    for (int64_t k = 1; k < radix && columns > 1; ++k) {
      T factors[2 * kWidth] = {};
      for (int64_t i = 0; i < width; ++i) {
        const int64_t p = (first + i) / lanes;
        copy_complexes(pass.stage.twiddles + 2 * ((k - 1) * columns + p), 1, factors + 2 * i);
      }
      const Vec<T> value = Vec<T>::load(out + 2 * k * kWidth);
      Twiddle<T>::load(factors, pass.turn).times(value).store(out + 2 * k * kWidth);
    }
    for (int64_t i = 0; i < width; ++i) {
      const int64_t p = (first + i) / lanes, q = (first + i) % lanes;
      T* target = pass.out + 2 * (q + lanes * radix * p);
      for (int64_t k = 0; k < radix; ++k) {
        copy_complexes(out + 2 * (k * kWidth + i), 1, target + 2 * k * lanes);
      }
    }
  }
}

/// A pass over the columns of one transform.
template <class T>
void columns_pass(const PassArguments<T>& pass) {
  switch (pass.stage.radix) {
    case 2:
      return first_pass<T, 2>(pass);
    case 3:
      return first_pass<T, 3>(pass);
    case 4:
      return first_pass<T, 4>(pass);
    case 5:
      return first_pass<T, 5>(pass);
    case 8:
      return first_pass<T, 8>(pass);
    default:
      return narrow_pass(pass, 0);
  }
}

template <class T>
void pass(const FftStage<T>& stage, int64_t lanes, const T* in, T* out, bool inverse, T scale) {
  constexpr int64_t kWidth = kComplexes<T>;
  PassArguments<T> pass{stage, lanes, in, out, Turn<T>(inverse), scale, stage.columns};
  if (kWidth == 1 || lanes >= kWidth) return wide_pass_of_radix(pass);
  if constexpr (kWidth > 1) {
    if (lanes == 1 && stage.columns >= kWidth) return columns_pass(pass);
    if (lanes == 1 || stage.columns == 1 || stage.radix > 8) return narrow_pass(pass, 0);
    // Rows of at least half a vector, whose vectors end in the next column. Butterflies of fixed
    // radices write their rows in order.
    pass.columns = stage.columns - 1;
    wide_pass_of_radix(pass);
    narrow_pass(pass, pass.columns);
  }
}

template <class T>
constexpr FftLoopsOf<T> kLoops = {&pass<T>, &multiply<T>, &fold<T>};

}  // namespace

extern const FftLoops fft_loops = {kLoops<float>, kLoops<double>};
#endif
}  // namespace tenon::kernels::TENON_CPU_TARGET
