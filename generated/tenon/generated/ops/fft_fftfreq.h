// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The frequencies of the Fourier transform of n samples, d apart.
struct TENON_API fft_fftfreq
    : Operator<fft_fftfreq,
               TensorBase(int64_t, double, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? "
      "device=None, bool? pin_memory=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase fft_fftfreq(int64_t n, double d = 1.0, std::optional<DType> dtype = std::nullopt,
                              std::optional<Layout> layout = std::nullopt,
                              std::optional<Device> device = std::nullopt,
                              std::optional<bool> pin_memory = std::nullopt) {
  return stubs::fft_fftfreq::call(n, d, dtype, layout, device, pin_memory);
}

}  // namespace tenon::ops
