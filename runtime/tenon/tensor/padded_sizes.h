#pragma once

#include <string_view>

#include "tenon/base/dim_vector.h"

namespace tenon {

/// `sizes` with the widths of `pad` added, the last dimension first; negative ones cut. ValueError
/// for an odd number of widths, ShapeError for more pairs than dimensions or where more would be
/// cut than there is, OutOfMemoryError for a size that 64 bits cannot count.
TENON_API DimVector padded_sizes(std::string_view op, IntArrayRef sizes, IntArrayRef pad);

}  // namespace tenon
