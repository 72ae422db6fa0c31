#pragma once

#include <string_view>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// How windows go over the last dimensions of a tensor: lists of one value for all of them, or of
/// one for each. An empty `stride` is `kernel_size`.
struct PoolArguments {
  IntArrayRef kernel_size, stride, padding, dilation;
  bool ceil_mode;
};

/// ShapeError unless `self` is [C, ...] or [N, C, ...] with `rank` dimensions after the channels,
/// and none but the batch is empty; `name` is what the message calls it.
TENON_API void check_volumes(std::string_view op, std::string_view name, const TensorBase& self,
                             int64_t rank);

/// The sizes of the result of a pooling over the last `rank` dimensions of `self`. What
/// `check_volumes` raises; ValueError for windows out of range, ShapeError where none fits.
TENON_API DimVector pooled_sizes(std::string_view op, const TensorBase& self, int64_t rank,
                                 const PoolArguments& arguments);

/// The sizes of `self` with the last `rank` ones replaced; ValueError unless `output_size` has 1 or
/// `rank` values, none of them negative.
TENON_API DimVector resized(std::string_view op, const TensorBase& self, int64_t rank,
                            IntArrayRef output_size);

}  // namespace tenon
