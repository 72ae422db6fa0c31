#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// The numbers of one step of an optimizer. Those of the other optimizers leave it as it is.
struct StepNumbers {
  double rate = 0;
  /// What a gradient is divided by first, in memory, too; 0 stands for no division.
  double grad_scale = 0;
  bool maximize = false;
  /// Parameters times this are added to their gradients; 0 adds nothing to infinite ones, either.
  double weight_decay = 0;

  // SGD
  double momentum = 0;
  double dampening = 0;
  bool nesterov = false;
  bool is_first_step = false;  // the momentum becomes the gradient, whatever it was

  // Adam
  double shrink = 1;  // parameters are multiplied by it first
  double beta1 = 0;
  double beta2 = 0;
  double eps = 0;
  double second_correction = 1;  // the root of what the second moments are divided by
};

/// Bytes of the widest vector.
inline constexpr int64_t kStepBytes = 64;

/// Updates `n` elements each of the parameters, their gradients and the optimizer's state, in this
/// order; as many as fill vectors of `kStepBytes`. None of them share memory.
using OptimizerStep = void (*)(void* const* tensors, int64_t n, const StepNumbers& numbers);

struct OptimizerSteps {
  OptimizerStep sgd;
  OptimizerStep sgd_with_momentum;
  OptimizerStep adam;
  OptimizerStep adam_with_maxima;  // of the second moments: amsgrad
};

/// Inner loops of optimizers, compiled once per CPU target.
struct OptimizerLoops {
  OptimizerSteps float32;
  OptimizerSteps float64;
};

TENON_DECLARE_PER_CPU_TARGET(OptimizerLoops, optimizer_loops)

/// The loops for this machine.
inline const OptimizerLoops& optimizer_loops() {
  static constexpr const OptimizerLoops* kLoops[] = TENON_PER_CPU_TARGET(optimizer_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
