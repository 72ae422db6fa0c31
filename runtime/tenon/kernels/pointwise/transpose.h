#pragma once

#include "tenon/kernels/pointwise/strided_loop.h"

namespace tenon::kernels {

/// The elements of a row of a tile.
constexpr int64_t transposed_columns(int64_t element_size) {
  return element_size <= 4 ? 64 : 32;
}

/// Copies the first `rows` elements of `columns` dense columns, `in_column_step` bytes apart, to
/// rows of a tile, which lie `transposed_columns` elements apart.
void gather_transposed(void* tile, const char* in, int64_t in_column_step, int64_t rows,
                       int64_t columns, int64_t element_size);

/// Copies input 1 of a normalised walk into its result where both have the same dtype and walk
/// memory along different dimensions, as a transpose does: band by band, so that neither side
/// fetches a cache line twice. False, with nothing done, where that is not so.
bool copy_transposed(const StridedLoop& walk, int64_t element_size);

}  // namespace tenon::kernels
