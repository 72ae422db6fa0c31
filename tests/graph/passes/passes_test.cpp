// Passes over graphs: what each removes, and that no result changes.

#include "tenon/graph/passes/passes.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;
using Names = std::vector<std::string>;

Names operators_of(const Graph& graph) {
  Names names;
  for (const GraphNode& node : graph.nodes) names.emplace_back(node.op->name());
  return names;
}

/// The graph after a pass, with results that are the same to the bit, those of random operators
/// too.
Graph after(void (*pass)(Graph&), const Graph& graph, const Tensors& inputs) {
  Graph changed = graph;
  pass(changed);
  changed.verify();
  manual_seed(3);
  const Tensors expected = graph.run(inputs);
  manual_seed(3);
  const Tensors found = changed.run(inputs);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i].strides() == expected[i].strides());
    CHECK(found[i].equal(expected[i]));
  }
  return changed;
}

TEST_CASE("dead code goes, with the constants that it alone used") {
  const Tensor weight = ones({2}), unused = ones({2});
  const Graph graph = trace(
      [&](const Tensor& x) {
        const Tensor dead = (x * unused).relu();
        return x + weight;
      },
      {ones({2})});
  const Graph changed = after(&remove_dead_code, graph, {randn({2})});
  CHECK(operators_of(changed) == Names{"add.Tensor"});
  CHECK(changed.constants.size() == 1);
  CHECK(changed.values.size() == 3);
}

TEST_CASE("what is written back is not dead") {
  const Graph graph = trace([](const Tensor& x) { x.mul_(2); }, {ones({2})});
  CHECK(operators_of(after(&remove_dead_code, graph, {ones({2})})) == Names{"mul.Scalar"});
}

TEST_CASE("random operators are neither dead, nor alike, nor folded") {
  const Graph graph = trace(
      [](const Tensor& x) {
        const Tensor dead = randn({2});
        const Tensor first = rand({2});
        return Tensors{x + first, x + rand({2})};
      },
      {ones({2})});
  for (auto* pass : {&remove_dead_code, &merge_common_subexpressions, &fold_constants}) {
    CHECK(after(pass, graph, {randn({2})}).nodes.size() == graph.nodes.size());
  }
}

TEST_CASE("equal calls become one") {
  const Graph graph = trace(
      [](const Tensor& x) {
        const Tensor a = x.relu() * 2, b = x.relu() * 2, c = x.relu() * 2.0, d = x.relu() * 3;
        return Tensors{a + b, a - b, c, d, x.split(1, 0)[0], x.split(1, 0)[1]};
      },
      {ones({2})});
  const Graph changed = after(&merge_common_subexpressions, graph, {randn({2})});
  CHECK(operators_of(changed) == Names{"relu", "mul.Scalar", "mul.Scalar", "mul.Scalar",
                                       "add.Tensor", "sub.Tensor", "split_copy.Tensor"});
}

TEST_CASE("0 and -0 are not equal") {
  const Graph graph = trace(
      [](const Tensor& x) {
        return Tensors{x * 0.0, x * -0.0};
      },
      {ones({2})});
  CHECK(after(&merge_common_subexpressions, graph, {ones({2})}).nodes.size() == 2);
}

TEST_CASE("merged results that are returned share no memory") {
  const Graph graph = trace([](const Tensor& x) { return Tensors{x * 2, x * 2}; }, {ones({2})});
  Graph changed = graph;
  merge_common_subexpressions(changed);
  CHECK(changed.nodes.size() == 1);
  const Tensors found = changed.run({ones({2})});
  CHECK_FALSE(found[0].is_alias_of(found[1]));
}

TEST_CASE("what can never change is folded, and nothing else") {
  const Tensor weight = ones({2}), parameter = ones({2}).requires_grad_(true);
  const Tensor served = [] {
    const InferenceMode guard;
    return ones({2});
  }();
  const Graph graph = trace(
      [&](const Tensor& x) {
        const Tensor table = arange(2).to(DType::kFloat32) * 3;
        return Tensors{x + table, x + weight * 2, x + parameter * 2, x + served * 2, table};
      },
      {ones({2})});
  const Graph changed = after(&fold_constants, graph, {randn({2})});
  CHECK(operators_of(changed) == Names{"add.Tensor", "mul.Scalar", "add.Tensor", "mul.Scalar",
                                       "add.Tensor", "mul.Scalar", "add.Tensor"});
  {
    const NoGradGuard guard;
    weight.fill_(5);
    parameter.fill_(7);
  }
  after(&fold_constants, graph, {randn({2})});
  SECTION("a result that is folded is a tensor of its own in each run") {
    changed.run({ones({2})})[4].fill_(9);
    CHECK(changed.run({ones({2})})[4].equal(tensor({0.0f, 3.0f})));
  }
  SECTION("folded constants serve every mode") {
    const InferenceMode guard;
    CHECK(changed.run({ones({2})})[4].is_inference());
  }
}

TEST_CASE("what is large is computed in each run") {
  const Graph graph = trace([](const Tensor& x) { return x + zeros({5000}).sum(); }, {ones({2})});
  CHECK(after(&fold_constants, graph, {ones({2})}).nodes.size() == graph.nodes.size());
}

TEST_CASE("a graph with gradients is the same after all passes") {
  const Tensor weight = randn({3, 3});
  const Graph graph = trace(
      [&](const Tensor& x) {
        const Tensor y = x.mm(weight) + ones({3});
        y.mul_(2);
        y.softmax(1).pow(2).sum().backward();
        return Tensors{x.grad(), y.detach()};
      },
      {randn({2, 3}).requires_grad_(true)});
  Graph changed = graph;
  for (auto* pass : {&fold_constants, &merge_common_subexpressions, &remove_dead_code}) {
    changed = after(pass, changed, {randn({2, 3})});
  }
  CHECK(changed.nodes.size() < graph.nodes.size());
}

}  // namespace
}  // namespace tenon::test
