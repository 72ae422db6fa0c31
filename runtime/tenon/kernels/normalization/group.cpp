#include <algorithm>
#include <cmath>
#include <vector>

#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/normalization/loops.h"
#include "tenon/parallel/parallel.h"

// fits in this file: channels of an image in memory, as meta has checked

namespace tenon::kernels {
namespace {

/// Elements that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 14;

/// Groups of channels, each of which is one stretch of memory; index `group` of sample `n` has
/// number n * groups + group.
struct Groups {
  int64_t count, groups, channels, length;  // channels of a group, elements of a channel

  int64_t elements() const { return channels * length; }
  int64_t first_channel(int64_t number) const { return number % groups * channels; }
};

template <class Function>
void for_each_group(const Groups& groups, const Function& function) {
  parallel_for(0, groups.count, 1 + kGrain / std::max<int64_t>(groups.elements(), 1),
               [&](int64_t begin, int64_t end) {
                 for (int64_t number = begin; number < end; ++number) function(number);
               });
}

/// Normalizes one group. `weights` and `biases` are those of its channels, or null.
template <class T>
void normalize_group(const NormalizationSteps<T>& steps, const Groups& groups, const T* from,
                     T mean, T scale, const T* weights, const T* biases, T* to) {
  // Channels of one element have parameters as a layer has.
  if (groups.length == 1)
    return steps.normalize(from, groups.channels, mean, scale, weights, biases, to);
  for (int64_t channel = 0; channel < groups.channels; ++channel) {
    const int64_t offset = channel * groups.length;
    steps.scale_and_shift(from + offset, groups.length, mean,
                          weights ? scale * weights[channel] : scale,
                          biases ? biases[channel] : T(0), to + offset);
  }
}

/// What backward reads of one group: gradients and inputs, its statistics, and the weights of its
/// channels or null.
template <class T>
struct GroupValues {
  const T *grad, *input;
  T mean, scale;
  const T* weights;
};

/// Writes the sums of each channel, and returns those of the group.
template <class T>
GradientSums channel_sums(const NormalizationSteps<T>& steps, const Groups& groups,
                          const GroupValues<T>& values, GradientSums* sums) {
  GradientSums total;
  for (int64_t channel = 0; channel < groups.channels; ++channel) {
    const int64_t offset = channel * groups.length;
    sums[channel] = steps.gradient_sums(values.grad + offset, values.input + offset, groups.length,
                                        values.mean, nullptr);
    const double weight = values.weights ? static_cast<double>(values.weights[channel]) : 1;
    total.grad += weight * sums[channel].grad;
    total.grad_deviation += weight * sums[channel].grad_deviation;
  }
  return total;
}

template <class T>
void input_gradients(const NormalizationSteps<T>& steps, const Groups& groups,
                     const GroupValues<T>& values, const GradientSums& total, T* to) {
  const auto n = static_cast<double>(groups.elements());
  const double scale = values.scale;
  const T slope = static_cast<T>(-total.grad_deviation / n * scale * scale * scale);
  const T shift = static_cast<T>(-total.grad / n * scale);
  for (int64_t channel = 0; channel < groups.channels; ++channel) {
    const int64_t offset = channel * groups.length;
    const T factor = values.weights ? values.scale * values.weights[channel] : values.scale;
    steps.input_gradient(values.grad + offset, values.input + offset, groups.length, values.mean,
                         nullptr, factor, slope, shift, to + offset);
  }
}

}  // namespace

void native_group_norm(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                       int64_t N, int64_t C, int64_t HxW, int64_t group, double eps,
                       TensorBase& result, TensorBase& mean, TensorBase& rstd) {
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase x = readable(input, dtype), w = readable(weight, dtype),
                   b = readable(bias, dtype), out = writable(result, dtype);
  const Groups groups{N * group, group, C / group, HxW};
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T *weights = data_or_null<T>(w), *biases = data_or_null<T>(b);
    const auto n = static_cast<double>(groups.elements());
    for_each_group(groups, [&](int64_t number) {
      const T* from = x.const_data_ptr<T>() + number * groups.elements();
      const int64_t channel = groups.first_channel(number);
      const T center = static_cast<T>(steps.sum(from, groups.elements()) / n);
      const double variance = steps.squared_deviations(from, groups.elements(), center) / n;
      const T scale = static_cast<T>(1 / std::sqrt(variance + eps));
      normalize_group(steps, groups, from, center, scale, weights ? weights + channel : nullptr,
                      biases ? biases + channel : nullptr,
                      out.data_ptr<T>() + number * groups.elements());
      mean.data_ptr<T>()[number] = center;
      rstd.data_ptr<T>()[number] = scale;
    });
  });
  finish(out, result);
}

void native_group_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                const TensorBase& mean, const TensorBase& rstd,
                                const TensorBase& weight, int64_t N, int64_t C, int64_t HxW,
                                int64_t group, std::array<bool, 3> output_mask,
                                TensorBase& grad_input, TensorBase& grad_weight,
                                TensorBase& grad_bias) {
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase grad = readable(grad_out, dtype), x = readable(input, dtype),
                   means = readable(mean, dtype), scales = readable(rstd, dtype),
                   w = readable(weight, dtype), out = writable(grad_input, dtype),
                   weight_sums = make_tensor({C}, DType::kFloat64),
                   bias_sums = make_tensor({C}, DType::kFloat64);
  const Groups groups{input.numel() == 0 ? 0 : N * group, group, C / group, HxW};
  std::vector<GradientSums> sums(input.numel() == 0 ? 0 : static_cast<size_t>(N * C));
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T* weights = data_or_null<T>(w);
    for_each_group(groups, [&](int64_t number) {
      const int64_t offset = number * groups.elements(), channel = groups.first_channel(number);
      const GroupValues<T> values{grad.const_data_ptr<T>() + offset, x.const_data_ptr<T>() + offset,
                                  means.const_data_ptr<T>()[number],
                                  scales.const_data_ptr<T>()[number],
                                  weights ? weights + channel : nullptr};
      GradientSums* own = sums.data() + number * groups.channels;
      const GradientSums total = channel_sums(steps, groups, values, own);
      for (int64_t i = 0; i < groups.channels; ++i)
        own[i].grad_deviation *= static_cast<double>(values.scale);
      if (output_mask[0]) input_gradients(steps, groups, values, total, out.data_ptr<T>() + offset);
    });
  });
  finish(out, grad_input);
  double *of_weight = weight_sums.data_ptr<double>(), *of_bias = bias_sums.data_ptr<double>();
  std::fill_n(of_weight, C, 0.0);
  std::fill_n(of_bias, C, 0.0);
  for (const GradientSums* sample = sums.data(); sample != sums.data() + sums.size(); sample += C) {
    for (int64_t i = 0; i < C; ++i) {
      of_weight[i] += sample[i].grad_deviation;
      of_bias[i] += sample[i].grad;
    }
  }
  if (output_mask[1]) copy_into(weight_sums, grad_weight);
  if (output_mask[2]) copy_into(bias_sums, grad_bias);
}

}  // namespace tenon::kernels
