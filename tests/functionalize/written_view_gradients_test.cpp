// Gradients through writes to views: made by dispatched operators, on tensors without memory too.

#include <catch2/catch.hpp>
#include <functional>
#include <string>

#include "tests/functionalize/described.h"

namespace tenon::test {
namespace {

/// What is written to a view of `y`, which is computed of an input.
struct Write {
  std::string name;
  std::function<void(Tensor y, const Tensor& x)> run;
};

const std::vector<Write> writes = {
    {"a row times itself", [](Tensor y, const Tensor& x) { y[0].mul_(x[1]); }},
    {"a column", [](Tensor y, const Tensor& x) { y.select(1, 2).mul_(x.select(1, 0)); }},
    {"zeros", [](Tensor y, const Tensor&) { y[1].zero_(); }},
    {"another tensor",
     [](Tensor y, const Tensor& x) { y.slice(1, 0, 4, 2).copy_(x.slice(1, 0, 2)); }},
    {"transposed", [](Tensor y, const Tensor& x) { y.t()[1].add_(x[0][0]).exp_(); }},
    {"a view of a view",
     [](Tensor y, const Tensor& x) {
       y.view({4, 3}).slice(0, 1, 3)[0].mul_(x[2].slice(0, 1));
     }},
    {"a diagonal", [](Tensor y, const Tensor& x) { y.diagonal().mul_(x.diagonal()); }},
    {"a window",
     [](Tensor y, const Tensor& x) {
       y.as_strided({2, 2}, {4, 3}, 1).mul_(x.slice(0, 0, 2).slice(1, 0, 2));
     }},
    {"two after each other",
     [](Tensor y, const Tensor& x) {
       const Tensor row = y[0];
       row.mul_(x[0]);
       y.t()[0].mul_(2);
       row.sub_(x[1]);
     }},
    {"a number", [](Tensor y, const Tensor&) { y[2].mul_(3).fill_(2); }},
    {"no elements", [](Tensor y, const Tensor& x) { y.slice(0, 3).mul_(x.slice(0, 3)); }},
};

Tensor input() {
  return (arange(12.).reshape({3, 4}) / 7 - 1).clone();
}

/// The gradient of a sum through the write, and a second one.
Tensors gradients(const Write& write, const Tensor& x, bool transposed) {
  Tensor y = transposed ? (x.t() * 1.5).t() : x * 1.5;
  write.run(y, x);
  const Tensor first = autograd::grad({(y * y * x).sum()}, {x}, {}, true, true)[0];
  const Tensor second = autograd::grad({(first * first).sum()}, {x}, {}, true, true)[0];
  return {y.detach(), first, second};
}

TEST_CASE("gradients through writes to views are those of eager, at both depths") {
  for (const bool transposed : {false, true}) {
    for (const Write& write : writes) {
      INFO(write.name << (transposed ? ", transposed" : ""));
      const Tensors expected = gradients(write, input().requires_grad_(true), transposed);
      for (const FunctionalDepth depth :
           {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
        const auto functional =
            functionalize([&](const Tensor& x) { return gradients(write, x, transposed); }, depth);
        const Tensors found = functional(input().requires_grad_(true));
        REQUIRE(found.size() == expected.size());
        for (size_t i = 0; i < found.size(); ++i) {
          CHECK(found[i].equal(expected[i]));
          CHECK(found[i].strides() == expected[i].strides());
        }
      }
    }
  }
}

TEST_CASE("gradients of functional tensors outside a functionalized call are functional") {
  for (const Write& write : writes) {
    INFO(write.name);
    const Tensors expected = gradients(write, input().requires_grad_(true), false);
    Tensor x = to_functional(input(), FunctionalDepth::kMutationsAndViews);
    const Tensors found = gradients(write, x.requires_grad_(true), false);
    for (size_t i = 0; i < found.size(); ++i) {
      CHECK(is_functional(found[i]));
      CHECK(from_functional(found[i].detach()).equal(expected[i].detach()));
    }
  }
}

TEST_CASE("gradients through writes to views are traced") {
  for (const bool transposed : {false, true}) {
    for (const Write& write : writes) {
      INFO(write.name << (transposed ? ", transposed" : ""));
      const Tensors expected = gradients(write, input().requires_grad_(true), transposed);
      const Graph graph = trace([&](const Tensor& x) { return gradients(write, x, transposed); },
                                {input().requires_grad_(true)});
      graph.verify();
      const Tensors found = graph.run({input()});
      REQUIRE(found.size() == expected.size());
      for (size_t i = 0; i < found.size(); ++i) CHECK(found[i].equal(expected[i].detach()));
    }
  }
}

TEST_CASE("a traced gradient through a write to a view is made by the operators of the view") {
  for (const Write& write : writes) {
    INFO(write.name);
    const Graph graph = trace([&](const Tensor& x) { return gradients(write, x, false); },
                              {input().requires_grad_(true)});
    // Two writes in a row leave the view the history that eager has then, AsStridedBackward.
    const bool by_geometry = write.name == "a window" || write.name == "transposed";
    CHECK(by_geometry == (graph.to_string().find("as_strided") != std::string::npos));
  }
}

TEST_CASE("a detached view and one that was saved are the views that they are made of") {
  const Graph detached = trace([](const Tensor& x) { return x.t()[1].detach() * 2; }, {input()});
  CHECK(detached.to_string().find("as_strided") == std::string::npos);
  const auto gradient = [](const Tensor& x) {
    const Tensor y = x * 2;
    y.t()[1].exp_();
    return autograd::grad({y.sum()}, {x})[0];
  };
  const Graph saved = trace(gradient, {input().requires_grad_(true)});
  CHECK(saved.to_string().find("as_strided") == std::string::npos);
  CHECK(saved.run({input()})[0].equal(gradient(input().requires_grad_(true))));
}

TEST_CASE("what is detached from a view shares its writes") {
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    const Tensor x = to_functional(zeros({2, 3}), depth);
    const Tensor column = x.t()[1], detached = column.detach();
    CHECK(detached.is_alias_of(x));
    column.fill_(1);
    CHECK(from_functional(detached).equal(ones({2})));
    detached.fill_(2);
    CHECK(from_functional(column).equal(full({2}, 2.)));
    CHECK(from_functional(x).equal(tensor({{0.f, 2.f, 0.f}, {0.f, 2.f, 0.f}})));
  }
}

TEST_CASE("backward through a write to a view is traced") {
  const auto step = [](Tensor x) {
    Tensor y = x * 2;
    y[0].mul_(x[1]);
    y.sum().backward();
    return x.grad();
  };
  const Graph graph = trace(step, {input().requires_grad_(true)});
  graph.verify();
  CHECK(graph.run({input()})[0].equal(step(input().requires_grad_(true))));
}

TEST_CASE("a captured gradient goes through a traced write to a view") {
  const Tensor grad = full({3, 4}, 0.5);
  const auto step = [&](const Tensor& x) {
    Tensor y = x * 2;
    y[0].mul_(x[1]);
    return autograd::grad({y}, {x}, {grad})[0];
  };
  const Graph graph = trace(step, {input().requires_grad_(true)});
  CHECK(graph.run({input()})[0].equal(step(input().requires_grad_(true))));
  CHECK(grad.equal(full({3, 4}, 0.5)));
}

}  // namespace
}  // namespace tenon::test
