#pragma once

#include <bitset>
#include <optional>
#include <string_view>

#include "tenon/base/dim_vector.h"

namespace tenon {

/// Which dimensions a reduction removes.
using DimMask = std::bitset<64>;

/// The mask of `dims`, which is all dimensions where there are none; IndexError for one that is out
/// of range, ValueError for one that is given twice.
DimMask reduced_dims(std::string_view op, std::optional<IntArrayRef> dims, int64_t ndim);

/// The sizes of a result.
DimVector reduced_sizes(IntArrayRef sizes, DimMask mask, bool keepdim);

}  // namespace tenon
