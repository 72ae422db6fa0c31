// A program as one writes it for libtorch: everything here is libtorch's API, and the same source
// compiles against it.
#include <ATen/ATen.h>
#include <torch/torch.h>

#include <catch2/catch.hpp>
#include <sstream>
#include <vector>

namespace {

TEST_CASE("tensors are made and asked the libtorch way", "[compat]") {
  torch::manual_seed(0);
  at::set_num_threads(2);
  CHECK(at::get_num_threads() == 2);
  const torch::Tensor a = torch::ones({2, 3});
  const at::Tensor b = at::zeros({2, 3}, at::kDouble);
  const auto c = torch::tensor(std::vector<double>{1, 2, 3}, torch::kFloat64);
  CHECK(a.dtype() == torch::kFloat32);
  CHECK(b.scalar_type() == at::ScalarType::Double);
  CHECK(c.sizes() == at::IntArrayRef({3}));
  CHECK(c.data_ptr<double>()[2] == 3.0);
  CHECK(a.sizes().vec() == std::vector<int64_t>{2, 3});
  CHECK(a.dim() == 2);
  CHECK(a.size(-1) == 3);
  CHECK(a.numel() == 6);
  CHECK(a.stride(0) == 3);
  CHECK(a.is_contiguous());
  CHECK(a.device().is_cpu());
  CHECK(a.device().type() == torch::kCPU);
  CHECK_FALSE(a.is_cuda());
  const auto options = torch::TensorOptions().dtype(torch::kInt64).device(torch::kCPU);
  CHECK(torch::full({2}, 7, options).sum().item<int64_t>() == 14);
  CHECK(torch::zeros({2}, torch::dtype(torch::kInt32)).dtype() == torch::kInt);
  CHECK(torch::eye(3).sum().item().toFloat() == 3.0f);
  CHECK(torch::arange(0, 10, 2).size(0) == 5);
  CHECK(torch::empty({0}).numel() == 0);
  CHECK(torch::rand({4}).max().item<float>() < 1.0f);
  CHECK(torch::randn({2, 2}, torch::kDouble).dtype() == torch::kDouble);
  CHECK(torch::zeros_like(a).equal(at::zeros({2, 3})));
  CHECK_FALSE(torch::cuda::is_available());
}

TEST_CASE("functions, methods and operators agree", "[compat]") {
  const at::Tensor x = torch::tensor({{1.0, -2.0}, {3.0, -4.0}});
  CHECK(torch::equal(at::relu(x), x.relu()));
  CHECK(torch::equal(at::add(x, x, 2), x + 2 * x));
  CHECK(torch::allclose(torch::exp(x).log(), x));
  at::Tensor out = at::empty({2, 2});
  at::add_out(out, x, x);
  CHECK(torch::equal(out, x * 2));
  out.add_(1).mul_(x);
  CHECK(torch::equal(torch::mm(x, torch::eye(2)), x));
  CHECK(torch::cat({x, x}, 1).size(1) == 4);
  const std::vector<at::Tensor> list = {x, x};
  CHECK(torch::stack(list).dim() == 3);
  CHECK(x.t().transpose(0, 1).equal(x));
  CHECK(x.view({-1}).size(0) == 4);
  CHECK(x.sum(0).sizes() == at::IntArrayRef({2}));
  CHECK(x.mean().item<double>() == -0.5);
  CHECK(std::get<1>(x.max(1)).equal(torch::tensor({0, 0})));
  CHECK(x.to(torch::kInt).dtype() == at::kInt);
  CHECK(x.to(at::kCPU, at::kDouble).dtype() == at::kDouble);
  CHECK(x.accessor<float, 2>()[1][0] == 3.0f);
}

TEST_CASE("indices of torch::indexing", "[compat]") {
  using namespace torch::indexing;
  torch::Tensor x = torch::arange(12).view({3, 4});
  CHECK(x.index({1, 2}).item<int64_t>() == 6);
  CHECK(x.index({Slice(1, None), "..."}).size(0) == 2);
  CHECK(x.index({Ellipsis, 0}).equal(torch::tensor({0, 4, 8})));
  x.index_put_({0, Slice()}, -1);
  CHECK(x[0].equal(torch::full({4}, -1, torch::kLong)));
  x[1][1] = 100;
  CHECK(x.max().item<int64_t>() == 100);
}

TEST_CASE("functions of torch::fft", "[compat]") {
  const auto wave = torch::sin(torch::arange(8, torch::kFloat64) * 0.5);
  const auto spectrum = torch::fft::fft(wave);
  CHECK(torch::allclose(torch::fft::ifft(spectrum), torch::complex(wave, torch::zeros_like(wave))));
  CHECK(torch::allclose(torch::fft::irfft(torch::fft::rfft(wave), 8), wave));
  CHECK(torch::allclose(torch::fft::hfft(torch::fft::ihfft(wave), 8), wave));
  const auto grid = wave.reshape({2, 4});
  CHECK(torch::allclose(torch::fft::irfft2(torch::fft::rfft2(grid), {{2, 4}}), grid));
  CHECK(torch::allclose(torch::fft::fft2(grid), torch::fft::fftn(grid)));
  CHECK(torch::allclose(torch::fft::ifft2(torch::fft::fft2(grid)),
                        torch::fft::ifftn(torch::fft::fftn(grid))));
  CHECK(torch::allclose(torch::fft::irfftn(torch::fft::rfftn(grid, {{2, 4}}, {{0, 1}}, "ortho"),
                                           {{2, 4}}, {{0, 1}}, "ortho"),
                        grid));
  CHECK(torch::fft::ifftshift(torch::fft::fftshift(wave)).equal(wave));
  CHECK(torch::fft::fftfreq(8, 0.5).size(0) == 8);
  CHECK(torch::fft::rfftfreq(8, 0.5, torch::kFloat64).size(0) == 5);
}

TEST_CASE("gradients", "[compat]") {
  torch::Tensor x = torch::tensor({1.0, 2.0}, torch::requires_grad());
  auto y = (x * x).sum();
  CHECK(y.requires_grad());
  CHECK(y.grad_fn() != nullptr);
  y.backward();
  CHECK(x.grad().equal(torch::tensor({2.0, 4.0})));
  x.mutable_grad().zero_();
  const auto grads = torch::autograd::grad({(x * x * x).sum()}, {x}, /*grad_outputs=*/{},
                                           /*retain_graph=*/true, /*create_graph=*/true);
  CHECK(grads[0].equal(3 * x * x));
  const torch::autograd::variable_list second = torch::autograd::grad({grads[0].sum()}, {x});
  CHECK(second[0].equal(6 * x));
  CHECK_FALSE(x.detach().requires_grad());
  CHECK(x.is_leaf());
  {
    torch::NoGradGuard no_grad;
    CHECK_FALSE((x * 2).requires_grad());
    const auto version = x._version();
    x.sub_(0.1 * x);
    CHECK(x._version() == version + 1);
  }
  {
    torch::AutoGradMode enable(false);
    CHECK_FALSE(torch::GradMode::is_enabled());
  }
}

TEST_CASE("c10::InferenceMode", "[compat]") {
  const at::Tensor normal = at::ones({2});
  at::Tensor inference;
  {
    c10::InferenceMode guard;
    CHECK(c10::InferenceMode::is_enabled());
    inference = at::ones({2}) + normal;
    CHECK(inference.is_inference());
    inference.add_(1);
  }
  CHECK_FALSE(normal.is_inference());
  CHECK_THROWS_AS(inference.add_(1), c10::Error);
  CHECK_THROWS_AS(inference._version(), c10::Error);
  CHECK(c10::impl::tls_is_dispatch_key_included(c10::DispatchKey::ADInplaceOrView));
  const at::AutoDispatchBelowADInplaceOrView below;
  CHECK(c10::impl::tls_is_dispatch_keyset_excluded(c10::autograd_dispatch_keyset));
}

TEST_CASE("the guard that InferenceMode replaces still works", "[compat]") {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  const at::Tensor x = torch::ones({2}, torch::requires_grad());
  {
    at::AutoNonVariableTypeMode guard(true);
    CHECK_FALSE((x * 2).requires_grad());
  }
  CHECK((x * 2).requires_grad());
#pragma GCC diagnostic pop
}

TEST_CASE("vocabulary of c10", "[compat]") {
  c10::optional<at::Tensor> none = c10::nullopt;
  CHECK_FALSE(none.has_value());
  c10::ArrayRef<int> list = {1, 2};
  CHECK(list.size() == 2);
  const at::Scalar scalar = 2.5;
  CHECK(scalar.to<int>() == 2);
  CHECK(scalar.isFloatingPoint());
  CHECK(c10::isFloatingType(at::kFloat));
}

TEST_CASE("checks throw c10::Error with the text that they were given", "[compat]") {
  const auto check = [](int value) { TORCH_CHECK(value > 0, "value is ", value); };
  CHECK_NOTHROW(check(1));
  CHECK_THROWS_WITH(check(-1), Catch::StartsWith("value is -1"));
  CHECK_THROWS_WITH([] { TORCH_CHECK(1 == 2); }(),
                    Catch::StartsWith("Expected 1 == 2 to be true, but got false."));
  CHECK_THROWS_AS([] { AT_ASSERT(false); }(), c10::Error);
  CHECK_THROWS_AS([] { AT_ERROR("no"); }(), c10::Error);
  try {
    torch::ones({2}).view({3});
    FAIL("no error");
  } catch (const std::exception& error) {
    CHECK_FALSE(std::string(error.what()).empty());
  }
}

TEST_CASE("dtype macros", "[compat]") {
  const auto size = [](const at::Tensor& x) {
    return AT_DISPATCH_ALL_TYPES(x.scalar_type(), "size", [&] { return sizeof(scalar_t); });
  };
  CHECK(size(at::ones({1}, at::kDouble)) == 8);
  CHECK(size(at::ones({1}, at::kByte)) == 1);
  CHECK_THROWS_AS(size(at::ones({1}, at::kBool)), c10::Error);
  const auto with_half = [](const at::Tensor& x) {
    return AT_DISPATCH_FLOATING_TYPES_AND_HALF(x.scalar_type(), "with_half",
                                               [&] { return std::is_same_v<scalar_t, at::Half>; });
  };
  CHECK(with_half(at::ones({1}, at::kHalf)));
  CHECK_FALSE(with_half(at::ones({1}, at::kFloat)));
  CHECK_THROWS_AS(with_half(at::ones({1}, at::kLong)), c10::Error);
  const auto with_both = [](const at::Tensor& x) {
    return AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, x.scalar_type(), "with_both",
                                           [&] { return sizeof(scalar_t); });
  };
  CHECK(with_both(at::ones({1}, at::kHalf)) == 2);
  CHECK(with_both(at::ones({1}, at::kDouble)) == 8);
}

TEST_CASE("dtype macros of complex numbers", "[compat]") {
  const at::Tensor wide = at::ones({1}, at::kComplexDouble), real = at::ones({1}, at::kFloat);
  const auto only = [](const at::Tensor& x) {
    return AT_DISPATCH_COMPLEX_TYPES(
        x.scalar_type(), "only", [&] { return std::is_same_v<scalar_t, c10::complex<double>>; });
  };
  CHECK(only(wide));
  CHECK_FALSE(only(at::ones({1}, at::kComplexFloat)));
  CHECK_THROWS_AS(only(real), c10::Error);
  const auto with_floats = [](const at::Tensor& x) {
    return AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(x.scalar_type(), "with_floats",
                                                  [&] { return sizeof(scalar_t); });
  };
  CHECK(with_floats(wide) == 16);
  CHECK(with_floats(real) == 4);
  CHECK_THROWS_AS(with_floats(at::ones({1}, at::kHalf)), c10::Error);
  CHECK_THROWS_AS(with_floats(at::ones({1}, at::kLong)), c10::Error);
  const auto with_all = [](const at::Tensor& x) {
    return AT_DISPATCH_ALL_TYPES_AND_COMPLEX(x.scalar_type(), "with_all",
                                             [&] { return sizeof(scalar_t); });
  };
  CHECK(with_all(wide) == 16);
  CHECK(with_all(at::ones({1}, at::kShort)) == 2);
  CHECK_THROWS_AS(with_all(at::ones({1}, at::kBool)), c10::Error);
  CHECK(c10::isComplexType(wide.scalar_type()));
  CHECK_FALSE(c10::isComplexType(real.scalar_type()));
}

TEST_CASE("parallel_for and printing", "[compat]") {
  std::vector<int> visits(1000, 0);
  at::parallel_for(0, 1000, 10, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) ++visits[i];
  });
  CHECK(visits == std::vector<int>(1000, 1));
  std::ostringstream text;
  text << torch::ones({2, 2}) << torch::ones({2}).sizes();
  CHECK(text.str() == " 1  1\n 1  1\n[ CPUFloatType{2,2} ][2]");
}

}  // namespace
