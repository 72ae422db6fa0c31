// Nodes that write to values which nobody uses later.

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/memory_limit.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;
using Names = std::vector<std::string>;

Names operators_of(const Graph& graph) {
  Names names;
  for (const GraphNode& node : graph.nodes) names.emplace_back(node.op->name());
  return names;
}

Graph updated(Graph graph) {
  update_in_place(graph);
  graph.verify();
  return graph;
}

Tensors copies(const Tensors& tensors) {
  Tensors result;
  for (const Tensor& tensor : tensors) result.push_back(tensor.clone());
  return result;
}

void check_equal_runs(const Graph& a, const Graph& b, const Tensors& inputs) {
  const Tensors of_a = copies(inputs), of_b = copies(inputs);
  const Tensors expected = a.run(of_a), found = b.run(of_b);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i].equal(expected[i]));
    CHECK(found[i].strides() == expected[i].strides());
  }
  for (size_t i = 0; i < inputs.size(); ++i) CHECK(of_a[i].equal(of_b[i]));
}

TEST_CASE("an update whose old value is dead is made in place") {
  const Graph graph = trace(
      [](const Tensor& x, const Tensor& y) {
        Tensor a = x + y;
        a.mul_(2).relu_();
        a[0].fill_(7);
        a.slice(0, 1, 2).add_(y[0]);
        a.diagonal().fill_(0);
        return a.exp();
      },
      {ones({2, 3}), ones({2, 3})});
  const Graph changed = updated(graph);
  const Names names = operators_of(changed);
  INFO(changed);
  for (const char* name :
       {"mul_.Scalar", "relu_", "select_scatter_", "slice_scatter_", "diagonal_scatter_", "exp_"}) {
    CHECK(std::ranges::count(names, name) == 1);
  }
  check_equal_runs(graph, changed, {randn({2, 3}), randn({2, 3})});

  SECTION("and is a new value again") {
    Graph back = changed;
    CHECK(update_functionally(back));
    CHECK_FALSE(update_functionally(back));
    CHECK(back.to_string() == graph.to_string());
  }
}

TEST_CASE("nothing is updated in place that somebody uses later") {
  const Tensor captured = ones({2});
  const auto unchanged = [&](const auto& function) {
    const Graph graph = trace(function, {ones({2})});
    const Graph changed = updated(graph);
    CHECK(operators_of(changed) == operators_of(graph));
    check_equal_runs(graph, changed, {randn({2})});
  };
  SECTION("an input") {
    unchanged([](const Tensor& x) { return x.exp(); });
  }
  SECTION("a captured tensor") {
    unchanged([&](const Tensor& x) { return x * captured.exp(); });
  }
  SECTION("a result") {
    unchanged([](const Tensor& x) {
      const Tensor y = x * 2;
      return Tensors{y, y.exp()};
    });
  }
  SECTION("what is written back") {
    unchanged([](Tensor x) {
      x.mul_(2);
      return x.exp();
    });
  }
  SECTION("an argument of a later node") {
    unchanged([](const Tensor& x) {
      const Tensor y = x * 2;
      return x.addcmul(y, y.exp());
    });
  }
}

TEST_CASE("an argument that is taken twice, and another dtype or size, has no place in the old") {
  const auto names = [](const auto& function) {
    return operators_of(updated(trace(function, {ones({2, 2})})));
  };
  CHECK(names([](const Tensor& x) {
          const Tensor y = x.exp();
          return y + y;
        }) == Names{"exp", "add.Tensor"});
  CHECK(names([](const Tensor& x) { return x.exp() > 2; }) == Names{"exp", "gt.Scalar"});
  CHECK(names([](const Tensor& x) { return x.sum(0) + x; }) ==
        Names{"sum.dim_IntList", "add.Tensor"});
  CHECK(names([](const Tensor& x) { return x.exp().t() + x; }) ==
        Names{"exp", "t_copy", "add_.Tensor"});
}

TEST_CASE("passes after the update keep it right") {
  const Graph graph = trace(
      [](const Tensor& x) {
        const Tensor a = x.exp() * 2, b = zeros({2}) + x, dead = x.exp().relu();
        return a + x.exp() * b;
      },
      {ones({2})});
  for (auto* pass : {&fold_constants, &merge_common_subexpressions, &remove_dead_code}) {
    Graph changed = updated(graph);
    pass(changed);
    changed.verify();
    check_equal_runs(graph, changed, {randn({2})});
    Graph functional = graph;
    pass(functional);
    check_equal_runs(functional, changed, {randn({2})});
    CHECK(changed.nodes.size() == functional.nodes.size());
  }
}

TEST_CASE("a graph that writes in place is compiled as one that does not") {
  const Graph graph = trace(
      [](const Tensor& x) {
        Tensor y = x * 2;
        y[0].fill_(7);
        return y.exp() + x;
      },
      {ones({2, 3})});
  const Graph changed = updated(graph);
  REQUIRE(operators_of(changed) != operators_of(graph));
  const Tensors inputs{randn({2, 3})};
  CHECK(changed.compile().run(inputs)[0].equal(graph.run(inputs)[0]));
}

TEST_CASE("a graph that writes to what is used later runs as if it did not") {
  Graph graph = trace(
      [](const Tensor& x) {
        const Tensor y = x * 2;
        return Tensors{y.exp(), y};
      },
      {ones({2})});
  Graph changed = graph;
  changed.nodes[1].op = &Dispatcher::instance().get("exp_");
  CHECK_THROWS_AS(changed.verify(), ValueError);
  check_equal_runs(graph, changed, {randn({2})});
  changed.nodes[0].op = &Dispatcher::instance().get("mul_.Scalar");
  check_equal_runs(graph, changed, {randn({2})});
}

/// Whether the operator does with the memory of its arguments.
bool needs_no_memory(const OperatorEntry& op, Stack stack) {
  stack.front() = stack.front().toTensor().clone();
  size_t bytes = size_t(1) << 19;
  for (const Value& value : stack) {
    if (value.isTensor()) bytes += value.toTensor().nbytes();
  }
  const MemoryLimit limit(bytes);
  try {
    op.call_boxed(stack);
    return true;
  } catch (const OutOfMemoryError&) {
    return false;
  }
}

/// Whether the pass gives a call of the operator the memory of what it is given.
bool is_updated_in_place(const OperatorEntry& op, const Stack& stack) {
  const Graph graph = trace(
      [&](const Tensor& x) {
        Stack call = stack;
        call.front() = x.clone();
        op.call_boxed(call);
        return Tensor(call.front().toTensor());
      },
      {stack.front().toTensor()});
  return updated(graph).nodes.back().op == &op;
}

TEST_CASE("updates are made in place where the operator needs no memory for that") {
  const Tensor x = ones({512, 512}), matrices = ones({1, 512, 512}), row = ones({512});
  const Tensor mask = x > 0, rows = zeros({512}, kInt64), index = zeros({512, 512}, kInt64);
  const std::vector<std::pair<const char*, Stack>> calls = {
      {"add_.Tensor", {x, row, 1}},
      {"mul_.Scalar", {x, 2}},
      {"exp_", {x}},
      {"addcmul_", {x, row, row, 1}},
      {"masked_fill_.Scalar", {x, mask, 1}},
      {"copy_", {x, row, false}},
      {"fill_.Scalar", {x, 1}},
      {"zero_", {x}},
      {"select_scatter_", {x, row, 0, 0}},
      {"slice_scatter_", {x, ones({1, 512}), 0, 1, 2, 1}},
      {"diagonal_scatter_", {x, row, 0, 0, 1}},
      {"addmm_", {x, x, x, 1, 1}},
      {"baddbmm_", {matrices, matrices, matrices, 1, 1}},
      {"index_add_", {x, 0, rows, x, 1}},
      {"scatter_.src", {x, 0, index, x}},
      {"scatter_.value", {x, 0, index, 1}},
      {"scatter_add_", {x, 0, index, x}},
      {"tril_", {x, 0}},
      {"triu_", {x, 0}},
  };
  size_t in_place = 0;
  for (const auto& [name, stack] : calls) {
    INFO(name);
    const OperatorEntry& op = Dispatcher::instance().get(name);
    const bool updated_in_place = is_updated_in_place(op, stack);
    CHECK(updated_in_place == needs_no_memory(op, stack));
    in_place += updated_in_place ? 1 : 0;
  }
  CHECK(in_place == 11);
}

TEST_CASE("a chain of updates needs the memory of one tensor") {
  const Graph graph = trace(
      [](Tensor x) {
        Tensor y = x + 1;
        for (int i = 0; i < 20; ++i) y = (y * 2).sub_(x);
        return y;
      },
      {ones({1 << 18})});
  const Graph changed = updated(graph);
  const Tensor x = ones({1 << 18});
  const MemoryLimit limit(5 << 19);  // of two and a half such tensors, of which x is one
  CHECK_THROWS_AS(graph.run({x}), OutOfMemoryError);
  CHECK(changed.run({x}).size() == 1);
}

}  // namespace
}  // namespace tenon::test
