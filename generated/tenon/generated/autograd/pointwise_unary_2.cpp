// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_acos_grad_self.h"
#include "tenon/generated/ops/_atan_grad_self.h"
#include "tenon/generated/ops/_reciprocal_grad_self.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/rsqrt.h"

namespace tenon {
namespace {

using namespace formulas;

// neg(Tensor self) -> Tensor
struct NegBackward final : BackwardNode<NegBackward, 0> {
  std::string_view name() const override { return "NegBackward"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -grad;
  }
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct InternalAcosGradSelfBackward final : BackwardNode<InternalAcosGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalAcosGradSelfBackward"; }
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
      results[0] = sum_to(ops::_acos_grad_self(grad, unpack(self_), scale_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto its_rsqrt = ops::rsqrt((1 - self * self));
      results[1] = sum_to(
          formulas::maybe_multiply(grad * grad_output * its_rsqrt * its_rsqrt * its_rsqrt * self,
                                   scale_), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  Scalar scale_;
  DimVector grad_output_sizes_, self_sizes_;
};

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalAtanGradSelfBackward final : BackwardNode<InternalAtanGradSelfBackward, 0, 1> {
  std::string_view name() const override { return "InternalAtanGradSelfBackward"; }
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_atan_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      const auto term = self * self + 1;
      results[1] = sum_to(-(grad * (grad_output * self / term / term) * 2), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  DimVector grad_output_sizes_, self_sizes_;
};

// reciprocal(Tensor self) -> Tensor
struct ReciprocalBackward final : BackwardNode<ReciprocalBackward, 0> {
  std::string_view name() const override { return "ReciprocalBackward"; }
  void release_saved() override { reset(result_); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_reciprocal_grad_self(grad, unpack(result_), -1);
  }

  SavedTensor result_;
};

}  // namespace

void register_autograd_pointwise_unary_2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_2.cpp");
  kernels.record<NegBackward, stubs::neg, stubs::neg_>();
  kernels.record<InternalAcosGradSelfBackward, stubs::_acos_grad_self>();
  kernels.record<InternalAtanGradSelfBackward, stubs::_atan_grad_self>();
  kernels.record<ReciprocalBackward, stubs::reciprocal, stubs::reciprocal_>();
  kernels.refuse<stubs::neg_out, stubs::reciprocal_out>();
}

}  // namespace tenon
