#pragma once

#include "tenon/kernels/convolution/geometry.h"

/// Convolutions as products of matrices: the elements of x that a window covers become a column.
/// For any geometry; all memory is row-major. `T` is float or double.
namespace tenon::kernels {

/// y from x; `bias` may be null.
template <class T>
void convolve_by_columns(const ConvolutionGeometry& geometry, const T* x, const T* weight,
                         const T* bias, T* y);
/// The gradient of x from that of y.
template <class T>
void x_gradient_by_columns(const ConvolutionGeometry& geometry, const T* y_grad, const T* weight,
                           T* x_grad);
/// The gradient of the weights from x and the gradient of y.
template <class T>
void weight_gradient_by_columns(const ConvolutionGeometry& geometry, const T* x, const T* y_grad,
                                T* weight_grad);

}  // namespace tenon::kernels
