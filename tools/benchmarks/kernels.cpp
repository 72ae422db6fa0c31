// Nanoseconds of kernels on tensors of three sizes, float32 where nothing else is said. One source,
// built against Tenon's compatibility headers and against libtorch; prints
// `case<TAB>elements<TAB>nanoseconds`, one a line. One thread.

#include <torch/torch.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
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
}

void run(int64_t elements) {
  Cases cases;
  const Tensor any = torch::randn({elements}), positive = torch::rand({elements}) + 0.5;
  add_functions(cases, "", any, positive);
  add_functions(cases, ", float64", any.to(torch::kFloat64), positive.to(torch::kFloat64));
  add_pointwise(cases, any, positive);
  add_reductions(cases, any);
  const auto side = static_cast<int64_t>(std::sqrt(static_cast<double>(elements)));
  add_matrices(cases, torch::randn({side, side}));
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

int main() {
  at::set_num_threads(1);
  torch::manual_seed(1);
  const torch::NoGradGuard no_history;
  for (const int64_t elements : {1000, 100000, 10000000}) run(elements);
}
