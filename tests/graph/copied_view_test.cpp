// Values that are views of others: none is an output as it is, and none is written to for another.

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/graph/exact_runs.h"

namespace tenon::test {
namespace {

TEST_CASE("outputs that are views are tensors of their own") {
  const auto function = [](const Tensors& in) {
    const Tensor y = in[0] * 2;
    return Tensors{y.t(), y, y[1], y.slice(1, 0, {}, 2), in[0].t(), y[0].expand({3, 64}), y.t()};
  };
  const Tensors inputs{randn({48, 64})};
  check_exact(function, inputs);
  const Graph graph = trace(function, inputs);
  const CompiledGraph compiled = graph.compile();
  const Tensors expected = function(inputs);
  for (const Tensors& results : {graph.run(inputs), compiled(inputs)}) {
    for (size_t i = 0; i < results.size(); ++i) {
      INFO("result " << i);
      CHECK(results[i].storage_offset() == 0);
      CHECK(results[i].storage()->nbytes() == results[i].nbytes());
      CHECK_FALSE(results[i].is_alias_of(inputs[0]));
      for (size_t j = 0; j < i; ++j) CHECK_FALSE(results[i].is_alias_of(results[j]));
    }
    for (const size_t dense : {0, 1, 2, 4, 6}) {
      CHECK(results[dense].strides() == expected[dense].strides());
    }
  }
}

TEST_CASE("nothing is updated in place that a view of it shows later") {
  const auto check = [](const Function& function) {
    const Tensors inputs{randn({48, 64})};
    check_exact(function, inputs);
    Graph graph = trace(function, inputs);
    update_in_place(graph);
    return std::ranges::count_if(graph.nodes, [](const GraphNode& node) {
      return node.op->schema().kind == OperatorKind::kInplace;
    });
  };
  SECTION("the view is read after the update of the value") {
    CHECK(check([](const Tensors& in) {
            const Tensor y = in[0] * 2, view = y.t(), z = y.exp();
            return Tensors{z.sum(0), view.sum(0)};
          }) == 0);
  }
  SECTION("the value is read after the update of the view") {
    CHECK(check([](const Tensors& in) {
            const Tensor y = in[0] * 2, z = y.t().exp();
            return Tensors{z.sum(0), y.sum(0)};
          }) == 0);
  }
  SECTION("a view of an input") {
    CHECK(check([](const Tensors& in) { return Tensors{in[0].t().exp().sum(0)}; }) == 0);
  }
  SECTION("elements that stand for others") {
    CHECK(check([](const Tensors& in) {
            const Tensor y = in[0] * 2;
            return Tensors{y[0].expand({1, 64}).exp(), y[1].unfold(0, 5, 1).exp()};
          }) == 0);
  }
  SECTION("but the last view is, where nothing else is there") {
    CHECK(check([](const Tensors& in) {
            const Tensor y = in[0] * 2;
            return Tensors{y.t().exp()};
          }) == 1);
  }
}

}  // namespace
}  // namespace tenon::test
