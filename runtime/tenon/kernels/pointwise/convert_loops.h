#pragma once

#include <cstdint>

#include "tenon/base/dtype.h"
#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// The shape of a copy of `rows` rows of `n` elements: how many bytes the next element and the next
/// row are away, in the result and in the source. A step may be negative, and 0 in the source.
struct RowSteps {
  int64_t n;
  int64_t out_step;
  int64_t in_step;
  int64_t rows = 1;
  int64_t out_row_step = 0;
  int64_t in_row_step = 0;
};

/// Copies elements of one dtype into elements of another. Numbers convert as static_cast does,
/// where one that does not fit into an integer wraps or is undefined; to bool: whether it is not 0.
/// Of a complex number that becomes a real one the real part is taken.
/// The memories do not overlap.
using ConvertLoop = void (*)(void* out, const void* in, const RowSteps& steps);

struct ConvertTable {
  /// To, from. Null for dtypes that are not built, and for uint16, uint32 and uint64 but in those
  /// of the narrowest vectors.
  ConvertLoop loops[kDTypeCount][kDTypeCount];
};

TENON_DECLARE_PER_CPU_TARGET(ConvertTable, convert_loops)

/// The loop that copies `from` into `to` on this machine.
inline ConvertLoop convert_loop(DType to, DType from) {
  check_selected(to);
  check_selected(from);
  static constexpr const ConvertTable* kTables[] = TENON_PER_CPU_TARGET(convert_loops);
  const auto row = static_cast<size_t>(to), column = static_cast<size_t>(from);
  const ConvertLoop loop = kTables[static_cast<size_t>(cpu_target())]->loops[row][column];
  if (loop == nullptr) [[unlikely]]
    return kTables[static_cast<size_t>(CpuTarget::kBaseline)]->loops[row][column];
  return loop;
}

}  // namespace tenon::kernels
