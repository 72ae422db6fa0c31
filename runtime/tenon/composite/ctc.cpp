#include <algorithm>
#include <limits>
#include <tuple>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/loss.h"
#include "tenon/composite/packed.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/generated/ops/_ctc_loss.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::composite {
namespace {

using namespace formulas;  // arithmetic on TensorBase

/// The lengths that a mean divides losses by: those of the targets, but no length of 0.
TensorBase divisors(const TensorBase& losses, IntArrayRef target_lengths) {
  std::vector<TensorBase> lengths;
  for (const int64_t length : target_lengths) {
    lengths.push_back(
        ops::full({}, std::max<int64_t>(length, 1), losses.dtype(), std::nullopt, losses.device()));
  }
  return ops::stack(lengths, 0);
}

}  // namespace

TensorBase ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                    IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank,
                    int64_t reduction, bool zero_infinity) {
  LossReduction::check("ctc_loss", reduction);
  TENON_CHECK(log_probs.dim() == 2 || log_probs.dim() == 3, ShapeError,
              "ctc_loss: expected log_probs [steps, samples, classes] or [steps, classes], got "
              "sizes ",
              log_probs.sizes());
  const bool batched = log_probs.dim() == 3;
  TensorBase loss =
      std::get<0>(ops::_ctc_loss(batched ? log_probs : ops::unsqueeze(log_probs, 1), targets,
                                 input_lengths, target_lengths, blank, zero_infinity));
  if (zero_infinity) {
    loss = ops::masked_fill(loss, ops::eq(loss, std::numeric_limits<double>::infinity()), 0);
  }
  if (reduction == LossReduction::kMean && !target_lengths.empty()) {
    loss = loss / divisors(loss, target_lengths);
  }
  if (!batched) loss = ops::reshape(loss, IntArrayRef());
  return reduced("ctc_loss", loss, reduction);
}

TensorBase ctc_loss_of_lengths(const TensorBase& log_probs, const TensorBase& targets,
                               const TensorBase& input_lengths, const TensorBase& target_lengths,
                               int64_t blank, int64_t reduction, bool zero_infinity) {
  const auto lengths = [](std::string_view name, const TensorBase& tensor) {
    return numbers_of("ctc_loss", name, tensor.dim() == 0 ? ops::reshape(tensor, 1) : tensor);
  };
  return ctc_loss(log_probs, targets, lengths("input_lengths", input_lengths),
                  lengths("target_lengths", target_lengths), blank, reduction, zero_infinity);
}

}  // namespace tenon::composite
