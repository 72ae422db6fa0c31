#pragma once

#include <array>
#include <optional>
#include <tuple>

#include "tenon/kernels/pooling/meta.h"
#include "tenon/kernels/resampling/meta.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What convolutions return; the category has pooling, too. All raise ShapeError where sizes do not
/// fit together, ValueError for a stride, padding, dilation, window or number of groups out of
/// range, and DTypeError for a dtype that is not supported or not the same in all arguments.
namespace tenon::meta {

/// [N, C_out, …] for `input` [N, C_in, …] and `weight` [C_out, C_in / groups, …] (transposed:
/// [C_in, C_out / groups, …]), over 1 to 3 dimensions. Lists hold one value for all dimensions or
/// one for each. Floating dtypes.
TensorSpec convolution(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                       IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                       bool transposed, IntArrayRef output_padding, int64_t groups);
/// The gradients of convolution, whether or not they are asked for.
std::tuple<TensorSpec, TensorSpec, TensorSpec> convolution_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const std::optional<IntArrayRef>& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups);

}  // namespace tenon::meta
