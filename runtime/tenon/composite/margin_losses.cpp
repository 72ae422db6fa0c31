#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/base/broadcast.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/pairwise_distance.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/floating.h"

// Losses that ask for a margin between numbers, and those of labels 1 and -1.

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// DTypeError or ShapeError unless both are floating and broadcast together; then their sizes.
DimVector check_pair(std::string_view op, std::string_view a_name, const TensorBase& a,
                     std::string_view b_name, const TensorBase& b) {
  check_floating(op, a_name, a.dtype());
  check_floating(op, b_name, b.dtype());
  return broadcast_sizes(op, a_name, a.sizes(), b_name, b.sizes());
}

/// `loss`, and 0 where the target is another one than `label`.
TensorBase where_label(const TensorBase& target, int64_t label, const TensorBase& loss) {
  return ops::masked_fill(loss, ops::ne(target, label), 0);
}

}  // namespace

TensorBase margin_ranking_loss(const TensorBase& input1, const TensorBase& input2,
                               const TensorBase& target, double margin, int64_t reduction) {
  constexpr std::string_view kOp = "margin_ranking_loss";
  const DimVector sizes = check_pair(kOp, "input1", input1, "input2", input2);
  broadcast_sizes(kOp, "the inputs", sizes, "target", target.sizes());
  const TensorBase missing = target * (input2 - input1) + margin;
  return reduced(kOp, ops::clamp_min(missing, 0), reduction);
}

TensorBase hinge_embedding_loss(const TensorBase& self, const TensorBase& target, double margin,
                                int64_t reduction) {
  constexpr std::string_view kOp = "hinge_embedding_loss";
  check_floating(kOp, "self", self.dtype());
  broadcast_sizes(kOp, "self", self.sizes(), "target", target.sizes());
  // A target that is neither 1 nor -1 asks for both.
  const TensorBase missing = ops::clamp_min(margin - self, 0);
  const TensorBase loss = ops::masked_fill(missing, ops::eq(target, 1), 0) +
                          ops::masked_fill(self, ops::eq(target, -1), 0);
  return reduced(kOp, loss, reduction);
}

TensorBase cosine_embedding_loss(const TensorBase& input1, const TensorBase& input2,
                                 const TensorBase& target, double margin, int64_t reduction) {
  constexpr std::string_view kOp = "cosine_embedding_loss";
  constexpr double kSmallest = 1e-12;  // added to squares, so that their root is not 0
  const DimVector sizes = check_pair(kOp, "input1", input1, "input2", input2);
  TENON_CHECK(target.dim() <= 1 && static_cast<int64_t>(sizes.size()) == target.dim() + 1,
              ShapeError, kOp,
              ": expected a target [N] for inputs [N, D], or [] for [D], got a target of sizes ",
              target.sizes(), " for inputs of sizes ", input1.sizes(), " and ", input2.sizes());
  broadcast_sizes(kOp, "the inputs without their last dimension",
                  IntArrayRef(sizes).slice(0, sizes.size() - 1), "target", target.sizes());
  const TensorBase square1 = ops::sum(input1 * input1, -1) + kSmallest;
  const TensorBase square2 = ops::sum(input2 * input2, -1) + kSmallest;
  const TensorBase cosine = ops::sum(input1 * input2, -1) / ops::sqrt(square1 * square2);
  const TensorBase loss = where_label(target, 1, 1 - cosine) +
                          where_label(target, -1, ops::clamp_min(cosine - margin, 0));
  return reduced(kOp, loss, reduction);
}

TensorBase triplet_margin_loss(const TensorBase& anchor, const TensorBase& positive,
                               const TensorBase& negative, double margin, double p, double eps,
                               bool swap, int64_t reduction) {
  constexpr std::string_view kOp = "triplet_margin_loss";
  const DimVector sizes = check_pair(kOp, "anchor", anchor, "positive", positive);
  check_floating(kOp, "negative", negative.dtype());
  broadcast_sizes(kOp, "anchor and positive", sizes, "negative", negative.sizes());
  TENON_CHECK(anchor.dim() == positive.dim() && anchor.dim() == negative.dim(), ShapeError, kOp,
              ": expected anchor, positive and negative of as many dimensions, got sizes ",
              anchor.sizes(), ", ", positive.sizes(), " and ", negative.sizes());
  const TensorBase near = ops::pairwise_distance(anchor, positive, p, eps);
  TensorBase far = ops::pairwise_distance(anchor, negative, p, eps);
  if (swap) far = ops::minimum(far, ops::pairwise_distance(positive, negative, p, eps));
  return reduced(kOp, ops::clamp_min(near - far + margin, 0), reduction);
}

TensorBase soft_margin_loss(const TensorBase& self, const TensorBase& target, int64_t reduction) {
  constexpr std::string_view kOp = "soft_margin_loss";
  check_floating(kOp, "self", self.dtype());
  broadcast_sizes(kOp, "self", self.sizes(), "target", target.sizes());
  // Above 40 log(1 + exp(x)) is x even in float64.
  return reduced(kOp, ops::softplus(-(self * target), 1, 40), reduction);
}

TensorBase multi_margin_loss(const TensorBase& self, const TensorBase& target, const Scalar& p,
                             const Scalar& margin, const TensorBase& weight, int64_t reduction) {
  constexpr std::string_view kOp = "multi_margin_loss";
  check_floating(kOp, "self", self.dtype());
  const double power = p.toDouble();
  TENON_CHECK(power == 1 || power == 2, ValueError, kOp, ": expected p of 1 or 2, got ", power);
  const int64_t samples = self.dim() == 2 ? self.size(0) : 1;
  const int64_t classes = self.dim() == 0 ? 1 : self.size(-1);
  TENON_CHECK(self.dim() <= 2 && classes > 0, ShapeError, kOp,
              ": expected self [N, C] or [C] of at least one class, got sizes ", self.sizes());
  TENON_CHECK(target.dtype() == DType::kInt64, DTypeError, kOp,
              ": expected a target of int64, got ", target.dtype());
  TENON_CHECK(target.dim() <= 1 && target.numel() == samples, ShapeError, kOp,
              ": expected a target for each of ", samples, " samples, got sizes ", target.sizes());
  const TensorBase scores = ops::reshape(self, {samples, classes});
  const TensorBase labels = ops::reshape(target, {samples, 1});
  // relu has the gradient 0 where the margin is just kept.
  TensorBase missing = ops::relu(scores - ops::gather(scores, 1, labels) + margin);
  if (power == 2) missing = missing * missing;
  if (weight.defined()) {
    TENON_CHECK(weight.dim() == 1 && weight.numel() == classes, ShapeError, kOp,
                ": expected a weight for each of ", classes, " classes, got sizes ",
                weight.sizes());
    missing = missing * ops::unsqueeze(ops::index_select(weight, 0, ops::reshape(target, -1)), 1);
  }
  const TensorBase others = ops::scatter(missing, 1, labels, 0);
  const TensorBase loss = ops::sum(others, 1) / classes;
  return reduced(kOp, ops::reshape(loss, target.sizes()), reduction);
}

}  // namespace tenon::composite
