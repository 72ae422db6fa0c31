// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/multilabel_margin_loss_forward.h"
#include "tenon/generated/ops/nll_loss2d_forward.h"
#include "tenon/generated/ops/nll_loss_forward.h"

namespace tenon::composite {

using namespace formulas;  // arithmetic on TensorBase

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
TensorBase kl_div(const TensorBase& self, const TensorBase& target, int64_t reduction,
                  bool log_target) {
  if (log_target) return formulas::reduced("kl_div", ops::exp(target) * (target - self), reduction);
  const TensorBase entropy = target * ops::log(ops::masked_fill(target, ops::eq(target, 0), 1));
  return formulas::reduced("kl_div", entropy - target * self, reduction);
}

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction) {
  return formulas::reduced("l1_loss", ops::abs(self - target), reduction);
}

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase mse_loss(const TensorBase& self, const TensorBase& target, int64_t reduction) {
  const TensorBase difference = self - target;
  return formulas::reduced("mse_loss", difference * difference, reduction);
}

// multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
TensorBase multilabel_margin_loss(const TensorBase& self, const TensorBase& target,
                                  int64_t reduction) {
  return std::get<0>(ops::multilabel_margin_loss_forward(self, target, reduction));
}

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                    int64_t reduction, int64_t ignore_index) {
  return std::get<0>(ops::nll_loss_forward(self, target, weight, reduction, ignore_index));
}

// nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
TensorBase nll_loss2d(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                      int64_t reduction, int64_t ignore_index) {
  return std::get<0>(ops::nll_loss2d_forward(self, target, weight, reduction, ignore_index));
}

}  // namespace tenon::composite
