#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// How many dimensions of `input` stand before those of `normalized_shape`; ValueError for an empty
/// one, ShapeError unless it is the last sizes of `input`.
inline int64_t dimensions_before(std::string_view op, const TensorBase& input,
                                 IntArrayRef normalized_shape) {
  const int64_t outer = input.dim() - static_cast<int64_t>(normalized_shape.size());
  TENON_CHECK(!normalized_shape.empty(), ValueError, op,
              ": expected a normalized_shape of at least one dimension, got []");
  TENON_CHECK(outer >= 0 && input.sizes().slice(outer) == normalized_shape, ShapeError, op,
              ": expected an input whose last sizes are normalized_shape ", normalized_shape,
              ", got ", input.sizes());
  return outer;
}

}  // namespace tenon
