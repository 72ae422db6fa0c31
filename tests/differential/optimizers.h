#pragma once

#include <string>
#include <vector>

namespace tenon::test {

// Steps of libtorch's optimizers. Its types stay inside optimizers.cpp, see libtorch.h.

/// What torch::optim::SGD, Adam and AdamW are made with; each takes its own.
struct OptimizerOptions {
  std::string name;  // "SGD", "Adam" or "AdamW"
  double rate = 0.1, weight_decay = 0;
  double momentum = 0, dampening = 0;
  bool nesterov = false;
  double beta1 = 0.9, beta2 = 0.99, eps = 1e-8;
  bool amsgrad = false;
};

using Vectors = std::vector<std::vector<double>>;

/// The parameters, vectors of float64, after a step by each of the gradients.
Vectors libtorch_steps(const OptimizerOptions& options, const Vectors& parameters,
                       const std::vector<Vectors>& gradients);

}  // namespace tenon::test
