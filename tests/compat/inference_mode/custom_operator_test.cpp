// Functions and operators of a program's own, in both modes.
#include <vector>

#include "support.h"

namespace inference_mode_test {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::Variable;
using torch::autograd::variable_list;

struct WeightedProduct : public Function<WeightedProduct> {
  static Variable forward(AutogradContext* ctx, Variable a, int weight, Variable b) {
    ctx->saved_data["weight"] = weight;
    ctx->saved_data["shape"] = a.sizes();
    ctx->save_for_backward({a, b});
    return a + weight * b + a * b;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const int weight = static_cast<int>(ctx->saved_data["weight"].toInt());
    CHECK(ctx->saved_data["shape"].toIntVector() == std::vector<int64_t>{3, 3});
    const variable_list saved = ctx->get_saved_variables();
    return {grads[0] + grads[0] * saved[1], Variable(), grads[0] * weight + grads[0] * saved[0]};
  }
};

TEST_CASE("a custom Function is a plain call in inference mode") {
  const bool requires_grad = GENERATE(false, true);
  const InferenceMode guard;
  const Tensor a = torch::ones({3, 3}).set_requires_grad(requires_grad);
  const Tensor b = a.clone();
  const Tensor out = WeightedProduct::apply(a, 2, b);
  check_inference_tensor(out);
  CHECK_FALSE(out.requires_grad());
  CHECK(out.equal(torch::full({3, 3}, 4.0)));
  SECTION("of normal tensors too") {
    Tensor normal;
    {
      const InferenceMode normal_mode(false);
      normal = torch::ones({3, 3}).set_requires_grad(requires_grad);
    }
    check_inference_tensor(WeightedProduct::apply(normal, 2, b));
  }
}

TEST_CASE("a custom Function in normal mode") {
  const Tensor a = torch::ones({3, 3}).set_requires_grad(true);
  SECTION("records") {
    const Tensor b = torch::full({3, 3}, 5.0).set_requires_grad(true);
    WeightedProduct::apply(a, 2, b).sum().backward();
    CHECK(a.grad().equal(torch::full({3, 3}, 6.0)));
    CHECK(b.grad().equal(torch::full({3, 3}, 3.0)));
  }
  SECTION("cannot save an inference tensor") {
    Tensor b;
    {
      const InferenceMode guard;
      b = torch::ones({3, 3});
    }
    CHECK_THROWS_AS(WeightedProduct::apply(a, 2, b), c10::Error);
    check_normal_tensor(WeightedProduct::apply(a.detach(), 2, b), false);
    const at::NoGradGuard no_grad;
    check_normal_tensor(WeightedProduct::apply(a, 2, b), false);
  }
}

struct Transposed : public Function<Transposed> {
  static Variable forward(AutogradContext*, Variable x) { return x.t(); }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0].t()}; }
};

TEST_CASE("a view that a custom Function returns says so") {
  const Tensor x = torch::ones({2, 3}).set_requires_grad(true).clone();
  const Tensor view = Transposed::apply(x);
  check_view_of(x, view, CreationMeta::IN_CUSTOM_FUNCTION);
  CHECK_THROWS_AS(Tensor(view).mul_(2), c10::Error);
  const InferenceMode guard;
  check_inference_tensor(Transposed::apply(torch::ones({2, 3})));
}

struct Doubled : public Function<Doubled> {
  static Variable forward(AutogradContext* ctx, Variable x) {
    {
      const at::AutoDispatchBelowADInplaceOrView guard;
      x.mul_(2);
    }
    ctx->mark_dirty({x});
    return x;
  }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0] * 2}; }
};

TEST_CASE("an argument that a custom Function marks as dirty counts one version") {
  const Tensor leaf = torch::ones({2}).set_requires_grad(true);
  const Tensor x = leaf.clone();
  SECTION("in normal mode") {
    Doubled::apply(x);
    CHECK(x._version() == 1);
    x.sum().backward();
    CHECK(leaf.grad().equal(torch::full({2}, 2.0)));
  }
  SECTION("in inference mode") {
    const InferenceMode guard;
    Doubled::apply(x);
    CHECK(x._version() == 1);
    check_inference_tensor(Doubled::apply(torch::ones({2})));
  }
  SECTION("and must not be an inference tensor in normal mode") {
    Tensor inference;
    {
      const InferenceMode guard;
      inference = torch::ones({2});
    }
    CHECK_THROWS_AS(Doubled::apply(inference), c10::Error);
  }
}

// A view operator and an in-place operator with kernels as a library would write them.

Tensor first_row(const Tensor& self) {
  static const auto op = c10::Dispatcher::singleton()
                             .findSchemaOrThrow("inference_mode_test::first_row", "")
                             .typed<Tensor(const Tensor&)>();
  return op.call(self);
}
Tensor first_row_cpu(const Tensor& self) {
  return at::alias(self.select(0, 0));
}
Tensor first_row_view(const Tensor& self) {
  const auto replay = [](const Tensor& base) { return base.select(0, 0); };
  Tensor row;
  {
    const at::AutoDispatchBelowADInplaceOrView guard;
    row = first_row(self);
  }
  const CreationMeta meta = InferenceMode::is_enabled()   ? CreationMeta::INFERENCE_MODE
                            : c10::GradMode::is_enabled() ? CreationMeta::DEFAULT
                                                          : CreationMeta::NO_GRAD_MODE;
  return torch::autograd::as_view(self, row, /*is_bw_differentiable=*/true,
                                  /*is_fw_differentiable=*/true, replay, meta);
}

Tensor& triple_(Tensor& self) {
  static const auto op = c10::Dispatcher::singleton()
                             .findSchemaOrThrow("inference_mode_test::triple_", "")
                             .typed<Tensor&(Tensor&)>();
  return op.call(self);
}
Tensor& triple_cpu(Tensor& self) {
  float* data = self.data_ptr<float>();
  for (int64_t i = 0; i < self.numel(); ++i) data[i] *= 3;
  return self;
}
Tensor& triple_inplace(Tensor& self) {
  {
    const at::AutoDispatchBelowADInplaceOrView guard;
    triple_(self);
  }
  torch::autograd::increment_version(self);
  return self;
}

TORCH_LIBRARY(inference_mode_test, m) {
  m.def("first_row(Tensor(a) self) -> Tensor(a)");
  m.def("triple_(Tensor(a!) self) -> Tensor(a!)");
}
TORCH_LIBRARY_IMPL(inference_mode_test, CPU, m) {
  m.impl("first_row", TORCH_FN(first_row_cpu));
  m.impl("triple_", TORCH_FN(triple_cpu));
}
TORCH_LIBRARY_IMPL(inference_mode_test, ADInplaceOrView, m) {
  m.impl("first_row", TORCH_FN(first_row_view));
  m.impl("triple_", TORCH_FN(triple_inplace));
}

TEST_CASE("a custom view operator is tracked as a built-in one") {
  const Tensor x = torch::ones({2, 3});
  check_view_of(x, first_row(x), CreationMeta::DEFAULT);
  {
    const at::NoGradGuard no_grad;
    check_view_of(x, first_row(x), CreationMeta::NO_GRAD_MODE);
  }
  const InferenceMode guard;
  check_view_of(x, first_row(x), CreationMeta::INFERENCE_MODE);
  check_inference_tensor(first_row(torch::ones({2, 3})));
}

TEST_CASE("a custom in-place operator counts versions as a built-in one") {
  Tensor x = torch::ones({2, 3});
  triple_(x);
  CHECK(x._version() == 1);
  Tensor inference;
  {
    const InferenceMode guard;
    triple_(x);
    CHECK(x._version() == 2);
    inference = torch::ones({2, 3});
    triple_(inference);
    check_inference_tensor(inference);
    CHECK(inference.equal(torch::full({2, 3}, 3.0)));
  }
  CHECK_THROWS_AS(triple_(inference), c10::Error);
  CHECK(x.equal(torch::full({2, 3}, 9.0)));
}

}  // namespace
}  // namespace inference_mode_test
