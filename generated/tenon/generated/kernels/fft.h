// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor
void fft_c2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool forward,
             TensorBase& result);

// _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor
void fft_r2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool onesided,
             TensorBase& result);

// _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor
void fft_c2r(const TensorBase& self, IntArrayRef dim, int64_t normalization, int64_t last_dim_size,
             TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// fft_fft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_fft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                   std::optional<std::string_view> norm);

// fft_ifft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_ifft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                    std::optional<std::string_view> norm);

// fft_rfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_rfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                    std::optional<std::string_view> norm);

// fft_irfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_irfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                     std::optional<std::string_view> norm);

// fft_hfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_hfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                    std::optional<std::string_view> norm);

// fft_ihfft(Tensor self, SymInt? n=None, int dim=-1, str? norm=None) -> Tensor
TensorBase fft_ihfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim,
                     std::optional<std::string_view> norm);

// fft_fftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
TensorBase fft_fftn(const TensorBase& self, std::optional<IntArrayRef> s,
                    std::optional<IntArrayRef> dim, std::optional<std::string_view> norm);

// fft_ifftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
TensorBase fft_ifftn(const TensorBase& self, std::optional<IntArrayRef> s,
                     std::optional<IntArrayRef> dim, std::optional<std::string_view> norm);

// fft_rfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
TensorBase fft_rfftn(const TensorBase& self, std::optional<IntArrayRef> s,
                     std::optional<IntArrayRef> dim, std::optional<std::string_view> norm);

// fft_irfftn(Tensor self, SymInt[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor
TensorBase fft_irfftn(const TensorBase& self, std::optional<IntArrayRef> s,
                      std::optional<IntArrayRef> dim, std::optional<std::string_view> norm);

// fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase fft_fftfreq(int64_t n, double d, std::optional<DType> dtype,
                       std::optional<Layout> layout, std::optional<Device> device,
                       std::optional<bool> pin_memory);

// fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase fft_rfftfreq(int64_t n, double d, std::optional<DType> dtype,
                        std::optional<Layout> layout, std::optional<Device> device,
                        std::optional<bool> pin_memory);

// fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor
TensorBase fft_fftshift(const TensorBase& self, std::optional<IntArrayRef> dim);

// fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor
TensorBase fft_ifftshift(const TensorBase& self, std::optional<IntArrayRef> dim);

}  // namespace tenon::composite
