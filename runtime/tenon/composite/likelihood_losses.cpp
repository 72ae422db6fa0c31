#include <cmath>
#include <limits>
#include <numbers>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/autograd/optional_terms.h"
#include "tenon/base/broadcast.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/floating.h"

// Losses that are negative log likelihoods of what was observed.

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// Stirling's approximation of log(target!), and 0 for a target of at most 1.
TensorBase stirling(const TensorBase& target) {
  const TensorBase is_small = ops::le(target, 1);
  // Without small targets, so that their gradient is no product of 0 and an infinity.
  const TensorBase n = ops::masked_fill(target, is_small, 2);
  const TensorBase term = n * ops::log(n) - n + ops::log(n * (2 * std::numbers::pi)) * 0.5;
  return ops::masked_fill(term, is_small, 0);
}

}  // namespace

TensorBase poisson_nll_loss(const TensorBase& input, const TensorBase& target, bool log_input,
                            bool full, double eps, int64_t reduction) {
  constexpr std::string_view kOp = "poisson_nll_loss";
  check_floating(kOp, "input", input.dtype());
  check_floating(kOp, "target", target.dtype());
  broadcast_sizes(kOp, "input", input.sizes(), "target", target.sizes());
  TensorBase loss =
      log_input ? ops::exp(input) - target * input : input - target * ops::log(input + eps);
  if (full) loss = loss + stirling(target);
  return reduced(kOp, loss, reduction);
}

TensorBase gaussian_nll_loss(const TensorBase& input, const TensorBase& target,
                             const TensorBase& var, bool full, double eps, int64_t reduction) {
  constexpr std::string_view kOp = "gaussian_nll_loss";
  check_floating(kOp, "input", input.dtype());
  check_floating(kOp, "target", target.dtype());
  check_floating(kOp, "var", var.dtype());
  broadcast_sizes(kOp, "input", input.sizes(), "target", target.sizes());
  const bool is_of_rows = input.dim() > 0 && input.dim() == var.dim() + 1 &&
                          var.sizes() == input.sizes().slice(0, input.dim() - 1);
  const TensorBase variance = is_of_rows ? ops::unsqueeze(recordable(var), -1) : var;
  TENON_CHECK(is_broadcastable_to(variance.sizes(), input.sizes()), ShapeError, kOp,
              ": expected a var that broadcasts to the sizes of input ", input.sizes(),
              ", or of its rows, got sizes ", var.sizes());
  TENON_CHECK(eps > 0, ValueError, kOp, ": expected a positive eps, got ", eps);
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const TensorBase checked = ops::_in_interval(variance, 0, kInfinity, kOp, "elements of var");
  // The limit counts for values, and not for gradients.
  const TensorBase limited = checked + ops::clamp_min(eps - ops::detach(checked), 0);
  const TensorBase difference = input - target;
  TensorBase loss = (ops::log(limited) + difference * difference / limited) * 0.5;
  if (full) loss = loss + 0.5 * std::log(2 * std::numbers::pi);
  return reduced(kOp, loss, reduction);
}

TensorBase multilabel_soft_margin_loss(const TensorBase& input, const TensorBase& target,
                                       const TensorBase& weight, int64_t reduction) {
  constexpr std::string_view kOp = "multilabel_soft_margin_loss";
  check_floating(kOp, "input", input.dtype());
  TENON_CHECK(input.dim() > 0, ShapeError, kOp, ": expected an input [..., C], got a scalar");
  TENON_CHECK(input.sizes() == target.sizes(), ShapeError, kOp,
              ": expected input and target of equal sizes, got ", input.sizes(), " and ",
              target.sizes());
  TENON_CHECK(!weight.defined() || is_broadcastable_to(weight.sizes(), input.sizes()), ShapeError,
              kOp, ": expected a weight for each class of an input of sizes ", input.sizes(),
              ", got sizes ", weight.sizes());
  // -log(sigmoid(x)) is softplus(-x), which above 40 is x even in float64; -log(sigmoid(-x)) is it
  // plus x.
  const TensorBase loss = ops::softplus(-input, 1, 40) + (1 - target) * input;
  return reduced(kOp, ops::mean(times(loss, weight), -1), reduction);
}

}  // namespace tenon::composite
