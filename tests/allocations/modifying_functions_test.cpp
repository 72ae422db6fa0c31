#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

struct Doubled : autograd::Function<Doubled> {
  static Tensor forward(autograd::AutogradContext* context, Tensor x) {
    context->mark_dirty({x});
    x.mul_(2);
    return x;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

/// Doubles its argument behind the back of InplaceOrView, and keeps what it was given and has made.
struct DoubledBelow : autograd::Function<DoubledBelow> {
  static std::vector<Tensor> forward(autograd::AutogradContext* context, Tensor x,
                                     const Tensor& w) {
    context->mark_dirty({x});
    double* data = x.data_ptr<double>();
    for (int64_t i = 0; i < x.numel(); ++i) data[i] *= 2;
    context->save_for_backward({x, w});
    const Tensor product = x * w;
    return {x, product};
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    const std::vector<Tensor> saved = context->get_saved_variables();
    const Tensor grad = grads[0] + grads[1] * saved[1];
    return {grad * 2, grads[1] * saved[0]};
  }
};

TEST_CASE("a Function that modifies its argument", "[allocations]") {
  check_failing_allocations("mark_dirty", [] {
    const Tensor leaf = tensor({1.0, 2.0}).set_requires_grad(true);
    Tensor x = leaf * 3;
    auto result = std::make_shared<Tensor>();
    return Attempt{.call = [=] { *result = Doubled::apply(x); },
                   .results =
                       [=] {
                         result->sum().backward();
                         return std::vector{*result, x, leaf};
                       },
                   .reach = {leaf},
                   .modified = {x}};
  });
  check_failing_allocations("mark_dirty, a view", [] {
    const Tensor leaf = tensor({1.0, 2.0, 3.0}).set_requires_grad(true);
    Tensor x = leaf * 3;
    Tensor view = x.narrow(0, 1, 2);
    return Attempt{.call = [=] { Doubled::apply(view); },
                   .results =
                       [=] {
                         x.sum().backward();
                         return std::vector{x, view, leaf};
                       },
                   .reach = {leaf},
                   .modified = {x}};
  });
  check_failing_allocations("mark_dirty, several outputs and what is saved", [] {
    const Tensor leaf = tensor({1.0, 2.0}).to(kFloat64).set_requires_grad(true);
    const Tensor w = tensor({3.0, 4.0}).to(kFloat64).set_requires_grad(true);
    Tensor x = leaf * 3;
    auto result = std::make_shared<std::vector<Tensor>>();
    return Attempt{.call = [=] { *result = DoubledBelow::apply(x, w); },
                   .results =
                       [=] {
                         ((*result)[0] + (*result)[1]).sum().backward();
                         return std::vector{(*result)[1], x, leaf, w};
                       },
                   .reach = {leaf, w},
                   .modified = {x}};
  });
  check_failing_allocations("mark_dirty, without history", [] {
    const Tensor w = tensor({3.0, 4.0}).to(kFloat64).set_requires_grad(true);
    Tensor x = tensor({1.0, 2.0}).to(kFloat64);
    return Attempt{.call = [=] { DoubledBelow::apply(x, w); },
                   .results =
                       [=] {
                         (x * w).sum().backward();
                         return std::vector{x, w};
                       },
                   .reach = {w},
                   .modified = {x}};
  });
}

/// A program's kernel that needs memory when it has written already.
Tensor& half_(Tensor& self) {
  self.data_ptr<float>()[0] /= 2;
  self.data_ptr<float>()[1] /= 2;
  zeros({1});
  return self;
}

TEST_CASE("a program's in-place operator", "[allocations]") {
  Library library("allocations_test");
  library.def("half_(Tensor(a!) self) -> Tensor(a!)");
  library.impl("half_", DispatchKey::CPU, &half_);
  const auto op = find_operator<Tensor&(Tensor&)>("allocations_test::half_");
  check_failing_allocations("a program's in-place operator", [&] {
    const Tensor leaf = tensor({1.0, 2.0}).set_requires_grad(true);
    Tensor x = leaf * 3;
    return Attempt{.call = [=]() mutable { op.call(x); },
                   .results = [=] { return std::vector{x.detach()}; },
                   .reach = {leaf},
                   .modified = {x}};
  });
}

}  // namespace
}  // namespace tenon::test
