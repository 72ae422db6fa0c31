// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/fft.h"

namespace tenon::redispatch {

inline Tensor _fft_c2c(DispatchKeySet keys, const Tensor& self, IntArrayRef dim,
                       int64_t normalization, bool forward) {
  return stubs::_fft_c2c::redispatch(keys, self, dim, normalization, forward);
}

inline Tensor _fft_c2r(DispatchKeySet keys, const Tensor& self, IntArrayRef dim,
                       int64_t normalization, int64_t last_dim_size) {
  return stubs::_fft_c2r::redispatch(keys, self, dim, normalization, last_dim_size);
}

inline Tensor fft_fft(DispatchKeySet keys, const Tensor& self,
                      std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                      std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_fft2(DispatchKeySet keys, const Tensor& self,
                       const OptionalIntArrayRef& s = std::nullopt, IntArrayRef dim = {-2, -1},
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fft2::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_fftfreq(DispatchKeySet keys, int64_t n, double d = 1.0,
                          const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::fft_fftfreq::redispatch(keys, n, d, options.dtype_opt(), options.layout_opt(),
                                     options.device_opt(),
                                     detail::pin_memory_of_row_major("fft_fftfreq", options)),
      options);
}

inline Tensor fft_fftn(DispatchKeySet keys, const Tensor& self,
                       const OptionalIntArrayRef& s = std::nullopt,
                       const OptionalIntArrayRef& dim = std::nullopt,
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fftn::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_fftshift(DispatchKeySet keys, const Tensor& self,
                           const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_fftshift::redispatch(keys, self, dim);
}

inline Tensor fft_hfft(DispatchKeySet keys, const Tensor& self,
                       std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_hfft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_ifft(DispatchKeySet keys, const Tensor& self,
                       std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_ifft2(DispatchKeySet keys, const Tensor& self,
                        const OptionalIntArrayRef& s = std::nullopt, IntArrayRef dim = {-2, -1},
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifft2::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_ifftn(DispatchKeySet keys, const Tensor& self,
                        const OptionalIntArrayRef& s = std::nullopt,
                        const OptionalIntArrayRef& dim = std::nullopt,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifftn::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_ifftshift(DispatchKeySet keys, const Tensor& self,
                            const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_ifftshift::redispatch(keys, self, dim);
}

inline Tensor fft_ihfft(DispatchKeySet keys, const Tensor& self,
                        std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ihfft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_irfft(DispatchKeySet keys, const Tensor& self,
                        std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_irfft2(DispatchKeySet keys, const Tensor& self,
                         const OptionalIntArrayRef& s = std::nullopt, IntArrayRef dim = {-2, -1},
                         std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfft2::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_irfftn(DispatchKeySet keys, const Tensor& self,
                         const OptionalIntArrayRef& s = std::nullopt,
                         const OptionalIntArrayRef& dim = std::nullopt,
                         std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfftn::redispatch(keys, self, s, dim, norm);
}

inline Tensor _fft_r2c(DispatchKeySet keys, const Tensor& self, IntArrayRef dim,
                       int64_t normalization, bool onesided) {
  return stubs::_fft_r2c::redispatch(keys, self, dim, normalization, onesided);
}

inline Tensor fft_rfft(DispatchKeySet keys, const Tensor& self,
                       std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfft::redispatch(keys, self, n, dim, norm);
}

inline Tensor fft_rfft2(DispatchKeySet keys, const Tensor& self,
                        const OptionalIntArrayRef& s = std::nullopt, IntArrayRef dim = {-2, -1},
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfft2::redispatch(keys, self, s, dim, norm);
}

inline Tensor fft_rfftfreq(DispatchKeySet keys, int64_t n, double d = 1.0,
                           const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::fft_rfftfreq::redispatch(keys, n, d, options.dtype_opt(), options.layout_opt(),
                                      options.device_opt(),
                                      detail::pin_memory_of_row_major("fft_rfftfreq", options)),
      options);
}

inline Tensor fft_rfftn(DispatchKeySet keys, const Tensor& self,
                        const OptionalIntArrayRef& s = std::nullopt,
                        const OptionalIntArrayRef& dim = std::nullopt,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfftn::redispatch(keys, self, s, dim, norm);
}

}  // namespace tenon::redispatch
