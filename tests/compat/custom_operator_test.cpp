// An operator with its own derivative, registered the libtorch way.
#include <torch/library.h>
#include <torch/torch.h>

#include <catch2/catch.hpp>

namespace {

at::Tensor scaled_add(const at::Tensor& self, const at::Tensor& other, double scale) {
  static auto op = torch::Dispatcher::singleton()
                       .findSchemaOrThrow("compat_test::scaled_add", "")
                       .typed<decltype(scaled_add)>();
  return op.call(self, other, scale);
}

at::Tensor scaled_add_cpu(const at::Tensor& self, const at::Tensor& other, double scale) {
  TORCH_CHECK(self.sizes() == other.sizes(), "scaled_add: sizes differ");
  const at::Tensor a = self.contiguous();
  const at::Tensor b = other.contiguous();
  at::Tensor result = at::empty_like(a);
  AT_DISPATCH_FLOATING_TYPES(a.scalar_type(), "scaled_add", [&] {
    const scalar_t* pa = a.data_ptr<scalar_t>();
    const scalar_t* pb = b.data_ptr<scalar_t>();
    scalar_t* out = result.data_ptr<scalar_t>();
    at::parallel_for(0, a.numel(), at::internal::GRAIN_SIZE, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) out[i] = pa[i] + static_cast<scalar_t>(scale) * pb[i];
    });
  });
  return result;
}

class ScaledAddFunction : public torch::autograd::Function<ScaledAddFunction> {
 public:
  static at::Tensor forward(torch::autograd::AutogradContext* ctx, const at::Tensor& self,
                            const at::Tensor& other, double scale) {
    ctx->save_for_backward({torch::tensor(scale)});
    at::AutoDispatchBelowADInplaceOrView guard;
    return scaled_add(self, other, scale);
  }
  static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* ctx,
                                               torch::autograd::tensor_list grads) {
    const double scale = ctx->get_saved_variables()[0].item<double>();
    return {grads[0], grads[0] * scale, at::Tensor()};
  }
};

at::Tensor scaled_add_autograd(const at::Tensor& self, const at::Tensor& other, double scale) {
  return ScaledAddFunction::apply(self, other, scale);
}

TORCH_LIBRARY(compat_test, m) {
  m.def("scaled_add(Tensor self, Tensor other, float scale) -> Tensor");
}
TORCH_LIBRARY_IMPL(compat_test, CPU, m) {
  m.impl("scaled_add", TORCH_FN(scaled_add_cpu));
}
TORCH_LIBRARY_IMPL(compat_test, Autograd, m) {
  m.impl("scaled_add", scaled_add_autograd);
}

TEST_CASE("a custom operator computes and differentiates", "[compat]") {
  const at::Tensor x = torch::ones({2}, torch::requires_grad());
  const at::Tensor y = torch::full({2}, 2.0, torch::requires_grad());
  const at::Tensor z = scaled_add(x, y, 3);
  CHECK(z.detach().equal(torch::full({2}, 7.0)));
  z.sum().backward();
  CHECK(x.grad().equal(torch::ones({2})));
  CHECK(y.grad().equal(torch::full({2}, 3.0)));
}

TEST_CASE("a custom operator runs in inference mode", "[compat]") {
  const c10::InferenceMode guard;
  CHECK(scaled_add(torch::ones({2}), torch::ones({2}), 1).is_inference());
}

}  // namespace
