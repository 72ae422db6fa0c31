#include <algorithm>
#include <cmath>
#include <type_traits>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/normalization/loops.h"
#include "tenon/kernels/normalization/meta.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

/// Elements that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 14;

int64_t grain_of(int64_t work) {
  return 1 + kGrain / std::max<int64_t>(work, 1);
}

double inverse_deviation(double variance, double eps) {
  return 1 / std::sqrt(variance + eps);
}

}  // namespace

void native_layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                       const TensorBase& weight, const TensorBase& bias, double eps,
                       TensorBase& result, TensorBase& mean, TensorBase& rstd) {
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase x = readable(input, dtype), w = readable(weight, dtype),
                   b = readable(bias, dtype), out = writable(result, dtype);
  const int64_t n = saturating_product(normalized_shape);
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T *weights = data_or_null<T>(w), *biases = data_or_null<T>(b);
    parallel_for(0, mean.numel(), grain_of(n), [&](int64_t begin, int64_t end) {
      for (int64_t row = begin; row < end; ++row) {
        const T* from = x.const_data_ptr<T>() + row * n;
        const T center = static_cast<T>(steps.sum(from, n) / static_cast<double>(n));
        const double variance = steps.squared_deviations(from, n, center) / static_cast<double>(n);
        const T scale = static_cast<T>(inverse_deviation(variance, eps));
        steps.normalize(from, n, center, scale, weights, biases, out.data_ptr<T>() + row * n);
        mean.data_ptr<T>()[row] = center;
        rstd.data_ptr<T>()[row] = scale;
      }
    });
  });
  finish(out, result);
}

void native_layer_norm_backward(const TensorBase& grad_out, const TensorBase& input,
                                IntArrayRef normalized_shape, const TensorBase& mean,
                                const TensorBase& rstd, const TensorBase& weight,
                                const TensorBase& /*bias*/, std::array<bool, 3> output_mask,
                                TensorBase& grad_input, TensorBase& grad_weight,
                                TensorBase& grad_bias) {
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase grad = readable(grad_out, dtype), x = readable(input, dtype),
                   means = readable(mean, dtype), scales = readable(rstd, dtype),
                   w = readable(weight, dtype), out = writable(grad_input, dtype),
                   weight_out = writable(grad_weight, dtype), bias_out = writable(grad_bias, dtype);
  const int64_t n = saturating_product(normalized_shape), rows = mean.numel();
  const int64_t parts = std::clamp<int64_t>(saturating_multiply(rows, n) / kGrain, 1,
                                            std::max<int64_t>(get_num_threads(), 1));
  const bool sums_wanted = output_mask[1] || output_mask[2];
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T* weights = data_or_null<T>(w);
    // For each part those of the weight, then of the bias.
    std::vector<T> sums(sums_wanted ? saturating_multiply(parts * 2, n) : 0);
    parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
      T* part = sums_wanted ? sums.data() + begin * 2 * n : nullptr;
      // fits: rows in memory, and few parts
      for (int64_t row = rows * begin / parts; row < rows * end / parts; ++row) {
        const T *g = grad.const_data_ptr<T>() + row * n, *from = x.const_data_ptr<T>() + row * n;
        const T center = means.const_data_ptr<T>()[row], scale = scales.const_data_ptr<T>()[row];
        if (output_mask[0]) {
          const GradientSums sum = steps.gradient_sums(g, from, n, center, weights);
          const double slope = -sum.grad_deviation / static_cast<double>(n) * scale * scale * scale;
          const double shift = -sum.grad / static_cast<double>(n) * scale;
          steps.input_gradient(g, from, n, center, weights, scale, static_cast<T>(slope),
                               static_cast<T>(shift), out.data_ptr<T>() + row * n);
        }
        if (sums_wanted) {
          steps.parameter_gradients(g, from, n, center, scale, part, part + n);
        }
      }
    });
    const auto reduce = [&](const TensorBase& to, const T* from) {
      if (!to.defined()) return;
      T* total = to.data_ptr<T>();
      std::copy_n(from, n, total);
      for (int64_t part = 1; part < parts; ++part) {
        for (int64_t i = 0; i < n; ++i) total[i] += from[part * 2 * n + i];
      }
    };
    reduce(weight_out, sums.data());
    if (sums_wanted) reduce(bias_out, sums.data() + n);
  });
  finish(out, grad_input);
  finish(weight_out, grad_weight);
  finish(bias_out, grad_bias);
}

}  // namespace tenon::kernels
