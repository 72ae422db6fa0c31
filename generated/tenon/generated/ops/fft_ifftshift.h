// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the frequency 0 moved from the middle of dimensions to the front.
struct TENON_API fft_ifftshift
    : Operator<fft_ifftshift, TensorBase(const TensorBase&, std::optional<IntArrayRef>)> {
  static constexpr std::string_view kSchema =
      "fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_ifftshift(const TensorBase& self,
                                const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_ifftshift::call(self, dim);
}

}  // namespace tenon::ops
