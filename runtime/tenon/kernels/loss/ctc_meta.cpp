#include <algorithm>

#include "tenon/kernels/loss/meta.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/checked_size.h"

namespace tenon::meta {
namespace {

void check_log_probs(std::string_view op, const TensorBase& log_probs, IntArrayRef input_lengths,
                     IntArrayRef target_lengths, int64_t blank) {
  TENON_CHECK(log_probs.dtype() == DType::kFloat32 || log_probs.dtype() == DType::kFloat64,
              DTypeError, op, ": expected log_probs of float32 or float64, got ",
              log_probs.dtype());
  TENON_CHECK(log_probs.dim() == 3, ShapeError, op,
              ": expected log_probs [steps, samples, classes], got sizes ", log_probs.sizes());
  const int64_t steps = log_probs.sizes()[0], samples = log_probs.sizes()[1];
  TENON_CHECK(blank >= 0 && blank < log_probs.sizes()[2], ValueError, op,
              ": expected a blank among ", log_probs.sizes()[2], " classes, got ", blank);
  TENON_CHECK(static_cast<int64_t>(input_lengths.size()) == samples &&
                  static_cast<int64_t>(target_lengths.size()) == samples,
              ValueError, op, ": expected input_lengths and target_lengths for each of ", samples,
              " samples, got ", input_lengths.size(), " and ", target_lengths.size());
  const auto is_length = [&](int64_t length) { return length >= 0 && length <= steps; };
  TENON_CHECK(std::ranges::all_of(input_lengths, is_length), ValueError, op,
              ": expected input_lengths in [0, ", steps, "], got ", input_lengths);
}

/// The greatest of target_lengths that fit the targets.
int64_t check_targets(std::string_view op, const TensorBase& targets, IntArrayRef target_lengths) {
  check_index_dtype(op, "targets", targets.dtype());
  const auto samples = static_cast<int64_t>(target_lengths.size());
  TENON_CHECK(targets.dim() == 1 || (targets.dim() == 2 && targets.sizes()[0] == samples),
              ShapeError, op, ": expected targets [", samples,
              ", length], or a vector of all of them, got sizes ", targets.sizes());
  CheckedInt sum = 0;
  int64_t longest = 0;
  for (const int64_t length : target_lengths) {
    TENON_CHECK(length >= 0, ValueError, op, ": expected no negative target_lengths, got ",
                target_lengths);
    sum += length;  // fits: a CheckedInt
    longest = std::max(longest, length);
  }
  const int64_t labels = targets.sizes().back();
  const bool fits = targets.dim() == 2 ? longest <= labels : sum.fits() && sum.value() == labels;
  TENON_CHECK(fits, ValueError, op, ": expected target_lengths that fit targets of sizes ",
              targets.sizes(), ", got ", target_lengths);
  return longest;
}

DimVector sums_sizes(std::string_view op, const TensorBase& log_probs, int64_t longest) {
  return {log_probs.sizes()[1], log_probs.sizes()[0],
          checked_size(op, CheckedInt(longest) * 2 + 1)};
}

}  // namespace

std::tuple<TensorSpec, TensorSpec> _ctc_loss(const TensorBase& log_probs, const TensorBase& targets,
                                             IntArrayRef input_lengths, IntArrayRef target_lengths,
                                             int64_t blank) {
  check_log_probs("ctc_loss", log_probs, input_lengths, target_lengths, blank);
  const int64_t longest = check_targets("ctc_loss", targets, target_lengths);
  return {{{log_probs.sizes()[1]}, log_probs.dtype(), log_probs.device()},
          {sums_sizes("ctc_loss", log_probs, longest), log_probs.dtype(), log_probs.device()}};
}

TensorSpec _ctc_loss_backward(const TensorBase& grad_output, const TensorBase& log_probs,
                              const TensorBase& targets, IntArrayRef input_lengths,
                              IntArrayRef target_lengths, const TensorBase& neg_log_likelihood,
                              const TensorBase& log_alpha, int64_t blank) {
  constexpr std::string_view kOp = "_ctc_loss_backward";
  check_log_probs(kOp, log_probs, input_lengths, target_lengths, blank);
  const int64_t longest = check_targets(kOp, targets, target_lengths);
  const auto check = [&](std::string_view name, const TensorBase& tensor, IntArrayRef sizes) {
    check_same_type(kOp, "log_probs", log_probs, name, tensor);
    TENON_CHECK(tensor.sizes() == sizes, ShapeError, kOp, ": expected ", name, " of sizes ", sizes,
                ", got ", tensor.sizes());
  };
  check("grad_output", grad_output, log_probs.sizes().slice(1, 1));
  check("neg_log_likelihood", neg_log_likelihood, log_probs.sizes().slice(1, 1));
  check("log_alpha", log_alpha, sums_sizes(kOp, log_probs, longest));
  return spec_of(log_probs);
}

}  // namespace tenon::meta
