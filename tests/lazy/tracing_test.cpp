// Lazy tensors in functions that are traced.

#include <catch2/catch.hpp>
#include <functional>
#include <vector>

#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

using Function = std::function<Tensor(const Tensor&)>;

TEST_CASE("a traced function that captures lazy tensors is refused, and these stay as they are") {
  const Tensor weight = on_lazy(full({2}, 5.0)), pending = weight * 2;
  Tensor written = on_lazy(full({2}, 5.0));
  const Tensor row = written[0];
  row.add_(1);  // an update that waits
  const int64_t version = written._version();
  const std::vector<Function> functions{
      [&](const Tensor& x) { return x + weight.to(kCPU); },
      [&](const Tensor& x) { return x + pending.to(kCPU); },
      [&](const Tensor& x) { return x.to(kLazy) + weight; },
      [&](const Tensor& x) { return x + weight[0].to(kCPU); },
      [&](const Tensor& x) { return x + row.to(kCPU); },
      [&](const Tensor& x) { return x + written.to(kCPU); },
      [&](const Tensor& x) { return (x * 1).copy_(pending); },
      [&](const Tensor&) { return weight; },
      [&](const Tensor&) { return weight * 2; },
      [&](const Tensor&) { return weight.index({on_lazy(tensor({0}))}); },
      [&](const Tensor& x) { return x * weight.sum().item(); },
      [&](const Tensor&) { return written.add_(1); },
      [&](const Tensor& x) { return written.copy_(x); },
      [&](const Tensor&) { return row.zero_(); },
  };
  for (size_t i = 0; i < functions.size(); ++i) {
    INFO("function " << i);
    CHECK_THROWS_WITH(trace(functions[i], {ones({2})}),
                      Catch::StartsWith("trace: the function captures a tensor of sizes [") &&
                          Catch::EndsWith("] on lazy, whose later values a graph cannot see; call "
                                          "to(\"cpu\") before trace and capture that"));
    CHECK_THROWS_AS(trace(functions[i], {ones({2})}), DeviceError);
  }
  CHECK_THROWS_WITH(
      trace([&](const Tensor& x) { add_out(written, on_lazy(x), on_lazy(x)); }, {ones({2})}),
      "add.out: a traced function writes to a tensor of sizes [2] that is none of its "
      "inputs; pass it as an input");
  CHECK_THROWS_AS(trace([&](const Tensor& x) { return x + weight; }, {ones({2})}), DeviceError);
  CHECK(written._version() == version);
  CHECK(on_cpu(weight).equal(full({2}, 5.0)));
  CHECK(on_cpu(pending).equal(full({2}, 10.0)));
  CHECK(on_cpu(written).equal(tensor({6.0f, 5.0f})));
  written.add_(1);
  CHECK(on_cpu(row).item().toDouble() == 7);
}

TEST_CASE("the ways out of the refusal give the graph of the function") {
  const Tensor weight = on_lazy(full({2}, 5.0));
  const Tensor captured = weight.to(kCPU);
  const Graph graph = trace([&](const Tensor& x) { return x + captured; }, {ones({2})});
  CHECK(graph.run({full({2}, 3.0)})[0].equal(full({2}, 8.0)));
  captured.fill_(1);
  CHECK(graph.run({full({2}, 3.0)})[0].equal(full({2}, 4.0)));
  CHECK(graph.compile()({full({2}, 3.0)})[0].equal(full({2}, 4.0)));
  CHECK(on_cpu(weight).equal(full({2}, 5.0)));

  const Function twice = [](const Tensor& x) { return x * 2; };
  CHECK_THROWS_WITH(trace(twice, {weight}),
                    "trace: expected input 0 to be a plain tensor, got a functional one on lazy; "
                    "pass to(\"cpu\") of it");
  CHECK(trace(twice, {weight.to(kCPU)}).run({weight.to(kCPU)})[0].equal(full({2}, 10.0)));
}

TEST_CASE("lazy tensors that a traced function makes are values of the graph") {
  Graph graph = trace(
      [](const Tensor& x) {
        Tensor y = zeros({2, 2}, device(kLazy));
        y[0].copy_(x);
        y.index_put_({on_lazy(tensor({1}))}, on_lazy(x) + 1);
        return std::vector<Tensor>{y, y.sum(0).to(kCPU)};
      },
      {ones({2})});
  graph.verify();
  for (int i = 0; i < 2; ++i) {
    for (int run = 0; run < 2; ++run) {
      const std::vector<Tensor> found = graph.run({tensor({3.0f, 4.0f})});
      CHECK(found[0].device() == Device(kLazy));
      CHECK(on_cpu(found[0]).equal(tensor({{3.0f, 4.0f}, {4.0f, 5.0f}})));
      CHECK(found[1].equal(tensor({7.0f, 9.0f})));
    }
    update_in_place(graph);
  }
  CHECK_THROWS_WITH(graph.compile(), Catch::Contains("expected values on the CPU, got one on lazy; "
                                                     "Graph::run runs it"));
}

}  // namespace
}  // namespace tenon::test
