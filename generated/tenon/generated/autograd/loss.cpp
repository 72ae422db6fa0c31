// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/_huber_grad_self.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/loss.cpp";

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
class NllLossForwardBackward final : public Node {
 public:
  std::string_view name() const override { return "NllLossForwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const int64_t& reduction = reduction_;
      const int64_t& ignore_index = ignore_index_;
      const TensorBase total_weight = total_weight_.unpack(*this);
      results[0] =
          ops::nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    target_.reset();
    weight_.reset();
    total_weight_.reset();
  }

  SavedTensor self_;
  SavedTensor target_;
  SavedTensor weight_;
  int64_t reduction_{};
  int64_t ignore_index_{};
  SavedTensor total_weight_;
};

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
class NllLossBackwardBackward final : public Node {
 public:
  std::string_view name() const override { return "NllLossBackwardBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase target = target_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const int64_t& reduction = reduction_;
      const int64_t& ignore_index = ignore_index_;
      results[0] = ops::nll_loss(grad, target, weight, reduction, ignore_index);
    }
    if (needs_input_grad(1)) {
      results[1] = ops::zeros_like(grad);
    }
    return results;
  }

  void release_saved() override {
    target_.reset();
    weight_.reset();
  }

  SavedTensor target_;
  SavedTensor weight_;
  int64_t reduction_{};
  int64_t ignore_index_{};
};

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
class MseLossBackward final : public Node {
 public:
  std::string_view name() const override { return "MseLossBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const int64_t& reduction = reduction_;
      results[0] = formulas::mse_loss_backward(grad, self, target, reduction);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const int64_t& reduction = reduction_;
      results[1] = formulas::mse_loss_backward(grad, target, self, reduction);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    target_.reset();
  }

  SavedTensor self_;
  SavedTensor target_;
  int64_t reduction_{};
};

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
class BinaryCrossEntropyBackward final : public Node {
 public:
  std::string_view name() const override { return "BinaryCrossEntropyBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const int64_t& reduction = reduction_;
      results[0] = formulas::binary_cross_entropy_backward(grad, self, target, weight, reduction);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const TensorBase weight = weight_.unpack(*this);
      const int64_t& reduction = reduction_;
      results[1] =
          formulas::binary_cross_entropy_target_backward(grad, self, target, weight, reduction);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    target_.reset();
    weight_.reset();
  }

  SavedTensor self_;
  SavedTensor target_;
  SavedTensor weight_;
  int64_t reduction_{};
};

// _huber(Tensor self, Tensor target, float delta) -> Tensor
class InternalHuberBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalHuberBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const double& delta = delta_;
      results[0] = sum_to(ops::_huber_grad_self(grad, self, target, delta), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const double& delta = delta_;
      results[1] = sum_to(ops::_huber_grad_self(grad, target, self, delta), target_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    target_.reset();
  }

  SavedTensor self_;
  SavedTensor target_;
  double delta_{};
  DimVector self_sizes_;
  DimVector target_sizes_;
};

// _huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor
class InternalHuberGradSelfBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalHuberGradSelfBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const double& delta = delta_;
      results[0] = sum_to(ops::_huber_grad_self(grad, self, target, delta), grad_output_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const double& delta = delta_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[1] = sum_to(
          ops::masked_fill((grad * grad_output), ops::ge(ops::abs((self - target)), delta), 0),
          self_sizes_);
    }
    if (needs_input_grad(2)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase target = target_.unpack(*this);
      const double& delta = delta_;
      const TensorBase grad_output = grad_output_.unpack(*this);
      results[2] = sum_to(
          ops::masked_fill((-(grad * grad_output)), ops::ge(ops::abs((self - target)), delta), 0),
          target_sizes_);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    target_.reset();
    grad_output_.reset();
  }

  SavedTensor self_;
  SavedTensor target_;
  double delta_{};
  DimVector grad_output_sizes_;
  SavedTensor grad_output_;
  DimVector self_sizes_;
  DimVector target_sizes_;
};

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
std::tuple<TensorBase, TensorBase> nll_loss_forward(
    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    int64_t reduction, int64_t ignore_index) {
  check_no_gradient_wanted("nll_loss_forward", "target", target);
  check_no_gradient_wanted("nll_loss_forward", "weight", weight);
  intrusive_ptr<NllLossForwardBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<NllLossForwardBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "nll_loss_forward", "self");
    node->target_ = SavedTensor(target, /*is_output=*/false, "nll_loss_forward", "target");
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "nll_loss_forward", "weight");
    node->reduction_ = reduction;
    node->ignore_index_ = ignore_index;
  }
  auto [output,
        total_weight] = stubs::nll_loss_forward::redispatch(
            keys & after_autograd_keys, self, target, weight, reduction, ignore_index);
  if (node) {
    set_history(output, node);
    node->total_weight_ = SavedTensor(total_weight, /*is_output=*/false);
  }
  return {std::move(output), std::move(total_weight)};
}

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
TensorBase nll_loss_backward(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const TensorBase& target,
                             const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                             const TensorBase& total_weight) {
  check_no_gradient_wanted("nll_loss_backward", "target", target);
  check_no_gradient_wanted("nll_loss_backward", "weight", weight);
  check_no_gradient_wanted("nll_loss_backward", "total_weight", total_weight);
  intrusive_ptr<NllLossBackwardBackward> node;
  if (any_requires_grad(grad_output, self)) {
    node = make_intrusive<NllLossBackwardBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self));
    if (node->has_next_edge(0)) node->target_ =
        SavedTensor(target, /*is_output=*/false, "nll_loss_backward", "target");
    if (node->has_next_edge(0)) node->weight_ =
        SavedTensor(weight, /*is_output=*/false, "nll_loss_backward", "weight");
    node->reduction_ = reduction;
    node->ignore_index_ = ignore_index;
  }
  TensorBase result = stubs::nll_loss_backward::redispatch(
      keys & after_autograd_keys, grad_output, self, target, weight, reduction, ignore_index,
      total_weight);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase mse_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                    int64_t reduction) {
  intrusive_ptr<MseLossBackward> node;
  if (any_requires_grad(self, target)) {
    node = make_intrusive<MseLossBackward>();
    node->set_next_edges(collect_next_edges(self, target));
    node->self_ = SavedTensor(self, /*is_output=*/false, "mse_loss", "self");
    node->target_ = SavedTensor(target, /*is_output=*/false, "mse_loss", "target");
    node->reduction_ = reduction;
  }
  TensorBase result =
      stubs::mse_loss::redispatch(keys & after_autograd_keys, self, target, reduction);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
TensorBase binary_cross_entropy(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& target, const TensorBase& weight,
                                int64_t reduction) {
  check_no_gradient_wanted("binary_cross_entropy", "weight", weight);
  intrusive_ptr<BinaryCrossEntropyBackward> node;
  if (any_requires_grad(self, target)) {
    node = make_intrusive<BinaryCrossEntropyBackward>();
    node->set_next_edges(collect_next_edges(self, target));
    node->self_ = SavedTensor(self, /*is_output=*/false, "binary_cross_entropy", "self");
    node->target_ = SavedTensor(target, /*is_output=*/false, "binary_cross_entropy", "target");
    node->weight_ = SavedTensor(weight, /*is_output=*/false, "binary_cross_entropy", "weight");
    node->reduction_ = reduction;
  }
  TensorBase result = stubs::binary_cross_entropy::redispatch(keys & after_autograd_keys, self,
                                                              target, weight, reduction);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _huber(Tensor self, Tensor target, float delta) -> Tensor
TensorBase _huber(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                  double delta) {
  intrusive_ptr<InternalHuberBackward> node;
  if (any_requires_grad(self, target)) {
    node = make_intrusive<InternalHuberBackward>();
    node->set_next_edges(collect_next_edges(self, target));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_huber", "self");
    node->target_ = SavedTensor(target, /*is_output=*/false, "_huber", "target");
    node->delta_ = delta;
    node->self_sizes_ = self.sizes();
    node->target_sizes_ = target.sizes();
  }
  TensorBase result = stubs::_huber::redispatch(keys & after_autograd_keys, self, target, delta);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor
TensorBase _huber_grad_self(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& self, const TensorBase& target, double delta) {
  intrusive_ptr<InternalHuberGradSelfBackward> node;
  if (any_requires_grad(grad_output, self, target)) {
    node = make_intrusive<InternalHuberGradSelfBackward>();
    node->set_next_edges(collect_next_edges(grad_output, self, target));
    node->self_ = SavedTensor(self, /*is_output=*/false, "_huber_grad_self", "self");
    node->target_ = SavedTensor(target, /*is_output=*/false, "_huber_grad_self", "target");
    node->delta_ = delta;
    node->grad_output_sizes_ = grad_output.sizes();
    if (node->has_next_edge(1) || node->has_next_edge(2)) node->grad_output_ =
        SavedTensor(grad_output, /*is_output=*/false, "_huber_grad_self", "grad_output");
    node->self_sizes_ = self.sizes();
    node->target_sizes_ = target.sizes();
  }
  TensorBase result = stubs::_huber_grad_self::redispatch(keys & after_autograd_keys, grad_output,
                                                          self, target, delta);
  if (node) {
    set_history(result, node);
  }
  return result;
}

}  // namespace

void register_autograd_loss() {
  Dispatcher::set_builtin(stubs::nll_loss_forward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&nll_loss_forward), kRegistrant);
  Dispatcher::set_builtin(stubs::nll_loss_backward::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&nll_loss_backward), kRegistrant);
  Dispatcher::set_builtin(stubs::mse_loss::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mse_loss), kRegistrant);
  Dispatcher::set_builtin(stubs::binary_cross_entropy::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&binary_cross_entropy), kRegistrant);
  Dispatcher::set_builtin(stubs::_huber::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_huber), kRegistrant);
  Dispatcher::set_builtin(stubs::_huber_grad_self::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_huber_grad_self), kRegistrant);
}

}  // namespace tenon
