#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// Sums over a stretch of a gradient g: of g * weight, and of g * weight * (x - mean).
struct GradientSums {
  double grad = 0;
  double grad_deviation = 0;
};

/// The steps of normalizing a stretch of `n` elements of `T`. `weight` and `bias` are arrays of as
/// many elements; null stands for ones and zeros.
template <class T>
struct NormalizationSteps {
  double (*sum)(const T* x, int64_t n);
  /// The sum of (x - mean)^2.
  double (*squared_deviations)(const T* x, int64_t n, T mean);
  /// out = (x - mean) * scale * weight + bias.
  void (*normalize)(const T* x, int64_t n, T mean, T scale, const T* weight, const T* bias, T* out);
  /// out = (x - mean) * scale + shift.
  void (*scale_and_shift)(const T* x, int64_t n, T mean, T scale, T shift, T* out);
  GradientSums (*gradient_sums)(const T* grad, const T* x, int64_t n, T mean, const T* weight);
  /// out = grad * weight * scale + (x - mean) * slope + shift.
  void (*input_gradient)(const T* grad, const T* x, int64_t n, T mean, const T* weight, T scale,
                         T slope, T shift, T* out);
  /// weight_grad += grad * (x - mean) * scale, bias_grad += grad; for each element.
  void (*parameter_gradients)(const T* grad, const T* x, int64_t n, T mean, T scale, T* weight_grad,
                              T* bias_grad);
};

/// Inner loops of normalization, compiled once per CPU target.
struct NormalizationLoops {
  NormalizationSteps<float> float32;
  NormalizationSteps<double> float64;
};

TENON_DECLARE_PER_CPU_TARGET(NormalizationLoops, normalization_loops)

/// The steps in `T` for this machine.
template <class T>
const NormalizationSteps<T>& normalization_steps() {
  static constexpr const NormalizationLoops* kLoops[] = TENON_PER_CPU_TARGET(normalization_loops);
  const NormalizationLoops& loops = *kLoops[static_cast<int>(cpu_target())];
  if constexpr (std::is_same_v<T, float>) {
    return loops.float32;
  } else {
    return loops.float64;
  }
}

}  // namespace tenon::kernels
