#include "tenon/generated/kernels/loss.h"

#include <tuple>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/autograd/optional_terms.h"
#include "tenon/base/broadcast.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss2d.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

void check_same_sizes(std::string_view op, const TensorBase& self, const TensorBase& target) {
  TENON_CHECK(self.sizes() == target.sizes(), ShapeError, op,
              ": expected self and target of equal sizes, got ", self.sizes(), " and ",
              target.sizes());
}

/// `terms` times the weights of their classes, if there are any.
TensorBase weighted_classes(const TensorBase& terms, const TensorBase& weight, int64_t class_dim) {
  return weight.defined() ? terms * in_dimension(weight, class_dim, terms.dim()) : terms;
}

/// The cross entropy with a distribution over the classes for each sample.
TensorBase cross_entropy_with_probabilities(const TensorBase& log_likelihood,
                                            const TensorBase& target, const TensorBase& weight,
                                            int64_t reduction, int64_t class_dim) {
  LossReduction::check("cross_entropy_loss", reduction);
  const TensorBase terms = weighted_classes(log_likelihood * target, weight, class_dim);
  if (reduction == LossReduction::kNone) return -ops::sum(terms, class_dim);
  const TensorBase loss = -ops::sum(terms);
  if (reduction == LossReduction::kSum) return loss;
  double samples = 1;
  for (int64_t d = 0; d < log_likelihood.dim(); ++d) {
    if (d != class_dim) samples *= static_cast<double>(log_likelihood.sizes()[d]);
  }
  return loss / samples;
}

/// `label_smoothing` of the loss is spread over all classes.
TensorBase smoothed(const TensorBase& log_likelihood, const TensorBase& target,
                    const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                    double label_smoothing, int64_t class_dim) {
  const TensorBase loss = ops::nll_loss_nd(log_likelihood, target, weight, reduction, ignore_index);
  const int64_t classes = log_likelihood.size(class_dim);
  const TensorBase weighted = weighted_classes(log_likelihood, weight, class_dim);
  const TensorBase ignored = ops::eq(target, ignore_index);
  TensorBase uniform = ops::masked_fill(-ops::sum(weighted, class_dim), ignored, 0);
  if (reduction == LossReduction::kSum) uniform = ops::sum(uniform);
  if (reduction == LossReduction::kMean) {
    // The weights of the targets are what nll_loss divides by.
    const TensorBase ones = log_likelihood * 0 - 1;
    const TensorBase total =
        ops::nll_loss_nd(ones, target, weight, LossReduction::kSum, ignore_index);
    uniform = ops::sum(uniform) / total;
  }
  const double share = label_smoothing / static_cast<double>(classes);
  return loss * (1 - label_smoothing) + uniform * share;
}

}  // namespace

TensorBase nll_loss_nd(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                       int64_t reduction, int64_t ignore_index) {
  if (self.dim() <= 2) return ops::nll_loss(self, target, weight, reduction, ignore_index);
  TENON_CHECK(target.dim() == self.dim() - 1 && target.size(0) == self.size(0) &&
                  target.sizes().slice(1) == self.sizes().slice(2),
              ShapeError, "nll_loss_nd: expected a target of the sizes of self ", self.sizes(),
              " without the classes, got ", target.sizes());
  // Images of one row of all that comes after the classes.
  const int64_t samples = self.size(0), classes = self.size(1);
  DimVector rest(self.sizes().slice(2));
  CheckedInt width = 1;
  for (const int64_t size : rest) width *= size;  // fits: a CheckedInt
  const int64_t row = checked_size("nll_loss_nd", width);
  const TensorBase loss =
      ops::nll_loss2d(ops::reshape(self, {samples, classes, 1, row}),
                      ops::reshape(target, {samples, 1, row}), weight, reduction, ignore_index);
  return reduction == LossReduction::kNone ? ops::view(loss, target.sizes()) : loss;
}

TensorBase cross_entropy_loss(const TensorBase& self, const TensorBase& target,
                              const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                              double label_smoothing) {
  TENON_CHECK(label_smoothing >= 0 && label_smoothing <= 1, ValueError,
              "cross_entropy_loss: expected a label_smoothing in [0, 1], got ", label_smoothing);
  TENON_CHECK(self.dim() > 0, ShapeError, "cross_entropy_loss: expected logits with dimensions");
  const int64_t class_dim = self.dim() == 1 ? 0 : 1;
  const TensorBase log_likelihood = ops::log_softmax(self, class_dim);
  if (target.is_floating_point()) {
    check_same_sizes("cross_entropy_loss", self, target);
    const double share = label_smoothing / static_cast<double>(self.size(class_dim));
    const TensorBase smooth =
        label_smoothing == 0 ? target : target * (1 - label_smoothing) + share;
    return cross_entropy_with_probabilities(log_likelihood, smooth, weight, reduction, class_dim);
  }
  if (label_smoothing == 0) {
    return ops::nll_loss_nd(log_likelihood, target, weight, reduction, ignore_index);
  }
  return smoothed(log_likelihood, target, weight, reduction, ignore_index, label_smoothing,
                  class_dim);
}

TensorBase binary_cross_entropy(const TensorBase& self, const TensorBase& target,
                                const TensorBase& weight, int64_t reduction) {
  constexpr std::string_view kOp = "binary_cross_entropy";
  check_same_sizes(kOp, self, target);
  check_floating(kOp, "self", self.dtype());
  check_floating(kOp, "target", target.dtype());
  const TensorBase p = ops::_in_interval(self, 0, 1, kOp, "elements of self");
  const TensorBase q = ops::_in_interval(target, 0, 1, kOp, "elements of target");
  const TensorBase loss = (q - 1) * bounded_log(1 - p) - q * bounded_log(p);
  return reduced(kOp, times(loss, weight), reduction);
}

TensorBase binary_cross_entropy_with_logits(const TensorBase& self, const TensorBase& target,
                                            const TensorBase& weight, const TensorBase& pos_weight,
                                            int64_t reduction) {
  check_same_sizes("binary_cross_entropy_with_logits", self, target);
  // -log(sigmoid(x)) is softplus(-x), which above 40 is x even in float64.
  const TensorBase penalty = ops::softplus(-self, 1, 40);
  TensorBase loss = (1 - target) * self;
  loss = loss + (pos_weight.defined() ? penalty * ((pos_weight - 1) * target + 1) : penalty);
  return reduced("binary_cross_entropy_with_logits", times(loss, weight), reduction);
}

TensorBase smooth_l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction,
                          double beta) {
  TENON_CHECK(!self.is_complex() && !target.is_complex(), DTypeError,
              "smooth_l1_loss: expected real numbers, got ", self.dtype(), " and ", target.dtype());
  TENON_CHECK(beta >= 0, ValueError, "smooth_l1_loss: expected no negative beta, got ", beta);
  if (beta == 0) return reduced("smooth_l1_loss", ops::abs(self - target), reduction);
  return reduced("smooth_l1_loss", ops::_huber(self, target, beta) / beta, reduction);
}

TensorBase smooth_l1_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& target, int64_t reduction, double beta) {
  constexpr std::string_view kOp = "smooth_l1_loss_backward";
  LossReduction::check(kOp, reduction);
  TENON_CHECK(beta >= 0, ValueError, kOp, ": expected no negative beta, got ", beta);
  check_floating(kOp, "self", self.dtype());
  const DimVector sizes = broadcast_sizes(kOp, "self", self.sizes(), "target", target.sizes());
  TENON_CHECK(is_broadcastable_to(grad_output.sizes(), sizes), ShapeError, kOp,
              ": expected a grad_output that broadcasts to the loss of sizes ", sizes, ", got ",
              grad_output.sizes());
  const auto count = static_cast<double>(saturating_product(sizes));
  const TensorBase grad = reduction == LossReduction::kMean ? grad_output / count : grad_output;
  if (beta == 0) return grad * ops::sign(self - target);
  return ops::_huber_grad_self(grad / beta, self, target, beta);
}

TensorBase huber_loss(const TensorBase& self, const TensorBase& target, int64_t reduction,
                      double delta) {
  TENON_CHECK(delta > 0, ValueError, "huber_loss: expected a positive delta, got ", delta);
  return reduced("huber_loss", ops::_huber(self, target, delta), reduction);
}

}  // namespace tenon::composite
