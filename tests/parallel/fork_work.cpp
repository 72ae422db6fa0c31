#include "tests/parallel/fork_work.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

TENON_LIBRARY(fork_test, m) {
  m.def("twice(Tensor self) -> Tensor", [](const Tensor& self) { return self * 2; });
}
Tensor twice(const Tensor& x) {
  return find_operator<Tensor(const Tensor&)>("fork_test::twice").call(x);
}

/// A leaf that threads of the parent and the child use.
const Tensor& shared_leaf() {
  static const Tensor leaf = ones({4}, requires_grad());
  return leaf;
}

struct Square : autograd::Function<Square> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x) {
    context->save_for_backward({x});
    return x * x;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    return {grads[0] * 2 * context->get_saved_variables()[0]};
  }
};

}  // namespace

bool in_child(const std::function<bool()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(kChildSeconds);
    bool right = false;
    try {
      right = work();
    } catch (...) {
    }
    _exit(right ? 0 : 1);
  }
  int status = -1;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
         WEXITSTATUS(status) == 0;
}

void allocate_large(int64_t round) {
  const Tensor block = empty({(1 << 16) + (round % 7 << 14)});
}

void call_library_of_products(int64_t) {
  ones({3000, 1}).mm(ones({1, 1}));
}

void draw(int64_t) {
  rand({8});
}

void run_parallel_loop(int64_t) {
  parallel_for(0, 64, 1, [](int64_t, int64_t) {});
}

Work register_and_call(std::string_view op) {
  return [op](int64_t) {
    Library library("aten", DispatchKey::PrivateUse1);
    library.impl(op, [](const Tensor& self) { return self; });
    ones({2}).add_(1);
  };
}

void change_policy(int64_t round) {
  set_inference_policy(round % 2 == 0 ? InferencePolicy::Strict : InferencePolicy::Standard);
}

void train_shared_leaf(int64_t) {
  (shared_leaf() * shared_leaf()).sum().backward();
}

void use_outdated_view(int64_t) {
  Tensor base = shared_leaf() * 1;
  const Tensor view = base.view({2, 2});
  base.mul_(3);
  view.sum().backward();
}

const Tensor& shared_graph() {
  static const Tensor graph = Square::apply(shared_leaf()).sum();
  return graph;
}

void run_shared_graph(int64_t) {
  autograd::grad(shared_graph(), shared_leaf(), {}, /*retain_graph=*/true);
}

bool trains() {
  const Tensor weight = full({3, 2}, 0.5, requires_grad());
  const Tensor x = tensor({{1.0f, 2.0f}, {3.0f, -4.0f}});
  const float before = linear(x, weight).square().sum().item<float>();
  for (int step = 0; step < 3; ++step) {
    linear(x, weight).square().sum().backward();
    const NoGradGuard no_grad;
    Tensor(weight).sub_(weight.grad(), 0.005);
    weight.mutable_grad().reset();
  }
  (shared_leaf() * 2).sum().backward();
  run_shared_graph(0);
  return linear(x, weight).square().sum().item<float>() < before && shared_leaf().grad().defined();
}

bool saves() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("tenon_fork_test_" + std::to_string(getpid()));
  const Tensor saved = arange(100);
  io::save_npy(saved, path);
  const bool same = io::load_npy(path).equal(saved);
  std::filesystem::remove(path);
  return same;
}

bool computes() {
  allocate_large(3);
  call_library_of_products(0);
  register_and_call("exp")(0);
  use_outdated_view(0);
  set_inference_policy(InferencePolicy::Standard);
  std::atomic<int64_t> sum{0};
  parallel_for(0, 1000, 10, [&](int64_t begin, int64_t end) { sum += end - begin; });
  return sum == 1000 && rand({100}).lt(1).all().item<bool>() &&
         twice(ones({2})).equal(full({2}, 2.0)) &&
         ones({40, 40}).mm(ones({40, 40})).sum().item<float>() == 64000;
}

}  // namespace tenon::test
