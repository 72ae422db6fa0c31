#include "tenon/generated/kernels/loss.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/loss/meta.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;

/// The arguments of both directions, and where their elements lie.
struct Likelihoods {
  Likelihoods(std::string_view op, const TensorBase& self, const TensorBase& target,
              const TensorBase& weight, int64_t ignore_index)
      : samples(self.dim() == 2 ? self.sizes()[0] : 1),
        classes(self.sizes().back()),
        ignored(ignore_index),
        targets(contiguous(target)),
        weights(weight.defined() ? contiguous(weight) : weight),
        classes_of(targets.const_data_ptr<int64_t>()) {
    for (int64_t i = 0; i < samples; ++i) {
      TENON_CHECK(classes_of[i] == ignored || (classes_of[i] >= 0 && classes_of[i] < classes),
                  IndexError, op, ": target ", classes_of[i], " is out of range for ", classes,
                  " classes");
    }
  }

  bool counts(int64_t sample) const { return classes_of[sample] != ignored; }
  /// The weight of a sample's class, 0 for one that is ignored.
  template <class T>
  double weight_of(int64_t sample) const {
    if (!counts(sample)) return 0;
    return weights.defined() ? static_cast<double>(weights.const_data_ptr<T>()[classes_of[sample]])
                             : 1;
  }

  int64_t samples, classes, ignored;
  TensorBase targets, weights;
  const int64_t* classes_of;
};

template <class T>
void nll_loss(const Likelihoods& likelihoods, const TensorBase& self, int64_t reduction,
              TensorBase& output, TensorBase& total_weight) {
  const T* in = self.const_data_ptr<T>();
  const int64_t row_stride = self.dim() == 2 ? self.strides()[0] : 0;
  const int64_t class_stride = self.strides().back();
  T* out = output.data_ptr<T>();
  double loss = 0, weight = 0;
  for (int64_t i = 0; i < likelihoods.samples; ++i) {
    double sample_loss = 0;
    if (likelihoods.counts(i)) {
      const double sample_weight = likelihoods.weight_of<T>(i);
      // fits: the element is in memory
      const T value = in[i * row_stride + likelihoods.classes_of[i] * class_stride];
      sample_loss = -sample_weight * static_cast<double>(value);
      weight += sample_weight;
    }
    if (reduction == LossReduction::kNone) out[i] = static_cast<T>(sample_loss);
    loss += sample_loss;
  }
  if (reduction != LossReduction::kNone)
    *out = static_cast<T>(reduction == LossReduction::kMean ? loss / weight : loss);
  *total_weight.data_ptr<T>() = static_cast<T>(reduction == LossReduction::kNone ? 0 : weight);
}

}  // namespace

void nll_loss_forward(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                      int64_t reduction, int64_t ignore_index, TensorBase& output,
                      TensorBase& total_weight) {
  const Likelihoods likelihoods("nll_loss", self, target, weight, ignore_index);
  dispatch_floating("nll_loss", self.dtype(), [&]<class T>(TypeTag<T>) {
    nll_loss<T>(likelihoods, self, reduction, output, total_weight);
  });
}

void nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                       const TensorBase& target, const TensorBase& weight, int64_t reduction,
                       int64_t ignore_index, const TensorBase& total_weight, TensorBase& result) {
  const Likelihoods likelihoods("nll_loss_backward", self, target, weight, ignore_index);
  zero_(result);
  const bool one_each = meta::gives_loss_each(self, reduction);
  dispatch_floating("nll_loss_backward", self.dtype(), [&]<class T>(TypeTag<T>) {
    const T* grad = grad_output.const_data_ptr<T>();
    const int64_t grad_stride = one_each ? grad_output.strides()[0] : 0;
    const double divisor = reduction == LossReduction::kMean
                               ? static_cast<double>(*total_weight.const_data_ptr<T>())
                               : 1;
    T* out = result.data_ptr<T>();
    parallel_for(0, likelihoods.samples, kGrain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        if (!likelihoods.counts(i)) continue;
        // fits: the element is in memory
        const double gradient = static_cast<double>(grad[i * grad_stride]);
        out[i * likelihoods.classes + likelihoods.classes_of[i]] =
            static_cast<T>(-likelihoods.weight_of<T>(i) * gradient / divisor);
      }
    });
  });
}

}  // namespace tenon::kernels
