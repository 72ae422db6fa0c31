#include <cmath>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/normalization/loops.h"
#include "tenon/parallel/parallel_for_each.h"

// fits in this file: channels of an image in memory, as meta has checked

namespace tenon::kernels {
namespace {

/// Groups of channels, each of which is one stretch of memory; index `group` of sample `n` has
/// number n * groups + group.
struct Groups {
  int64_t count, groups, channels, length;  // channels of a group, elements of a channel

  /// Of one group, which may be any number where there are none.
  int64_t elements() const { return saturating_multiply(channels, length); }
  int64_t first_channel(int64_t number) const { return number % groups * channels; }
};

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

/// Returns the sums of the group, and writes what the gradients of parameters get of each channel
/// where `sums` is not null.
template <class T>
GradientSums channel_sums(const NormalizationSteps<T>& steps, const Groups& groups,
                          const GroupValues<T>& values, GradientSums* sums) {
  GradientSums total;
  for (int64_t channel = 0; channel < groups.channels; ++channel) {
    const int64_t offset = channel * groups.length;
    const auto [grad, grad_deviation] = steps.gradient_sums(
        values.grad + offset, values.input + offset, groups.length, values.mean, nullptr);
    const double weight = values.weights ? static_cast<double>(values.weights[channel]) : 1;
    total.grad += weight * grad;
    total.grad_deviation += weight * grad_deviation;
    if (sums) sums[channel] = {grad, grad_deviation * static_cast<double>(values.scale)};
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

/// A place for the gradient of a parameter, zeros, if it is wanted.
TensorBase parameter_totals(bool wanted, int64_t channels) {
  if (!wanted) return {};
  TensorBase totals = make_tensor({channels}, DType::kFloat64);
  zero_(totals);
  return totals;
}

/// Adds up what a parameter gets of the channels of all samples.
void write_totals(const std::vector<GradientSums>& sums, double GradientSums::*part,
                  const TensorBase& totals, const TensorBase& gradient) {
  if (!totals.defined()) return;
  double* const total = totals.data_ptr<double>();
  const int64_t channels = totals.numel();
  for (const GradientSums* sample = sums.data(); sample != sums.data() + sums.size();
       sample += channels) {
    for (int64_t i = 0; i < channels; ++i) total[i] += sample[i].*part;
  }
  copy_into(totals, gradient);
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
    parallel_for_each(groups.count, groups.elements(), [&](int64_t number) {
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
                   of_weight = parameter_totals(output_mask[1], C),
                   of_bias = parameter_totals(output_mask[2], C);
  const bool sums_channels = output_mask[1] || output_mask[2];
  const int64_t samples = input.numel() == 0 ? 0 : N;
  const Groups groups{samples * group, group, C / group, HxW};
  std::vector<GradientSums> sums(sums_channels ? static_cast<size_t>(samples * C) : 0);
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T* weights = data_or_null<T>(w);
    parallel_for_each(groups.count, groups.elements(), [&](int64_t number) {
      const int64_t offset = number * groups.elements(), channel = groups.first_channel(number);
      const GroupValues<T> values{grad.const_data_ptr<T>() + offset, x.const_data_ptr<T>() + offset,
                                  means.const_data_ptr<T>()[number],
                                  scales.const_data_ptr<T>()[number],
                                  weights ? weights + channel : nullptr};
      GradientSums* own = sums_channels ? sums.data() + number * groups.channels : nullptr;
      const GradientSums total = channel_sums(steps, groups, values, own);
      if (output_mask[0]) input_gradients(steps, groups, values, total, out.data_ptr<T>() + offset);
    });
  });
  finish(out, grad_input);
  write_totals(sums, &GradientSums::grad_deviation, of_weight, grad_weight);
  write_totals(sums, &GradientSums::grad, of_bias, grad_bias);
}

}  // namespace tenon::kernels
