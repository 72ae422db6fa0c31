// Programs that do on the device what they do on the CPU: views, in-place operators, gradients.
#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include "texture.h"

namespace {

using namespace tenon;
using Tensors = std::vector<Tensor>;

struct Program {
  const char* name;
  std::function<Tensors(const Tensor& x)> run;  // of x = 0 … 11 as [3, 4]
};

const std::vector<Program> programs = {
    {"new tensors",
     [](const Tensor& x) {
       return Tensors{x + x * 2 - x.exp().sqrt(),        x / 3, x.mm(x.t()), x.mean({1}), x > 5,
                      x.index_select(1, x.argmax(1) - 1)};
     }},
    {"writes through views",
     [](const Tensor& x) {
       const Tensor row = x[1], column = x.t()[0], diagonal = x.diagonal();
       row.add_(10);
       column.mul_(3).sub_(row[0]);
       diagonal.fill_(-1);
       x.slice(1, 2).copy_(x.slice(1, 0, 2));
       return Tensors{x, row, column, diagonal};
     }},
    {"elements in several places",
     [](const Tensor& x) {
       x.expand({2, 3, 4})[0].add_(1);
       const Tensor windows = x.unfold(1, 2, 1);
       windows.select(1, 0).zero_();
       return Tensors{x, windows, x.as_strided({2, 2}, {4, 1}, 1)};
     }},
    {"geometry in place",
     [](const Tensor& x) {
       Tensor y = x.clone(), z = x.sum(0), part = x[1].slice(0, 0, 2);
       y.transpose_(0, 1).unsqueeze_(0);
       z.resize_({2, 2});
       return Tensors{y, z, add_out(part, x[0].slice(0, 0, 2), 1)};
     }},
    {"gradients",
     [](Tensor x) {
       x.requires_grad_(true);
       const Tensor y = x * x / 10 + x.sigmoid();
       y[0].mul_(3);
       y.t().softmax(0)[1].log().sum().backward();
       return Tensors{x.grad(), y};
     }},
    {"inference mode",
     [](const Tensor& x) {
       const InferenceMode guard;
       return Tensors{x.abs().mul_(2)[0].fill_(1), cat({x, x}), x.view({4, 3})};
     }},
};

/// What differs between a tensor of the CPU and one of the device; empty for nothing.
std::string difference(const Tensor& cpu, const Tensor& there) {
  const auto geometry = [](const Tensor& x) {
    return std::tuple(x.sizes().vec(), x.strides().vec(), x.dtype());
  };
  const auto kind = [](const Tensor& x) {
    return std::tuple(x.is_view(), x.is_inference(), x.is_inference() ? 0 : x._version());
  };
  if (there.device() != Device(kPrivateUse1) || there.storage()->data()) return "another place";
  if (geometry(cpu) != geometry(there)) return "another geometry";
  if (kind(cpu) != kind(there)) return "another kind of tensor";
  return cpu.allclose(there.to(kCPU), 1e-5, 1e-6) ? "" : "another value";
}

int check(const Program& program) {
  const Tensor x = arange(12.0).reshape({3, 4}).to(kFloat32);
  const Tensors expected = program.run(x.clone()), found = program.run(x.to(kPrivateUse1));
  int differences = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    const std::string what = difference(expected[i], found[i]);
    if (what.empty()) continue;
    ++differences;
    std::cout << program.name << ", result " << i << ": " << what << '\n';
  }
  return differences;
}

}  // namespace

int main() {
  int differences = 0;
  for (const Program& program : programs) differences += check(program);
  std::cout << programs.size() << " programs, " << differences << " differences, "
            << textures::counts().shaders << " shaders ran, " << textures::counts().textures
            << " textures are left\n";
  return differences == 0 && textures::counts().textures == 0 ? 0 : 1;
}
