// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sgn.h"

namespace tenon {
namespace {

using namespace formulas;

// abs(Tensor self) -> Tensor
struct AbsBackward final : BackwardNode<AbsBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * ops::sgn(unpack_as_saved(self_));
  }

  SavedTensor self_;
};

// acos(Tensor self) -> Tensor
struct AcosBackward final : BackwardNode<AcosBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_acos_grad_self(grad, unpack(self_), -1);
  }

  SavedTensor self_;
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalAcosGradSelfBackward final : BackwardNode<InternalAcosGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const Scalar& scale) {
    call.save(self_, self, "self");
    scale_ = scale.conj();
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_acos_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_acos_grad_self_grad_self(grad, grad_output, self, scale_), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _acos_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                              const TensorBase& grad_output, const TensorBase& self,
                                              const Scalar& scale) {
  const TensorBase its_rsqrt = ops::rsqrt((1 - self) * (self + 1));
  return formulas::maybe_multiply(
      grad_grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self, scale);
}

}  // namespace

void register_autograd_pointwise_unary() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary.cpp");
  kernels.record<AbsBackward, stubs::abs, stubs::abs_>();
  kernels.record<AcosBackward, stubs::acos, stubs::acos_>();
  kernels.record<InternalAcosGradSelfBackward, stubs::_acos_grad_self>();
  kernels.compose<stubs::_acos_grad_self_grad_self, _acos_grad_self_grad_self_composed>();
  kernels.refuse<stubs::abs_out, stubs::acos_out>();
}

}  // namespace tenon
