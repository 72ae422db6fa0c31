// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse Fourier transform of the first half of a spectrum to real numbers, over two
/// dimensions.
struct TENON_API fft_irfft2
    : Operator<fft_irfft2,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, IntArrayRef,
                          std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "fft_irfft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_irfft2(const TensorBase& self, const OptionalIntArrayRef& s = std::nullopt,
                             IntArrayRef dim = {-2, -1},
                             std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfft2::call(self, s, dim, norm);
}

}  // namespace tenon::ops
