// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The Fourier transform of complex numbers over dimensions, or its inverse.
struct TENON_API _fft_c2c
    : Operator<_fft_c2c, TensorBase(const TensorBase&, IntArrayRef, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _fft_c2c(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                           bool forward) {
  return stubs::_fft_c2c::call(self, dim, normalization, forward);
}

}  // namespace tenon::ops
