// The same written for libtorch.
#include <torch/torch.h>

#include <cmath>
#include <iostream>

namespace {

torch::Tensor twice(const torch::Tensor& self) {
  return self + self;
}

TORCH_LIBRARY(consumer, m) {
  m.def("twice(Tensor self) -> Tensor");
}
TORCH_LIBRARY_IMPL(consumer, CompositeImplicitAutograd, m) {
  m.impl("twice", &twice);
}

struct Square : torch::autograd::Function<Square> {
  static torch::Tensor forward(torch::autograd::AutogradContext* context,
                               const torch::Tensor& self) {
    context->save_for_backward({self});
    return self * self;
  }
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                 torch::autograd::variable_list gradients) {
    return {gradients[0] * 2 * context->get_saved_variables()[0]};
  }
};

bool extensions_work() {
  const auto operation = c10::Dispatcher::singleton()
                             .findSchemaOrThrow("consumer::twice", "")
                             .typed<torch::Tensor(const torch::Tensor&)>();
  const torch::Tensor x = torch::ones({2}, torch::requires_grad());
  Square::apply(operation.call(x)).sum().backward();
  return x.grad().equal(torch::full({2}, 8.0));
}

}  // namespace

int main() {
  if (!extensions_work()) return 1;
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
