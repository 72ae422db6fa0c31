// What a small call and the definition of an operator cost beside thousands of operators. One
// source, built against Tenon's compatibility headers and against libtorch. Defines as many
// operators by their schemas, at start-up, as BENCH_OPERATORS in the environment says, and prints
// `nanoseconds of a definition<TAB>nanoseconds of add`. One thread.

#include <torch/library.h>
#include <torch/torch.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "nanoseconds.h"

namespace {

int count() {
  const char* const text = std::getenv("BENCH_OPERATORS");
  return text == nullptr ? 0 : std::atoi(text);
}

double defining = 0;

}  // namespace

TORCH_LIBRARY_FRAGMENT(bench, m) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < count(); ++i) {
    m.def(("op" + std::to_string(i) + "(Tensor self, Tensor other) -> Tensor").c_str());
  }
  const auto end = std::chrono::steady_clock::now();
  defining = std::chrono::duration<double, std::nano>(end - start).count();
}

int main() {
  at::set_num_threads(1);
  const torch::NoGradGuard no_history;
  const torch::Tensor x = torch::ones({1}), y = torch::ones({1});
  const double add = nanoseconds([&](int calls) {
    for (int i = 0; i < calls; ++i) torch::add(x, y);
  });
  std::printf("%.1f\t%.2f\n", count() > 0 ? defining / count() : 0.0, add);
}
