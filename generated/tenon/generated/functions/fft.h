// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_fft_c2c.h"
#include "tenon/generated/ops/_fft_c2r.h"
#include "tenon/generated/ops/_fft_r2c.h"
#include "tenon/generated/ops/fft_fft.h"
#include "tenon/generated/ops/fft_fft2.h"
#include "tenon/generated/ops/fft_fftfreq.h"
#include "tenon/generated/ops/fft_fftn.h"
#include "tenon/generated/ops/fft_fftshift.h"
#include "tenon/generated/ops/fft_hfft.h"
#include "tenon/generated/ops/fft_ifft.h"
#include "tenon/generated/ops/fft_ifft2.h"
#include "tenon/generated/ops/fft_ifftn.h"
#include "tenon/generated/ops/fft_ifftshift.h"
#include "tenon/generated/ops/fft_ihfft.h"
#include "tenon/generated/ops/fft_irfft.h"
#include "tenon/generated/ops/fft_irfft2.h"
#include "tenon/generated/ops/fft_irfftn.h"
#include "tenon/generated/ops/fft_rfft.h"
#include "tenon/generated/ops/fft_rfft2.h"
#include "tenon/generated/ops/fft_rfftfreq.h"
#include "tenon/generated/ops/fft_rfftn.h"

namespace tenon {

/// The Fourier transform of complex numbers over dimensions, or its inverse.
inline Tensor _fft_c2c(const Tensor& self, IntArrayRef dim, int64_t normalization, bool forward) {
  return stubs::_fft_c2c::call(self, dim, normalization, forward);
}

/// The inverse Fourier transform of the first half of a symmetric spectrum to real numbers.
inline Tensor _fft_c2r(const Tensor& self, IntArrayRef dim, int64_t normalization,
                       int64_t last_dim_size) {
  return stubs::_fft_c2r::call(self, dim, normalization, last_dim_size);
}

/// The Fourier transform over a dimension, cut or padded with zeros to n elements.
inline Tensor fft_fft(const Tensor& self, std::optional<int64_t> n = std::nullopt, int64_t dim = -1,
                      std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fft::call(self, n, dim, norm);
}

/// The Fourier transform over two dimensions.
inline Tensor fft_fft2(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                       IntArrayRef dim = {-2, -1},
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fft2::call(self, s, dim, norm);
}

/// The frequencies of the Fourier transform of n samples, d apart.
inline Tensor fft_fftfreq(int64_t n, double d = 1.0, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::fft_fftfreq::call(n, d, options.dtype_opt(), options.layout_opt(),
                               options.device_opt(),
                               detail::pin_memory_of_row_major("fft_fftfreq", options)), options);
}

/// The Fourier transform over dimensions, each cut or padded to s elements.
inline Tensor fft_fftn(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                       const OptionalIntArrayRef& dim = std::nullopt,
                       std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_fftn::call(self, s, dim, norm);
}

/// self with the frequency 0 moved to the middle of dimensions.
inline Tensor fft_fftshift(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_fftshift::call(self, dim);
}

/// The Fourier transform of the first half of a symmetric signal to n real numbers.
inline Tensor fft_hfft(const Tensor& self, std::optional<int64_t> n = std::nullopt,
                       int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_hfft::call(self, n, dim, norm);
}

/// The inverse Fourier transform over a dimension, cut or padded with zeros to n elements.
inline Tensor fft_ifft(const Tensor& self, std::optional<int64_t> n = std::nullopt,
                       int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifft::call(self, n, dim, norm);
}

/// The inverse Fourier transform over two dimensions.
inline Tensor fft_ifft2(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                        IntArrayRef dim = {-2, -1},
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifft2::call(self, s, dim, norm);
}

/// The inverse Fourier transform over dimensions, each cut or padded to s elements.
inline Tensor fft_ifftn(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                        const OptionalIntArrayRef& dim = std::nullopt,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ifftn::call(self, s, dim, norm);
}

/// self with the frequency 0 moved from the middle of dimensions to the front.
inline Tensor fft_ifftshift(const Tensor& self, const OptionalIntArrayRef& dim = std::nullopt) {
  return stubs::fft_ifftshift::call(self, dim);
}

/// The first half of the inverse Fourier transform of real numbers over a dimension.
inline Tensor fft_ihfft(const Tensor& self, std::optional<int64_t> n = std::nullopt,
                        int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_ihfft::call(self, n, dim, norm);
}

/// The inverse Fourier transform of the first half of a spectrum to n real numbers.
inline Tensor fft_irfft(const Tensor& self, std::optional<int64_t> n = std::nullopt,
                        int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfft::call(self, n, dim, norm);
}

/// The inverse Fourier transform of the first half of a spectrum to real numbers, over two
/// dimensions.
inline Tensor fft_irfft2(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                         IntArrayRef dim = {-2, -1},
                         std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfft2::call(self, s, dim, norm);
}

/// The inverse Fourier transform of the first half of a spectrum to real numbers, over dimensions,
/// each cut or padded to s elements.
inline Tensor fft_irfftn(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                         const OptionalIntArrayRef& dim = std::nullopt,
                         std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_irfftn::call(self, s, dim, norm);
}

/// The Fourier transform of real numbers over dimensions; one-sided the first half of the last one.
inline Tensor _fft_r2c(const Tensor& self, IntArrayRef dim, int64_t normalization, bool onesided) {
  return stubs::_fft_r2c::call(self, dim, normalization, onesided);
}

/// The first half of the Fourier transform of real numbers over a dimension.
inline Tensor fft_rfft(const Tensor& self, std::optional<int64_t> n = std::nullopt,
                       int64_t dim = -1, std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfft::call(self, n, dim, norm);
}

/// The first half of the Fourier transform of real numbers over two dimensions.
inline Tensor fft_rfft2(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                        IntArrayRef dim = {-2, -1},
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfft2::call(self, s, dim, norm);
}

/// The first half of the frequencies of the Fourier transform of n samples, d apart.
inline Tensor fft_rfftfreq(int64_t n, double d = 1.0, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::fft_rfftfreq::call(n, d, options.dtype_opt(), options.layout_opt(),
                                options.device_opt(),
                                detail::pin_memory_of_row_major("fft_rfftfreq", options)), options);
}

/// The first half of the Fourier transform of real numbers over dimensions, each cut or padded to s
/// elements.
inline Tensor fft_rfftn(const Tensor& self, const OptionalIntArrayRef& s = std::nullopt,
                        const OptionalIntArrayRef& dim = std::nullopt,
                        std::optional<std::string_view> norm = std::nullopt) {
  return stubs::fft_rfftn::call(self, s, dim, norm);
}

}  // namespace tenon
