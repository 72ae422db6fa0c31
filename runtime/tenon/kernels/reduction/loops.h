#pragma once

#include <cstdint>

#include "tenon/base/dtype.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

enum class Reduction : uint8_t { kSum, kProduct, kMaximum, kMinimum, kAny, kAll };
inline constexpr int kReductionCount = 6;

/// Combines `n` elements that lie `stride` elements apart into `*total`. A total is a double for a
/// floating dtype, else an int64; for kAny and kAll an int64 of 0 or 1 in any case. Floats add up
/// in pairs, these in pairs again, a few times, and then in double: sums of equal ones are exact.
/// Extrema are NaN if an element is.
using ReduceInner = void (*)(void* total, const void* in, int64_t n, int64_t stride);

/// Combines `rows` rows of `columns` elements into as many totals. The elements of a row lie side
/// by side, the rows `row_stride` elements apart. At most kMaxReducedColumns columns.
using ReduceOuter = void (*)(void* totals, const void* in, int64_t columns, int64_t rows,
                             int64_t row_stride);
inline constexpr int64_t kMaxReducedColumns = 1024;
/// The most rows that are combined in one pass: a multiple of these has no rest.
inline constexpr int kMostRowsAtOnce = 16;

/// Rows of so many bytes are read at several places of their own.
inline constexpr int64_t kLeastInStreams = 65536;
/// Rows that are reduced in turn, for the same reason: several places in memory give more at once
/// than one.
inline constexpr int kRowsInTurn = 4;
/// Combines `n` elements of each of kRowsInTurn rows into as many totals: what a ReduceInner makes
/// of each for a row of less than kLeastInStreams bytes.
using ReduceRows = void (*)(void* totals, const void* const* rows, int64_t n);

struct ReductionTable {
  ReduceInner inner[kReductionCount][kDTypeCount];
  ReduceOuter outer[kReductionCount][kDTypeCount];
  /// Of sums; null where one place is enough.
  ReduceRows sum_rows[kDTypeCount];
};

TENON_DECLARE_PER_CPU_TARGET(ReductionTable, reduction_loops)

/// The loops of this machine.
inline const ReductionTable& reduction_table() {
  static constexpr const ReductionTable* kTables[] = TENON_PER_CPU_TARGET(reduction_loops);
  return *kTables[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
