#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// The sums over all alignments of labels with steps, in logarithms and float64 (Graves and others,
// "Connectionist Temporal Classification", 2006).

// fits in this file: elements of tensors in memory, whose sizes meta has checked

namespace tenon::kernels {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

/// log(exp(a) + exp(b) + exp(c)).
double log_sum(double a, double b, double c) {
  const double most = std::max({a, b, c});
  if (most == kNever) return a + b + c;  // NaN if one is: max may have passed it over
  return most + std::log(std::exp(a - most) + std::exp(b - most) + std::exp(c - most));
}

/// The arguments of both directions. The places of a sample are its labels, with a blank before,
/// between and behind them.
struct Alignments {
  Alignments(std::string_view op, const TensorBase& log_probs, const TensorBase& targets,
             IntArrayRef input_lengths, IntArrayRef target_lengths, int64_t blank)
      : steps(log_probs.sizes()[0]),
        samples(log_probs.sizes()[1]),
        classes(log_probs.sizes()[2]),
        blank(blank),
        input_lengths(input_lengths),
        target_lengths(target_lengths),
        held_probabilities(to_dtype_contiguous(log_probs, DType::kFloat64)),
        held_labels(to_dtype_contiguous(targets, DType::kInt64)),
        probabilities(held_probabilities.const_data_ptr<double>()),
        all_labels(held_labels.const_data_ptr<int64_t>()) {
    int64_t start = 0;
    for (int64_t sample = 0; sample < samples; ++sample) {
      starts.push_back(targets.dim() == 1 ? start : sample * targets.sizes()[1]);
      start += target_lengths[sample];
      for (int64_t i = 0; i < target_lengths[sample]; ++i) {
        const int64_t label = label_at(sample, 2 * i + 1);
        TENON_CHECK(label >= 0 && label < classes, IndexError, op, ": target ", label,
                    " is out of range for ", classes, " classes");
      }
    }
  }

  int64_t places(int64_t sample) const { return 2 * target_lengths[sample] + 1; }
  int64_t label_at(int64_t sample, int64_t place) const {
    if (place % 2 == 0) return blank;
    return all_labels[starts[sample] + place / 2];
  }
  /// Whether an alignment may go from a place to the next but one: over a blank between two labels
  /// that differ.
  bool may_skip(int64_t sample, int64_t from) const {
    return from >= 0 && from + 2 < places(sample) &&
           label_at(sample, from) != label_at(sample, from + 2);
  }
  double log_prob(int64_t step, int64_t sample, int64_t place) const {
    return probabilities[index_of(step, sample, place)];
  }
  /// Where the probability and its gradient stand.
  int64_t index_of(int64_t step, int64_t sample, int64_t place) const {
    return (step * samples + sample) * classes + label_at(sample, place);
  }

  int64_t steps, samples, classes, blank;
  IntArrayRef input_lengths, target_lengths;
  TensorBase held_probabilities, held_labels;
  const double* probabilities;
  const int64_t* all_labels;
  std::vector<int64_t> starts;
};

/// Writes the sums of all beginnings of alignments, [steps, width]; returns the loss.
double forward(const Alignments& a, int64_t sample, int64_t width, double* sums) {
  const int64_t steps = a.input_lengths[sample], places = a.places(sample);
  std::fill_n(sums, a.steps * width, kNever);
  if (steps == 0) return places == 1 ? 0 : -kNever;
  for (int64_t place = 0; place < std::min<int64_t>(places, 2); ++place) {
    sums[place] = a.log_prob(0, sample, place);
  }
  for (int64_t step = 1; step < steps; ++step) {
    const double* before = sums + (step - 1) * width;
    for (int64_t place = 0; place < places; ++place) {
      const double moved = place > 0 ? before[place - 1] : kNever;
      const double skipped = a.may_skip(sample, place - 2) ? before[place - 2] : kNever;
      sums[step * width + place] =
          log_sum(before[place], moved, skipped) + a.log_prob(step, sample, place);
    }
  }
  const double* last = sums + (steps - 1) * width;
  return -log_sum(last[places - 1], places > 1 ? last[places - 2] : kNever, kNever);
}

/// Adds the gradient of a sample, of which `sums` are those of `forward`. `ends` has room for the
/// sums of all ends of alignments from one step on. libtorch adds exp(log_probs), which the
/// gradient of log_softmax takes away again: below one, both give the same.
void backward(const Alignments& a, int64_t sample, int64_t width, const double* sums, double loss,
              double factor, double* ends, double* grad) {
  const int64_t steps = a.input_lengths[sample], places = a.places(sample);
  for (int64_t step = steps - 1; step >= 0; --step) {
    for (int64_t place = 0; place < places; ++place) {
      const double log_prob = a.log_prob(step, sample, place);
      if (step == steps - 1) {
        ends[place] = place >= places - 2 ? log_prob : kNever;
      } else {
        // Those behind this place are still of the step after.
        const double moved = place + 1 < places ? ends[place + 1] : kNever;
        const double skipped = a.may_skip(sample, place) ? ends[place + 2] : kNever;
        ends[place] = log_sum(ends[place], moved, skipped) + log_prob;
      }
      const double through = sums[step * width + place] + ends[place];
      if (through == kNever && std::isfinite(loss)) continue;
      grad[a.index_of(step, sample, place)] -= std::exp(through - log_prob + loss) * factor;
    }
  }
}

}  // namespace

void _ctc_loss(const TensorBase& log_probs, const TensorBase& targets, IntArrayRef input_lengths,
               IntArrayRef target_lengths, int64_t blank, bool /*zero_infinity*/,
               TensorBase& losses, TensorBase& log_alpha) {
  const Alignments alignments("ctc_loss", log_probs, targets, input_lengths, target_lengths, blank);
  const TensorBase sums = make_tensor(log_alpha.sizes(), DType::kFloat64);
  const TensorBase each = make_tensor(losses.sizes(), DType::kFloat64);
  const int64_t width = log_alpha.sizes()[2];
  parallel_for(0, alignments.samples, 1, [&](int64_t begin, int64_t end) {
    for (int64_t sample = begin; sample < end; ++sample) {
      double* own = sums.data_ptr<double>() + sample * alignments.steps * width;
      each.data_ptr<double>()[sample] = forward(alignments, sample, width, own);
    }
  });
  copy_into(sums, log_alpha);
  copy_into(each, losses);
}

void _ctc_loss_backward(const TensorBase& grad_output, const TensorBase& log_probs,
                        const TensorBase& targets, IntArrayRef input_lengths,
                        IntArrayRef target_lengths, const TensorBase& neg_log_likelihood,
                        const TensorBase& log_alpha, int64_t blank, bool zero_infinity,
                        TensorBase& result) {
  const Alignments alignments("_ctc_loss_backward", log_probs, targets, input_lengths,
                              target_lengths, blank);
  const TensorBase sums = to_dtype_contiguous(log_alpha, DType::kFloat64);
  const TensorBase losses = to_dtype_contiguous(neg_log_likelihood, DType::kFloat64);
  const TensorBase factors = to_dtype_contiguous(grad_output, DType::kFloat64);
  TensorBase grad = make_tensor(result.sizes(), DType::kFloat64);
  zero_(grad);
  const int64_t width = log_alpha.sizes()[2];
  const TensorBase ends = make_tensor({alignments.samples, width}, DType::kFloat64);
  parallel_for(0, alignments.samples, 1, [&](int64_t begin, int64_t end) {
    for (int64_t sample = begin; sample < end; ++sample) {
      const double loss = losses.const_data_ptr<double>()[sample];
      if (zero_infinity && std::isinf(loss)) continue;
      backward(alignments, sample, width,
               sums.const_data_ptr<double>() + sample * alignments.steps * width, loss,
               factors.const_data_ptr<double>()[sample], ends.data_ptr<double>() + sample * width,
               grad.data_ptr<double>());
    }
  });
  copy_into(grad, result);
}

}  // namespace tenon::kernels
