// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
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

namespace schemas {
extern const OperatorSchema nll_loss_forward;
extern const OperatorSchema nll_loss_backward;
extern const OperatorSchema nll_loss;
extern const OperatorSchema nll_loss_nd;
extern const OperatorSchema cross_entropy_loss;
extern const OperatorSchema mse_loss;
extern const OperatorSchema l1_loss;
extern const OperatorSchema binary_cross_entropy;
extern const OperatorSchema binary_cross_entropy_with_logits;
extern const OperatorSchema kl_div;
extern const OperatorSchema smooth_l1_loss;
extern const OperatorSchema huber_loss;
extern const OperatorSchema _huber;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing nll_loss_forward;
extern const OperatorBoxing nll_loss_backward;
extern const OperatorBoxing nll_loss;
extern const OperatorBoxing nll_loss_nd;
extern const OperatorBoxing cross_entropy_loss;
extern const OperatorBoxing mse_loss;
extern const OperatorBoxing l1_loss;
extern const OperatorBoxing binary_cross_entropy;
extern const OperatorBoxing binary_cross_entropy_with_logits;
extern const OperatorBoxing kl_div;
extern const OperatorBoxing smooth_l1_loss;
extern const OperatorBoxing huber_loss;
extern const OperatorBoxing _huber;
}  // namespace boxing

namespace stubs {

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
constinit OperatorEntry nll_loss_forward::entry(schemas::nll_loss_forward,
                                                boxing::nll_loss_forward);

std::tuple<TensorBase, TensorBase> nll_loss_forward::call(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
    int64_t ignore_index) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, const TensorBase&,
                    const TensorBase&, int64_t, int64_t>(
      keys_of(self, target, weight), self, target, weight, reduction, ignore_index);
} catch (...) {
  detail::rethrow_as_error("nll_loss_forward");
}

std::tuple<TensorBase, TensorBase> nll_loss_forward::redispatch(
    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    int64_t reduction, int64_t ignore_index) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t, int64_t>(
      keys, self, target, weight, reduction, ignore_index);
}

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
constinit OperatorEntry nll_loss_backward::entry(schemas::nll_loss_backward,
                                                 boxing::nll_loss_backward);

TensorBase nll_loss_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& target, const TensorBase& weight,
                                   int64_t reduction, int64_t ignore_index,
                                   const TensorBase& total_weight) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, int64_t, int64_t, const TensorBase&>(
      keys_of(grad_output, self, target, weight, total_weight), grad_output, self, target, weight,
          reduction, ignore_index, total_weight);
} catch (...) {
  detail::rethrow_as_error("nll_loss_backward");
}

TensorBase nll_loss_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                         const TensorBase& self, const TensorBase& target,
                                         const TensorBase& weight, int64_t reduction,
                                         int64_t ignore_index, const TensorBase& total_weight) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t, int64_t, const TensorBase&>(
      keys, grad_output, self, target, weight, reduction, ignore_index, total_weight);
}

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
constinit OperatorEntry nll_loss::entry(schemas::nll_loss, boxing::nll_loss);

TensorBase nll_loss::call(const TensorBase& self, const TensorBase& target,
                          const TensorBase& weight, int64_t reduction, int64_t ignore_index) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                    int64_t>(
      keys_of(self, target, weight), self, target, weight, reduction, ignore_index);
} catch (...) {
  detail::rethrow_as_error("nll_loss");
}

TensorBase nll_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& target, const TensorBase& weight,
                                int64_t reduction, int64_t ignore_index) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          int64_t, int64_t>(
      keys, self, target, weight, reduction, ignore_index);
}

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
constinit OperatorEntry nll_loss_nd::entry(schemas::nll_loss_nd, boxing::nll_loss_nd);

TensorBase nll_loss_nd::call(const TensorBase& self, const TensorBase& target,
                             const TensorBase& weight, int64_t reduction,
                             int64_t ignore_index) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                    int64_t>(
      keys_of(self, target, weight), self, target, weight, reduction, ignore_index);
} catch (...) {
  detail::rethrow_as_error("nll_loss_nd");
}

TensorBase nll_loss_nd::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& target, const TensorBase& weight,
                                   int64_t reduction, int64_t ignore_index) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          int64_t, int64_t>(
      keys, self, target, weight, reduction, ignore_index);
}

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
constinit OperatorEntry cross_entropy_loss::entry(schemas::cross_entropy_loss,
                                                  boxing::cross_entropy_loss);

TensorBase cross_entropy_loss::call(const TensorBase& self, const TensorBase& target,
                                    const TensorBase& weight, int64_t reduction,
                                    int64_t ignore_index, double label_smoothing) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&, int64_t,
                    int64_t, double>(
      keys_of(self, target, weight), self, target, weight, reduction, ignore_index,
          label_smoothing);
} catch (...) {
  detail::rethrow_as_error("cross_entropy_loss");
}

TensorBase cross_entropy_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& target, const TensorBase& weight,
                                          int64_t reduction, int64_t ignore_index,
                                          double label_smoothing) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          int64_t, int64_t, double>(
      keys, self, target, weight, reduction, ignore_index, label_smoothing);
}

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
constinit OperatorEntry mse_loss::entry(schemas::mse_loss, boxing::mse_loss);

TensorBase mse_loss::call(const TensorBase& self, const TensorBase& target, int64_t reduction) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t>(
      keys_of(self, target), self, target, reduction);
} catch (...) {
  detail::rethrow_as_error("mse_loss");
}

TensorBase mse_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& target, int64_t reduction) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t>(
      keys, self, target, reduction);
}

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
constinit OperatorEntry l1_loss::entry(schemas::l1_loss, boxing::l1_loss);

TensorBase l1_loss::call(const TensorBase& self, const TensorBase& target, int64_t reduction) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t>(
      keys_of(self, target), self, target, reduction);
} catch (...) {
  detail::rethrow_as_error("l1_loss");
}

TensorBase l1_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, int64_t reduction) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t>(
      keys, self, target, reduction);
}

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
constinit OperatorEntry binary_cross_entropy::entry(schemas::binary_cross_entropy,
                                                    boxing::binary_cross_entropy);

TensorBase binary_cross_entropy::call(const TensorBase& self, const TensorBase& target,
                                      const TensorBase& weight, int64_t reduction) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&, int64_t>(
      keys_of(self, target, weight), self, target, weight, reduction);
} catch (...) {
  detail::rethrow_as_error("binary_cross_entropy");
}

TensorBase binary_cross_entropy::redispatch(DispatchKeySet keys, const TensorBase& self,
                                            const TensorBase& target, const TensorBase& weight,
                                            int64_t reduction) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          int64_t>(
      keys, self, target, weight, reduction);
}

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
constinit OperatorEntry binary_cross_entropy_with_logits::entry(
    schemas::binary_cross_entropy_with_logits, boxing::binary_cross_entropy_with_logits);

TensorBase binary_cross_entropy_with_logits::call(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    const TensorBase& pos_weight, int64_t reduction) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const TensorBase&, int64_t>(
      keys_of(self, target, weight, pos_weight), self, target, weight, pos_weight, reduction);
} catch (...) {
  detail::rethrow_as_error("binary_cross_entropy_with_logits");
}

TensorBase binary_cross_entropy_with_logits::redispatch(
    DispatchKeySet keys, const TensorBase& self, const TensorBase& target, const TensorBase& weight,
    const TensorBase& pos_weight, int64_t reduction) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, int64_t>(
      keys, self, target, weight, pos_weight, reduction);
}

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
constinit OperatorEntry kl_div::entry(schemas::kl_div, boxing::kl_div);

TensorBase kl_div::call(const TensorBase& self, const TensorBase& target, int64_t reduction,
                        bool log_target) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, bool>(
      keys_of(self, target), self, target, reduction, log_target);
} catch (...) {
  detail::rethrow_as_error("kl_div");
}

TensorBase kl_div::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                              int64_t reduction, bool log_target) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, bool>(
      keys, self, target, reduction, log_target);
}

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
constinit OperatorEntry smooth_l1_loss::entry(schemas::smooth_l1_loss, boxing::smooth_l1_loss);

TensorBase smooth_l1_loss::call(const TensorBase& self, const TensorBase& target, int64_t reduction,
                                double beta) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, double>(
      keys_of(self, target), self, target, reduction, beta);
} catch (...) {
  detail::rethrow_as_error("smooth_l1_loss");
}

TensorBase smooth_l1_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const TensorBase& target, int64_t reduction, double beta) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, double>(
      keys, self, target, reduction, beta);
}

// huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
constinit OperatorEntry huber_loss::entry(schemas::huber_loss, boxing::huber_loss);

TensorBase huber_loss::call(const TensorBase& self, const TensorBase& target, int64_t reduction,
                            double delta) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, double>(
      keys_of(self, target), self, target, reduction, delta);
} catch (...) {
  detail::rethrow_as_error("huber_loss");
}

TensorBase huber_loss::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& target, int64_t reduction, double delta) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, double>(
      keys, self, target, reduction, delta);
}

// _huber(Tensor self, Tensor target, float delta) -> Tensor
constinit OperatorEntry _huber::entry(schemas::_huber, boxing::_huber);

TensorBase _huber::call(const TensorBase& self, const TensorBase& target, double delta) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, double>(
      keys_of(self, target), self, target, delta);
} catch (...) {
  detail::rethrow_as_error("_huber");
}

TensorBase _huber::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& target,
                              double delta) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, double>(
      keys, self, target, delta);
}

}  // namespace stubs
}  // namespace tenon
