#include "tenon/generated/kernels/loss.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/loss/meta.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;

/// Where the scores [C], [N, C] or [N, C, H, W] of a sample lie. A sample is one of N * H * W.
struct Scores {
  explicit Scores(const TensorBase& self) {
    const IntArrayRef sizes = self.sizes(), strides = self.strides();
    const size_t class_dim = self.dim() == 1 ? 0 : 1;
    classes = sizes[class_dim];
    class_stride = strides[class_dim];
    if (self.dim() > 1) image_stride = strides[0];
    if (self.dim() < 4) return;
    height = sizes[2], width = sizes[3];
    row_stride = strides[2], column_stride = strides[3];
  }

  int64_t at(int64_t sample, int64_t class_number) const {
    const int64_t row = sample / width;
    // fits: the element is in memory
    return row / height * image_stride + row % height * row_stride +
           sample % width * column_stride + class_number * class_stride;
  }

  int64_t classes, height = 1, width = 1;
  int64_t class_stride, image_stride = 0, row_stride = 0, column_stride = 0;
};

/// The arguments of both directions.
struct Likelihoods {
  Likelihoods(std::string_view op, const TensorBase& self, const TensorBase& target,
              const TensorBase& weight, int64_t ignore_index)
      : scores(self),
        samples(target.numel()),
        ignored(ignore_index),
        targets(contiguous(target)),
        weights(weight.defined() ? contiguous(weight) : weight),
        classes_of(targets.const_data_ptr<int64_t>()) {
    for (int64_t i = 0; i < samples; ++i) {
      TENON_CHECK(
          classes_of[i] == ignored || (classes_of[i] >= 0 && classes_of[i] < scores.classes),
          IndexError, op, ": target ", classes_of[i], " is out of range for ", scores.classes,
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

  Scores scores;
  int64_t samples, ignored;
  TensorBase targets, weights;
  const int64_t* classes_of;
};

template <class T>
void nll_loss(const Likelihoods& likelihoods, const TensorBase& self, int64_t reduction,
              TensorBase& output, TensorBase& total_weight) {
  const T* in = self.const_data_ptr<T>();
  T* out = output.data_ptr<T>();
  double loss = 0, weight = 0;
  for (int64_t i = 0; i < likelihoods.samples; ++i) {
    double sample_loss = 0;
    if (likelihoods.counts(i)) {
      const double sample_weight = likelihoods.weight_of<T>(i);
      const T value = in[likelihoods.scores.at(i, likelihoods.classes_of[i])];
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

void nll_loss_forward(std::string_view op, const TensorBase& self, const TensorBase& target,
                      const TensorBase& weight, int64_t reduction, int64_t ignore_index,
                      TensorBase& output, TensorBase& total_weight) {
  const Likelihoods likelihoods(op, self, target, weight, ignore_index);
  dispatch_floating(op, self.dtype(), [&]<class T>(TypeTag<T>) {
    nll_loss<T>(likelihoods, self, reduction, output, total_weight);
  });
}

void nll_loss_backward(std::string_view op, const TensorBase& grad_output, const TensorBase& self,
                       const TensorBase& target, const TensorBase& weight, int64_t reduction,
                       int64_t ignore_index, const TensorBase& total_weight, TensorBase& result) {
  const Likelihoods likelihoods(op, self, target, weight, ignore_index);
  const Scores gradients(result);
  const TensorBase grads = contiguous(grad_output);
  zero_(result);
  const int64_t grad_stride = meta::gives_loss_each(self, reduction) ? 1 : 0;
  dispatch_floating(op, self.dtype(), [&]<class T>(TypeTag<T>) {
    const T* grad = grads.const_data_ptr<T>();
    const double divisor = reduction == LossReduction::kMean
                               ? static_cast<double>(*total_weight.const_data_ptr<T>())
                               : 1;
    T* out = result.data_ptr<T>();
    parallel_for(0, likelihoods.samples, kGrain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        if (!likelihoods.counts(i)) continue;
        // fits: the element is in memory
        const double gradient = static_cast<double>(grad[i * grad_stride]);
        out[gradients.at(i, likelihoods.classes_of[i])] =
            static_cast<T>(-likelihoods.weight_of<T>(i) * gradient / divisor);
      }
    });
  });
}

}  // namespace

void nll_loss_forward(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                      int64_t reduction, int64_t ignore_index, TensorBase& output,
                      TensorBase& total_weight) {
  nll_loss_forward("nll_loss", self, target, weight, reduction, ignore_index, output, total_weight);
}

void nll_loss2d_forward(const TensorBase& self, const TensorBase& target, const TensorBase& weight,
                        int64_t reduction, int64_t ignore_index, TensorBase& output,
                        TensorBase& total_weight) {
  nll_loss_forward("nll_loss2d", self, target, weight, reduction, ignore_index, output,
                   total_weight);
}

void nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                       const TensorBase& target, const TensorBase& weight, int64_t reduction,
                       int64_t ignore_index, const TensorBase& total_weight, TensorBase& result) {
  nll_loss_backward("nll_loss_backward", grad_output, self, target, weight, reduction, ignore_index,
                    total_weight, result);
}

void nll_loss2d_backward(const TensorBase& grad_output, const TensorBase& self,
                         const TensorBase& target, const TensorBase& weight, int64_t reduction,
                         int64_t ignore_index, const TensorBase& total_weight, TensorBase& result) {
  nll_loss_backward("nll_loss2d_backward", grad_output, self, target, weight, reduction,
                    ignore_index, total_weight, result);
}

}  // namespace tenon::kernels
