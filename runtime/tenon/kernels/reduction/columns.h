#pragma once

#include "tenon/kernels/reduction/vectors.h"

// Reductions down the columns of a matrix of floating elements, in vectors. Compiled once per CPU
// target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {

/// Columns that are reduced at once: as many elements as a register holds.
template <class T>
inline constexpr int64_t kColumnsAtOnce = kVectorBytes / static_cast<int64_t>(sizeof(T));

/// Combines the totals of a vector's columns with a value of each.
template <class Op, class V>
TENON_ALWAYS_INLINE void take_columns(double* totals, V value) {
  constexpr int kHalf = Vec<double>::kLanes, kParts = V::kLanes / kHalf;
  Vec<double> sums[kParts];
  for (int i = 0; i < kParts; ++i) sums[i] = Vec<double>::load(totals + i * kHalf);
  take<Op>(sums, value);
  for (int i = 0; i < kParts; ++i) sums[i].store(totals + i * kHalf);
}

/// Two vectors' lanes in turn, from lane `first` of each on.
template <int first, class V, int... i>
TENON_ALWAYS_INLINE V in_turn(V even, V odd, std::integer_sequence<int, i...>) {
  return V(__builtin_shufflevector(even.raw, odd.raw, (first + i / 2 + i % 2 * V::kLanes)...));
}

/// Combines totals with the elements of `count` rows, these in pairs; of kColumnsAtOnce columns. Of
/// bfloat16 a vector takes those at even places, and another one those at odd ones.
template <class Op, int count, class T>
TENON_ALWAYS_INLINE void reduce_columns(double* totals, const T* in, int64_t row_stride) {
  if constexpr (std::is_same_v<T, BFloat16>) {
    using V = Vec<float>;
    const V even = combine_pairs<Op, count>([&](int row) {
      return detail::BFloat16Conversion::widen_halves<false>(in + row * row_stride);
    });
    const V odd = combine_pairs<Op, count>([&](int row) {
      return detail::BFloat16Conversion::widen_halves<true>(in + row * row_stride);
    });
    const auto lanes = std::make_integer_sequence<int, V::kLanes>();
    take_columns<Op>(totals, in_turn<0>(even, odd, lanes));
    take_columns<Op>(totals + V::kLanes, in_turn<V::kLanes / 2>(even, odd, lanes));
  } else {
    take_columns<Op>(totals, combine_pairs<Op, count>([&](int row) {
                       return Elements<T>::load(in + row * row_stride);
                     }));
  }
}

/// Combines totals with the last `n` columns of a matrix, fewer than kColumnsAtOnce. Where rows
/// follow each other without a gap, vectors lap over into the next ones.
template <class Op, class T>
[[gnu::noinline]] void reduce_last_columns(double* totals, const T* in, int64_t n, int64_t rows,
                                           int64_t row_stride, bool has_gaps) {
  using V = typename Elements<T>::V;
  constexpr int64_t kColumns = kColumnsAtOnce<T>;
  double all[kColumns] = {};
  for (int64_t i = 0; i < n; ++i) all[i] = totals[i];
  const int64_t last_vector = (rows - 1) * row_stride + n - kColumns;
  const int64_t lapping = has_gaps || last_vector < 0 ? 0 : last_vector / row_stride + 1;
  int64_t row = 0;
  for (; lapping - row >= 8; row += 8) {
    reduce_columns<Op, 8>(all, in + row * row_stride, row_stride);
  }
  for (; row < rows; ++row) {
    for (int64_t i = 0; i < n; i += V::kLanes) {
      const T* const place = in + row * row_stride + i;
      const bool is_whole = n - i >= V::kLanes;
      take_columns<Op>(all + i, is_whole ? Elements<T>::load(place) : load_first<Op>(place, n - i));
    }
  }
  for (int64_t i = 0; i < n; ++i) totals[i] = all[i];
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
