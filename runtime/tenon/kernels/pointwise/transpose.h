#pragma once

#include "tenon/kernels/pointwise/strided_loop.h"

namespace tenon::kernels {

/// Copies input 1 of a normalised walk into its result where both have the same dtype and walk
/// memory along different dimensions, as a transpose does: tile by tile, so that neither side
/// fetches a cache line twice. False, with nothing done, where that is not so.
bool copy_transposed(const StridedLoop& walk, int64_t element_size);

}  // namespace tenon::kernels
