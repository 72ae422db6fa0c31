// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The Fourier transform of real numbers over dimensions; one-sided the first half of the last one.
struct TENON_API _fft_r2c
    : Operator<_fft_r2c, TensorBase(const TensorBase&, IntArrayRef, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _fft_r2c(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                           bool onesided) {
  return stubs::_fft_r2c::call(self, dim, normalization, onesided);
}

}  // namespace tenon::ops
