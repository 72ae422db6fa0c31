#pragma once

#include <optional>
#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What poolings return. All raise ShapeError where sizes do not fit together, ValueError for a
/// stride, padding, dilation or window out of range, and DTypeError for a dtype that is not
/// supported or not the same in all arguments.
namespace tenon::meta {

/// Maxima, and int64 indices, of the windows of `self` [C, H, W] or [N, C, H, W]; an empty stride
/// is the window. Numeric dtypes.
std::tuple<TensorSpec, TensorSpec> max_pool2d_with_indices(const TensorBase& self,
                                                           IntArrayRef kernel_size,
                                                           IntArrayRef stride, IntArrayRef padding,
                                                           IntArrayRef dilation, bool ceil_mode);
TensorSpec max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                            IntArrayRef kernel_size, IntArrayRef stride,
                                            IntArrayRef padding, IntArrayRef dilation,
                                            bool ceil_mode, const TensorBase& indices);

/// The same of `self` [C, D, H, W] or [N, C, D, H, W].
std::tuple<TensorSpec, TensorSpec> max_pool3d_with_indices(const TensorBase& self,
                                                           IntArrayRef kernel_size,
                                                           IntArrayRef stride, IntArrayRef padding,
                                                           IntArrayRef dilation, bool ceil_mode);
TensorSpec max_pool3d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                            IntArrayRef kernel_size, IntArrayRef stride,
                                            IntArrayRef padding, IntArrayRef dilation,
                                            bool ceil_mode, const TensorBase& indices);

/// Means of the windows of `self` [C, H, W] or [N, C, H, W]. Floating dtypes.
TensorSpec avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                      std::optional<int64_t> divisor_override);
TensorSpec avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                               IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                               bool ceil_mode, bool count_include_pad,
                               std::optional<int64_t> divisor_override);
/// The same of `self` [C, D, H, W] or [N, C, D, H, W].
TensorSpec avg_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool count_include_pad,
                      std::optional<int64_t> divisor_override);
TensorSpec avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                               IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                               bool ceil_mode, bool count_include_pad,
                               std::optional<int64_t> divisor_override);

TensorSpec _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size);
TensorSpec _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self);
TensorSpec _adaptive_avg_pool3d(const TensorBase& self, IntArrayRef output_size);
TensorSpec _adaptive_avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self);

/// Maxima, and int64 indices, of the windows of an adaptive pooling. Numeric dtypes.
std::tuple<TensorSpec, TensorSpec> adaptive_max_pool2d(const TensorBase& self,
                                                       IntArrayRef output_size);
TensorSpec adaptive_max_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                        const TensorBase& indices);
std::tuple<TensorSpec, TensorSpec> adaptive_max_pool3d(const TensorBase& self,
                                                       IntArrayRef output_size);
TensorSpec adaptive_max_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                        const TensorBase& indices);

}  // namespace tenon::meta
