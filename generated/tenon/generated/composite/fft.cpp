// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/fft_fftn.h"
#include "tenon/generated/ops/fft_ifftn.h"
#include "tenon/generated/ops/fft_irfftn.h"
#include "tenon/generated/ops/fft_rfftn.h"

namespace tenon::composite {

// fft_fft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_fft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                    std::optional<std::string_view> norm) {
  return ops::fft_fftn(self, s, dim, norm);
}

// fft_ifft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_ifft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                     std::optional<std::string_view> norm) {
  return ops::fft_ifftn(self, s, dim, norm);
}

// fft_irfft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_irfft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                      std::optional<std::string_view> norm) {
  return ops::fft_irfftn(self, s, dim, norm);
}

// fft_rfft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_rfft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                     std::optional<std::string_view> norm) {
  return ops::fft_rfftn(self, s, dim, norm);
}

}  // namespace tenon::composite
