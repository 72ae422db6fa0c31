#include <algorithm>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/loss.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/loss/meta.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/loss_reduction.h"

// fits in this file: elements of tensors in memory

namespace tenon::kernels {
namespace {

/// Scores and labels of samples, in float64.
class Labelled {
 public:
  Labelled(std::string_view op, const TensorBase& self, const TensorBase& target)
      : classes(self.dim() == 0 ? 1 : self.sizes().back()),
        samples(classes == 0 ? 0 : self.numel() / classes),
        scores_(to_dtype_contiguous(self, DType::kFloat64)),
        labels_(contiguous(target)),
        first_score_(scores_.const_data_ptr<double>()),
        first_label_(labels_.const_data_ptr<int64_t>()) {
    for (int64_t sample = 0; sample < samples; ++sample) {
      for (const int64_t label : labels_of(sample)) {
        TENON_CHECK(label >= 0 && label < classes, IndexError, op, ": target ", label,
                    " is out of range for ", classes, " classes");
      }
    }
  }

  const double* scores_of(int64_t sample) const { return first_score_ + sample * classes; }
  /// Those before the first -1.
  IntArrayRef labels_of(int64_t sample) const {
    const int64_t* own = first_label_ + sample * classes;
    return IntArrayRef(own, std::find(own, own + classes, -1));
  }

  const int64_t classes, samples;

 private:
  TensorBase scores_, labels_;
  const double* first_score_;
  const int64_t* first_label_;
};

/// Calls `function(label, other, missing)` for each label of a sample and each class that is none
/// where the label's score is not greater by a margin of 1.
template <class Function>
void for_each_missing(const Labelled& all, int64_t sample, const double* is_target,
                      const Function& function) {
  const double* scores = all.scores_of(sample);
  for (const int64_t label : all.labels_of(sample)) {
    for (int64_t other = 0; other < all.classes; ++other) {
      const double missing = 1 - scores[label] + scores[other];
      if (is_target[other] == 0 && !(missing <= 0)) function(label, other, missing);
    }
  }
}

}  // namespace

void multilabel_margin_loss_forward(const TensorBase& self, const TensorBase& target,
                                    int64_t reduction, TensorBase& output, TensorBase& is_target) {
  const Labelled all("multilabel_margin_loss", self, target);
  TensorBase marks = make_tensor(self.sizes(), DType::kFloat64);
  const TensorBase losses = make_tensor({all.samples}, DType::kFloat64);
  zero_(marks);
  double sum = 0;
  for (int64_t sample = 0; sample < all.samples; ++sample) {
    double* own = marks.data_ptr<double>() + sample * all.classes;
    for (const int64_t label : all.labels_of(sample)) own[label] = 1;
    double& loss = losses.data_ptr<double>()[sample];
    loss = 0;
    for_each_missing(all, sample, own, [&](int64_t, int64_t, double missing) { loss += missing; });
    loss /= static_cast<double>(all.classes);
    sum += loss;
  }
  copy_into(marks, is_target);
  if (meta::gives_multilabel_loss_each(self, reduction)) return copy_into(losses, output);
  const TensorBase total = make_tensor({}, DType::kFloat64);
  const double samples = static_cast<double>(all.samples);
  *total.data_ptr<double>() = reduction == LossReduction::kMean ? sum / samples : sum;
  copy_into(total, output);
}

void multilabel_margin_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& target, int64_t reduction,
                                     const TensorBase& is_target, TensorBase& result) {
  const Labelled all("multilabel_margin_loss_backward", self, target);
  const TensorBase marks = to_dtype_contiguous(is_target, DType::kFloat64);
  const TensorBase factors = to_dtype_contiguous(grad_output, DType::kFloat64);
  TensorBase grad = make_tensor(self.sizes(), DType::kFloat64);
  zero_(grad);
  const int64_t factor_stride = meta::gives_multilabel_loss_each(self, reduction) ? 1 : 0;
  const double samples = reduction == LossReduction::kMean ? static_cast<double>(all.samples) : 1;
  for (int64_t sample = 0; sample < all.samples; ++sample) {
    const double share = factors.const_data_ptr<double>()[sample * factor_stride] /
                         (static_cast<double>(all.classes) * samples);
    double* own = grad.data_ptr<double>() + sample * all.classes;
    for_each_missing(all, sample, marks.const_data_ptr<double>() + sample * all.classes,
                     [&](int64_t label, int64_t other, double) {
                       own[label] -= share;
                       own[other] += share;
                     });
  }
  copy_into(grad, result);
}

}  // namespace tenon::kernels
