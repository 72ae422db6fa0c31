// Compiled graphs, which call no operators, and graphs that do.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/profiler/profiled.h"

namespace tenon::test {
namespace {

using Names = std::vector<std::string>;

TEST_CASE("the steps of a compiled graph are events, with all that they compute") {
  const Tensor x = rand({1, 32}), y = rand({32, 32});
  const Graph graph = trace(
      [](const Tensor& a, const Tensor& b) { return ((a * 2).exp() + a).mm(b).relu().softmax(1); },
      {x, y});
  const CompiledGraph compiled = graph.compile();
  Tensor result;
  const Events events = profiled([&] { result = compiled.run({x, y})[0]; });
  CHECK(wrong_with(events) == "");
  const Names expected = {"mul.Scalar + exp + add.Tensor", "mm + relu", "_softmax"};
  Names replayed;
  for (const ProfileEvent& event : events) {
    if (event.kind == ProfileEventKind::kReplay) replayed.push_back(event.name);
    CHECK(event.kernels.empty());
  }
  CHECK(replayed == expected);
  CHECK(result.equal(graph.run({x, y})[0]));
}

TEST_CASE("names of steps outlive their graph") {
  Profile profile;
  {
    const Tensor x = rand({4});
    const CompiledFunction f = compile([](const Tensor& a) {
      const Tensor exponential = a.exp();
      return exponential + a.sin();
    });
    f(x);
    f(x);
  }
  profile.stop();
  size_t count = 0;
  for (const ProfileEvent& event : profile.events()) {
    if (event.kind != ProfileEventKind::kReplay) continue;
    ++count;
    CHECK(event.name == "exp + sin + add.Tensor");
  }
  CHECK(count == 2);
}

TEST_CASE("a graph that runs by calls has events of operators") {
  const Tensor x = rand({4});
  const Graph graph = trace([](const Tensor& a) { return a.exp() + a; }, {x});
  CHECK(names(profiled([&] { graph.run({x}); }))[0] == "exp");
}

TEST_CASE("functionalized and traced calls compute the same in a profile") {
  const Tensor x = rand({3, 3}), weight = rand({3, 3}, requires_grad());
  const auto f = [](const Tensor& a) {
    Tensor b = a * 2;
    b[0].add_(1);
    return b.t().mm(a);
  };
  Tensor result;
  const Events events = profiled([&] {
    CHECK(trace(f, {x}).run({x})[0].equal(f(x)));
    result = f(weight);
    result.sum().backward();
  });
  CHECK(wrong_with(events) == "");
  CHECK(result.equal(f(weight)));
  const Tensor functional = to_functional(x);
  Tensor sum;
  const Events passed = profiled([&] { sum = functional.add(functional).add_(functional); });
  CHECK(names(passed)[0] == "add.Tensor");
  CHECK(find(passed, "add_.Tensor").kernels.has(DispatchKey::Functionalize));
  CHECK(from_functional(sum).equal(x * 3));
}

TEST_CASE("calls on duals and on lazy tensors are heard of") {
  const Tensor x = rand({3});
  const Events events = profiled([&] {
    const autograd::DualLevel level;
    autograd::make_dual(x, ones({3})).exp();
  });
  const ProfileEvent& exp = find(events, "exp", true);
  CHECK(exp.kernels.has(DispatchKey::Dual));
  CHECK(wrong_with(events) == "");
  Tensor result;
  const Events of_lazy = profiled([&] { result = (x.to(kLazy) * 2).exp().to(kCPU); });
  CHECK(wrong_with(of_lazy) == "");
  CHECK(find(of_lazy, "exp", true).kernels.has(DispatchKey::Functionalize));
  CHECK(result.equal((x * 2).exp()));
}

}  // namespace
}  // namespace tenon::test
