// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/fft.h"
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
#include "tenon/kernels/fft/meta.h"

namespace tenon {
namespace composite {

// fft_fft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_fft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                    std::optional<std::string_view> norm);

// fft_ifft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_ifft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                     std::optional<std::string_view> norm);

// fft_irfft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_irfft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                      std::optional<std::string_view> norm);

// fft_rfft2(Tensor self, SymInt[1]? s=None, int[] dim=[-2, -1], str? norm=None) -> Tensor
TensorBase fft_rfft2(const TensorBase& self, std::optional<IntArrayRef> s, IntArrayRef dim,
                     std::optional<std::string_view> norm);

}  // namespace composite

namespace {

// _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor
TensorSpec _fft_c2c_spec(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                         bool forward) {
  return meta::fft_c2c(self, dim, normalization);
}

// _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor
TensorSpec _fft_c2r_spec(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                         int64_t last_dim_size) {
  return meta::fft_c2r(self, dim, normalization, last_dim_size);
}

// _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor
TensorSpec _fft_r2c_spec(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                         bool onesided) {
  return meta::fft_r2c(self, dim, normalization, onesided);
}

}  // namespace

void register_backend_fft() {
  constexpr backend::Registrar registrar("tenon/generated/backend/fft.cpp");
  registrar.structured<stubs::_fft_c2c, _fft_c2c_spec, kernels::fft_c2c>();
  registrar.structured<stubs::_fft_c2r, _fft_c2r_spec, kernels::fft_c2r>();
  registrar.composite<stubs::fft_fft, composite::fft_fft>();
  registrar.composite<stubs::fft_fft2, composite::fft_fft2>();
  registrar.composite<stubs::fft_fftfreq, composite::fft_fftfreq>();
  registrar.composite<stubs::fft_fftn, composite::fft_fftn>();
  registrar.composite<stubs::fft_fftshift, composite::fft_fftshift>();
  registrar.composite<stubs::fft_hfft, composite::fft_hfft>();
  registrar.composite<stubs::fft_ifft, composite::fft_ifft>();
  registrar.composite<stubs::fft_ifft2, composite::fft_ifft2>();
  registrar.composite<stubs::fft_ifftn, composite::fft_ifftn>();
  registrar.composite<stubs::fft_ifftshift, composite::fft_ifftshift>();
  registrar.composite<stubs::fft_ihfft, composite::fft_ihfft>();
  registrar.composite<stubs::fft_irfft, composite::fft_irfft>();
  registrar.composite<stubs::fft_irfft2, composite::fft_irfft2>();
  registrar.composite<stubs::fft_irfftn, composite::fft_irfftn>();
  registrar.structured<stubs::_fft_r2c, _fft_r2c_spec, kernels::fft_r2c>();
  registrar.composite<stubs::fft_rfft, composite::fft_rfft>();
  registrar.composite<stubs::fft_rfft2, composite::fft_rfft2>();
  registrar.composite<stubs::fft_rfftfreq, composite::fft_rfftfreq>();
  registrar.composite<stubs::fft_rfftn, composite::fft_rfftn>();
}

}  // namespace tenon
