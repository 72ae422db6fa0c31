#pragma once

#include "tenon/kernels/convolution/geometry.h"

/// Convolutions of float32 images by loops of our own, see Note [A padded image turns a window into
/// offsets]. They make no columns, and so are faster where the channels are few. All memory is
/// row-major.
namespace tenon::kernels {

/// Whether convolve_directly takes this geometry: two dimensions, windows of more than 1, and not
/// too much padding.
bool can_convolve_directly(const ConvolutionGeometry& geometry);
/// y from x; `bias` may be null.
void convolve_directly(const ConvolutionGeometry& geometry, const float* x, const float* weight,
                       const float* bias, float* y);

/// Whether x_gradient_directly takes this geometry: also a stride of 1.
bool can_turn_directly(const ConvolutionGeometry& geometry);
/// The gradient of x from that of y.
void x_gradient_directly(const ConvolutionGeometry& geometry, const float* y_grad,
                         const float* weight, float* x_grad);

/// Whether weight_gradient_directly takes this geometry: also enough channels to fill a vector.
bool can_sum_directly(const ConvolutionGeometry& geometry);
/// The gradient of the weights from x and the gradient of y.
void weight_gradient_directly(const ConvolutionGeometry& geometry, const float* x,
                              const float* y_grad, float* weight_grad);

}  // namespace tenon::kernels
