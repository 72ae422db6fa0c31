#include "tenon/kernels/reduction/loops.h"

#include "tenon/base/selection.h"
#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/reduction/columns.h"
#include "tenon/kernels/reduction/combine.h"
#include "tenon/kernels/reduction/vectors.h"

// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// Of many integers, at several places in turn.
template <class Op, class T>
[[gnu::noinline]] int64_t reduce_integers(const T* in, int64_t n) {
  const auto element = [&](int64_t i) { return static_cast<int64_t>(in[i]); };
  int64_t totals[kStreams];
  for (int64_t& total : totals) total = Op::template identity<int64_t>();
  const int64_t length = n / kStreams;
  for (int64_t i = 0; i < length; ++i) {
    totals[0] = Op::step(totals[0], element(i));
    totals[1] = Op::step(totals[1], element(length + i));
    totals[2] = Op::step(totals[2], element(2 * length + i));
    totals[3] = Op::step(totals[3], element(3 * length + i));
  }
  for (int64_t i = kStreams * length; i < n; ++i) totals[0] = Op::step(totals[0], element(i));
  return combine_pairs<Op, kStreams>([&](int i) { return totals[i]; });
}

template <class Op, class T>
TENON_ALWAYS_INLINE typename Accumulation<T>::Total reduce_row(const T* in, int64_t n) {
  using Total = typename Accumulation<T>::Total;
  if constexpr (std::is_same_v<Total, double>) {
    if constexpr (Op::kIsExact) return reduce_exact<Op>(in, n);
    return reduce_rounded<Op>(in, n);
  }
  Total total = Op::template identity<Total>();
  constexpr int64_t kLeast = 8192;  // of integers, which have no chains but these
  if (n * int64_t{sizeof(T)} >= kLeast) [[unlikely]]
    return reduce_integers<Op>(in, n);
  for (int64_t i = 0; i < n; ++i) total = Op::step(total, static_cast<Total>(widen(in[i])));
  return total;
}

template <class Op, class T>
void inner(void* total, const void* in, int64_t n, int64_t stride) {
  using Total = typename Accumulation<T>::Total;
  auto& sum = *static_cast<Total*>(total);
  auto* elements = static_cast<const T*>(in);
  if (stride == 1) {
    sum = Op::step(sum, reduce_row<Op, T>(elements, n));
    return;
  }
  Total even = Op::template identity<Total>();
  Total odd = even;
  int64_t i = 0;
  for (; i + 2 <= n; i += 2) {
    even = Op::step(even, static_cast<Total>(widen(elements[i * stride])));
    odd = Op::step(odd, static_cast<Total>(widen(elements[(i + 1) * stride])));
  }
  if (i < n) even = Op::step(even, static_cast<Total>(widen(elements[i * stride])));
  sum = Op::step(sum, Op::step(even, odd));
}

/// The same of kRowsInTurn rows.
template <class Op, class T>
void inner_rows(void* totals, const void* const* rows, int64_t n) {
  using Total = typename Accumulation<T>::Total;
  auto* sums = static_cast<Total*>(totals);
  const T* in[kRowsInTurn];
  for (int row = 0; row < kRowsInTurn; ++row) in[row] = static_cast<const T*>(rows[row]);
  Total results[kRowsInTurn];
  if constexpr (std::is_same_v<Total, double>) {
    reduce_rounded_rows<Op>(results, in, n);
  } else {
    for (Total& result : results) result = Op::template identity<Total>();
    for (int64_t i = 0; i < n; ++i) {
#pragma GCC unroll 4
      for (int row = 0; row < kRowsInTurn; ++row) {
        results[row] = Op::step(results[row], static_cast<Total>(in[row][i]));
      }
    }
  }
  for (int row = 0; row < kRowsInTurn; ++row) sums[row] = Op::step(sums[row], results[row]);
}

/// Combines the totals of columns, a multiple of kColumnsAtOnce, with `count` rows.
template <class Op, int count, class T>
TENON_ALWAYS_INLINE void reduce_rows(double* totals, const T* in, int64_t columns,
                                     int64_t row_stride) {
#pragma GCC unroll 2
  for (int64_t i = 0; i < columns; i += kColumnsAtOnce<T>) {
    reduce_columns<Op, count>(totals + i, in + i, row_stride);
  }
}
template <class Op, int count, class T>
TENON_ALWAYS_INLINE void reduce_rows(int64_t* __restrict totals, const T* __restrict in,
                                     int64_t columns, int64_t row_stride) {
  for (int64_t i = 0; i < columns; ++i) {
    totals[i] = Op::step(totals[i], combine_pairs<Op, count>([&](int row) {
                           return static_cast<int64_t>(in[row * row_stride + i]);
                         }));
  }
}

template <class Op, class T>
void outer(void* totals, const void* in, int64_t columns, int64_t rows, int64_t row_stride) {
  using Total = typename Accumulation<T>::Total;
  // Floats add up in as many before a double takes the sum; of 16 bits a float holds more exactly.
  constexpr int kRows = !std::is_same_v<Total, double> ? 4 : sizeof(T) == 2 ? kMostRowsAtOnce : 8;
  auto* sums = static_cast<Total*>(totals);
  auto* elements = static_cast<const T*>(in);
  if constexpr (std::is_same_v<Total, double>) {
    const bool has_gaps = row_stride != columns;
    if (const int64_t rest = columns % kColumnsAtOnce<T>; rest > 0) {
      columns -= rest;
      reduce_last_columns<Op>(sums + columns, elements + columns, rest, rows, row_stride, has_gaps);
    }
  }
  for (; rows >= kRows; rows -= kRows, elements += kRows * row_stride) {
    reduce_rows<Op, kRows>(sums, elements, columns, row_stride);
  }
  if (kRows > 8 && rows >= 8) {
    reduce_rows<Op, 8>(sums, elements, columns, row_stride);
    rows -= 8, elements += 8 * row_stride;
  }
  if (kRows > 4 && rows >= 4) {
    reduce_rows<Op, 4>(sums, elements, columns, row_stride);
    rows -= 4, elements += 4 * row_stride;
  }
  for (; rows > 0; --rows, elements += row_stride) {
    reduce_rows<Op, 1>(sums, elements, columns, row_stride);
  }
}

/// Whether any element is nonzero or, for `all`, whether none is zero.
template <bool all, class T>
void inner_truth(void* total, const void* in, int64_t n, int64_t stride) {
  auto* elements = static_cast<const T*>(in);
  uint8_t found = 0;
  if (stride == 1) {
    for (int64_t i = 0; i < n; ++i) found |= (widen(elements[i]) != 0) != all;
  } else {
    for (int64_t i = 0; i < n; ++i) found |= (widen(elements[i * stride]) != 0) != all;
  }
  auto& truth = *static_cast<int64_t*>(total);
  truth = all ? truth & !found : truth | found;
}

template <bool all, class T>
void outer_truth(void* totals, const void* in, int64_t columns, int64_t rows, int64_t row_stride) {
  auto* truths = static_cast<int64_t*>(totals);
  for (int64_t row = 0; row < rows; ++row) {
    auto* elements = static_cast<const T*>(in) + row * row_stride;
    for (int64_t i = 0; i < columns; ++i) {
      const int64_t holds = widen(elements[i]) != 0;
      truths[i] = all ? truths[i] & holds : truths[i] | holds;
    }
  }
}

/// Elements of float16 are converted to float32 in blocks, of at least one row of an outer
/// reduction, over which its loops run.
constexpr int64_t kConverted = 8 * kMaxReducedColumns;

TENON_ALWAYS_INLINE void convert_elements(float* out, const void* in, const RowSteps& steps) {
  convert_loops.loops[static_cast<int>(DType::kFloat32)][static_cast<int>(DType::kFloat16)](out, in,
                                                                                            steps);
}

template <ReduceInner loop>
void inner_by_blocks(void* total, const void* in, int64_t n, int64_t stride) {
  auto* elements = static_cast<const Float16*>(in);
  float block[kConverted];
  for (int64_t i = 0; i < n; i += kConverted) {
    const int64_t count = n - i < kConverted ? n - i : kConverted;
    convert_elements(block, elements + i * stride,
                     {count, sizeof(float), stride * int64_t{sizeof(Float16)}});
    loop(total, block, count, 1);
  }
}

template <ReduceOuter loop>
void outer_by_blocks(void* totals, const void* in, int64_t columns, int64_t rows,
                     int64_t row_stride) {
  constexpr int64_t kIn = sizeof(Float16), kOut = sizeof(float);
  auto* elements = static_cast<const Float16*>(in);
  const int64_t fitting = columns > 0 ? kConverted / columns : rows;
  float block[kConverted];
  for (int64_t row = 0; row < rows; row += fitting) {
    const int64_t count = rows - row < fitting ? rows - row : fitting;
    convert_elements(block, elements + row * row_stride,
                     {columns, kOut, kIn, count, columns * kOut, row_stride * kIn});
    loop(totals, block, columns, count, columns);
  }
}

template <ReduceInner loop>
consteval ReduceInner by_blocks() {
  return &inner_by_blocks<loop>;
}
template <ReduceOuter loop>
consteval ReduceOuter by_blocks() {
  return &outer_by_blocks<loop>;
}

/// Of blocks that are converted there are no rows in turn.
template <ReduceRows>
consteval ReduceRows by_blocks() {
  return nullptr;
}

template <DType dtype, class T, class Loop, class Make>
consteval void set_if_selected(Loop (&row)[kDTypeCount], Make make) {
  if constexpr (is_selected(dtype)) row[static_cast<int>(dtype)] = make.template operator()<T>();
}

/// The loops of a reduction that `make` gives for each type of elements. A bool is read as a byte.
template <class Loop, class Make>
consteval void set_loops(Loop (&row)[kDTypeCount], Make make) {
  set_if_selected<DType::kUInt8, uint8_t>(row, make);
  set_if_selected<DType::kInt8, int8_t>(row, make);
  set_if_selected<DType::kInt16, int16_t>(row, make);
  set_if_selected<DType::kInt32, int32_t>(row, make);
  set_if_selected<DType::kInt64, int64_t>(row, make);
  set_if_selected<DType::kBool, uint8_t>(row, make);
  if constexpr (is_selected(DType::kFloat16)) {
    row[static_cast<int>(DType::kFloat16)] = by_blocks<make.template operator()<float>()>();
  }
  set_if_selected<DType::kBFloat16, BFloat16>(row, make);
  set_if_selected<DType::kFloat32, float>(row, make);
  set_if_selected<DType::kFloat64, double>(row, make);
}

template <class Op>
consteval void set_reduction(ReductionTable& table, Reduction reduction) {
  const auto i = static_cast<int>(reduction);
  set_loops(table.inner[i], []<class T>() { return &inner<Op, T>; });
  set_loops(table.outer[i], []<class T>() { return &outer<Op, T>; });
}

template <bool all>
consteval void set_truth(ReductionTable& table, Reduction reduction) {
  const auto i = static_cast<int>(reduction);
  set_loops(table.inner[i], []<class T>() { return &inner_truth<all, T>; });
  set_loops(table.outer[i], []<class T>() { return &outer_truth<all, T>; });
}

consteval ReductionTable make_table() {
  ReductionTable table = {};
  set_reduction<Sum>(table, Reduction::kSum);
  set_reduction<Product>(table, Reduction::kProduct);
  set_reduction<Maximum>(table, Reduction::kMaximum);
  set_reduction<Minimum>(table, Reduction::kMinimum);
  // Where what follows is fetched ahead, one place is enough; builds for a selection are small
  // first.
  if constexpr (!kFetchesAhead && kHasEveryDType)
    set_loops(table.sum_rows, []<class T>() { return &inner_rows<Sum, T>; });
  set_truth<false>(table, Reduction::kAny);
  set_truth<true>(table, Reduction::kAll);
  return table;
}

}  // namespace

extern constexpr ReductionTable reduction_loops = make_table();

}  // namespace tenon::kernels::TENON_CPU_TARGET
