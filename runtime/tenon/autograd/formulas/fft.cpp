#include "tenon/autograd/formulas/fft.h"

#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/_fft_c2c.h"
#include "tenon/generated/ops/_fft_r2c.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/real.h"
#include "tenon/tensor/dimension.h"

namespace tenon::formulas {

TensorBase fft_r2c_backward(const TensorBase& grad, IntArrayRef dim, int64_t normalization,
                            bool onesided, IntArrayRef sizes) {
  const auto ndim = static_cast<int64_t>(sizes.size());
  const int64_t last = wrap_dimension("_fft_r2c", dim.back(), ndim);
  TensorBase spectrum = grad;
  if (onesided) {
    // Of the half that is left out nothing comes.
    DimVector pad(static_cast<size_t>(2 * (ndim - last)));
    pad.back() = sizes[static_cast<size_t>(last)] - grad.size(last);
    spectrum = ops::constant_pad_nd(grad, pad);
  }
  return ops::real(ops::_fft_c2c(spectrum, dim, normalization, /*forward=*/false));
}

TensorBase fft_c2r_backward(const TensorBase& grad, IntArrayRef dim, int64_t normalization) {
  const TensorBase half = ops::_fft_r2c(grad, dim, normalization, /*onesided=*/true);
  const int64_t last = wrap_dimension("_fft_c2r", dim.back(), grad.dim());
  const int64_t length = half.size(last), twice = grad.size(last) - length;
  if (twice <= 0) return half;
  // Those count twice that stand for themselves and for their conjugates.
  const TensorBase inner = ops::mul(ops::narrow(half, last, 1, twice), 2);
  return ops::cat({ops::narrow(half, last, 0, 1), inner,
                   ops::narrow(half, last, 1 + twice, length - 1 - twice)},
                  last);
}

}  // namespace tenon::formulas
