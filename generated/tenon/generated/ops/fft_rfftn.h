// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The first half of the Fourier transform of real numbers over dimensions, each cut or padded to s
/// elements.
struct TENON_API fft_rfftn
    : Operator<fft_rfftn,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, std::optional<IntArrayRef>,
                          std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_rfftn(const TensorBase& self, const OptionalIntArrayRef& s = std::nullopt,
                            const OptionalIntArrayRef& dim = std::nullopt,
                            std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfftn::call(self, s, dim, norm);
}

}  // namespace tenon::ops
