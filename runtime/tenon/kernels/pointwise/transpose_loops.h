#pragma once

#include <bit>
#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// Moves `columns` dense columns of `rows` elements, which lie `in_column_step` bytes apart, to
/// dense rows `out_row_step` bytes apart, which overlap nothing that is read.
using TransposeLoop = void (*)(char* out, int64_t out_row_step, const char* in,
                               int64_t in_column_step, int64_t rows, int64_t columns);

/// By the logarithm of an element's size, which is a power of two up to 16 bytes.
struct TransposeTable {
  TransposeLoop of_size[5];
};

TENON_DECLARE_PER_CPU_TARGET(TransposeTable, transpose_loops)

/// The loop of this machine.
inline TransposeLoop transpose_loop(int64_t element_size) {
  static constexpr const TransposeTable* kTables[] = TENON_PER_CPU_TARGET(transpose_loops);
  const int log_size = std::countr_zero(static_cast<uint64_t>(element_size) | 16);  // at most 4
  return kTables[static_cast<int>(cpu_target())]->of_size[log_size];
}

}  // namespace tenon::kernels
