// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/rsqrt.h"

namespace tenon {
namespace {

using namespace formulas;

// atanh(Tensor self) -> Tensor
struct AtanhBackward final : BackwardNode<AtanhBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_atanh_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAtanhGradSelfBackward final : BackwardNode<InternalAtanhGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_atanh_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_atanh_grad_self_grad_self(grad, grad_output, self, 2), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _atanh_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const Scalar& scale) {
  const TensorBase its_rsqrt = ops::rsqrt((1 - self) * (self + 1));
  return formulas::maybe_multiply(
      grad_grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * its_rsqrt * self, scale);
}

}  // namespace

void register_autograd_pointwise_unary_from_atanh() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_atanh.cpp");
  kernels.record<AtanhBackward, stubs::atanh, stubs::atanh_>();
  kernels.record<InternalAtanhGradSelfBackward, stubs::_atanh_grad_self>();
  kernels.compose<stubs::_atanh_grad_self_grad_self, _atanh_grad_self_grad_self_composed>();
  kernels.refuse<stubs::atanh_out>();
}

}  // namespace tenon
