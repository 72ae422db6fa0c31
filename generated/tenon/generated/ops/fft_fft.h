// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The Fourier transform over a dimension, cut or padded with zeros to n elements.
struct TENON_API fft_fft
    : Operator<fft_fft,
               TensorBase(const TensorBase&, std::optional<int64_t>, int64_t,
                          std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_fft(const TensorBase& self, std::optional<int64_t> n = std::nullopt,
                          int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fft::call(self, n, dim, norm);
}

}  // namespace tenon::ops
