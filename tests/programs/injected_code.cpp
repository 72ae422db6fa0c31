// Failures in the code of a program: hooks, Functions, parallel loops, operators; and in backward.

#include <torch/torch.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <stdexcept>

#include "tests/programs/injected_errors.h"
#include "tools/comparison/describe.h"

namespace tenon::test {
namespace {

using comparison::Live;
using comparison::RandomStream;
using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Lives = std::vector<Live>;

[[noreturn]] void fail() {
  throw std::runtime_error("of the program");
}

/// A live tensor that backward can start from; where there is none, a new leaf.
torch::Tensor pick_recorded(const Lives& live, RandomStream& random) {
  for (int attempt = 0; attempt < 5; ++attempt) {
    const torch::Tensor x = random.pick(live).tensor;
    if (x.requires_grad() && !x.is_inference()) return x;
  }
  return torch::ones({2}, torch::TensorOptions(torch::kDouble).requires_grad(true));
}

void run_backward(const torch::Tensor& y) {
  y.sum().backward({}, /*retain_graph=*/true);
}

/// Modes in which a failing call may leave something behind.
struct Recording {
  const c10::InferenceMode normal{false};
  const torch::AutoGradMode grad{true};
};

void tensor_hook(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::Tensor y = pick_recorded(live, random) * 2;
  y.register_hook([](torch::Tensor) { fail(); });
  run_backward(y);
}

void leaf_hook(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::Tensor x = pick_recorded(live, random);
  const unsigned hook = x.register_hook([](torch::Tensor) { fail(); });
  try {
    run_backward(x * 2);
  } catch (...) {
    x.remove_hook(hook);
    throw;
  }
  x.remove_hook(hook);
}

void node_hook(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::Tensor y = pick_recorded(live, random) * 2;
  if (random.chance(1, 2)) {
    y.grad_fn()->add_pre_hook([](const TensorVector&) -> TensorVector { fail(); });
  } else {
    y.grad_fn()->add_post_hook(
        [](const TensorVector&, const TensorVector&) -> TensorVector { fail(); });
  }
  run_backward(y);
}

void hook_result(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::Tensor y = pick_recorded(live, random) * 2;
  y.register_hook([](torch::Tensor grad) { return grad.unsqueeze(0); });
  run_backward(y);
}

struct FailingForward : torch::autograd::Function<FailingForward> {
  static torch::Tensor forward(AutogradContext* ctx, const torch::Tensor& x) {
    ctx->save_for_backward({x});
    ctx->saved_data["x"] = x * 2;
    const c10::InferenceMode mode;
    fail();
  }
  static variable_list backward(AutogradContext*, variable_list grads) { return grads; }
};

void function_forward(const Lives& live, RandomStream& random) {
  FailingForward::apply(random.pick(live).tensor);
}

enum Ending : int64_t { kThrows, kGivesNone, kGivesTooMany, kGivesUnfit, kEndings };

/// Fails in its backward, in the given way; when nested, in a backward inside of it.
struct FailingBackward : torch::autograd::Function<FailingBackward> {
  static torch::Tensor forward(AutogradContext* ctx, const torch::Tensor& x, int64_t ending,
                               int64_t depth) {
    ctx->saved_data["ending"] = ending;
    ctx->saved_data["depth"] = depth;
    return x * 2;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const int64_t depth = ctx->saved_data["depth"].toInt();
    const int64_t ending = ctx->saved_data["ending"].toInt();
    const torch::Tensor none;
    if (depth > 0) {
      const torch::AutoGradMode recording(true);
      const torch::Tensor x = torch::ones({1}, torch::requires_grad());
      apply(x, ending, depth - 1).sum().backward();
    }
    if (ending == kThrows) fail();
    if (ending == kGivesNone) return {};
    if (ending == kGivesTooMany) return {grads[0], none, none, grads[0]};
    return {torch::ones({5, 7, 11, 13, 17, 19}, torch::kDouble), none, none};
  }
};

void function_backward(const Lives& live, RandomStream& random) {
  const Recording mode;
  const int64_t depth = random.chance(1, 200) ? 70 : random.below(3);
  run_backward(FailingBackward::apply(pick_recorded(live, random), random.below(kEndings), depth));
}

void saved_version(const Lives& live, RandomStream& random) {
  const Recording mode;
  torch::Tensor y = pick_recorded(live, random).mul(0).exp();
  y.add_(1);
  run_backward(y);
}

void nan_in_backward(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::autograd::DetectAnomalyGuard guard;
  run_backward(pick_recorded(live, random) * std::nan(""));
}

std::vector<double> gradient_of(const torch::Tensor& leaf) {
  const torch::Tensor& grad = leaf.grad();
  return comparison::values(grad.defined() ? grad : torch::zeros(leaf.sizes(), torch::kDouble));
}

/// Gradients arrive at some leaves, then a hook fails. Those that have arrived are complete.
void half_a_backward(const Lives& live, RandomStream& random) {
  const Recording mode;
  std::vector<torch::Tensor> leaves;
  for (const Live& each : live) {
    const torch::Tensor& x = each.tensor;
    if (x.is_leaf() && x.requires_grad() && !x.is_view() && !x.is_inference()) leaves.push_back(x);
  }
  const torch::Tensor failing =
      torch::ones({1}, torch::TensorOptions(torch::kDouble).requires_grad(true)) * 1;
  failing.register_hook([](torch::Tensor) { fail(); });
  const torch::Tensor y = (pick_recorded(live, random) * 2).sum();
  std::vector<std::vector<double>> before;
  for (const torch::Tensor& leaf : leaves) before.push_back(gradient_of(leaf));
  try {
    run_backward(failing.sum() + y);
  } catch (...) {
    for (size_t i = 0; i < leaves.size(); ++i) {
      if (gradient_of(leaves[i]) == before[i]) continue;
      const torch::Tensor added =
          torch::autograd::grad({y}, {leaves[i]}, {}, /*retain_graph=*/true, false, true)[0];
      std::vector<double> complete = comparison::values(added);
      for (size_t j = 0; j < complete.size(); ++j) complete[j] += before[i][j];
      CHECK(gradient_of(leaves[i]) == complete);
    }
    throw;
  }
}

void empty_inputs(const Lives& live, RandomStream& random) {
  const Recording mode;
  const torch::Tensor y = pick_recorded(live, random);
  y.backward(torch::ones_like(y), true, false, std::vector<torch::Tensor>());
}

void parallel_loop(const Lives& live, RandomStream& random) {
  const torch::Tensor x = random.pick(live).tensor;
  const int64_t at = random.below(64);
  at::parallel_for(0, 64, 1, [&](int64_t begin, int64_t end) {
    const torch::NoGradGuard no_grad;
    const torch::Tensor y = x * 2;
    if (begin <= at && at < end) fail();
  });
}

torch::Tensor failing_kernel(const torch::Tensor& self) {
  const torch::Tensor made = self * 2;
  fail();
}
torch::Tensor& failing_inplace_kernel(torch::Tensor&) {
  fail();
}
torch::Tensor view_that_is_none(const torch::Tensor& self) {
  return self.clone();
}

TORCH_LIBRARY(injected, m) {
  m.def("fails(Tensor self) -> Tensor");
  m.def("fails_(Tensor(a!) self) -> Tensor(a!)");
  m.def("view_that_fails(Tensor(a) self) -> Tensor(a)");
  m.def("view_that_is_none(Tensor(a) self) -> Tensor(a)");
  m.def("fails_in_autograd(Tensor self) -> Tensor");
  m.def("composite_that_fails(Tensor self) -> Tensor", &failing_kernel);
}
TORCH_LIBRARY_IMPL(injected, CPU, m) {
  m.impl("fails", &failing_kernel);
  m.impl("fails_", &failing_inplace_kernel);
  m.impl("view_that_fails", &failing_kernel);
  m.impl("view_that_is_none", &view_that_is_none);
  m.impl("fails_in_autograd", &failing_kernel);
}
TORCH_LIBRARY_IMPL(injected, Autograd, m) {
  m.impl("fails_in_autograd", &failing_kernel);
}

void own_operator(const Lives& live, RandomStream& random) {
  static const std::vector<const char*> names = {
      "injected::fails", "injected::view_that_fails", "injected::view_that_is_none",
      "injected::fails_in_autograd", "injected::composite_that_fails"};
  torch::Tensor x = random.pick(live).tensor;
  if (random.chance(1, 4)) {
    // Nobody can tell what such a kernel has written to, so that it does not count as unchanged.
    torch::Tensor out_of_reach = x.clone();
    find_operator<torch::Tensor&(torch::Tensor&)>("injected::fails_").call(out_of_reach);
  } else {
    find_operator<torch::Tensor(const torch::Tensor&)>(random.pick(names)).call(x);
  }
}

void wrong_signature(const Lives& live, RandomStream& random) {
  const torch::Tensor x = random.pick(live).tensor;
  find_operator<torch::Tensor(int64_t)>("injected::fails").call(x.dim());
}

constexpr InjectedError kFailingCode[] = {
    {"a hook of a tensor", tensor_hook, true},
    {"a hook of a live tensor", leaf_hook, true},
    {"a hook of a node", node_hook, true},
    {"a hook with a result that does not fit", hook_result, true},
    {"the forward of a Function", function_forward},
    {"the backward of a Function", function_backward, true},
    {"a saved tensor that was modified", saved_version, true},
    {"a gradient of NaN", nan_in_backward, true},
    {"half a backward", half_a_backward, true},
    {"backward for no inputs", empty_inputs, true},
    {"the body of a parallel loop", parallel_loop},
    {"a kernel of a program's operator", own_operator},
    {"a wrong signature", wrong_signature},
};

}  // namespace

std::span<const InjectedError> failing_code() {
  return kFailingCode;
}

}  // namespace tenon::test
