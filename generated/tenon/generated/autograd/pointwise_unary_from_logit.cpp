// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"

namespace tenon {
namespace {

using namespace formulas;

// logit(Tensor self, float? eps=None) -> Tensor
struct LogitBackward final : BackwardNode<LogitBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, std::optional<double> eps) {
    call.save(self_, self, "self");
    eps_ = eps;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_logit_grad_self(grad, unpack(self_), eps_);
  }

  SavedTensor self_;
  std::optional<double> eps_;
};

// _logit_grad_self(Tensor grad_output, Tensor self, float? eps) -> Tensor
struct InternalLogitGradSelfBackward final : BackwardNode<InternalLogitGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            std::optional<double> eps) {
    call.save(self_, self, "self");
    eps_ = eps;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_logit_grad_self(grad, unpack(self_), eps_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] =
          sum_to(ops::_logit_grad_self_grad_self(grad, grad_output, self, eps_), self_sizes_);
    }
  }

  SavedTensor self_, grad_output_;
  std::optional<double> eps_;
  DimVector grad_output_sizes_, self_sizes_;
};

TensorBase _logit_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, std::optional<double> eps) {
  if (eps) {
    const TensorBase mask = ops::logical_or(ops::lt(self, *eps), ops::gt(self, 1 - *eps));
    const TensorBase chosen = ops::masked_fill(1 - self, mask, 1);
    const TensorBase chosen_2 = ops::masked_fill(self, mask, 1);
    return ops::masked_fill(
        grad_grad * grad_output * (1 / chosen / chosen - 1 / chosen_2 / chosen_2), mask, 0);
  }
  const TensorBase term = 1 - self;
  return grad_grad * grad_output * (1 / term / term - 1 / self / self);
}

}  // namespace

void register_autograd_pointwise_unary_from_logit() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_logit.cpp");
  kernels.record<LogitBackward, stubs::logit, stubs::logit_>();
  kernels.record<InternalLogitGradSelfBackward, stubs::_logit_grad_self>();
  kernels.compose<stubs::_logit_grad_self_grad_self, _logit_grad_self_grad_self_composed>();
  kernels.refuse<stubs::logit_out>();
}

}  // namespace tenon
