#pragma once

#include "tenon/base/array_ref.h"
#include "tenon/tensor/tensor_base.h"

/// The gradients of Fourier transforms between real and complex numbers.
namespace tenon::formulas {

/// That of `_fft_r2c`, for real numbers of `sizes`.
TensorBase fft_r2c_backward(const TensorBase& grad, IntArrayRef dim, int64_t normalization,
                            bool onesided, IntArrayRef sizes);
/// That of `_fft_c2r`, for the first half of the spectrum.
TensorBase fft_c2r_backward(const TensorBase& grad, IntArrayRef dim, int64_t normalization);

}  // namespace tenon::formulas
