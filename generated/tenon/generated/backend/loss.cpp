// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/loss.h"
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
#include "tenon/generated/ops/smooth_l1_loss_backward.h"
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

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                    int64_t reduction, int64_t ignore_index);

}  // namespace composite

namespace {

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

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
TensorSpec nll_loss_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& target, const TensorBase& weight,
                                  int64_t reduction, int64_t ignore_index,
                                  const TensorBase& total_weight) {
  return meta::nll_loss_backward(grad_output, self, target, weight, reduction);
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
  registrar.composite<stubs::cross_entropy_loss, composite::cross_entropy_loss>();
  registrar.pointwise<_huber_operator, stubs::_huber>();
  registrar.pointwise<_huber_grad_self_operator, stubs::_huber_grad_self>();
  registrar.pointwise<_huber_grad_self_grad_self_operator, stubs::_huber_grad_self_grad_self>();
  registrar.pointwise<_huber_grad_self_grad_target_operator, stubs::_huber_grad_self_grad_target>();
  registrar.composite<stubs::huber_loss, composite::huber_loss>();
  registrar.composite<stubs::kl_div, composite::kl_div>();
  registrar.composite<stubs::l1_loss, composite::l1_loss>();
  registrar.composite_below_autograd<stubs::mse_loss, composite::mse_loss>();
  registrar.composite<stubs::nll_loss, composite::nll_loss>();
  registrar.structured<stubs::nll_loss_backward, nll_loss_backward_spec,
                       kernels::nll_loss_backward>();
  registrar.structured<stubs::nll_loss_forward, nll_loss_forward_specs,
                       kernels::nll_loss_forward>();
  registrar.composite<stubs::nll_loss_nd, composite::nll_loss_nd>();
  registrar.composite<stubs::smooth_l1_loss, composite::smooth_l1_loss>();
  registrar.composite<stubs::smooth_l1_loss_backward, composite::smooth_l1_loss_backward>();
}

}  // namespace tenon
