// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The Fourier transform of the first half of a symmetric signal to n real numbers.
struct TENON_API fft_hfft
    : Operator<fft_hfft,
               TensorBase(const TensorBase&, std::optional<int64_t>, int64_t,
                          std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_hfft(const TensorBase& self, std::optional<int64_t> n = std::nullopt,
                           int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_hfft::call(self, n, dim, norm);
}

}  // namespace tenon::ops
