// Handwritten kernels in the shape and with the names of the documents of inference mode: what a
// reader of them types compiles, and does what they say.
#include <ATen/ATen.h>
#include <ATen/RedispatchFunctions.h>
#include <c10/core/InferenceMode.h>
#include <torch/csrc/autograd/VariableTypeUtils.h>
#include <torch/csrc/autograd/variable.h>
#include <torch/library.h>
#include <torch/torch.h>

#include <catch2/catch.hpp>

namespace {

using at::IntArrayRef;
using at::Scalar;
using at::Tensor;
using c10::InferenceMode;
using torch::autograd::as_view;
using torch::autograd::CreationMeta;
using torch::autograd::increment_version;

/// How often the kernels below have run.
int inplace_runs = 0;
int view_runs = 0;

Tensor& add_below_inplace_or_view(c10::DispatchKeySet ks, Tensor& self, const Tensor& other,
                                  Scalar alpha) {
  ++inplace_runs;
  TORCH_CHECK(!self.is_inference() ||
                  c10::impl::is_all_dispatch_keyset_excluded(c10::autograd_dispatch_keyset),
              "add_: an inference tensor is modified outside inference mode; clone it first");
  {
    at::AutoDispatchBelowInplaceOrView guard;
    at::redispatch::add_(ks & c10::after_InplaceOrView_keyset, self, other, alpha);
  }
  increment_version(self);
  return self;
}

Tensor expand_below_inplace_or_view(c10::DispatchKeySet ks, const Tensor& self, IntArrayRef size,
                                    bool implicit) {
  ++view_runs;
  auto viewed = ([&]() {
    at::AutoDispatchBelowInplaceOrView guard;
    return at::redispatch::expand(ks & c10::after_InplaceOrView_keyset, self, size, implicit);
  })();
  std::function<at::Tensor(const at::Tensor&)> func = nullptr;
  if (!self.unsafeGetTensorImpl()->support_as_strided()) {
    auto size_vec = size.vec();
    func = [=](const at::Tensor& input_base) { return input_base.expand(size_vec, implicit); };
  }
  return as_view(
      /* base */ self, /* output */ viewed, /* is_bw_differentiable */ true,
      /* is_fw_differentiable */ true, /* view_func */ func,
      /* creation_meta */
      InferenceMode::is_enabled()
          ? CreationMeta::INFERENCE_MODE
          : (at::GradMode::is_enabled() ? CreationMeta::DEFAULT : CreationMeta::NO_GRAD_MODE));
}

/// Operators of these tests, so that the library's own keep their kernels.
TORCH_LIBRARY(document_blocks, m) {
  m.def("add_(Tensor(a!) self, Tensor other, Scalar alpha) -> Tensor(a!)");
  m.def("expand(Tensor(a) self, int[] size, bool implicit) -> Tensor(a)");
  m.def("passed(Tensor self) -> Tensor");
}
Tensor& add_cpu(Tensor& self, const Tensor& other, Scalar alpha) {
  return self.add_(other, alpha);
}
Tensor expand_cpu(const Tensor& self, IntArrayRef size, bool implicit) {
  return self.expand(size, implicit);
}
Tensor passed_cpu(const Tensor& self) {
  return self * 2;
}
TORCH_LIBRARY_IMPL(document_blocks, CPU, m) {
  m.impl("add_", TORCH_FN(add_cpu));
  m.impl("expand", TORCH_FN(expand_cpu));
  m.impl("passed", TORCH_FN(passed_cpu));
}
TORCH_LIBRARY_IMPL(document_blocks, Autograd, m) {
  m.impl("passed", torch::CppFunction::makeFallthrough());
}
TORCH_LIBRARY_IMPL(_, Tracer, m) {
  m.fallback(torch::CppFunction::makeFallthrough());
}

TEST_CASE("an in-place kernel of the documents counts a version", "[compat]") {
  Tensor x = torch::ones({2});
  add_below_inplace_or_view(x.key_set(), x, torch::ones({2}), 3);
  CHECK(x.equal(torch::full({2}, 4.0)));
  CHECK(x._version() == 1);
  Tensor inference;
  {
    InferenceMode guard;
    inference = torch::ones({2});
  }
  CHECK_THROWS_AS(add_below_inplace_or_view(inference.key_set(), inference, torch::ones({2}), 1),
                  c10::Error);
  InferenceMode guard;
  add_below_inplace_or_view(inference.key_set(), inference, torch::ones({2}), 1);
  CHECK(inference.equal(torch::full({2}, 2.0)));
}

TEST_CASE("a view kernel of the documents tracks its view", "[compat]") {
  const Tensor base = torch::ones({1, 3}, torch::requires_grad()) * 1;
  const Tensor view = expand_below_inplace_or_view(base.key_set(), base, {2, 3}, false);
  CHECK(view.is_view());
  CHECK(view._base().is_same(base));
  const InferenceMode guard;
  const Tensor inside = expand_below_inplace_or_view(base.key_set(), base, {2, 3}, false);
  const auto* meta = torch::autograd::impl::get_view_autograd_meta(inside);
  REQUIRE(meta != nullptr);
  CHECK(meta->get_creation_meta() == CreationMeta::NO_VARIABLE_TYPE_VIEW);
  CHECK(meta->get_creation_meta() == CreationMeta::NO_GRAD_FN);
}

TEST_CASE("the kernels of the documents can be registered for ADInplaceOrView", "[compat]") {
  torch::Library library("document_blocks", c10::DispatchKey::ADInplaceOrView);
  library.impl(
      "add_",
      [](c10::DispatchKeySet ks, Tensor& self, const Tensor& other, Scalar alpha) -> Tensor& {
        return add_below_inplace_or_view(ks, self, other, alpha);
      });
  library.impl("expand", &expand_below_inplace_or_view);
  const auto& dispatcher = torch::Dispatcher::singleton();
  const auto add = dispatcher.findSchemaOrThrow("document_blocks::add_", "")
                       .typed<Tensor&(Tensor&, const Tensor&, Scalar)>();
  const auto expand = dispatcher.findSchemaOrThrow("document_blocks::expand", "")
                          .typed<Tensor(const Tensor&, IntArrayRef, bool)>();
  Tensor x = torch::ones({1, 2});
  const int inplace_before = inplace_runs, views_before = view_runs;
  add.call(x, torch::ones({1, 2}), 1);
  CHECK(expand.call(x, {3, 2}, false).is_view());
  CHECK(x._version() == 1);
  CHECK(inplace_runs == inplace_before + 1);
  CHECK(view_runs == views_before + 1);
  InferenceMode guard;
  Tensor inference = torch::ones({1, 2});
  add.call(inference, inference, 1);
  CHECK_FALSE(expand.call(inference, {3, 2}, false).is_view());
  CHECK(inplace_runs == inplace_before + 1);  // neither kernel has part in it
  CHECK(view_runs == views_before + 1);
}

TEST_CASE("a kernel that falls through is passed over", "[compat]") {
  const auto passed = torch::Dispatcher::singleton()
                          .findSchemaOrThrow("document_blocks::passed", "")
                          .typed<Tensor(const Tensor&)>();
  const Tensor x = torch::ones({2}, torch::requires_grad());
  CHECK(passed.call(x).equal(torch::full({2}, 2.0)));
  CHECK(passed.call(x).is_leaf());  // nothing recorded it
  const c10::impl::IncludeDispatchKeyGuard traced(c10::DispatchKey::Tracer);
  CHECK((x + 1).equal(torch::full({2}, 2.0)));
}

TEST_CASE("the thread's keys go by the documents' names", "[compat]") {
  const auto normal = c10::impl::tls_local_dispatch_key_set();
  CHECK(normal.included_.has(c10::DispatchKey::ADInplaceOrView));
  CHECK_FALSE(normal.excluded_.has(c10::DispatchKey::Autograd));
  CHECK(c10::DispatchKeySet(c10::DispatchKey::Autograd) == c10::autograd_dispatch_keyset);
  InferenceMode guard;
  const auto inference = c10::impl::tls_local_dispatch_key_set();
  CHECK_FALSE(inference.included_.has(c10::DispatchKey::ADInplaceOrView));
  CHECK(inference.excluded_.has_all(c10::autograd_dispatch_keyset));
  CHECK(c10::impl::is_all_dispatch_keyset_excluded(c10::autograd_dispatch_keyset));
}

TEST_CASE("both examples of why the mode sets the keys it sets", "[compat]") {
  SECTION("a normal tensor that is modified inside is ready for autograd") {
    torch::Tensor leaf = torch::ones({1, 2, 3}).set_requires_grad(true);
    torch::Tensor k = leaf + 2;
    {
      c10::InferenceMode guard(true);
      k.add_(2);
    }
    CHECK(k._version() == 1);
    k.sum().backward();
    CHECK(leaf.grad().equal(torch::ones({1, 2, 3})));
  }
  SECTION("a view of an inference tensor, made outside, has no view metadata to be wrong") {
    torch::Tensor a;
    {
      c10::InferenceMode guard(true);
      torch::Tensor in = torch::ones({2, 2});
      a = in.view({1, 4});
    }
    torch::Tensor c = a.view({4, 1});
    CHECK(c.is_inference());
    CHECK_FALSE(c.is_view());
    CHECK_THROWS_AS(c.add_(1), c10::Error);
  }
}

TEST_CASE("guards nest as the documents show", "[compat]") {
  {
    InferenceMode outer(true);
    CHECK(InferenceMode::is_enabled());
    {
      InferenceMode inner(false);
      CHECK_FALSE(InferenceMode::is_enabled());
    }
    CHECK(InferenceMode::is_enabled());
  }
  CHECK_FALSE(InferenceMode::is_enabled());
}

TEST_CASE("a program of the functionalization document writes through views", "[compat]") {
  auto x = torch::zeros(2);
  auto x1 = x.view({1, 2});
  x[1].fill_(2);
  auto y = x1 + 3;
  CHECK(y.equal(torch::tensor({3.0F, 5.0F}).view({1, 2})));
}

torch::Tensor pooled_regions(const torch::Tensor& input, const torch::Tensor& regions,
                             double spatial_scale, int64_t height, int64_t width, int64_t ratio,
                             bool aligned) {
  return input * regions.sum() * spatial_scale * (height * width * ratio) + (aligned ? 1 : 0);
}

/// The custom kernel of the documents, in their shape, around a computation of these tests.
class PooledRegions : public torch::autograd::Function<PooledRegions> {
 public:
  static torch::autograd::variable_list forward(torch::autograd::AutogradContext* ctx,
                                                const torch::autograd::Variable& input,
                                                const torch::autograd::Variable& regions,
                                                double spatial_scale, int64_t height, int64_t width,
                                                int64_t ratio, bool aligned) {
    ctx->saved_data["spatial_scale"] = spatial_scale;
    ctx->saved_data["height"] = height;
    ctx->saved_data["width"] = width;
    ctx->saved_data["ratio"] = ratio;
    ctx->saved_data["aligned"] = aligned;
    ctx->saved_data["input_shape"] = input.sizes();
    ctx->save_for_backward({regions});
    at::AutoDispatchBelowADInplaceOrView guard;
    auto result = pooled_regions(input, regions, spatial_scale, height, width, ratio, aligned);
    return {result};
  }
  static torch::autograd::variable_list backward(torch::autograd::AutogradContext* ctx,
                                                 torch::autograd::variable_list grads) {
    auto saved = ctx->get_saved_variables();
    const double factor =
        ctx->saved_data["spatial_scale"].toDouble() *
        static_cast<double>(ctx->saved_data["height"].toInt() * ctx->saved_data["width"].toInt() *
                            ctx->saved_data["ratio"].toInt());
    auto gradient = grads[0] * saved[0].sum() * factor;
    torch::autograd::Variable none;
    return {gradient.view(ctx->saved_data["input_shape"].toIntVector()),
            none,
            none,
            none,
            none,
            none,
            none};
  }
};

TEST_CASE("a custom kernel in the shape of the documents has a gradient", "[compat]") {
  auto input = torch::ones({2, 2}, torch::requires_grad());
  auto regions = torch::ones({3});
  auto result = PooledRegions::apply(input, regions, 0.5, 2, 2, 1, false);
  result[0].sum().backward();
  CHECK(input.grad().equal(torch::full({2, 2}, 6.0)));
  c10::InferenceMode guard;
  CHECK(PooledRegions::apply(input, regions, 0.5, 2, 2, 1, false)[0].is_inference());
}

}  // namespace
