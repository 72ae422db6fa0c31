// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"

namespace tenon {
namespace {

using namespace formulas;

// cosh(Tensor self) -> Tensor
struct CoshBackward final : BackwardNode<CoshBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_cosh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _cosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalCoshGradSelfBackward final : BackwardNode<InternalCoshGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_cosh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_cosh_grad_self_grad_self(grad, grad_output, self), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// erf(Tensor self) -> Tensor
struct ErfBackward final : BackwardNode<ErfBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_erf_grad_self(grad, unpack(self_), 1.1283791670955126);
    }
  }

  SavedTensor self_;
};

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalErfGradSelfBackward final : BackwardNode<InternalErfGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& scale) {
    call.save(self_, self, "self");
    scale_ = scale;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_erf_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(
          ops::_erf_grad_self_grad_self(grad, grad_output, self, -2 * scale_.toDouble()),
          self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

// erfc(Tensor self) -> Tensor
struct ErfcBackward final : BackwardNode<ErfcBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_erf_grad_self(grad, unpack(self_), -1.1283791670955126);
    }
  }

  SavedTensor self_;
};

TensorBase _cosh_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                              const TensorBase& grad_output,
                                              const TensorBase& self) {
  return grad_grad * grad_output * ops::cosh(self);
}

TensorBase _erf_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const Scalar& scale) {
  return formulas::maybe_multiply(grad_grad * grad_output * ops::exp(-(self * self)) * self, scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_cosh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_cosh.cpp");
  kernels.record<CoshBackward, stubs::cosh, stubs::cosh_>();
  kernels.record<InternalCoshGradSelfBackward, stubs::_cosh_grad_self>();
  kernels.record<ErfBackward, stubs::erf, stubs::erf_>();
  kernels.record<InternalErfGradSelfBackward, stubs::_erf_grad_self>();
  kernels.record<ErfcBackward, stubs::erfc, stubs::erfc_>();
  kernels.compose<stubs::_cosh_grad_self_grad_self, _cosh_grad_self_grad_self_composed>();
  kernels.compose<stubs::_erf_grad_self_grad_self, _erf_grad_self_grad_self_composed>();
  kernels.refuse<stubs::cosh_out, stubs::erf_out, stubs::erfc_out>();
}

}  // namespace tenon
