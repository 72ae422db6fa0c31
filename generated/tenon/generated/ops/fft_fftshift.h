// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the frequency 0 moved to the middle of dimensions.
struct TENON_API fft_fftshift
    : Operator<fft_fftshift, TensorBase(const TensorBase&, std::optional<IntArrayRef>)> {
  static constexpr std::string_view kSchema =
      "fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_fftshift(const TensorBase& self,
                               const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_fftshift::call(self, dim);
}

}  // namespace tenon::ops
