#pragma once

#include <string_view>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What softmax, its logarithm and their derivatives return. IndexError for a dimension out of
/// range, DTypeError unless the dtype is floating.
namespace tenon::meta {

/// As `self`; in float32 where `half_to_float`, for which `self` is float16 or bfloat16.
TensorSpec softmax(std::string_view op, const TensorBase& self, int64_t dim, bool half_to_float);
/// Of the sizes of `output`, which `grad_output` must have too, in `input_dtype`.
TensorSpec softmax_backward(std::string_view op, const TensorBase& grad_output,
                            const TensorBase& output, int64_t dim, DType input_dtype);

}  // namespace tenon::meta
