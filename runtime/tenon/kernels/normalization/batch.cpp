#include <algorithm>
#include <cmath>
#include <type_traits>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/normalization/loops.h"
#include "tenon/kernels/normalization/meta.h"
#include "tenon/kernels/pointwise/prepared_copy.h"
#include "tenon/parallel/parallel_for_each.h"
#include "tenon/tensor/factory.h"

// fits in this file: channels of an image in memory

namespace tenon::kernels {
namespace {

/// Planes shorter than this are gathered by channel before anything is computed.
constexpr int64_t kShortPlane = 16;

/// The stretches of memory that hold the elements of one channel of [N, C, ...].
struct Channels {
  explicit Channels(const TensorBase& input)
      : count(input.size(1)),
        stretches(input.size(0)),
        length(input.numel() / std::max<int64_t>(saturating_multiply(count, stretches), 1)),
        by_channel(length < kShortPlane) {
    if (by_channel) length *= stretches, stretches = std::min<int64_t>(stretches, 1);
  }

  int64_t elements() const { return stretches * length; }
  int64_t offset(int64_t channel, int64_t stretch) const {
    return (stretch * count + channel) * length;
  }

  int64_t count, stretches, length;
  bool by_channel;  // memory is [C, N, ...], so that a channel is one stretch
};

/// A view of [N, C, ...] as [C, N, ...], or the other way round.
TensorBase swapped(const TensorBase& tensor) {
  DimVector sizes = tensor.sizes(), strides = tensor.strides();
  std::swap(sizes[0], sizes[1]);
  std::swap(strides[0], strides[1]);
  return make_alias(tensor, sizes, strides, tensor.storage_offset());
}

TensorBase readable(const TensorBase& input, const Channels& channels) {
  const DType dtype = computed_dtype(input.dtype());
  return kernels::readable(channels.by_channel ? swapped(input) : input, dtype);
}

/// A tensor to compute `result` in: itself if its memory serves.
TensorBase writable(const TensorBase& result, const Channels& channels) {
  if (!result.defined()) return result;
  const DType dtype = computed_dtype(result.dtype());
  return channels.by_channel ? make_tensor(swapped(result).sizes(), dtype)
                             : kernels::writable(result, dtype);
}

void finish(const TensorBase& computed, const TensorBase& result, const Channels& channels) {
  if (!result.defined() || result.is_same(computed)) return;
  copy_into(computed, channels.by_channel ? swapped(result) : result);
}

/// One value a channel, in double.
TensorBase statistic(const TensorBase& tensor) {
  return tensor.defined() ? to_dtype_contiguous(tensor, DType::kFloat64) : tensor;
}

/// The same in memory of its own.
TensorBase statistic_copy(const TensorBase& tensor) {
  TensorBase result = make_tensor(tensor.sizes(), DType::kFloat64);
  copy_into(tensor, result);
  return result;
}

double value_or(const TensorBase& statistic, int64_t channel, double otherwise) {
  return statistic.defined() ? statistic.const_data_ptr<double>()[channel] : otherwise;
}

struct Moments {
  double mean = 0, variance = 0;
};

template <class T>
Moments moments_of(const NormalizationSteps<T>& steps, const Channels& channels, int64_t channel,
                   const T* x) {
  const auto count = static_cast<double>(std::max<int64_t>(channels.elements(), 1));
  Moments moments;
  for (int64_t i = 0; i < channels.stretches; ++i) {
    moments.mean += steps.sum(x + channels.offset(channel, i), channels.length) / count;
  }
  const T mean = static_cast<T>(moments.mean);
  for (int64_t i = 0; i < channels.stretches; ++i) {
    moments.variance +=
        steps.squared_deviations(x + channels.offset(channel, i), channels.length, mean) / count;
  }
  return moments;
}

/// Normalizes by the batch's statistics, or by the running ones unless `training`; `moments_at(c)`
/// gives those, `record(c, moments)` takes what was used.
template <class MomentsAt, class Record>
void normalize_batch(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                     double eps, const MomentsAt& running, bool training, const Record& record,
                     TensorBase& result, TensorBase& save_mean, TensorBase& save_invstd) {
  const Channels channels(input);
  const TensorBase x = readable(input, channels), out = writable(result, channels),
                   weights = statistic(weight), biases = statistic(bias);
  dispatch_computed(computed_dtype(input.dtype()), [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T* data = x.const_data_ptr<T>();
    parallel_for_each(channels.count, channels.elements(), [&](int64_t channel) {
      const Moments moments =
          training ? moments_of(steps, channels, channel, data) : running(channel);
      const double scale = 1 / std::sqrt(moments.variance + eps);
      for (int64_t i = 0; i < channels.stretches; ++i) {
        const int64_t offset = channels.offset(channel, i);
        steps.scale_and_shift(data + offset, channels.length, static_cast<T>(moments.mean),
                              static_cast<T>(scale * value_or(weights, channel, 1)),
                              static_cast<T>(value_or(biases, channel, 0)),
                              out.data_ptr<T>() + offset);
      }
      save_mean.data_ptr<T>()[channel] = static_cast<T>(moments.mean);
      save_invstd.data_ptr<T>()[channel] = static_cast<T>(scale);
      record(channel, moments);
    });
  });
  finish(out, result, channels);
}

}  // namespace

void _native_batch_norm_legit(const TensorBase& input, const TensorBase& weight,
                              const TensorBase& bias, TensorBase& running_mean,
                              TensorBase& running_var, bool training, double momentum, double eps,
                              TensorBase& result, TensorBase& save_mean, TensorBase& save_invstd) {
  // In training copies: the caller's statistics change last, when nothing can fail any more.
  const auto prepared = training ? statistic_copy : statistic;
  const TensorBase mean = prepared(running_mean), variance = prepared(running_var);
  double *means = mean.data_ptr<double>(), *variances = variance.data_ptr<double>();
  const int64_t count = Channels(input).elements();
  const auto running = [&](int64_t c) { return Moments{means[c], variances[c]}; };
  const auto update = [&](int64_t c, const Moments& moments) {
    if (!training || count == 0) return;
    const double unbiased =
        moments.variance * static_cast<double>(count) / static_cast<double>(count - 1);
    means[c] = (1 - momentum) * means[c] + momentum * moments.mean;
    variances[c] = (1 - momentum) * variances[c] + momentum * unbiased;
  };
  normalize_batch(input, weight, bias, eps, running, training, update, result, save_mean,
                  save_invstd);
  if (!training || mean.numel() == 0) return;
  const PreparedCopy of_mean(mean, running_mean), of_variance(variance, running_var);
  of_mean.run();
  of_variance.run();
}

void _native_batch_norm_legit_no_stats(const TensorBase& input, const TensorBase& weight,
                                       const TensorBase& bias, bool training, double /*momentum*/,
                                       double eps, TensorBase& result, TensorBase& save_mean,
                                       TensorBase& save_invstd) {
  normalize_batch(
      input, weight, bias, eps, [](int64_t) { return Moments{}; }, training,
      [](int64_t, const Moments&) {}, result, save_mean, save_invstd);
}

void _native_batch_norm_legit_no_training(const TensorBase& input, const TensorBase& weight,
                                          const TensorBase& bias, const TensorBase& running_mean,
                                          const TensorBase& running_var, double /*momentum*/,
                                          double eps, TensorBase& result, TensorBase& save_mean,
                                          TensorBase& save_invstd) {
  const TensorBase mean = statistic(running_mean), variance = statistic(running_var);
  const auto running = [&](int64_t c) {
    return Moments{mean.const_data_ptr<double>()[c], variance.const_data_ptr<double>()[c]};
  };
  normalize_batch(
      input, weight, bias, eps, running, false, [](int64_t, const Moments&) {}, result, save_mean,
      save_invstd);
}

void native_batch_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                const TensorBase& weight, const TensorBase& running_mean,
                                const TensorBase& running_var, const TensorBase& save_mean,
                                const TensorBase& save_invstd, bool train, double eps,
                                std::array<bool, 3> output_mask, TensorBase& grad_input,
                                TensorBase& grad_weight, TensorBase& grad_bias) {
  const Channels channels(input);
  const bool use_saved = train || !running_mean.defined() || !running_var.defined();
  const TensorBase grad = readable(grad_out, channels), x = readable(input, channels),
                   out = writable(grad_input, channels), weights = statistic(weight),
                   means = statistic(use_saved ? save_mean : running_mean),
                   scales = statistic(use_saved ? save_invstd : running_var),
                   weight_sums = make_tensor({channels.count}, DType::kFloat64),
                   bias_sums = make_tensor({channels.count}, DType::kFloat64);
  const auto count = static_cast<double>(std::max<int64_t>(channels.elements(), 1));
  dispatch_computed(computed_dtype(input.dtype()), [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T *data = x.const_data_ptr<T>(), *grads = grad.const_data_ptr<T>();
    parallel_for_each(channels.count, channels.elements(), [&](int64_t channel) {
      const T mean = static_cast<T>(means.const_data_ptr<double>()[channel]);
      const double given = scales.const_data_ptr<double>()[channel];
      const double scale = use_saved ? given : 1 / std::sqrt(given + eps);
      GradientSums sums;
      for (int64_t i = 0; i < channels.stretches; ++i) {
        const int64_t offset = channels.offset(channel, i);
        const auto part =
            steps.gradient_sums(grads + offset, data + offset, channels.length, mean, nullptr);
        sums.grad += part.grad;
        sums.grad_deviation += part.grad_deviation;
      }
      weight_sums.data_ptr<double>()[channel] = sums.grad_deviation * scale;
      bias_sums.data_ptr<double>()[channel] = sums.grad;
      if (!output_mask[0]) return;
      const double factor = scale * value_or(weights, channel, 1);
      const double slope = -sums.grad_deviation / count * scale * scale * factor;
      const double shift = -sums.grad / count * factor;
      for (int64_t i = 0; i < channels.stretches; ++i) {
        const int64_t offset = channels.offset(channel, i);
        T* target = out.data_ptr<T>() + offset;
        if (!train) {
          steps.scale_and_shift(grads + offset, channels.length, T(0), static_cast<T>(factor), T(0),
                                target);
          continue;
        }
        steps.input_gradient(grads + offset, data + offset, channels.length, mean, nullptr,
                             static_cast<T>(factor), static_cast<T>(slope), static_cast<T>(shift),
                             target);
      }
    });
  });
  finish(out, grad_input, channels);
  if (output_mask[1]) copy_into(weight_sums, grad_weight);
  if (output_mask[2]) copy_into(bias_sums, grad_bias);
}

}  // namespace tenon::kernels
