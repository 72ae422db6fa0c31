#include "tenon/autograd/formulas/loss.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/optional_terms.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/multilabel_margin_loss_backward.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::formulas {
namespace {

/// The gradient of a loss before its reduction, where the loss has as many elements as `slope`.
TensorBase through_reduction(const TensorBase& grad, const TensorBase& slope, int64_t reduction) {
  const TensorBase gradient = slope * grad;
  return reduction == LossReduction::kMean ? gradient / slope.numel() : gradient;
}

}  // namespace

TensorBase reduced(std::string_view op, const TensorBase& loss, int64_t reduction) {
  LossReduction::check(op, reduction);
  TENON_CHECK(!loss.is_complex(), DTypeError, op, ": expected real numbers, got ", loss.dtype());
  if (reduction == LossReduction::kNone) return loss;
  return reduction == LossReduction::kMean ? ops::mean(loss) : ops::sum(loss);
}

TensorBase bounded_log(const TensorBase& self) {
  return ops::clamp_min(ops::log(self), -100);
}

TensorBase mse_loss_backward(const TensorBase& grad, const TensorBase& self,
                             const TensorBase& other, int64_t reduction) {
  return sum_to(through_reduction(grad, (self - other) * 2, reduction), self.sizes());
}

TensorBase binary_cross_entropy_backward(const TensorBase& grad, const TensorBase& self,
                                         const TensorBase& target, const TensorBase& weight,
                                         int64_t reduction) {
  const TensorBase variance = ops::clamp_min(self * (1 - self), 1e-12);
  const TensorBase slope = times((self - target) / variance, weight);
  return sum_to(through_reduction(grad, slope, reduction), self.sizes());
}

TensorBase binary_cross_entropy_target_backward(const TensorBase& grad, const TensorBase& self,
                                                const TensorBase& target, const TensorBase& weight,
                                                int64_t reduction) {
  const TensorBase failure = bounded_log(1 - self);
  const TensorBase success = bounded_log(self);
  const TensorBase slope = times(failure - success, weight);
  return sum_to(through_reduction(grad, slope, reduction), target.sizes());
}

TensorBase multilabel_margin_loss_double_backward(const TensorBase& grad, IntArrayRef sizes,
                                                  const TensorBase& self, const TensorBase& target,
                                                  int64_t reduction, const TensorBase& is_target) {
  const TensorBase ones = ops::ones(sizes, self.dtype(), std::nullopt, self.device());
  const TensorBase slope =
      ops::multilabel_margin_loss_backward(ones, self, target, reduction, is_target);
  return sizes.empty() ? ops::sum(grad * slope) : ops::sum(grad * slope, -1);
}

}  // namespace tenon::formulas
