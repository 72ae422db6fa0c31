// Reductions of all elements, which a compiled graph makes one step with the loops before them: to
// the bit what the function computes, for any sizes and numbers of threads.

#include <thread>
#include <utility>

#include "check_compiled.h"
#include "step_names.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

Tensors whole(const Tensors& in) {
  const Tensor &x = in[0], &y = in[1], &row = in[2];
  const Tensor difference = x - y, doubled = x * 2;
  return {(difference * difference).mean(),
          (x * row).sum() + 1,
          doubled,
          doubled.prod(),
          (doubled - 1).amax(),
          (y + 1).amin() - y,
          (x > 4).any(),
          (y.abs() < 9).all(),
          (x > 0).sum(),
          (x * y).sum({0, 1}, true) * x,
          (x + y).view({-1}).mean(0)};
}

TEST_CASE("reductions of all elements, in units, equal the function") {
  for (const int threads : {1, 2, 3}) {
    const NumThreads number(threads);
    for (const DType dtype : {kFloat32, kFloat64}) {
      for (const auto& [rows, columns] :
           {std::pair{1, 32'769}, {2, 40'000}, {300, 1111}, {32, 32'768}, {700, 1000}}) {
        INFO(dtype << " " << rows << " x " << columns << ", " << threads << " threads");
        check_compiled(whole, {randn({rows, columns}, dtype), randn({rows, columns}, dtype),
                               randn({columns}, dtype)});
      }
    }
  }
  check_compiled(
      [](const Tensors& in) {
        return Tensors{(in[0] * 2).sum(), (in[0] + 1).prod(), (in[0] - 1).amax()};
      },
      {randint(-9, 9, {300, 500}, kInt32)});
}

TEST_CASE("which steps a reduction of all elements takes") {
  const NumThreads number(1);
  const Tensors in{randn({300, 1111}), randn({300, 1111}), randn({1111})};
  CHECK(steps_of(
            [](const Tensors& of) {
              const Tensor difference = of[0] - of[1];
              return Tensors{(difference * difference).mean()};
            },
            in) == Names{"sub.Tensor + mul.Tensor + mean"});
  // What reads the sum waits for it.
  CHECK(steps_of(
            [](const Tensors& of) {
              const Tensor product = of[0] * of[1];
              return Tensors{product / product.sum()};
            },
            in) == Names{"mul.Tensor + sum", "div.Tensor"});
  CHECK(steps_of([](const Tensors& of) { return Tensors{(of[0] * 2).t().sum()}; }, in).size() == 2);
  CHECK(steps_of(
            [](const Tensors& of) { return Tensors{(of[1] * 2 + of[0]).narrow(1, 0, 1000).sum()}; },
            in)
            .size() == 2);
}

TEST_CASE("row groups serve many threads", "[thread]") {
  const NumThreads number(2);
  const Tensor weight = randn({300});
  const auto function = [&](const Tensor& x) {
    const Tensor h = (x * 2 + weight).softmax(-1) * weight;
    return Tensors{layer_norm(h, {300}), (h - x).sum(), h.sum(-1)};
  };
  const CompiledGraph compiled = trace(function, {randn({200, 300})}).compile();
  std::vector<int> wrong(8);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < wrong.size(); ++i) {
    threads.emplace_back([&, i] {
      const Tensor x = full({200, 300}, static_cast<double>(i) / 10);
      const Tensors expected = function(x);
      for (int run = 0; run < 30; ++run) {
        const Tensors found = compiled({x});
        for (size_t j = 0; j < found.size(); ++j) wrong[i] += !found[j].equal(expected[j]);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int each : wrong) CHECK(each == 0);
}

}  // namespace
}  // namespace tenon::test
