// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/fft.h"
#include "tenon/generated/ops/_fft_c2c.h"
#include "tenon/generated/ops/_fft_c2r.h"
#include "tenon/generated/ops/_fft_r2c.h"

namespace tenon {
namespace {

using namespace formulas;

// _fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor
struct InternalFftC2cBackward final : BackwardNode<InternalFftC2cBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef dim, int64_t normalization, bool forward) {
    dim_ = dim;
    normalization_ = normalization;
    forward_ = forward;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef dim = dim_;
      results[0] = ops::_fft_c2c(grad, dim, normalization_, !forward_);
    }
  }

  DimVector dim_;
  int64_t normalization_{};
  bool forward_{};
};

// _fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor
struct InternalFftC2rBackward final : BackwardNode<InternalFftC2rBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef dim, int64_t normalization,
            const auto&...) {
    dim_ = dim;
    normalization_ = normalization;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::fft_c2r_backward(grad, dim_, normalization_);
  }

  DimVector dim_;
  int64_t normalization_{};
};

// _fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor
struct InternalFftR2cBackward final : BackwardNode<InternalFftR2cBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef dim, int64_t normalization,
            bool onesided) {
    dim_ = dim;
    normalization_ = normalization;
    onesided_ = onesided;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::fft_r2c_backward(grad, dim_, normalization_, onesided_, self_sizes_);
    }
  }

  DimVector dim_, self_sizes_;
  int64_t normalization_{};
  bool onesided_{};
};

}  // namespace

void register_autograd_fft() {
  const AutogradKernels kernels("tenon/generated/autograd/fft.cpp");
  kernels.record<InternalFftC2cBackward, stubs::_fft_c2c>();
  kernels.record<InternalFftC2rBackward, stubs::_fft_c2r>();
  kernels.record<InternalFftR2cBackward, stubs::_fft_r2c>();
}

}  // namespace tenon
