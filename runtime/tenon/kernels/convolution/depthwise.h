#pragma once

#include "tenon/kernels/convolution/depthwise_loops.h"
#include "tenon/kernels/convolution/geometry.h"

/// Convolutions of each channel of float32 images by itself, with windows of three by three
/// neighbours, where the images lie: too little is computed of each element to copy it.
namespace tenon::kernels {

/// Whether it is one of those.
bool is_depthwise(const ConvolutionGeometry& geometry);

/// Whether the loops for this machine take the geometry.
inline bool suits_depthwise(const ConvolutionGeometry& geometry) {
  return depthwise_loops().plane && is_depthwise(geometry);
}

// For geometries that suit.

/// y from x; `bias` may be null.
void convolve_depthwise(const ConvolutionGeometry& geometry, const float* x, const float* weight,
                        const float* bias, float* y);
/// The gradient of x from that of y.
void x_gradient_depthwise(const ConvolutionGeometry& geometry, const float* y_grad,
                          const float* weight, float* x_grad);

}  // namespace tenon::kernels
