// Nanoseconds of matrix products in every layout, of square float32 matrices; one source, built
// against Tenon's compatibility headers and against libtorch. Prints
// `case<TAB>size<TAB>nanoseconds<TAB>operations`, one a line. One thread.

#include <torch/torch.h>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "nanoseconds.h"

namespace {

using torch::Tensor;

struct Case {
  std::string name;
  int64_t products;  // of two matrices
  std::function<void()> call;
};

std::vector<Case> cases_of(int64_t size) {
  const Tensor a = torch::randn({size, size}), b = torch::randn({size, size});
  const Tensor bias = torch::randn({size});
  const Tensor batch = torch::randn({8, size, size}), factors = torch::randn({8, size, size});
  return {
      {"mm", 1, [=] { torch::mm(a, b); }},
      {"mm, first transposed", 1, [=] { torch::mm(a.t(), b); }},
      {"mm, second transposed", 1, [=] { torch::mm(a, b.t()); }},
      {"mm, both transposed", 1, [=] { torch::mm(a.t(), b.t()); }},
      {"addmm", 1, [=] { torch::addmm(a, a, b); }},
      {"linear", 1, [=] { torch::linear(a, b, bias); }},
      {"bmm", 8, [=] { torch::bmm(batch, factors); }},
      {"bmm, second transposed", 8, [=] { torch::bmm(batch, factors.transpose(1, 2)); }},
      {"baddbmm", 8, [=] { torch::baddbmm(batch, batch, factors); }},
      {"matmul of a batch and a matrix", 8, [=] { torch::matmul(batch, b); }},
      {"matmul of a matrix and a batch", 8, [=] { torch::matmul(a, factors); }},
  };
}

}  // namespace

int main() {
  at::set_num_threads(1);
  torch::manual_seed(1);
  const torch::NoGradGuard no_history;
  for (const int64_t size : {4, 8, 16, 32, 64, 128, 256, 512}) {
    const double operations = 2.0 * static_cast<double>(size * size * size);
    for (const Case& each : cases_of(size)) {
      const auto repeat = [&](int count) {
        for (int i = 0; i < count; ++i) each.call();
      };
      std::printf("%s\t%lld\t%.1f\t%.0f\n", each.name.c_str(), static_cast<long long>(size),
                  nanoseconds(repeat, 1), operations * static_cast<double>(each.products));
      std::fflush(stdout);
    }
  }
}
