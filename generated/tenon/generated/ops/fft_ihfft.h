// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The first half of the inverse Fourier transform of real numbers over a dimension.
struct TENON_API fft_ihfft
    : Operator<fft_ihfft,
               TensorBase(const TensorBase&, std::optional<int64_t>, int64_t,
                          std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_ihfft(const TensorBase& self, std::optional<int64_t> n = std::nullopt,
                            int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ihfft::call(self, n, dim, norm);
}

}  // namespace tenon::ops
