#pragma once

#include "tenon/kernels/pointwise/strided_loop.h"

namespace tenon::kernels {

/// The elements of a row of a tile, into which dense columns of an operand are gathered.
constexpr int64_t transposed_columns(int64_t element_size) {
  return element_size <= 4 ? 64 : 32;
}

/// Copies input 1 of a normalised walk into its result where both have the same dtype and walk
/// memory along different dimensions, as a transpose does: band by band, so that neither side
/// fetches a cache line twice. False, with nothing done, where that is not so.
bool copy_transposed(const StridedLoop& walk, int64_t element_size);

}  // namespace tenon::kernels
