// Nanoseconds of small calls. One source, built against Tenon's compatibility headers and against
// libtorch; prints `case<TAB>mode<TAB>nanoseconds`, one a line. One thread calls. It is the only
// one of the process, where references are counted without locking the memory; with the argument
// `beside` another one sleeps.

#include <torch/torch.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "nanoseconds.h"

namespace {

struct Case {
  std::string name;
  std::function<void(int)> repeat;
};

template <class Function>
Case make_case(std::string name, Function function) {
  return {std::move(name), [function](int count) mutable {
            for (int i = 0; i < count; ++i) function();
          }};
}

/// The cases on tensors made in the current mode.
std::vector<Case> cases(bool requires_grad) {
  const auto options = torch::TensorOptions().requires_grad(requires_grad);
  const torch::Tensor a = torch::ones({1}, options);
  const torch::Tensor b = torch::ones({1});
  const torch::Tensor matrix = torch::ones({4, 4}, options);
  const torch::Tensor square = torch::ones({4, 4});
  const torch::Tensor target = torch::ones({1});
  std::vector<Case> result = {
      make_case("add", [=] { return torch::add(a, b); }),
      make_case("mul", [=] { return torch::mul(a, b); }),
      make_case("relu", [=] { return torch::relu(a); }),
      make_case("view", [=] { return matrix.view({16}); }),
      make_case("transpose", [=] { return matrix.transpose(0, 1); }),
      make_case("select", [=] { return matrix.select(0, 1); }),
      make_case("sum", [=] { return torch::sum(matrix); }),
      make_case("mm 4x4", [=] { return torch::mm(matrix, square); }),
  };
  if (requires_grad) {
    result.push_back(make_case("10 steps forward and backward", [=] {
      torch::Tensor x = a;
      for (int i = 0; i < 10; ++i) x = x * b + b;
      x.backward();
      a.mutable_grad().reset();
    }));
  } else {
    result.push_back(make_case("add_", [=] { target.add_(b); }));
    result.push_back(make_case("empty", [=] { return torch::empty({1}); }));
  }
  return result;
}

void run(const char* mode, bool requires_grad) {
  for (const Case& c : cases(requires_grad)) {
    std::printf("%s\t%s\t%.1f\n", c.name.c_str(), mode, nanoseconds(c.repeat));
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  at::set_num_threads(1);
  if (argc > 1 && argv[1] == std::string("beside")) {
    std::thread([] { std::this_thread::sleep_for(std::chrono::hours(24)); }).detach();
  }
  run("normal", false);
  {
    const torch::NoGradGuard guard;
    run("no-grad", false);
  }
  {
    const c10::InferenceMode guard;
    run("inference", false);
  }
  run("with grad", true);
}
