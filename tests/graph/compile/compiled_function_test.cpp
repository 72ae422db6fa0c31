// Functions that are compiled for the inputs that they are called with.

#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;

TEST_CASE("a compiled function is traced once for each geometry of its inputs") {
  int traced = 0;
  const CompiledFunction f = compile([&](const Tensor& x, const Tensor& y) {
    ++traced;
    return x.mm(y).relu();
  });
  const auto check = [&](const Tensor& x, const Tensor& y) {
    CHECK(f(x, y)[0].equal(x.mm(y).relu()));
  };
  check(randn({2, 3}), randn({3, 4}));
  check(randn({2, 3}), randn({3, 4}));
  CHECK(traced == 1);
  check(randn({5, 3}), randn({3, 4}));
  check(randn({5, 3}, kFloat64), randn({3, 4}, kFloat64));
  check(randn({3, 5}).t(), randn({3, 4}));
  CHECK(traced == 4);
  check(randn({2, 3}), randn({3, 4}));
  CHECK(traced == 4);
  CHECK(f.traces() == 4);
  CHECK_THROWS_AS(f(ones({2, 3}), ones({2, 3})), ShapeError);
  CHECK_THROWS_AS(f(ones({2, 3}), Tensor()), ValueError);
}

TEST_CASE("a compiled function keeps a bounded number of graphs, those used last") {
  const CompiledFunction f = compile([](const Tensor& x) { return x + 1; });
  const auto call = [&](int64_t size) { CHECK(f(ones({size}))[0].equal(full({size}, 2.0))); };
  const auto most = static_cast<int64_t>(CompiledFunction::kMost);
  for (int64_t size = 1; size <= most; ++size) call(size);
  call(1);
  call(most + 1);  // takes the place of 2
  CHECK(f.graphs() == CompiledFunction::kMost);
  CHECK(f.traces() == CompiledFunction::kMost + 1);
  call(1);
  CHECK(f.traces() == CompiledFunction::kMost + 1);
  call(2);
  CHECK(f.traces() == CompiledFunction::kMost + 2);
}

TEST_CASE("a vector of inputs, and a function without results") {
  const CompiledFunction f = compile([](const Tensors& in) { in[0].add_(in[1]); });
  const Tensor x = ones({2});
  CHECK(f(Tensors{x, ones({2})}).empty());
  CHECK(x.equal(full({2}, 2.0)));
}

TEST_CASE("one compiled graph serves many threads, each with an arena of its own", "[thread]") {
  const Tensor weight = randn({16, 16});
  const auto function = [&](const Tensor& x) {
    const Tensor y = (x.mm(weight) + x).tanh();
    return y.mm(weight).softmax(1) + y.t().sum(1);
  };
  const CompiledGraph compiled = trace(function, {randn({8, 16})}).compile();
  const CompiledFunction shared = compile(function);
  std::vector<int> wrong(24);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < wrong.size(); ++i) {
    threads.emplace_back([&, i] {
      const Tensor x = full({8, 16}, static_cast<double>(i) / 10);
      const Tensor expected = compiled.graph().run({x})[0];
      const Tensors outputs{empty({8, 16})};
      for (int run = 0; run < 200; ++run) {
        compiled.run({x}, outputs);
        wrong[i] += !outputs[0].equal(expected) || !compiled({x})[0].equal(expected);
        if (run % 50 == 0) wrong[i] += !shared(x)[0].equal(expected);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int each : wrong) CHECK(each == 0);
}

}  // namespace
}  // namespace tenon::test
