// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse Fourier transform of the first half of a symmetric spectrum to real numbers.
struct TENON_API _fft_c2r
    : Operator<_fft_c2r, TensorBase(const TensorBase&, IntArrayRef, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _fft_c2r(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                           int64_t last_dim_size) {
  return stubs::_fft_c2r::call(self, dim, normalization, last_dim_size);
}

}  // namespace tenon::ops
