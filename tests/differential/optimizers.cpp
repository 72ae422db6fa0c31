#include "tests/differential/optimizers.h"

#include <torch/optim.h>
#include <torch/types.h>

#include <memory>

namespace tenon::test {
namespace {

torch::Tensor tensor_of(const std::vector<double>& numbers) {
  return torch::tensor(numbers, torch::kFloat64);
}

std::unique_ptr<torch::optim::Optimizer> optimizer_of(const OptimizerOptions& o,
                                                      const std::vector<torch::Tensor>& tensors) {
  if (o.name == "SGD") {
    return std::make_unique<torch::optim::SGD>(tensors, torch::optim::SGDOptions(o.rate)
                                                            .momentum(o.momentum)
                                                            .dampening(o.dampening)
                                                            .weight_decay(o.weight_decay)
                                                            .nesterov(o.nesterov));
  }
  const auto with = [&](auto options) {
    return options.betas(std::make_tuple(o.beta1, o.beta2))
        .eps(o.eps)
        .weight_decay(o.weight_decay)
        .amsgrad(o.amsgrad);
  };
  if (o.name == "Adam") {
    return std::make_unique<torch::optim::Adam>(tensors, with(torch::optim::AdamOptions(o.rate)));
  }
  return std::make_unique<torch::optim::AdamW>(tensors, with(torch::optim::AdamWOptions(o.rate)));
}

}  // namespace

Vectors libtorch_steps(const OptimizerOptions& options, const Vectors& parameters,
                       const std::vector<Vectors>& gradients) {
  std::vector<torch::Tensor> tensors;
  for (const std::vector<double>& numbers : parameters) {
    tensors.push_back(tensor_of(numbers).requires_grad_());
  }
  const auto optimizer = optimizer_of(options, tensors);
  for (const Vectors& step : gradients) {
    for (size_t i = 0; i < tensors.size(); ++i) tensors[i].mutable_grad() = tensor_of(step[i]);
    optimizer->step();
  }
  Vectors result;
  for (const torch::Tensor& tensor : tensors) {
    const double* data = tensor.data_ptr<double>();
    result.emplace_back(data, data + tensor.numel());
  }
  return result;
}

}  // namespace tenon::test
