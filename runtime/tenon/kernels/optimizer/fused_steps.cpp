#include <cmath>
#include <initializer_list>
#include <memory>
#include <vector>

#include "tenon/generated/kernels/optimizer.h"
#include "tenon/kernels/optimizer/checks.h"
#include "tenon/kernels/optimizer/prepared_update.h"

namespace tenon::kernels {
namespace {

/// Places in StepTensors::written.
enum List : size_t { kParameters, kGradients, kFirst, kSecond, kMaxima };

const OptimizerSteps& steps_in(DType dtype) {
  return dtype == DType::kFloat64 ? optimizer_loops().float64 : optimizer_loops().float32;
}

using Updates = std::vector<std::unique_ptr<const PreparedUpdate>>;

void add(Updates& updates, std::initializer_list<const TensorBase*> tensors, OptimizerStep step,
         const StepNumbers& numbers) {
  updates.push_back(std::make_unique<const PreparedUpdate>(tensors, step, numbers));
}

/// Nothing can fail here any more.
void run(const Updates& updates) {
  for (const auto& update : updates) update->run();
}

StepTensors adam_tensors(std::string_view op, TensorList self, TensorList grads,
                         TensorList exp_avgs, TensorList exp_avg_sqs, TensorList max_exp_avg_sqs,
                         TensorList state_steps, const TensorBase& grad_scale,
                         const TensorBase& found_inf) {
  return {.op = op,
          .written = {{{"self", self},
                       {"grads", grads},
                       {"exp_avgs", exp_avgs},
                       {"exp_avg_sqs", exp_avg_sqs},
                       {"max_exp_avg_sqs", max_exp_avg_sqs}}},
          .steps = {"state_steps", state_steps},
          .grad_scale = grad_scale,
          .found_inf = found_inf};
}

/// The numbers of Adam's step number `step`, of those that all steps have.
StepNumbers corrected(StepNumbers numbers, double step) {
  numbers.second_correction = std::sqrt(1 - std::pow(numbers.beta2, step));
  numbers.rate /= 1 - std::pow(numbers.beta1, step);
  return numbers;
}

void adam_step(const StepTensors& tensors, StepNumbers numbers, bool amsgrad) {
  tensors.check({kGradients, kFirst, kSecond, amsgrad ? kMaxima : kSecond});
  if (!tensors.are_computed()) return;
  numbers.grad_scale = tensors.scale();
  const auto& [parameters, grads, firsts, seconds, maxima] = tensors.written;
  Updates updates;
  for (size_t i = 0; i < parameters.tensors.size(); ++i) {
    const OptimizerSteps& steps = steps_in(parameters.tensors[i].dtype());
    const StepNumbers now = corrected(numbers, tensors.step(i));
    const TensorBase *parameter = &parameters.tensors[i], *grad = &grads.tensors[i],
                     *first = &firsts.tensors[i], *second = &seconds.tensors[i];
    if (amsgrad) {
      add(updates, {parameter, grad, first, second, &maxima.tensors[i]}, steps.adam_with_maxima,
          now);
    } else {
      add(updates, {parameter, grad, first, second}, steps.adam, now);
    }
  }
  run(updates);
}

}  // namespace

void _fused_sgd_(TensorList self, TensorList grads, TensorList momentum_buffer_list,
                 double weight_decay, double momentum, double lr, double dampening, bool nesterov,
                 bool maximize, bool is_first_step, const TensorBase& grad_scale,
                 const TensorBase& found_inf) {
  const StepTensors tensors = {.op = "_fused_sgd_",
                               .written = {{{"self", self},
                                            {"grads", grads},
                                            {"momentum_buffer_list", momentum_buffer_list}}},
                               .steps = {},
                               .grad_scale = grad_scale,
                               .found_inf = found_inf};
  const bool has_momentum = momentum != 0;
  tensors.check({kGradients, has_momentum ? kFirst : kGradients});
  if (!tensors.are_computed()) return;
  const StepNumbers numbers = {.rate = lr,
                               .grad_scale = tensors.scale(),
                               .maximize = maximize,
                               .weight_decay = weight_decay,
                               .momentum = momentum,
                               .dampening = dampening,
                               .nesterov = nesterov,
                               .is_first_step = is_first_step};
  Updates updates;
  for (size_t i = 0; i < self.size(); ++i) {
    const OptimizerSteps& steps = steps_in(self[i].dtype());
    if (has_momentum) {
      add(updates, {&self[i], &grads[i], &momentum_buffer_list[i]}, steps.sgd_with_momentum,
          numbers);
    } else {
      add(updates, {&self[i], &grads[i]}, steps.sgd, numbers);
    }
  }
  run(updates);
}

void _fused_adam_(TensorList self, TensorList grads, TensorList exp_avgs, TensorList exp_avg_sqs,
                  TensorList max_exp_avg_sqs, TensorList state_steps, double lr, double beta1,
                  double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
                  const TensorBase& grad_scale, const TensorBase& found_inf) {
  adam_step(adam_tensors("_fused_adam_", self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                         state_steps, grad_scale, found_inf),
            {.rate = lr,
             .maximize = maximize,
             .weight_decay = weight_decay,
             .beta1 = beta1,
             .beta2 = beta2,
             .eps = eps},
            amsgrad);
}

void _fused_adamw_(TensorList self, TensorList grads, TensorList exp_avgs, TensorList exp_avg_sqs,
                   TensorList max_exp_avg_sqs, TensorList state_steps, double lr, double beta1,
                   double beta2, double weight_decay, double eps, bool amsgrad, bool maximize,
                   const TensorBase& grad_scale, const TensorBase& found_inf) {
  adam_step(adam_tensors("_fused_adamw_", self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,
                         state_steps, grad_scale, found_inf),
            {.rate = lr,
             .maximize = maximize,
             .shrink = 1 - lr * weight_decay,
             .beta1 = beta1,
             .beta2 = beta2,
             .eps = eps},
            amsgrad);
}

}  // namespace tenon::kernels
