// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/normalization/loops.h"

#include "tenon/base/selection.h"
#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/vector_walk.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// Vectors that are summed in T before the sum goes on in double.
constexpr int kBlock = 256;
constexpr int kChains = 4;  // independent sums, so that one addition need not wait for the other

/// The sum over [0, n) of terms, of which `terms(i, lanes)` gives some from the one at i on; what
/// is in the lanes after these does not matter.
template <class T, class Terms>
TENON_ALWAYS_INLINE double sum_of(int64_t n, const Terms& terms) {
  using V = Vec<T>;
  constexpr int64_t kLanes = V::kLanes;
  double total = 0;
  int64_t i = 0;
  while (i + kChains * kLanes <= n) {
    V sums[kChains] = {V(T(0)), V(T(0)), V(T(0)), V(T(0))};
    for (int step = 0; step < kBlock && i + kChains * kLanes <= n; ++step) {
#pragma GCC unroll 4
      for (int chain = 0; chain < kChains; ++chain, i += kLanes) sums[chain] += terms(i, kLanes);
    }
    total += sum_of_lanes((sums[0] + sums[1]) + (sums[2] + sums[3]));
  }
  if (i == n) return total;
  V rest(T(0));
  for (; i + kLanes <= n; i += kLanes) rest += terms(i, kLanes);
  if (i < n) rest += first_lanes(terms(i, n - i), n - i, V(T(0)));
  return total + sum_of_lanes(rest);
}

template <class T>
double sum(const T* x, int64_t n) {
  return sum_of<T>(n, [=](int64_t i, int64_t lanes) { return load_lanes(x + i, lanes); });
}

template <class T>
double squared_deviations(const T* x, int64_t n, T mean) {
  return sum_of<T>(n, [=](int64_t i, int64_t lanes) {
    const Vec<T> deviation = load_lanes(x + i, lanes) - Vec<T>(mean);
    return deviation * deviation;
  });
}

/// Calls `function(weight, bias)` with functions that give an element of each.
template <class T, class Function>
TENON_ALWAYS_INLINE void with_parameters(const T* weight, const T* bias, const Function& function) {
  const auto one = [](int64_t) { return T(1); };
  const auto zero = [](int64_t) { return T(0); };
  const auto weight_at = [weight](int64_t i) { return weight[i]; };
  const auto bias_at = [bias](int64_t i) { return bias[i]; };
  if (weight && bias) return function(weight_at, bias_at);
  if (weight) return function(weight_at, zero);
  if (bias) return function(one, bias_at);
  function(one, zero);
}

template <class T>
void normalize(const T* x, int64_t n, T mean, T scale, const T* weight, const T* bias,
               T* __restrict out) {
  with_parameters(weight, bias, [&](const auto& weight_at, const auto& bias_at) {
    for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - mean) * scale * weight_at(i) + bias_at(i);
  });
}

template <class T>
void scale_and_shift(const T* x, int64_t n, T mean, T scale, T shift, T* __restrict out) {
  for (int64_t i = 0; i < n; ++i) out[i] = (x[i] - mean) * scale + shift;
}

template <class T>
GradientSums gradient_sums(const T* grad, const T* x, int64_t n, T mean, const T* weight) {
  const auto gradients = [=](int64_t i, int64_t lanes) {
    const Vec<T> given = load_lanes(grad + i, lanes);
    return weight ? given * load_lanes(weight + i, lanes) : given;
  };
  return {sum_of<T>(n, gradients), sum_of<T>(n, [=](int64_t i, int64_t lanes) {
            return gradients(i, lanes) * (load_lanes(x + i, lanes) - Vec<T>(mean));
          })};
}

template <class T>
void input_gradient(const T* grad, const T* x, int64_t n, T mean, const T* weight, T scale, T slope,
                    T shift, T* __restrict out) {
  with_parameters<T>(weight, nullptr, [&](const auto& weight_at, const auto&) {
    for (int64_t i = 0; i < n; ++i) {
      out[i] = grad[i] * weight_at(i) * scale + (x[i] - mean) * slope + shift;
    }
  });
}

template <class T>
void parameter_gradients(const T* grad, const T* x, int64_t n, T mean, T scale,
                         T* __restrict weight_grad, T* __restrict bias_grad) {
  for (int64_t i = 0; i < n; ++i) {
    weight_grad[i] += grad[i] * (x[i] - mean) * scale;
    bias_grad[i] += grad[i];
  }
}

template <class T, bool selected>
consteval NormalizationSteps<T> steps_of() {
  if constexpr (selected)
    return {sum<T>,           squared_deviations<T>, normalize<T>,          scale_and_shift<T>,
            gradient_sums<T>, input_gradient<T>,     parameter_gradients<T>};
  else
    return {};
}

}  // namespace

/// Elements of 16 bits are computed in float32.
extern constexpr NormalizationLoops normalization_loops = {
    steps_of<float, is_selected(DType::kFloat32)>(),
    steps_of<double, is_selected(DType::kFloat64)>()};

}  // namespace tenon::kernels::TENON_CPU_TARGET
