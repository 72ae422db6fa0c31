// Nanoseconds of kernels on tensors of three sizes, float32 where nothing else is said; with the
// argument `types`, of other number types. One source, built against Tenon's compatibility headers
// and against libtorch; prints `case<TAB>elements<TAB>nanoseconds`, one a line. One thread.

#include <torch/torch.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nanoseconds.h"

namespace {

using torch::Tensor;
using Call = std::function<void()>;
using Cases = std::vector<std::pair<std::string, Call>>;

void add_functions(Cases& cases, const std::string& suffix, const Tensor& any,
                   const Tensor& positive) {
  const auto add = [&](const char* name, Tensor (*function)(const Tensor&), const Tensor& x) {
    cases.emplace_back(name + suffix, [=] { function(x); });
  };
  add("exp", torch::exp, any);
  add("expm1", torch::expm1, any);
  add("log", torch::log, positive);
  add("log1p", torch::log1p, positive);
  add("tanh", torch::tanh, any);
  add("sigmoid", torch::sigmoid, any);
  add("erf", torch::erf, any);
  add("sin", torch::sin, any);
  add("sqrt", torch::sqrt, positive);
  add("silu", torch::silu, any);
  add("relu", torch::relu, any);
  add("abs", torch::abs, any);
  cases.emplace_back("gelu" + suffix, [=] { torch::gelu(any); });
}

/// Every other number.
void add_strided(Cases& cases, const std::string& suffix, const Tensor& x, const Tensor& y) {
  const Tensor a = x.slice(0, 0, x.size(0), 2), b = y.slice(0, 0, y.size(0), 2);
  cases.emplace_back("add strided" + suffix, [=] { torch::add(a, b); });
  cases.emplace_back("copy strided" + suffix, [=] { a.contiguous(); });
}

void add_pointwise(Cases& cases, const Tensor& x, const Tensor& y) {
  const Tensor out = torch::empty_like(x);
  cases.emplace_back("add", [=] { torch::add(x, y); });
  cases.emplace_back("add_out", [=]() mutable { torch::add_out(const_cast<Tensor&>(out), x, y); });
  cases.emplace_back("mul_", [=]() mutable { out.mul_(y); });
  cases.emplace_back("gt", [=] { torch::gt(x, y); });
  const Tensor mask = x > 0;
  cases.emplace_back("where", [=] { torch::where(mask, x, y); });
  cases.emplace_back("to float64", [=] { x.to(torch::kFloat64); });
  cases.emplace_back("to bfloat16", [=] { x.to(torch::kBFloat16); });
  add_strided(cases, "", x, y);
}

void add_reductions(Cases& cases, const Tensor& x) {
  cases.emplace_back("sum", [=] { torch::sum(x); });
  cases.emplace_back("max", [=] { torch::max(x); });
  cases.emplace_back("cumsum", [=] { torch::cumsum(x, 0); });
}

void add_matrices(Cases& cases, const Tensor& matrix) {
  const int64_t side = matrix.size(0);
  const Tensor row = torch::randn({side}), column = torch::randn({side, 1});
  const Tensor index = torch::randint(0, side, {side});
  cases.emplace_back("add a row", [=] { torch::add(matrix, row); });
  cases.emplace_back("add a column", [=] { torch::add(matrix, column); });
  cases.emplace_back("add transposed", [=] { torch::add(matrix, matrix.t()); });
  cases.emplace_back("transposing copy", [=] { matrix.t().contiguous(); });
  cases.emplace_back("sum over dim 0", [=] { matrix.sum(0); });
  cases.emplace_back("sum over dim 1", [=] { matrix.sum(1); });
  cases.emplace_back("max over dim 1", [=] { matrix.max(1); });
  cases.emplace_back("argmax over dim 1", [=] { matrix.argmax(1); });
  cases.emplace_back("softmax", [=] { torch::softmax(matrix, 1); });
  cases.emplace_back("log_softmax", [=] { torch::log_softmax(matrix, 1); });
  cases.emplace_back("layer_norm", [=] { torch::layer_norm(matrix, {side}); });
  cases.emplace_back("sort", [=] { matrix.sort(1); });
  cases.emplace_back("index_select", [=] { matrix.index_select(0, index); });
  cases.emplace_back("embedding", [=] { torch::embedding(matrix, index); });
  const Tensor places = torch::randint(0, side, {side, side});
  cases.emplace_back("gather", [=] { matrix.gather(1, places); });
  cases.emplace_back("cumsum over dim 0", [=] { matrix.cumsum(0); });
}

/// Layers of images of ten channels or more.
void add_layers(Cases& cases, const Tensor& images) {
  const int64_t channels = images.size(1);
  const Tensor weight = torch::rand({channels}), bias = torch::randn({channels});
  const Tensor mean = torch::zeros({channels}), variance = torch::ones({channels});
  for (const bool training : {false, true}) {
    cases.emplace_back(training ? "batch_norm, training" : "batch_norm", [=] {
      torch::batch_norm(images, weight, bias, mean, variance, training, 0.1, 1e-5, false);
    });
  }
  cases.emplace_back("group_norm", [=] { torch::group_norm(images, 5, weight, bias); });
  cases.emplace_back("max_pool2d", [=] { torch::max_pool2d(images, 2); });
  cases.emplace_back("avg_pool2d", [=] { torch::avg_pool2d(images, 2); });
  cases.emplace_back("mean over images", [=] { torch::adaptive_avg_pool2d(images, {1, 1}); });
}

/// What is measured of every number type.
void add_of_type(Cases& cases, const std::string& suffix, const Tensor& x, const Tensor& y) {
  const Tensor mask = x > 0, out = torch::zeros_like(x);
  cases.emplace_back("add" + suffix, [=] { torch::add(x, y); });
  cases.emplace_back("mul_" + suffix, [=]() mutable { out.mul_(y); });
  cases.emplace_back("abs" + suffix, [=] { torch::abs(x); });
  cases.emplace_back("gt" + suffix, [=] { torch::gt(x, y); });
  cases.emplace_back("where" + suffix, [=] { torch::where(mask, x, y); });
  add_strided(cases, suffix, x, y);
  cases.emplace_back("sum" + suffix, [=] { torch::sum(x); });
  cases.emplace_back("max" + suffix, [=] { torch::max(x); });
  cases.emplace_back("cumsum" + suffix, [=] { torch::cumsum(x, 0); });
  const auto side = static_cast<int64_t>(std::sqrt(static_cast<double>(x.size(0))));
  const Tensor matrix = x.narrow(0, 0, side * side).view({side, side});
  const Tensor row = y.narrow(0, 0, side), column = row.unsqueeze(1);
  cases.emplace_back("add a row" + suffix, [=] { torch::add(matrix, row); });
  cases.emplace_back("add a column" + suffix, [=] { torch::add(matrix, column); });
  cases.emplace_back("transposing copy" + suffix, [=] { matrix.t().contiguous(); });
  cases.emplace_back("sum over dim 0" + suffix, [=] { matrix.sum(0); });
  cases.emplace_back("sum over dim 1" + suffix, [=] { matrix.sum(1); });
}

Cases cases_of_types(int64_t elements) {
  Cases cases;
  const Tensor any = torch::randn({elements}), positive = torch::rand({elements}) + 0.5;
  const auto add = [&](const std::string& suffix, torch::Dtype dtype) {
    add_of_type(cases, suffix, any.mul(8).to(dtype), positive.mul(8).to(dtype));
  };
  add(", float64", torch::kFloat64);
  add(", bfloat16", torch::kBFloat16);
  add(", int64", torch::kInt64);
  add_functions(cases, ", bfloat16", any.to(torch::kBFloat16), positive.to(torch::kBFloat16));
  return cases;
}

Cases usual_cases(int64_t elements) {
  Cases cases;
  const Tensor any = torch::randn({elements}), positive = torch::rand({elements}) + 0.5;
  add_functions(cases, "", any, positive);
  add_functions(cases, ", float64", any.to(torch::kFloat64), positive.to(torch::kFloat64));
  add_pointwise(cases, any, positive);
  add_reductions(cases, any);
  const auto side = static_cast<int64_t>(std::sqrt(static_cast<double>(elements)));
  add_matrices(cases, torch::randn({side, side}));
  add_layers(cases, elements == 1000     ? torch::randn({1, 10, 10, 10})
                    : elements == 100000 ? torch::randn({1, 10, 100, 100})
                                         : torch::randn({10, 100, 100, 100}));
  return cases;
}

void print(const Cases& cases, int64_t elements) {
  for (const auto& [name, call] : cases) {
    const auto repeat = [call = call](int count) {
      for (int i = 0; i < count; ++i) call();
    };
    std::printf("%s\t%lld\t%.1f\n", name.c_str(), static_cast<long long>(elements),
                nanoseconds(repeat, 1));
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const bool types = argc == 2 && std::string_view(argv[1]) == "types";
  at::set_num_threads(1);
  torch::manual_seed(1);
  const torch::NoGradGuard no_history;
  for (const int64_t elements : {1000, 100000, 10000000}) {
    print(types ? cases_of_types(elements) : usual_cases(elements), elements);
  }
}
