// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_nan_to_num.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logit.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// log2(Tensor self) -> Tensor
struct Log2Backward final : BackwardNode<Log2Backward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = ops::_addcdiv_grad_tensor1(grad, unpack(self_), 1.4426950408889634);
    }
  }

  SavedTensor self_;
};

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

// _nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor
struct InternalNanToNumBackward final : BackwardNode<InternalNanToNumBackward, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const auto&...) {
    call.save(self_, self, "self");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::_nan_to_num_grad_self(grad, unpack(self_));
  }

  SavedTensor self_;
};

// _nan_to_num_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct InternalNanToNumGradSelfBackward final
    : BackwardNode<InternalNanToNumGradSelfBackward, 0, 1> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    grad_output_sizes_ = grad_output.sizes();
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_nan_to_num_grad_self(grad, unpack(self_)), grad_output_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), self_sizes_);
  }

  SavedTensor self_;
  DimVector grad_output_sizes_, self_sizes_;
};

// neg(Tensor self) -> Tensor
struct NegBackward final : BackwardNode<NegBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -grad;
  }
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

void register_autograd_pointwise_unary_from_log2() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_unary_from_log2.cpp");
  kernels.record<Log2Backward, stubs::log2, stubs::log2_>();
  kernels.record<ZerosBackward<"LogicalNotInplaceBackward">, stubs::logical_not_>();
  kernels.record<LogitBackward, stubs::logit, stubs::logit_>();
  kernels.record<InternalLogitGradSelfBackward, stubs::_logit_grad_self>();
  kernels.record<InternalNanToNumBackward, stubs::_nan_to_num>();
  kernels.record<InternalNanToNumGradSelfBackward, stubs::_nan_to_num_grad_self>();
  kernels.record<NegBackward, stubs::neg, stubs::neg_>();
  kernels.compose<stubs::_logit_grad_self_grad_self, _logit_grad_self_grad_self_composed>();
  kernels.refuse<stubs::log2_out, stubs::logical_not_out, stubs::logit_out, stubs::neg_out>();
}

}  // namespace tenon
