// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/optimizer/loops.h"

#include "tenon/base/selection.h"
#include "tenon/kernels/simd/math.h"
#include "tenon/kernels/simd/vec.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

template <class T>
TENON_ALWAYS_INLINE Mask<T> mask_of(bool set) {
  return Vec<T>(set ? 1 : 0) != Vec<T>(0);
}

template <class T>
__attribute__((noinline)) void unscale(T* grad, int64_t n, Vec<T> scale) {
  for (int64_t i = 0; i < n; i += Vec<T>::kLanes) (Vec<T>::load(grad + i) / scale).store(grad + i);
}

/// The gradients that an optimizer goes by, of those that it is given.
template <class T>
class Gradients {
 public:
  TENON_ALWAYS_INLINE Gradients(T* grad, int64_t n, const StepNumbers& numbers)
      : grad_(grad),
        sign_(numbers.maximize ? -1 : 1),
        decay_(numbers.weight_decay),
        decays_(mask_of<T>(numbers.weight_decay != 0)) {
    if (numbers.grad_scale != 0) unscale(grad, n, Vec<T>(numbers.grad_scale));
  }
  TENON_ALWAYS_INLINE Vec<T> load(Vec<T> parameter, int64_t i) const {
    const Vec<T> grad = Vec<T>::load(grad_ + i) * sign_;
    return where(decays_, grad + decay_ * parameter, grad);
  }

 private:
  T* grad_;
  Vec<T> sign_, decay_;
  Mask<T> decays_;
};

template <class T, bool has_momentum>
void sgd(void* const* tensors, int64_t n, const StepNumbers& numbers) {
  using V = Vec<T>;
  T* const __restrict parameters = static_cast<T*>(tensors[0]);
  T* const __restrict momenta = has_momentum ? static_cast<T*>(tensors[2]) : nullptr;
  const Gradients<T> gradients(static_cast<T*>(tensors[1]), n, numbers);
  const V rate(numbers.rate), momentum(numbers.momentum), gain(1 - numbers.dampening);
  const Mask<T> is_first = mask_of<T>(numbers.is_first_step);
  const Mask<T> nesterov = mask_of<T>(numbers.nesterov);
  for (int64_t i = 0; i < n; i += V::kLanes) {
    const V parameter = V::load(parameters + i);
    V step = gradients.load(parameter, i);
    if constexpr (has_momentum) {
      const V moved = V::load(momenta + i) * momentum + step * gain;
      const V now = where(is_first, step, moved);
      now.store(momenta + i);
      step = where(nesterov, step + now * momentum, now);
    }
    (parameter - rate * step).store(parameters + i);
  }
}

template <class T, bool has_maxima>
void adam(void* const* tensors, int64_t n, const StepNumbers& numbers) {
  using V = Vec<T>;
  T* const __restrict parameters = static_cast<T*>(tensors[0]);
  T* const __restrict firsts = static_cast<T*>(tensors[2]);
  T* const __restrict seconds = static_cast<T*>(tensors[3]);
  T* const __restrict maxima = has_maxima ? static_cast<T*>(tensors[4]) : nullptr;
  const Gradients<T> gradients(static_cast<T*>(tensors[1]), n, numbers);
  const V rate(numbers.rate), shrink(numbers.shrink), eps(numbers.eps);
  const V first_gain(1 - numbers.beta1), beta2(numbers.beta2), second_gain(1 - numbers.beta2);
  const V correction(numbers.second_correction);
  for (int64_t i = 0; i < n; i += V::kLanes) {
    const V parameter = V::load(parameters + i);
    const V grad = gradients.load(parameter, i);
    V first = V::load(firsts + i);
    first += (grad - first) * first_gain;
    first.store(firsts + i);
    V second = V::load(seconds + i) * beta2 + grad * grad * second_gain;
    second.store(seconds + i);
    if constexpr (has_maxima) {
      second = max(V::load(maxima + i), second);
      second.store(maxima + i);
    }
    const V deviation = sqrt(second) / correction + eps;
    (parameter * shrink - rate * (first / deviation)).store(parameters + i);
  }
}

template <class T, bool selected>
consteval OptimizerSteps steps_of() {
  if constexpr (selected)
    return {sgd<T, false>, sgd<T, true>, adam<T, false>, adam<T, true>};
  else
    return {};
}

}  // namespace

/// Elements of 16 bits are computed in float32.
extern constexpr OptimizerLoops optimizer_loops = {
    steps_of<float, is_selected(DType::kFloat32)>(),
    steps_of<double, is_selected(DType::kFloat64)>()};

}  // namespace tenon::kernels::TENON_CPU_TARGET
