// Fused steps beside those of libtorch's optimizers.

#include <catch2/catch.hpp>

#include "tests/differential/optimizers.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<TensorBase>;

constexpr int kSteps = 5;

Tensors tensors_of(const Vectors& numbers) {
  Tensors tensors;
  for (const std::vector<double>& each : numbers) tensors.push_back(vector(each));
  return tensors;
}

Vectors some_numbers() {
  return {elements(uniform({37})), elements(uniform({2}))};
}

/// The parameters after Tenon's steps.
Vectors fused_steps(const OptimizerOptions& o, const Vectors& parameters,
                    const std::vector<Vectors>& gradients) {
  const Vectors zeros = {std::vector<double>(37), std::vector<double>(2)};
  const Tensors self = tensors_of(parameters), first = tensors_of(zeros),
                second = tensors_of(zeros), maxima = tensors_of(zeros);
  for (size_t step = 0; step < gradients.size(); ++step) {
    const Tensors grads = tensors_of(gradients[step]);
    if (o.name == "SGD") {
      results_of("_fused_sgd_", {self, grads, o.momentum == 0 ? Tensors() : first, o.weight_decay,
                                 o.momentum, o.rate, o.dampening, o.nesterov, false, step == 0});
    } else {
      const Tensors steps(self.size(), scalar(static_cast<double>(step) + 1));
      results_of(o.name == "Adam" ? "_fused_adam_" : "_fused_adamw_",
                 {self, grads, first, second, o.amsgrad ? maxima : Tensors(), steps, o.rate,
                  o.beta1, o.beta2, o.weight_decay, o.eps, o.amsgrad, false});
    }
  }
  Vectors result;
  for (const TensorBase& tensor : self) result.push_back(elements(tensor));
  return result;
}

TEST_CASE("fused steps equal those of libtorch's optimizers", "[differential]") {
  const OptimizerOptions options = GENERATE(
      OptimizerOptions{.name = "SGD"}, OptimizerOptions{.name = "SGD", .weight_decay = 0.3},
      OptimizerOptions{.name = "SGD", .weight_decay = 0.1, .momentum = 0.9},
      OptimizerOptions{.name = "SGD", .momentum = 0.9, .dampening = 0.4},
      OptimizerOptions{.name = "SGD", .weight_decay = 0.1, .momentum = 0.9, .nesterov = true},
      OptimizerOptions{.name = "Adam"}, OptimizerOptions{.name = "Adam", .weight_decay = 0.3},
      OptimizerOptions{.name = "Adam", .weight_decay = 0.3, .amsgrad = true},
      OptimizerOptions{.name = "Adam", .beta1 = 0.5, .beta2 = 0.7, .eps = 0.1},
      OptimizerOptions{.name = "AdamW"}, OptimizerOptions{.name = "AdamW", .weight_decay = 0.3},
      OptimizerOptions{.name = "AdamW", .weight_decay = 0.3, .amsgrad = true});
  const Vectors parameters = some_numbers();
  std::vector<Vectors> gradients;
  for (int step = 0; step < kSteps; ++step) gradients.push_back(some_numbers());
  const Vectors expected = libtorch_steps(options, parameters, gradients);
  const Vectors found = fused_steps(options, parameters, gradients);
  INFO(options.name << " with weight decay " << options.weight_decay << ", momentum "
                    << options.momentum << ", amsgrad " << options.amsgrad);
  for (size_t i = 0; i < expected.size(); ++i) {
    for (size_t j = 0; j < expected[i].size(); ++j) {
      CHECK(near(found[i][j], expected[i][j], 1e-12));
    }
  }
}

}  // namespace
}  // namespace tenon::test
