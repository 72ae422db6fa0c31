// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/image_loops.h"

#include <utility>

#include "tenon/kernels/linear_algebra/product_panels.h"
#include "tenon/kernels/simd/elements.h"
#include "tenon/kernels/simd/vector_walk.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes;

template <bool normalizes, bool adds, bool rectifies>
void store_rows(const DirectRows& rows) {
  const DirectEpilogue& epilogue = rows.epilogue;
  const Floats bias(epilogue.bias), mean(epilogue.mean), scale(epilogue.scale),
      shift(epilogue.shift), zero(0.0f);
  for (int64_t row = 0; row < rows.rows; ++row) {
    const float* result = rows.result + row * rows.result_stride;
    const int64_t first = row * rows.y_stride;
    for_each_vector<float>(
        rows.columns, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          Floats value = load_lanes(result + i, lanes) + bias;
          if constexpr (normalizes) value = (value - mean) * scale + shift;
          if constexpr (adds) value = load_lanes(rows.addend + first + i, lanes) + value;
          if constexpr (rectifies) value = where(value <= zero, zero, value);
          store_lanes(rows.y + first + i, value, lanes);
        });
  }
}

template <bool normalizes, bool adds>
void store_rectified(const DirectRows& rows) {
  rows.epilogue.rectifies ? store_rows<normalizes, adds, true>(rows)
                          : store_rows<normalizes, adds, false>(rows);
}

void store_results(const DirectRows& rows) {
  if (rows.epilogue.normalizes) {
    rows.addend ? store_rectified<true, true>(rows) : store_rectified<true, false>(rows);
  } else {
    rows.addend ? store_rectified<false, true>(rows) : store_rectified<false, false>(rows);
  }
}

/// Every other lane, from `first` on, of two vectors that lie one behind the other.
template <int first, size_t... i>
TENON_ALWAYS_INLINE Floats every_other(Floats a, Floats b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, b.raw, static_cast<int>(first + 2 * i)...);
}
/// Lanes of `a` and `b` in turn, from lane `first` on.
template <int first, size_t... i>
TENON_ALWAYS_INLINE Floats zipped(Floats a, Floats b, std::index_sequence<i...>) {
  return __builtin_shufflevector(a.raw, b.raw, static_cast<int>(first + i / 2 + i % 2 * kLanes)...);
}
constexpr std::make_index_sequence<kLanes> kEachLane;

/// `count` pairs, of which the last may lack its second.
TENON_ALWAYS_INLINE void interleave_pairs(const float* even, const float* odd, int64_t columns,
                                          float* y) {
  for (int64_t i = 0; i < columns; i += 2 * kLanes) {
    const Floats a = load_first(even + i / 2, (columns - i + 1) / 2),
                 b = load_first(odd + i / 2, (columns - i) / 2);
    store_first(y + i, zipped<0>(a, b, kEachLane), columns - i);
    store_first(y + i + kLanes, zipped<kLanes / 2>(a, b, kEachLane), columns - i - kLanes);
  }
}

void interleave(const DirectInterleaving& rows) {
  for (int64_t row = 0; row < rows.rows; ++row) {
    float* const y = rows.y + row * rows.y_stride;
    const auto result = [&](int64_t phase) __attribute__((always_inline)) {
      return rows.results.rows[phase] + row * rows.results.strides[phase];
    };
    if (rows.phases == 2) {
      interleave_pairs(result(0), result(1), rows.columns, y);
      continue;
    }
    for (int64_t phase = 0; phase < rows.phases; ++phase) {
      const float* from = result(phase);
      for (int64_t i = phase; i < rows.columns; i += rows.phases) y[i] = *from++;
    }
  }
}

/// At least `count` zeros.
TENON_ALWAYS_INLINE void store_zeros(float* to, int64_t count) {
  for (int64_t i = 0; i < count; i += kLanes) Floats(0.0f).store(to + i);
}

void pad(const DirectPadding& padding) {
  const int64_t count = padding.end - padding.begin;
  store_zeros(padding.padded, padding.before);
  // What is written beyond a row is the beginning of the next one, which comes after it.
  float* row_of = padding.padded + padding.before;
  for (int64_t row = 0; row < padding.rows; ++row, row_of += padding.width) {
    const float* x = padding.x + row * padding.row_stride;
    store_zeros(row_of, padding.begin);
    float* const to = row_of + padding.begin;
    int64_t written = 0;
    if (padding.step == 1) {
      for (; written < count; written += kLanes) {
        load_first(x + written, count - written).store(to + written);
      }
    } else if (padding.step == 2) {
      for (; written < count; written += kLanes) {
        const int64_t left = 2 * (count - written) - 1;
        const Floats a = load_first(x + 2 * written, left),
                     b = load_first(x + 2 * written + kLanes, left - kLanes);
        every_other<0>(a, b, kEachLane).store(to + written);
      }
    } else {
      for (; written < count; ++written) to[written] = x[written * padding.step];
    }
    store_zeros(to + written, padding.width - padding.begin - written);
  }
  store_zeros(row_of, padding.behind);
}

/// Exactly so many zeros.
TENON_ALWAYS_INLINE void fill_zeros(float* to, int64_t count) {
  for (int64_t i = 0; i < count; i += kLanes) store_first(to + i, Floats(0.0f), count - i);
}

/// A row of both phases. Unless it is `exact`, vectors may reach into the next row.
template <bool exact>
TENON_ALWAYS_INLINE void pad_row_pair(const DirectPadding& even, const DirectPadding& odd,
                                      int64_t row) {
  const float* x = even.x + row * even.row_stride;
  const int64_t start = row * even.width, count = even.end - even.begin,
                count_odd = odd.end - odd.begin;
  float *to = even.padded + even.before + start, *to_odd = odd.padded + odd.before + start;
  const auto zeros = exact ? fill_zeros : store_zeros;
  zeros(to, even.begin);
  zeros(to_odd, odd.begin);
  to += even.begin, to_odd += odd.begin;
  int64_t i = 0, left = count + count_odd;
  for (; left >= 2 * kLanes; i += kLanes, left -= 2 * kLanes) {
    const Floats a = Floats::load(x + 2 * i), b = Floats::load(x + 2 * i + kLanes);
    every_other<0>(a, b, kEachLane).store(to + i);
    every_other<1>(a, b, kEachLane).store(to_odd + i);
  }
  if (left > 0) {
    const Floats a = load_first(x + 2 * i, left), b = load_first(x + 2 * i + kLanes, left - kLanes);
    store_first(to + i, every_other<0>(a, b, kEachLane), exact ? count - i : kLanes);
    store_first(to_odd + i, every_other<1>(a, b, kEachLane), exact ? count_odd - i : kLanes);
    i += kLanes;
  }
  const int64_t from = exact ? count : i, from_odd = exact ? count_odd : i;
  zeros(to + from, even.width - even.begin - from);
  zeros(to_odd + from_odd, odd.width - odd.begin - from_odd);
}

void pad_pair(const DirectPadding& even, const DirectPadding& odd) {
  fill_zeros(even.padded, even.before);
  fill_zeros(odd.padded, odd.before);
  // Rows of both come in turn, so nothing is written beyond the last of either.
  const int64_t inexact = even.width >= kLanes ? even.rows - 1 : 0;
  int64_t row = 0;
  for (; row < inexact; ++row) pad_row_pair<false>(even, odd, row);
  for (; row < even.rows; ++row) pad_row_pair<true>(even, odd, row);
  const int64_t size = even.rows * even.width;
  fill_zeros(even.padded + even.before + size, even.behind);
  fill_zeros(odd.padded + odd.before + size, odd.behind);
}

void weave(const DirectWeaving& row) {
  if (row.step == 1 && row.images == kPanel<float>) {
    return pack_columns(row.count, row.x, row.stride, row.images, row.woven);
  }
  if (row.step == 1 && row.images == 2) {
    return interleave_pairs(row.x, row.x + row.stride, 2 * row.count, row.woven);
  }
  for (int64_t image = 0; image < row.images; ++image) {
    const float* x = row.x + image * row.stride;
    for (int64_t i = 0; i < row.count; ++i) row.woven[i * row.images + image] = x[i * row.step];
  }
}

TENON_ALWAYS_INLINE void unweave_pair(const float* woven, int64_t columns, float* first,
                                      float* second) {
  for (int64_t i = 0; i < columns; i += kLanes) {
    const int64_t left = columns - i;
    const Floats a = load_first(woven + 2 * i, 2 * left),
                 b = load_first(woven + 2 * i + kLanes, 2 * left - kLanes);
    store_first(first + i, every_other<0>(a, b, kEachLane), left);
    store_first(second + i, every_other<1>(a, b, kEachLane), left);
  }
}

void unweave(const DirectUnweaving& images) {
  static_assert(kMostImages <= kMostTransposed);
  for (int64_t row = 0; row < images.rows; ++row) {
    const float* from = images.woven + row * images.woven_stride;
    float* const to = images.images + row * images.columns;
    if (images.count == 2) {
      unweave_pair(from, images.columns, to, to + images.stride);
    } else {
      transpose_few(images.count, from, images.count, images.columns, to, images.stride);
    }
  }
}

}  // namespace

extern constexpr ImageLoops image_loops = {store_results, interleave, pad,
                                           pad_pair,      weave,      unweave};

}  // namespace tenon::kernels::TENON_CPU_TARGET
