#pragma once

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What Fourier transforms return. DTypeError for other dtypes than those of two parts of float32
/// or float64 (`fft_r2c`: these themselves); ValueError unless `dim` names different dimensions, at
/// least one between real and complex numbers, and `normalization` is 0 (none), 1 (divided by the
/// root of the number of points) or 2 (by it); ShapeError for a dimension without elements.
namespace tenon::meta {

/// The sizes of `self`.
TensorSpec fft_c2c(const TensorBase& self, IntArrayRef dim, int64_t normalization);
/// Complex numbers; `onesided` n / 2 + 1 in the last dimension of `dim`, where `self` has n.
TensorSpec fft_r2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool onesided);
/// Real numbers, `last_dim_size` in the last dimension of `dim`, of which `self` has as many as
/// fft_r2c gives; ShapeError otherwise.
TensorSpec fft_c2r(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                   int64_t last_dim_size);

}  // namespace tenon::meta
