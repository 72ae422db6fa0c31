// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/loss.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/kernels/loss/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/binary_cross_entropy_with_logits.h"
#include "tenon/generated/ops/cross_entropy_loss.h"
#include "tenon/generated/ops/huber_loss.h"
#include "tenon/generated/ops/kl_div.h"
#include "tenon/generated/ops/l1_loss.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/smooth_l1_loss.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/loss.cpp";

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
std::tuple<TensorBase, TensorBase> cpu_nll_loss_forward(
    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    int64_t reduction, int64_t ignore_index) {
  check_defined("nll_loss_forward", "self", self);
  check_defined("nll_loss_forward", "target", target);
  const auto [output_spec, total_weight_spec] =
      meta::nll_loss_forward(self, target, weight, reduction);
  TensorBase output = make_tensor(output_spec);
  TensorBase total_weight = make_tensor(total_weight_spec);
  kernels::nll_loss_forward(self, target, weight, reduction, ignore_index, output, total_weight);
  return {std::move(output), std::move(total_weight)};

}

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
std::tuple<TensorBase, TensorBase> meta_nll_loss_forward(
    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    int64_t reduction, int64_t ignore_index) {
  check_defined("nll_loss_forward", "self", self);
  check_defined("nll_loss_forward", "target", target);
  check_on_meta("nll_loss_forward", {{"self", self}, {"target", target}, {"weight", weight}});
  const auto [output_spec, total_weight_spec] =
      meta::nll_loss_forward(self, target, weight, reduction);
  TensorBase output = make_tensor(output_spec);
  TensorBase total_weight = make_tensor(total_weight_spec);
  return {std::move(output), std::move(total_weight)};
}

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
TensorBase cpu_nll_loss_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                 const TensorBase& self, const TensorBase& target,
                                 const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                                 const TensorBase& total_weight) {
  check_defined("nll_loss_backward", "grad_output", grad_output);
  check_defined("nll_loss_backward", "self", self);
  check_defined("nll_loss_backward", "target", target);
  check_defined("nll_loss_backward", "total_weight", total_weight);
  const TensorSpec spec = meta::nll_loss_backward(grad_output, self, target, weight, reduction);
  TensorBase result = make_tensor(spec);
  kernels::nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index,
                             total_weight, result);
  return result;

}

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
TensorBase meta_nll_loss_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                  const TensorBase& self, const TensorBase& target,
                                  const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                                  const TensorBase& total_weight) {
  check_defined("nll_loss_backward", "grad_output", grad_output);
  check_defined("nll_loss_backward", "self", self);
  check_defined("nll_loss_backward", "target", target);
  check_defined("nll_loss_backward", "total_weight", total_weight);
  check_on_meta("nll_loss_backward",
                {{"grad_output", grad_output}, {"self", self}, {"target", target},
                 {"weight", weight}, {"total_weight", total_weight}});
  const TensorSpec spec = meta::nll_loss_backward(grad_output, self, target, weight, reduction);
  TensorBase result = make_tensor(spec);
  return result;
}

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                    const TensorBase& weight, int64_t reduction, int64_t ignore_index) {
  check_defined("nll_loss", "self", self);
  check_defined("nll_loss", "target", target);
  if (!any_requires_grad(self, target, weight)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::nll_loss(self, target, weight, reduction, ignore_index);
  }
  return composite::nll_loss(self, target, weight, reduction, ignore_index);
}

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss_nd(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                       const TensorBase& weight, int64_t reduction, int64_t ignore_index) {
  check_defined("nll_loss_nd", "self", self);
  check_defined("nll_loss_nd", "target", target);
  if (!any_requires_grad(self, target, weight)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::nll_loss_nd(self, target, weight, reduction, ignore_index);
  }
  return composite::nll_loss_nd(self, target, weight, reduction, ignore_index);
}

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
TensorBase cross_entropy_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                              const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                              double label_smoothing) {
  check_defined("cross_entropy_loss", "self", self);
  check_defined("cross_entropy_loss", "target", target);
  if (!any_requires_grad(self, target, weight)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::cross_entropy_loss(self, target, weight, reduction, ignore_index,
                                         label_smoothing);
  }
  return composite::cross_entropy_loss(self, target, weight, reduction, ignore_index,
                                       label_smoothing);
}

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase mse_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                    int64_t reduction) {
  check_defined("mse_loss", "self", self);
  check_defined("mse_loss", "target", target);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::mse_loss(self, target, reduction);
}

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase l1_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                   int64_t reduction) {
  check_defined("l1_loss", "self", self);
  check_defined("l1_loss", "target", target);
  if (!any_requires_grad(self, target)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::l1_loss(self, target, reduction);
  }
  return composite::l1_loss(self, target, reduction);
}

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
TensorBase binary_cross_entropy(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& target, const TensorBase& weight,
                                int64_t reduction) {
  check_defined("binary_cross_entropy", "self", self);
  check_defined("binary_cross_entropy", "target", target);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::binary_cross_entropy(self, target, weight, reduction);
}

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
TensorBase binary_cross_entropy_with_logits(DispatchKeySet keys, const TensorBase& self,
                                            const TensorBase& target, const TensorBase& weight,
                                            const TensorBase& pos_weight, int64_t reduction) {
  check_defined("binary_cross_entropy_with_logits", "self", self);
  check_defined("binary_cross_entropy_with_logits", "target", target);
  if (!any_requires_grad(self, target, weight, pos_weight)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction);
  }
  return composite::binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction);
}

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
TensorBase kl_div(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                  int64_t reduction, bool log_target) {
  check_defined("kl_div", "self", self);
  check_defined("kl_div", "target", target);
  if (!any_requires_grad(self, target)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::kl_div(self, target, reduction, log_target);
  }
  return composite::kl_div(self, target, reduction, log_target);
}

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
TensorBase smooth_l1_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                          int64_t reduction, double beta) {
  check_defined("smooth_l1_loss", "self", self);
  check_defined("smooth_l1_loss", "target", target);
  if (!any_requires_grad(self, target)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::smooth_l1_loss(self, target, reduction, beta);
  }
  return composite::smooth_l1_loss(self, target, reduction, beta);
}

// huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
TensorBase huber_loss(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                      int64_t reduction, double delta) {
  check_defined("huber_loss", "self", self);
  check_defined("huber_loss", "target", target);
  if (!any_requires_grad(self, target)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::huber_loss(self, target, reduction, delta);
  }
  return composite::huber_loss(self, target, reduction, delta);
}

constexpr kernels::PointwiseOperator _huber_operator = {
    .name = "_huber",
    .loops = TENON_POINTWISE_LOOPS(_huber_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "target", "delta"},
};

// _huber(Tensor self, Tensor target, float delta) -> Tensor
TensorBase _huber(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                  double delta) {
  const TensorBase* const inputs[] = {&self, &target};
  const Scalar scalars[] = {delta};
  return kernels::pointwise(_huber_operator, inputs, scalars);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_loss() {
  set(stubs::nll_loss_forward::entry(), DispatchKey::CPU, &cpu_nll_loss_forward);
  set(stubs::nll_loss_forward::entry(), DispatchKey::Meta, &meta_nll_loss_forward);
  set(stubs::nll_loss_backward::entry(), DispatchKey::CPU, &cpu_nll_loss_backward);
  set(stubs::nll_loss_backward::entry(), DispatchKey::Meta, &meta_nll_loss_backward);
  set(stubs::nll_loss::entry(), backend_keys, &nll_loss);
  set(stubs::nll_loss_nd::entry(), backend_keys, &nll_loss_nd);
  set(stubs::cross_entropy_loss::entry(), backend_keys, &cross_entropy_loss);
  set(stubs::mse_loss::entry(), backend_keys, &mse_loss);
  set(stubs::l1_loss::entry(), backend_keys, &l1_loss);
  set(stubs::binary_cross_entropy::entry(), backend_keys, &binary_cross_entropy);
  set(stubs::binary_cross_entropy_with_logits::entry(), backend_keys,
      &binary_cross_entropy_with_logits);
  set(stubs::kl_div::entry(), backend_keys, &kl_div);
  set(stubs::smooth_l1_loss::entry(), backend_keys, &smooth_l1_loss);
  set(stubs::huber_loss::entry(), backend_keys, &huber_loss);
  set(stubs::_huber::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &_huber);
}

}  // namespace tenon
