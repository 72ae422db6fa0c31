#include <algorithm>
#include <cmath>
#include <type_traits>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/normalization.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/normalization/loops.h"
#include "tenon/kernels/normalization/meta.h"
#include "tenon/kernels/normalization/prepared_layer_norm.h"
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

/// Rows of `n` elements, each normalized by its own mean and variance.
template <class T>
struct LayerNormRows {
  int64_t n;
  double eps;
  const T *weight, *bias;

  /// `means` and `scales` get an element a row, unless they are null.
  void run(const T* x, int64_t rows, T* out, T* means, T* scales) const {
    const NormalizationSteps<T>& steps = normalization_steps<T>();
    for (int64_t row = 0; row < rows; ++row, x += n, out += n) {
      const T center = static_cast<T>(steps.sum(x, n) / static_cast<double>(n));
      const double variance = steps.squared_deviations(x, n, center) / static_cast<double>(n);
      const T scale = static_cast<T>(inverse_deviation(variance, eps));
      steps.normalize(x, n, center, scale, weight, bias, out);
      if (means) means[row] = center;
      if (scales) scales[row] = scale;
    }
  }
};

template <class T>
class LayerNorm final : public RowKernel {
 public:
  LayerNorm(int64_t rows, int64_t n, double eps) : RowKernel(rows, 1), n_(n), eps_(eps) {}
  void run(const void* const* inputs, void* const* results, int64_t /*first*/,
           int64_t count) const override {
    const auto input = [&](int i) { return static_cast<const T*>(inputs[i]); };
    const auto result = [&](int i) { return static_cast<T*>(results[i]); };
    LayerNormRows<T>{n_, eps_, input(1), input(2)}.run(input(0), count, result(0), result(1),
                                                       result(2));
  }

 private:
  int64_t n_;
  double eps_;
};

}  // namespace

std::shared_ptr<const RowKernel> prepare_layer_norm(const TensorBase& input,
                                                    IntArrayRef normalized_shape,
                                                    const TensorBase& weight,
                                                    const TensorBase& bias, double eps,
                                                    const TensorBase& result) {
  const DType dtype = input.dtype();
  const auto is_plain = [dtype](const TensorBase& tensor) {
    return !tensor.defined() || (tensor.dtype() == dtype && tensor.is_contiguous());
  };
  if (dtype != computed_dtype(dtype) || input.numel() == 0 || !is_plain(input) ||
      !is_plain(weight) || !is_plain(bias) || !is_plain(result)) {
    return nullptr;
  }
  const int64_t n = saturating_product(normalized_shape), rows = input.numel() / n;
  if (dtype == DType::kFloat64) return std::make_shared<LayerNorm<double>>(rows, n, eps);
  return std::make_shared<LayerNorm<float>>(rows, n, eps);
}

void native_layer_norm(const TensorBase& input, IntArrayRef normalized_shape,
                       const TensorBase& weight, const TensorBase& bias, double eps,
                       TensorBase& result, TensorBase& mean, TensorBase& rstd) {
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase x = readable(input, dtype), w = readable(weight, dtype),
                   b = readable(bias, dtype), out = writable(result, dtype);
  const int64_t n = saturating_product(normalized_shape);
  dispatch_computed(dtype, [&]<class T>(T) {
    const LayerNormRows<T> rows{n, eps, data_or_null<T>(w), data_or_null<T>(b)};
    parallel_for(0, mean.numel(), grain_of(n), [&](int64_t begin, int64_t end) {
      // fits: elements in memory
      rows.run(x.const_data_ptr<T>() + begin * n, end - begin, out.data_ptr<T>() + begin * n,
               mean.data_ptr<T>() + begin, rstd.data_ptr<T>() + begin);
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
  // For any number of threads as many, since they are summed one by one; their sums take half of
  // what the rows do at most.
  constexpr int64_t kMostParts = 16;
  const int64_t parts = std::clamp<int64_t>(saturating_multiply(rows, n) / kGrain, 1,
                                            std::clamp<int64_t>(rows / 4, 1, kMostParts));
  const bool sums_wanted = output_mask[1] || output_mask[2];
  dispatch_computed(dtype, [&]<class T>(T) {
    const auto& steps = normalization_steps<T>();
    const T* weights = data_or_null<T>(w);
    // For each part those of the weight, then of the bias.
    std::vector<T> sums(sums_wanted ? saturating_multiply(parts * 2, n) : 0);
    const auto run_part = [&](int64_t part) {
      T* const of_part = sums_wanted ? sums.data() + part * 2 * n : nullptr;
      // fits: rows in memory, and few parts
      for (int64_t row = rows * part / parts; row < rows * (part + 1) / parts; ++row) {
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
          steps.parameter_gradients(g, from, n, center, scale, of_part, of_part + n);
        }
      }
    };
    parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
      for (int64_t part = begin; part < end; ++part) run_part(part);
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
