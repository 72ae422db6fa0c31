// What a compiled graph refuses, and what it takes although it is other than traced.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;

TEST_CASE("an error while running names the node, and inputs stay") {
  const CompiledGraph compiled = trace(
                                     [](const Tensors& in) {
                                       in[0].mul_(2);
                                       return Tensors{in[0].index_select(0, in[1])};
                                     },
                                     {ones({3}), zeros({1}, kInt64)})
                                     .compile();
  const Tensor x = ones({3});
  CHECK_THROWS_WITH(compiled({x, full({1}, 3, kInt64)}),
                    Catch::Contains("index_select") && Catch::Contains("of a compiled graph)"));
  CHECK(x.equal(ones({3})));
  CHECK(compiled({x, full({1}, 2, kInt64)})[0].equal(full({1}, 2.0)));
}

TEST_CASE("other inputs and outputs than traced are refused before anything is written") {
  const CompiledGraph compiled = trace(
                                     [](const Tensor& x, const Tensor& y) {
                                       x.add_(y);
                                       return x * 2;
                                     },
                                     {ones({2}), ones({2})})
                                     .compile();
  const Tensor x = ones({2}), y = ones({2}), out = zeros({2});
  CHECK_THROWS_AS(compiled({x}), ValueError);
  CHECK_THROWS_AS(compiled({x, Tensor()}), ValueError);
  CHECK_THROWS_AS(compiled({x, ones({3})}), ShapeError);
  CHECK_THROWS_AS(compiled({x, ones({2}, kFloat64)}), DTypeError);
  CHECK_THROWS_AS(compiled({x, empty({2}, kMeta)}), DeviceError);
  CHECK_THROWS_AS(compiled({x, x}), ValueError);
  CHECK_THROWS_AS(compiled({ones({1}).expand({2}), y}), ValueError);
  CHECK_THROWS_AS(compiled.run({x, y}, {}), ValueError);
  CHECK_THROWS_AS(compiled.run({x, y}, {Tensor()}), ValueError);
  CHECK_THROWS_AS(compiled.run({x, y}, {zeros({3})}), ShapeError);
  CHECK_THROWS_AS(compiled.run({x, y}, {zeros({2}, kInt64)}), DTypeError);
  CHECK_THROWS_AS(compiled.run({x, y}, {y}), ValueError);
  CHECK_THROWS_AS(compiled.run({x, y}, {zeros({1}).expand({2})}), ValueError);
  CHECK_THROWS_AS(compiled.run({x, y}, {zeros({2}).requires_grad_(true)}), AutogradError);
  const Tensor inference = [] {
    const InferenceMode guard;
    return zeros({2});
  }();
  CHECK_THROWS_AS(compiled.run({x, y}, {inference}), InferenceModeError);
  CHECK(x.equal(ones({2})));
  compiled.run({x, y}, {out});
  CHECK(out.equal(full({2}, 4.0)));
  CHECK(x.equal(full({2}, 2.0)));
  CHECK(out._version() == 1);
  CHECK(x._version() == 1);
}

TEST_CASE("outputs of other strides than the results are written, too") {
  const CompiledGraph compiled =
      trace([](const Tensor& x) { return x + 1; }, {ones({2, 3})}).compile();
  const Tensor turned = zeros({3, 2}).t(), x = randn({2, 3});
  compiled.run({x}, {turned});
  CHECK(turned.equal(x + 1));
}

TEST_CASE("what is no graph, or is not on the CPU, is not compiled") {
  Graph graph = trace([](const Tensor& x) { return x + 1; }, {ones({2})});
  Graph in_place = graph;
  in_place.nodes[0].op = &Dispatcher::instance().get("add_.Scalar");
  CHECK_THROWS_AS(in_place.compile(), ValueError);
  graph.values[0].device = kMeta;
  CHECK_THROWS_AS(graph.compile(), NotImplementedError);
}

TEST_CASE("traced and functional inputs of a compiled graph go through its operators") {
  const CompiledGraph compiled =
      trace([](const Tensor& x) { return x.exp() + 1; }, {ones({2})}).compile();
  const Graph outer = trace([&](const Tensor& x) { return compiled({x * 2})[0]; }, {ones({2})});
  const Tensor x = randn({2});
  CHECK(outer.run({x})[0].equal((x * 2).exp() + 1));
  CHECK(functionalize([&](const Tensor& in) { return compiled({in})[0]; })(x).equal(x.exp() + 1));
}

}  // namespace
}  // namespace tenon::test
