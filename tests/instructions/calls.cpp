// Small calls of every kind in every mode, whose instructions tests/instructions/compare.py counts
// under callgrind. Every `measured_calls` is one count; prints the names of the cases in their
// order.

#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tenon/api/library.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/tenon.h"

namespace {

using namespace tenon;

constexpr int kWarmUp = 200;  // registers the operators, fills the pools
constexpr int kCalls = 100;

using Repeat = std::function<void(int)>;

struct Case {
  std::string name;
  Repeat repeat;
};

template <class Function>
Case make_case(std::string name, Function function) {
  return {std::move(name), [function](int count) mutable {
            for (int i = 0; i < count; ++i) function();
          }};
}

/// One operator of each kind on tensors made in the current mode; `self` may require grad.
std::vector<Case> functional_cases(const TensorOptions& options) {
  const Tensor self = ones({4, 4}, options);
  const Tensor other = ones({4, 4});
  const Tensor row = ones({4});
  const Tensor image = ones({1, 1, 4, 4}, options);
  const Tensor kernel = ones({1, 1, 3, 3});
  const Tensor index = zeros({4}, kInt64);
  const std::vector<Tensor> list = {self, other};
  return {
      make_case("add", [=] { add(self, other); }),
      make_case("add, broadcast", [=] { add(self, row); }),
      make_case("mul", [=] { mul(self, other); }),
      make_case("mul by a number", [=] { mul(self, 2.0); }),
      make_case("relu", [=] { relu(self); }),
      make_case("exp", [=] { exp(self); }),
      make_case("sum", [=] { sum(self); }),
      make_case("softmax", [=] { softmax(self, 1); }),
      make_case("mm", [=] { mm(self, other); }),
      make_case("linear", [=] { linear(self, other, row); }),
      make_case("conv2d", [=] { conv2d(image, kernel); }),
      make_case("max_pool2d",
                [=] {
                  max_pool2d(image, {2, 2});
                }),
      make_case("cat", [=] { cat(list); }),
      make_case("index_select", [=] { index_select(self, 0, index); }),
      make_case("clone", [=] { self.clone(); }),
      make_case("to another dtype", [=] { self.to(kFloat64); }),
      make_case("reshape",
                [=] {
                  self.reshape({2, 8});
                }),
  };
}

std::vector<Case> view_cases(const TensorOptions& options) {
  const Tensor self = ones({4, 4}, options);
  return {
      make_case("view", [=] { self.view({16}); }),
      make_case("view, one size found out",
                [=] {
                  self.view({2, -1});
                }),
      make_case("transpose", [=] { self.transpose(0, 1); }),
      make_case("select", [=] { self.select(0, 1); }),
      make_case("slice", [=] { self.slice(0, 1, 3); }),
      make_case("split", [=] { self.split(2); }),
      make_case("detach", [=] { self.detach(); }),
      make_case("view of a view",
                [=] {
                  self.view({16}).view({2, 8});
                }),
  };
}

std::vector<Case> writing_cases() {
  const Tensor other = ones({4, 4});
  Tensor self = ones({4, 4});
  Tensor view = ones({8, 4}).slice(0, 0, 4);
  return {
      make_case("add_", [=]() mutable { self.add_(other, 0); }),
      make_case("add_ on a view", [=]() mutable { view.add_(other, 0); }),
      make_case("copy_", [=]() mutable { self.copy_(other); }),
      make_case("zero_", [=]() mutable { self.zero_(); }),
      make_case("add_out", [=]() mutable { add_out(self, other, other); }),
      make_case("mm_out", [=]() mutable { mm_out(self, other, other); }),
  };
}

std::vector<Case> factory_cases() {
  return {
      make_case("empty", [] { empty({4}); }),
      make_case("zeros",
                [] {
                  zeros({4, 4});
                }),
      make_case("full", [] { full({4}, 2.0); }),
      make_case("arange", [] { arange(4); }),
      make_case("zeros_like", [other = ones({4})] { zeros_like(other); }),
  };
}

/// Enters and leaves a guard; the compiler may not join the two.
template <class Guard, class... Arguments>
Case guard_case(std::string name, Arguments... arguments) {
  return make_case(std::move(name), [=] {
    const Guard guard(arguments...);
    asm volatile("" ::: "memory");
  });
}

std::vector<Case> guard_cases() {
  return {
      guard_case<InferenceMode>("InferenceMode"),
      guard_case<InferenceMode>("InferenceMode(false)", false),
      guard_case<NoGradGuard>("NoGradGuard"),
      guard_case<EnableGradGuard>("EnableGradGuard"),
      guard_case<AutoDispatchBelowAutograd>("AutoDispatchBelowAutograd"),
      guard_case<AutoDispatchBelowInplaceOrView>("AutoDispatchBelowInplaceOrView"),
      guard_case<ThreadLocalStateGuard>("ThreadLocalStateGuard", ThreadLocalState()),
  };
}

struct Twice : autograd::Function<Twice> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& self) {
    context->save_for_backward({self});
    return self * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

std::vector<Case> backward_cases() {
  const Tensor weight = ones({4, 4}, requires_grad());
  const Tensor bias = ones({4}, requires_grad());
  const Tensor input = ones({4, 4});
  const auto forget = [=] {
    weight.mutable_grad().reset();
    bias.mutable_grad().reset();
  };
  return {
      make_case("10 steps forward and backward",
                [=] {
                  Tensor x = weight;
                  for (int i = 0; i < 10; ++i) x = x * input + input;
                  x.sum().backward();
                  forget();
                }),
      make_case("a layer forward and backward",
                [=] {
                  mse_loss(relu(linear(input, weight, bias)), input).backward();
                  forget();
                }),
      make_case("grad of a layer",
                [=] {
                  autograd::grad({linear(input, weight, bias).sum()}, {weight, bias});
                }),
      make_case("in-place on a view, forward and backward",
                [=] {
                  const Tensor base = weight * 2;
                  base.select(0, 1).mul_(3);
                  base.sum().backward();
                  forget();
                }),
      make_case("copy_ into a view, forward and backward",
                [=] {
                  const Tensor base = zeros({8, 4});
                  base.slice(0, 0, 4).copy_(weight);
                  base.sum().backward();
                  forget();
                }),
      make_case("Function forward and backward",
                [=] {
                  Twice::apply(weight).sum().backward();
                  forget();
                }),
      make_case("step of gradient descent",
                [=]() mutable {
                  const NoGradGuard guard;
                  Tensor w = weight;
                  w.sub_(input, 0);
                }),
  };
}

/// Calls that the functionalization pass sees, on tensors as those of the other cases.
std::vector<Case> functionalized_cases(FunctionalDepth depth) {
  const Tensor self = to_functional(ones({4, 4}), depth);
  const Tensor other = to_functional(ones({4, 4}), depth);
  const Tensor row = to_functional(ones({4}), depth);
  const Tensor view = to_functional(ones({8, 4}), depth).slice(0, 0, 4);
  const Tensor matrix = to_functional(ones({4, 4}), depth), vector = matrix[0];
  return {
      make_case("add", [=] { add(self, other); }),
      make_case("mul by a number", [=] { mul(self, 2.0); }),
      make_case("relu", [=] { relu(self); }),
      make_case("sum", [=] { sum(self); }),
      make_case("mm", [=] { mm(self, other); }),
      make_case("linear", [=] { linear(self, other, row); }),
      make_case("reshape",
                [=] {
                  self.reshape({2, 8});
                }),
      make_case("add_", [=] { self.add_(other, 0); }),
      make_case("add_ on a view", [=] { view.add_(other, 0); }),
      make_case("add_ on a view, seen by its base",
                [=] {
                  vector.add_(row, 0);
                  sync(matrix);
                }),
      make_case("view", [=] { self.view({16}); }),
      make_case("view, one size found out",
                [=] {
                  self.view({2, -1});
                }),
      make_case("select", [=] { self.select(0, 1); }),
      make_case("value of a select", [=] { sync(self.select(0, 1)); }),
  };
}

std::vector<Case> boxed_cases() {
  const OperatorEntry& op = Dispatcher::instance().get("add.Tensor");
  const Tensor self = ones({4, 4});
  return {make_case("add, boxed", [&op, self] {
    Stack stack = {self, self, Scalar(1)};
    op.call_boxed(stack);
  })};
}

}  // namespace

/// What callgrind looks for by its name, so that it counts nothing else.
extern "C" [[gnu::noinline]] void measured_calls(const Repeat& repeat) {
  repeat(kCalls);
}

namespace {

void measure(const char* mode, const std::vector<Case>& cases) {
  for (const Case& each : cases) {
    each.repeat(kWarmUp);
    measured_calls(each.repeat);
    std::printf("%s, %s\n", each.name.c_str(), mode);
  }
}

void measure_mode(const char* mode, const TensorOptions& options) {
  measure(mode, functional_cases(options));
  measure(mode, view_cases(options));
}

void measure_plain(const char* mode) {
  measure_mode(mode, {});
  measure(mode, writing_cases());
  measure(mode, factory_cases());
  measure(mode, boxed_cases());
}

}  // namespace

int main() {
  set_num_threads(1);
  measure_plain("normal mode");
  {
    const NoGradGuard guard;
    measure_plain("no-grad mode");
  }
  {
    const InferenceMode guard;
    measure_plain("inference mode");
  }
  measure_mode("requires grad", requires_grad());
  measure("backward", backward_cases());
  measure("guard", guard_cases());
  // Last, since what follows the first use of the pass finds its kernels in each table.
  measure("functional", functionalized_cases(FunctionalDepth::kMutations));
  measure("functional, of copies", functionalized_cases(FunctionalDepth::kMutationsAndViews));
}
