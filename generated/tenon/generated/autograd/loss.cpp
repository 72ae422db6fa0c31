// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/generated/ops/_ctc_loss.h"
#include "tenon/generated/ops/_ctc_loss_backward.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/multilabel_margin_loss_backward.h"
#include "tenon/generated/ops/multilabel_margin_loss_forward.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss2d.h"
#include "tenon/generated/ops/nll_loss2d_backward.h"
#include "tenon/generated/ops/nll_loss2d_forward.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
struct BinaryCrossEntropyBackward final : BackwardNode<BinaryCrossEntropyBackward, 0, 1> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(self_, target_, weight_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target,
            const TensorBase& weight, int64_t reduction) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    call.save(weight_, weight, "weight");
    reduction_ = reduction;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      results[0] = formulas::binary_cross_entropy_backward(grad, self, target, weight, reduction_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      results[1] =
          formulas::binary_cross_entropy_target_backward(grad, self, target, weight, reduction_);
    }
  }

  SavedTensor self_, target_, weight_;
  int64_t reduction_{};
};

// _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
//   blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
struct InternalCtcLossBackward final : BackwardNode<InternalCtcLossBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(log_probs_, targets_, result0_, result1_); }
  void save(const auto& call, const TensorBase& log_probs, const TensorBase& targets,
            IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank,
            bool zero_infinity) {
    call.save(log_probs_, log_probs, "log_probs");
    call.save(targets_, targets, "targets");
    input_lengths_ = input_lengths;
    target_lengths_ = target_lengths;
    blank_ = blank;
    zero_infinity_ = zero_infinity;
  }
  void save_results(const auto& call, const TensorBase& result0, const TensorBase& result1,
                    const auto&...) {
    call.save_result(result0_, result0);
    result1_.save(result1, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase log_probs = unpack(log_probs_);
      const TensorBase targets = unpack(targets_);
      const IntArrayRef input_lengths = input_lengths_;
      const IntArrayRef target_lengths = target_lengths_;
      const TensorBase result0 = unpack(result0_);
      const TensorBase result1 = unpack(result1_);
      results[0] = ops::_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths,
                                           result0, result1, blank_, zero_infinity_);
    }
  }

  SavedTensor log_probs_, targets_, result0_, result1_;
  DimVector input_lengths_, target_lengths_;
  int64_t blank_{};
  bool zero_infinity_{};
};

// _huber(Tensor self, Tensor target, float delta) -> Tensor
struct InternalHuberBackward final : BackwardNode<InternalHuberBackward, 0, 1> {
  void release_saved() override { reset(self_, target_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target, double delta) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    delta_ = delta;
    self_sizes_ = self.sizes();
    target_sizes_ = target.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      results[0] = sum_to(ops::_huber_grad_self(grad, self, target, delta_), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      results[1] = sum_to(ops::_huber_grad_self(grad, target, self, delta_), target_sizes_);
    }
  }

  SavedTensor self_, target_;
  double delta_{};
  DimVector self_sizes_, target_sizes_;
};

// _huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor
struct InternalHuberGradSelfBackward final : BackwardNode<InternalHuberGradSelfBackward, 0, 1, 2> {
  void release_saved() override { reset(self_, target_, grad_output_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& target, double delta) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    delta_ = delta;
    grad_output_sizes_ = grad_output.sizes();
    if (has_next_edge(1) || has_next_edge(2)) call.save(grad_output_, grad_output, "grad_output");
    self_sizes_ = self.sizes();
    target_sizes_ = target.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      results[0] = sum_to(ops::_huber_grad_self(grad, self, target, delta_), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase grad_output = unpack(grad_output_);
      results[1] = sum_to(ops::_huber_grad_self_grad_self(grad, grad_output, self, target, delta_),
                          self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase grad_output = unpack(grad_output_);
      results[2] = sum_to(
          ops::_huber_grad_self_grad_target(grad, grad_output, self, target, delta_),
          target_sizes_);
    }
  }

  SavedTensor self_, target_, grad_output_;
  double delta_{};
  DimVector grad_output_sizes_, self_sizes_, target_sizes_;
};

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
struct MseLossBackward final : BackwardNode<MseLossBackward, 0, 1> {
  void release_saved() override { reset(self_, target_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target, int64_t reduction) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    reduction_ = reduction;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      results[0] = formulas::mse_loss_backward(grad, self, target, reduction_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      results[1] = formulas::mse_loss_backward(grad, target, self, reduction_);
    }
  }

  SavedTensor self_, target_;
  int64_t reduction_{};
};

// multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
//   Tensor is_target) -> Tensor
struct MultilabelMarginLossBackwardBackward final
    : BackwardNode<MultilabelMarginLossBackwardBackward, 0, 1> {
  using Undifferentiated = std::index_sequence<2, 4>;
  void release_saved() override { reset(self_, target_, is_target_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& self,
            const TensorBase& target, int64_t reduction, const TensorBase& is_target) {
    if (has_next_edge(0)) call.save(self_, self, "self");
    if (has_next_edge(0)) call.save(target_, target, "target");
    reduction_ = reduction;
    if (has_next_edge(0)) call.save(is_target_, is_target, "is_target");
    grad_output_sizes_ = grad_output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase is_target = unpack(is_target_);
      results[0] = formulas::multilabel_margin_loss_double_backward(grad, grad_output_sizes_, self,
                                                                    target, reduction_, is_target);
    }
    if (needs_input_grad(1)) results[1] = ops::zeros_like(grad);
  }

  SavedTensor self_, target_, is_target_;
  int64_t reduction_{};
  DimVector grad_output_sizes_;
};

// multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
//   Tensor is_target)
struct MultilabelMarginLossForwardBackward final
    : BackwardNode<MultilabelMarginLossForwardBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, target_, is_target_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target, int64_t reduction) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    reduction_ = reduction;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& is_target, const auto&...) {
    is_target_.save(is_target, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase is_target = unpack(is_target_);
      results[0] = ops::multilabel_margin_loss_backward(grad, self, target, reduction_, is_target);
    }
  }

  SavedTensor self_, target_, is_target_;
  int64_t reduction_{};
};

// nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
//   reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
struct NllLoss2dBackwardBackward final : BackwardNode<NllLoss2dBackwardBackward, 0, 1> {
  using Undifferentiated = std::index_sequence<2, 3, 6>;
  void release_saved() override { reset(target_, weight_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, const TensorBase& target,
            const TensorBase& weight, int64_t reduction, int64_t ignore_index, const auto&...) {
    if (has_next_edge(0)) call.save(target_, target, "target");
    if (has_next_edge(0)) call.save(weight_, weight, "weight");
    reduction_ = reduction;
    ignore_index_ = ignore_index;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      results[0] = ops::nll_loss2d(grad, target, weight, reduction_, ignore_index_);
    }
    if (needs_input_grad(1)) results[1] = ops::zeros_like(grad);
  }

  SavedTensor target_, weight_;
  int64_t reduction_{}, ignore_index_{};
};

// nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
//   ignore_index) -> (Tensor output, Tensor total_weight)
struct NllLoss2dForwardBackward final : BackwardNode<NllLoss2dForwardBackward, 0> {
  using Undifferentiated = std::index_sequence<1, 2>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, target_, weight_, total_weight_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target,
            const TensorBase& weight, int64_t reduction, int64_t ignore_index) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    call.save(weight_, weight, "weight");
    reduction_ = reduction;
    ignore_index_ = ignore_index;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& total_weight,
                    const auto&...) {
    total_weight_.save(total_weight, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      const TensorBase total_weight = unpack(total_weight_);
      results[0] = ops::nll_loss2d_backward(grad, self, target, weight, reduction_, ignore_index_,
                                            total_weight);
    }
  }

  SavedTensor self_, target_, weight_, total_weight_;
  int64_t reduction_{}, ignore_index_{};
};

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
struct NllLossBackwardBackward final : BackwardNode<NllLossBackwardBackward, 0, 1> {
  using Undifferentiated = std::index_sequence<2, 3, 6>;
  void release_saved() override { reset(target_, weight_); }
  void save(const auto& call, const TensorBase&, const TensorBase&, const TensorBase& target,
            const TensorBase& weight, int64_t reduction, int64_t ignore_index, const auto&...) {
    if (has_next_edge(0)) call.save(target_, target, "target");
    if (has_next_edge(0)) call.save(weight_, weight, "weight");
    reduction_ = reduction;
    ignore_index_ = ignore_index;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      results[0] = ops::nll_loss(grad, target, weight, reduction_, ignore_index_);
    }
    if (needs_input_grad(1)) results[1] = ops::zeros_like(grad);
  }

  SavedTensor target_, weight_;
  int64_t reduction_{}, ignore_index_{};
};

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
struct NllLossForwardBackward final : BackwardNode<NllLossForwardBackward, 0> {
  using Undifferentiated = std::index_sequence<1, 2>;
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(self_, target_, weight_, total_weight_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& target,
            const TensorBase& weight, int64_t reduction, int64_t ignore_index) {
    call.save(self_, self, "self");
    call.save(target_, target, "target");
    call.save(weight_, weight, "weight");
    reduction_ = reduction;
    ignore_index_ = ignore_index;
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& total_weight,
                    const auto&...) {
    total_weight_.save(total_weight, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = unpack(self_);
      const TensorBase target = unpack(target_);
      const TensorBase weight = unpack(weight_);
      const TensorBase total_weight = unpack(total_weight_);
      results[0] = ops::nll_loss_backward(grad, self, target, weight, reduction_, ignore_index_,
                                          total_weight);
    }
  }

  SavedTensor self_, target_, weight_, total_weight_;
  int64_t reduction_{}, ignore_index_{};
};

TensorBase _huber_grad_self_grad_self_composed(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& target,
                                               double delta) {
  return ops::masked_fill(grad_grad * grad_output, ops::ge(ops::abs(self - target), delta), 0);
}

TensorBase _huber_grad_self_grad_target_composed(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& target, double delta) {
  return ops::masked_fill(-(grad_grad * grad_output), ops::ge(ops::abs(self - target), delta), 0);
}

}  // namespace

void register_autograd_loss() {
  const AutogradKernels kernels("tenon/generated/autograd/loss.cpp");
  kernels.record<BinaryCrossEntropyBackward, stubs::binary_cross_entropy>();
  kernels.record<InternalCtcLossBackward, stubs::_ctc_loss>();
  kernels.record<NotImplementedBackward<"InternalCtcLossBackwardBackward",
                 stubs::_ctc_loss_backward, 0, 1, 2, 5, 6>, stubs::_ctc_loss_backward>();
  kernels.record<InternalHuberBackward, stubs::_huber>();
  kernels.record<InternalHuberGradSelfBackward, stubs::_huber_grad_self>();
  kernels.record<MseLossBackward, stubs::mse_loss>();
  kernels.record<MultilabelMarginLossBackwardBackward, stubs::multilabel_margin_loss_backward>();
  kernels.record<MultilabelMarginLossForwardBackward, stubs::multilabel_margin_loss_forward>();
  kernels.record<NllLoss2dBackwardBackward, stubs::nll_loss2d_backward>();
  kernels.record<NllLoss2dForwardBackward, stubs::nll_loss2d_forward>();
  kernels.record<NllLossBackwardBackward, stubs::nll_loss_backward>();
  kernels.record<NllLossForwardBackward, stubs::nll_loss_forward>();
  kernels.compose<stubs::_huber_grad_self_grad_self, _huber_grad_self_grad_self_composed>();
  kernels.compose<stubs::_huber_grad_self_grad_target, _huber_grad_self_grad_target_composed>();
}

}  // namespace tenon
