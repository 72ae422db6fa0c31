#pragma once

#include "tenon/compat/detail/namespaces.h"

// The Fourier transforms by libtorch's short names: each is the function of its name with `fft_`.

namespace torch::fft {

#define TENON_TRANSFORM_OF_A_DIMENSION(name)                                          \
  inline Tensor name(const Tensor& self, ::std::optional<int64_t> n = ::std::nullopt, \
                     int64_t dim = -1,                                                \
                     ::std::optional<::std::string_view> norm = ::std::nullopt) {     \
    return ::tenon::fft_##name(self, n, dim, norm);                                   \
  }
TENON_TRANSFORM_OF_A_DIMENSION(fft)
TENON_TRANSFORM_OF_A_DIMENSION(ifft)
TENON_TRANSFORM_OF_A_DIMENSION(rfft)
TENON_TRANSFORM_OF_A_DIMENSION(irfft)
TENON_TRANSFORM_OF_A_DIMENSION(hfft)
TENON_TRANSFORM_OF_A_DIMENSION(ihfft)
#undef TENON_TRANSFORM_OF_A_DIMENSION

#define TENON_TRANSFORM_OF_TWO_DIMENSIONS(name)                                                  \
  inline Tensor name(const Tensor& self, const ::tenon::OptionalIntArrayRef& s = ::std::nullopt, \
                     ::tenon::IntArrayRef dim = {-2, -1},                                        \
                     ::std::optional<::std::string_view> norm = ::std::nullopt) {                \
    return ::tenon::fft_##name(self, s, dim, norm);                                              \
  }
TENON_TRANSFORM_OF_TWO_DIMENSIONS(fft2)
TENON_TRANSFORM_OF_TWO_DIMENSIONS(ifft2)
TENON_TRANSFORM_OF_TWO_DIMENSIONS(rfft2)
TENON_TRANSFORM_OF_TWO_DIMENSIONS(irfft2)
#undef TENON_TRANSFORM_OF_TWO_DIMENSIONS

#define TENON_TRANSFORM_OF_DIMENSIONS(name)                                                      \
  inline Tensor name(const Tensor& self, const ::tenon::OptionalIntArrayRef& s = ::std::nullopt, \
                     const ::tenon::OptionalIntArrayRef& dim = ::std::nullopt,                   \
                     ::std::optional<::std::string_view> norm = ::std::nullopt) {                \
    return ::tenon::fft_##name(self, s, dim, norm);                                              \
  }
TENON_TRANSFORM_OF_DIMENSIONS(fftn)
TENON_TRANSFORM_OF_DIMENSIONS(ifftn)
TENON_TRANSFORM_OF_DIMENSIONS(rfftn)
TENON_TRANSFORM_OF_DIMENSIONS(irfftn)
#undef TENON_TRANSFORM_OF_DIMENSIONS

inline Tensor fftshift(const Tensor& self,
                       const ::tenon::OptionalIntArrayRef& dim = ::std::nullopt) {
  return ::tenon::fft_fftshift(self, dim);
}
inline Tensor ifftshift(const Tensor& self,
                        const ::tenon::OptionalIntArrayRef& dim = ::std::nullopt) {
  return ::tenon::fft_ifftshift(self, dim);
}
inline Tensor fftfreq(int64_t n, double d = 1, const ::tenon::TensorOptions& options = {}) {
  return ::tenon::fft_fftfreq(n, d, options);
}
inline Tensor rfftfreq(int64_t n, double d = 1, const ::tenon::TensorOptions& options = {}) {
  return ::tenon::fft_rfftfreq(n, d, options);
}

}  // namespace torch::fft
