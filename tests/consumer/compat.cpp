// The same written for libtorch.
#include <torch/torch.h>

#include <cmath>
#include <iostream>

int main() {
  torch::manual_seed(0);
  at::set_num_threads(1);
  const torch::Tensor x = torch::rand({64, 1});
  const torch::Tensor y = 3 * x + 1;
  torch::Tensor weight = torch::zeros({1, 1}, torch::requires_grad());
  torch::Tensor bias = torch::zeros({1}, torch::requires_grad());
  for (int step = 0; step < 500; ++step) {
    const torch::Tensor error = x.mm(weight) + bias - y;
    (error * error).mean().backward();
    torch::NoGradGuard guard;
    for (torch::Tensor parameter : {weight, bias}) {
      parameter.sub_(0.5 * parameter.grad());
      parameter.mutable_grad().zero_();
    }
  }
  c10::InferenceMode guard;
  const at::Tensor served =
      torch::tensor(std::vector<double>{2}, torch::kFloat64).to(at::kFloat) * weight[0][0] + bias;
  std::cout << served << '\n';
  return served.is_inference() && std::abs(served.item<float>() - 7) < 0.01 ? 0 : 1;
}
