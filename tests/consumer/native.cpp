// Trains a line with Tenon's own API, saves it, and serves it.
#include <tenon/tenon.h>

#include <cmath>
#include <cstdio>
#include <iostream>

int main() {
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
