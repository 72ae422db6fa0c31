// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/generated/ops/_ctc_loss.h"
#include "tenon/generated/ops/_ctc_loss_backward.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/binary_cross_entropy_with_logits.h"
#include "tenon/generated/ops/cosine_embedding_loss.h"
#include "tenon/generated/ops/cross_entropy_loss.h"
#include "tenon/generated/ops/ctc_loss.h"
#include "tenon/generated/ops/gaussian_nll_loss.h"
#include "tenon/generated/ops/hinge_embedding_loss.h"
#include "tenon/generated/ops/huber_loss.h"
#include "tenon/generated/ops/kl_div.h"
#include "tenon/generated/ops/l1_loss.h"
#include "tenon/generated/ops/margin_ranking_loss.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/multi_margin_loss.h"
#include "tenon/generated/ops/multilabel_margin_loss.h"
#include "tenon/generated/ops/multilabel_margin_loss_backward.h"
#include "tenon/generated/ops/multilabel_margin_loss_forward.h"
#include "tenon/generated/ops/multilabel_soft_margin_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss2d.h"
#include "tenon/generated/ops/nll_loss2d_backward.h"
#include "tenon/generated/ops/nll_loss2d_forward.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/poisson_nll_loss.h"
#include "tenon/generated/ops/smooth_l1_loss.h"
#include "tenon/generated/ops/smooth_l1_loss_backward.h"
#include "tenon/generated/ops/soft_margin_loss.h"
#include "tenon/generated/ops/triplet_margin_loss.h"
#include "tenon/kernels/loss/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(_huber_loops, _huber_grad_self_loops,
                              _huber_grad_self_grad_self_loops, _huber_grad_self_grad_target_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
TensorBase kl_div(const TensorBase& self, const TensorBase& target, int64_t reduction,
                  bool log_target);

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction);

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase mse_loss(const TensorBase& self, const TensorBase& target, int64_t reduction);

// multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase multilabel_margin_loss(const TensorBase& self, const TensorBase& target,
                                  int64_t reduction);

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                    int64_t reduction, int64_t ignore_index);

// nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss2d(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                      int64_t reduction, int64_t ignore_index);

}  // namespace composite

namespace {

// _ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
//   blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> _ctc_loss_specs(
    const TensorBase& log_probs, const TensorBase& targets, IntArrayRef input_lengths,
    IntArrayRef target_lengths, int64_t blank, bool zero_infinity) {
  return meta::_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank);
}

// _ctc_loss_backward(Tensor grad_output, Tensor log_probs, Tensor targets, int[] input_lengths,
//   int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool
//   zero_infinity=False) -> Tensor
TensorSpec _ctc_loss_backward_spec(const TensorBase& grad_output, const TensorBase& log_probs,
                                   const TensorBase& targets, IntArrayRef input_lengths,
                                   IntArrayRef target_lengths, const TensorBase& neg_log_likelihood,
                                   const TensorBase& log_alpha, int64_t blank, bool zero_infinity) {
  return meta::_ctc_loss_backward(grad_output, log_probs, targets, input_lengths, target_lengths,
                                  neg_log_likelihood, log_alpha, blank);
}

constexpr auto _huber_operator = backend::pointwise_operator<stubs::_huber>(
    {.loops = TENON_POINTWISE_LOOPS(_huber_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _huber_grad_self_operator = backend::pointwise_operator<stubs::_huber_grad_self>(
    {.loops = TENON_POINTWISE_LOOPS(_huber_grad_self_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _huber_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_huber_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_huber_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _huber_grad_self_grad_target_operator =
    backend::pointwise_operator<stubs::_huber_grad_self_grad_target>(
        {.loops = TENON_POINTWISE_LOOPS(_huber_grad_self_grad_target_loops),
         .dtypes = kernels::DTypes::kFloating});

// multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction,
//   Tensor is_target) -> Tensor
TensorSpec multilabel_margin_loss_backward_spec(const TensorBase& grad_output,
                                                const TensorBase& self, const TensorBase& target,
                                                int64_t reduction, const TensorBase& is_target) {
  return meta::multilabel_margin_loss_backward(grad_output, self, target, reduction, is_target);
}

// multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output,
//   Tensor is_target)
std::tuple<TensorSpec, TensorSpec> multilabel_margin_loss_forward_specs(
    const TensorBase& self, const TensorBase& target, int64_t reduction) {
  return meta::multilabel_margin_loss_forward(self, target, reduction);
}

// nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
//   reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
TensorSpec nll_loss2d_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& target, const TensorBase& weight,
                                    int64_t reduction, int64_t ignore_index,
                                    const TensorBase& total_weight) {
  return meta::nll_loss2d_backward(grad_output, self, target, weight, reduction, total_weight);
}

// nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
//   ignore_index) -> (Tensor output, Tensor total_weight)
std::tuple<TensorSpec, TensorSpec> nll_loss2d_forward_specs(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
    int64_t ignore_index) {
  return meta::nll_loss2d_forward(self, target, weight, reduction);
}

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
TensorSpec nll_loss_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& target, const TensorBase& weight,
                                  int64_t reduction, int64_t ignore_index,
                                  const TensorBase& total_weight) {
  return meta::nll_loss_backward(grad_output, self, target, weight, reduction, total_weight);
}

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
std::tuple<TensorSpec, TensorSpec> nll_loss_forward_specs(
    const TensorBase& self, const TensorBase& target, const TensorBase& weight, int64_t reduction,
    int64_t ignore_index) {
  return meta::nll_loss_forward(self, target, weight, reduction);
}

}  // namespace

void register_backend_loss() {
  constexpr backend::Registrar registrar("tenon/generated/backend/loss.cpp");
  registrar.composite_below_autograd<stubs::binary_cross_entropy,
                                     composite::binary_cross_entropy>();
  registrar.composite<stubs::binary_cross_entropy_with_logits,
                      composite::binary_cross_entropy_with_logits>();
  registrar.composite<stubs::cosine_embedding_loss, composite::cosine_embedding_loss>();
  registrar.composite<stubs::cross_entropy_loss, composite::cross_entropy_loss>();
  registrar.structured<stubs::_ctc_loss, _ctc_loss_specs, kernels::_ctc_loss>();
  registrar.composite<stubs::ctc_loss_IntList, composite::ctc_loss>();
  registrar.composite<stubs::ctc_loss_Tensor, composite::ctc_loss_of_lengths>();
  registrar.structured<stubs::_ctc_loss_backward, _ctc_loss_backward_spec,
                       kernels::_ctc_loss_backward>();
  registrar.composite<stubs::gaussian_nll_loss, composite::gaussian_nll_loss>();
  registrar.composite<stubs::hinge_embedding_loss, composite::hinge_embedding_loss>();
  registrar.pointwise<_huber_operator, stubs::_huber>();
  registrar.pointwise<_huber_grad_self_operator, stubs::_huber_grad_self>();
  registrar.pointwise<_huber_grad_self_grad_self_operator, stubs::_huber_grad_self_grad_self>();
  registrar.pointwise<_huber_grad_self_grad_target_operator, stubs::_huber_grad_self_grad_target>();
  registrar.composite<stubs::huber_loss, composite::huber_loss>();
  registrar.composite<stubs::kl_div, composite::kl_div>();
  registrar.composite<stubs::l1_loss, composite::l1_loss>();
  registrar.composite<stubs::margin_ranking_loss, composite::margin_ranking_loss>();
  registrar.composite_below_autograd<stubs::mse_loss, composite::mse_loss>();
  registrar.composite<stubs::multi_margin_loss, composite::multi_margin_loss>();
  registrar.composite<stubs::multilabel_margin_loss, composite::multilabel_margin_loss>();
  registrar.structured<stubs::multilabel_margin_loss_backward, multilabel_margin_loss_backward_spec,
                       kernels::multilabel_margin_loss_backward>();
  registrar.structured<stubs::multilabel_margin_loss_forward, multilabel_margin_loss_forward_specs,
                       kernels::multilabel_margin_loss_forward>();
  registrar.composite<stubs::multilabel_soft_margin_loss, composite::multilabel_soft_margin_loss>();
  registrar.composite<stubs::nll_loss, composite::nll_loss>();
  registrar.composite<stubs::nll_loss2d, composite::nll_loss2d>();
  registrar.structured<stubs::nll_loss2d_backward, nll_loss2d_backward_spec,
                       kernels::nll_loss2d_backward>();
  registrar.structured<stubs::nll_loss2d_forward, nll_loss2d_forward_specs,
                       kernels::nll_loss2d_forward>();
  registrar.structured<stubs::nll_loss_backward, nll_loss_backward_spec,
                       kernels::nll_loss_backward>();
  registrar.structured<stubs::nll_loss_forward, nll_loss_forward_specs,
                       kernels::nll_loss_forward>();
  registrar.composite<stubs::nll_loss_nd, composite::nll_loss_nd>();
  registrar.composite<stubs::poisson_nll_loss, composite::poisson_nll_loss>();
  registrar.composite<stubs::smooth_l1_loss, composite::smooth_l1_loss>();
  registrar.composite<stubs::smooth_l1_loss_backward, composite::smooth_l1_loss_backward>();
  registrar.composite<stubs::soft_margin_loss, composite::soft_margin_loss>();
  registrar.composite<stubs::triplet_margin_loss, composite::triplet_margin_loss>();
}

}  // namespace tenon
