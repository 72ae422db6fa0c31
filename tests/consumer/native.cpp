// Trains a line with Tenon's own API, saves it, and serves it, with an operator and a function of
// the program's own.
#include <tenon/tenon.h>

#include <cmath>
#include <cstdio>
#include <iostream>

namespace {

tenon::Tensor twice(const tenon::Tensor& self) {
  return self + self;
}

TENON_LIBRARY(consumer, m) {
  const tenon::UserKernel kernel = &twice;
  m.def("twice(Tensor self) -> Tensor", kernel);
}

struct Square : tenon::autograd::Function<Square> {
  static tenon::Tensor forward(tenon::autograd::AutogradContext* context,
                               const tenon::Tensor& self) {
    context->save_for_backward({self});
    return self * self;
  }
  static std::vector<tenon::Tensor> backward(tenon::autograd::AutogradContext* context,
                                             std::vector<tenon::Tensor> gradients) {
    return {gradients[0] * 2 * context->get_saved_variables()[0]};
  }
};

bool extensions_work() {
  const auto operation =
      tenon::find_operator<tenon::Tensor(const tenon::Tensor&)>("consumer::twice");
  const tenon::Tensor x = tenon::ones({2}, tenon::requires_grad());
  Square::apply(operation.call(x)).sum().backward();
  try {
    tenon::mm(x, x);
    return false;
  } catch (const tenon::ShapeError&) {
    return x.grad().equal(tenon::full({2}, 8.0));
  }
}

}  // namespace

int main() {
  if (!extensions_work()) return 1;
  tenon::manual_seed(0);
  const tenon::Tensor x = tenon::rand({64, 1});
  const tenon::Tensor y = 3 * x + 1;
  tenon::Tensor weight = tenon::zeros({1, 1}, tenon::requires_grad());
  tenon::Tensor bias = tenon::zeros({1}, tenon::requires_grad());
  for (int step = 0; step < 500; ++step) {
    const tenon::Tensor error = x.mm(weight) + bias - y;
    (error * error).mean().backward();
    const tenon::NoGradGuard guard;
    for (tenon::Tensor parameter : {weight, bias}) {
      parameter.sub_(0.5 * parameter.grad());
      parameter.mutable_grad().zero_();
    }
  }

  const char* path = "consumer.safetensors";
  tenon::io::save_safetensors(path, {{"weight", weight}, {"bias", bias}});
  const tenon::InferenceMode guard;
  const tenon::io::TensorMap loaded = tenon::io::load_safetensors(path);
  std::remove(path);
  const tenon::Tensor served = tenon::tensor({{2.0}}).mm(loaded.at("weight")) + loaded.at("bias");
  std::cout << served << '\n';
  return served.is_inference() && std::abs(served.item<float>() - 7) < 0.01 ? 0 : 1;
}
