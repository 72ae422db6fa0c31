// What a traced function becomes, and what comes of running it.

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;
using Function = std::function<Tensors(const Tensors&)>;

std::vector<std::string> operators_of(const Graph& graph) {
  std::vector<std::string> names;
  for (const GraphNode& node : graph.nodes) names.emplace_back(node.op->name());
  return names;
}

/// Equal elements, to the bit, of equal sizes, strides and dtypes.
void check_same(const Tensor& found, const Tensor& expected) {
  REQUIRE(found.defined() == expected.defined());
  if (!found.defined()) return;
  CHECK(found.sizes() == expected.sizes());
  CHECK(found.strides() == expected.strides());
  REQUIRE(found.dtype() == expected.dtype());
  CHECK(found.equal(expected));
}

Tensors clones(const Tensors& tensors) {
  Tensors result;
  for (const Tensor& each : tensors) {
    result.push_back(each.defined() ? each.detach().clone() : Tensor());
    if (each.requires_grad()) result.back().requires_grad_(true);
  }
  return result;
}

Tensors random_like(const Tensors& tensors) {
  Tensors result;
  for (const Tensor& each : tensors) {
    result.push_back(randn_like(each.detach()));
    if (each.requires_grad()) result.back().requires_grad_(true);
  }
  return result;
}

/// Traces on `inputs`, and compares what a run does with what eager does: on these, on others of
/// the same sizes, and to the inputs. Returns the graph.
Graph check_traced(const Function& function, const Tensors& inputs) {
  const Tensors before = clones(inputs);
  const Graph graph = trace(function, inputs);
  for (size_t i = 0; i < inputs.size(); ++i) check_same(inputs[i], before[i]);
  graph.verify();
  for (const Tensors& given : {inputs, random_like(inputs)}) {
    const Tensors eager = clones(given), run = clones(given);
    const Tensors expected = function(eager);
    const NoGradGuard guard;
    const Tensors found = graph.run(run);
    REQUIRE(found.size() == expected.size());
    for (size_t i = 0; i < found.size(); ++i) {
      check_same(found[i], expected[i].defined() ? expected[i].detach() : Tensor());
    }
    for (size_t i = 0; i < run.size(); ++i) check_same(run[i], eager[i].detach());
  }
  return graph;
}

TEST_CASE("a traced function is a graph of the operators that it calls") {
  const Graph graph = trace([](const Tensor& x, const Tensor& y) { return (x.mm(y) + 1).relu(); },
                            {ones({2, 3}), ones({3, 4})});
  CHECK(operators_of(graph) == std::vector<std::string>{"mm", "add.Scalar", "relu"});
  CHECK(graph.to_string() ==
        "graph(%0: float32[2, 3], %1: float32[3, 4])\n"
        "  %2 = mm(%0, %1): float32[2, 4]\n"
        "  %3 = add.Scalar(%2, 1): float32[2, 4]\n"
        "  %4 = relu(%3): float32[2, 4]\n"
        "  return %4\n");
}

TEST_CASE("a graph computes what the function does, on other inputs too") {
  const Tensors inputs{randn({2, 3}), randn({3, 4})};
  check_traced([](const Tensors& in) { return Tensors{in[0].mm(in[1]).softmax(1)}; }, inputs);
  check_traced([](const Tensors& in) { return in[0].split(1, 0); }, inputs);
  check_traced([](const Tensors& in) { return Tensors{in[0], Tensor(), in[1].t()}; }, inputs);
  check_traced(
      [](const Tensors& in) {
        return Tensors{cat({in[0], in[0]}).sum(0), zeros({2})};
      },
      inputs);
}

TEST_CASE("views and in-place operators become functional ones") {
  const Graph graph = check_traced(
      [](const Tensors& in) {
        const Tensor y = in[0].clone();
        y[0].fill_(7);
        y.t().mul_(2);
        y.slice(1, 0, 2).add_(in[1].view({2}));
        return Tensors{y, y.t(), y[1]};
      },
      {randn({2, 3}), randn({1, 2})});
  for (const GraphNode& node : graph.nodes) {
    CHECK(node.op->schema().kind == OperatorKind::kFunctional);
  }
}

TEST_CASE("what is written to an input is written back when the graph runs") {
  const Graph graph = check_traced(
      [](const Tensors& in) {
        in[0][0].add_(in[1]);
        in[1].mul_(3);
        return Tensors{in[1] + 1, in[0]};
      },
      {randn({2, 3}), randn({3})});
  REQUIRE(graph.write_backs.size() == 2);
  const Tensor x = ones({2, 3}), y = ones({3});
  const Tensors results = graph.run({x, y});
  CHECK(results[1].is_same(x));
  CHECK(x._version() == 1);
}

TEST_CASE("two inputs are swapped") {
  check_traced(
      [](const Tensors& in) {
        const Tensor kept = in[0].clone();
        in[0].copy_(in[1]);
        in[1].copy_(kept);
        return Tensors{};
      },
      {randn({3}), randn({3})});
}

TEST_CASE("what an input held before is another result than the input") {
  const Tensor x = ones({2});
  const Graph graph = trace(
      [](const Tensor& in) {
        const Tensor before = in.clone();
        in.add_(1);
        return before;
      },
      {x});
  const Tensor found = graph.run({x})[0];
  CHECK(found.equal(ones({2})));
  CHECK(x.equal(full({2}, 2.0)));
}

TEST_CASE("a trace of backward computes gradients") {
  const auto function = [](const Tensors& in) {
    const Tensor loss = ((in[0].mm(in[1].t()) + in[2]).sigmoid() * 2).sum();
    loss.backward();
    return Tensors{loss.detach(), in[0].grad(), in[1].grad(), in[2].grad()};
  };
  const Tensors inputs{randn({2, 3}).requires_grad_(true), randn({4, 3}).requires_grad_(true),
                       randn({4}).requires_grad_(true)};
  const Graph graph = trace(function, inputs);
  graph.verify();
  CHECK_FALSE(inputs[0].grad().defined());
  for (const Tensors& given : {inputs, random_like(inputs)}) {
    const Tensors expected = function(clones(given)), found = graph.run(given);
    for (size_t i = 0; i < found.size(); ++i) check_same(found[i], expected[i]);
    CHECK_FALSE(found[0].requires_grad());
  }
}

TEST_CASE("a second gradient is traced") {
  const auto function = [](const Tensors& in) {
    const Tensor first = autograd::grad({in[0].pow(3).sum()}, {in[0]}, {}, true, true)[0];
    return Tensors{autograd::grad({first.mul(in[0]).sum()}, {in[0]})[0]};
  };
  const Tensors inputs{randn({5}).requires_grad_(true)};
  check_same(trace(function, inputs).run(inputs)[0], function(clones(inputs))[0]);
}

TEST_CASE("captured tensors are constants, whose later changes are seen") {
  const Tensor weight = randn({3, 3}).requires_grad_(true), bias = randn({3});
  const auto function = [&](const Tensors& in) {
    return Tensors{in[0].mm(weight.t()) + bias + bias};
  };
  const Graph graph = check_traced(function, {randn({2, 3})});
  REQUIRE(graph.constants.size() == 2);
  {
    const NoGradGuard guard;
    weight.mul_(2);
    bias[0].fill_(5);
  }
  const Tensor x = randn({2, 3});
  check_same(graph.run({x})[0], function({x})[0].detach());
}

TEST_CASE("a captured view is a constant of its own") {
  const Tensor weight = randn({4, 3});
  const Tensor rows = weight.slice(0, 1, 3);
  check_traced(
      [&](const Tensors& in) {
        return Tensors{in[0] + rows, in[0] + rows.clone()};
      },
      {randn({2, 3})});
}

TEST_CASE("factories inside are operators of the graph") {
  const Graph graph = trace(
      [](const Tensor& x) {
        const Tensor y = x + ones({2});
        return y + randn({2});
      },
      {zeros({2})});
  CHECK(operators_of(graph) ==
        std::vector<std::string>{"ones", "add.Tensor", "randn", "add.Tensor"});
  const Tensor x = zeros({2});
  CHECK_FALSE(graph.run({x})[0].equal(graph.run({x})[0]));
}

TEST_CASE("a function may take a vector or tensors, and return one, a tuple, a vector or nothing") {
  const Tensors inputs{ones({2}), ones({2})};
  CHECK(trace([](const Tensors& in) { return in[0]; }, inputs).outputs.size() == 1);
  CHECK(trace([](Tensor a, Tensor b) { return std::tuple(a, b + a, b); }, inputs).outputs.size() ==
        3);
  CHECK(trace([](Tensor a, const Tensor& b) { a.add_(b); }, inputs).write_backs.size() == 1);
  CHECK_THROWS_AS(trace([](const Tensor& a) { return a; }, inputs), ValueError);
}

TEST_CASE("inputs of other strides are laid out as the graph was traced") {
  const auto function = [](const Tensors& in) { return Tensors{in[0] * 2, in[0].view({6})}; };
  const Graph graph = trace(function, {randn({2, 3})});
  const Tensor x = randn({3, 2}).t();
  check_same(graph.run({x})[0], x.contiguous() * 2);
  const Tensor transposed = randn({3, 2}).t();
  check_traced([](const Tensors& in) { return Tensors{in[0] * 2, in[0].sum(1)}; }, {transposed});
}

TEST_CASE("an input that begins inside its storage") {
  const auto function = [](const Tensors& in) {
    return Tensors{in[0].as_strided({2}, {1}, 1), in[0].expand({2, 3})[1].mul_(2)};
  };
  const Graph graph = trace(function, {randn({3})});
  const Tensor x = randn({4, 3});
  const Tensors expected = function({x[2].clone()});
  const Tensors found = graph.run({x[2].clone()});
  for (size_t i = 0; i < 2; ++i) check_same(found[i], expected[i]);
}

TEST_CASE("the graph runs in the mode of the thread") {
  const Graph graph = trace([](const Tensor& x) { return x * 2; }, {ones({2})});
  CHECK_FALSE(graph.run({ones({2})})[0].is_inference());
  const InferenceMode guard;
  CHECK(graph.run({ones({2})})[0].is_inference());
}

TEST_CASE("a graph is traced in inference mode") {
  const InferenceMode guard;
  check_traced(
      [](const Tensors& in) {
        const Tensor y = in[0].t();
        y[0].mul_(3);
        return Tensors{y.relu()};
      },
      {randn({2, 3})});
}

TEST_CASE("indices that are traced, or captured, are those of the run") {
  const Tensor captured = tensor({1, 0});
  const auto program = [&](const Tensor& x, const Tensor& rows) {
    using namespace indexing;
    Tensor y = x * 1;
    y.index_put_({rows, captured}, 7);
    y.index_put_({Slice(), tensor({1})}, y.index({Slice(), rows}).sum());
    y.index_put_({y > 20}, -1);
    return Tensors{x.index({rows}), x.index({captured, rows}), y};
  };
  const Tensor x = arange(9.0).view({3, 3});
  const Graph graph = trace(program, {x, tensor({0, 0})});
  const CompiledGraph compiled = graph.compile();
  captured.copy_(tensor({-1, 1}));
  for (const Tensor& rows : {tensor({2, -3}), tensor({-1, 1})}) {
    const Tensors expected = program(x, rows);
    const Tensors found = graph.run({x, rows}), replayed = compiled.run({x, rows});
    for (size_t i = 0; i < expected.size(); ++i) {
      check_same(found[i], expected[i]);
      check_same(replayed[i], expected[i]);
    }
  }
  for (const Tensor& rows : {tensor({3, 0}), tensor({0, -4})}) {
    CHECK_THROWS_AS(graph.run({x, rows}), IndexError);
    CHECK_THROWS_AS(compiled.run({x, rows}), IndexError);
  }
}

TEST_CASE("an undefined result is one of a run, too") {
  const Graph graph = trace([](const Tensor& x) { return Tensors{x.grad(), x * 2}; }, {ones({2})});
  const Tensors results = graph.run({full({2}, 3.0)});
  CHECK_FALSE(results[0].defined());
  CHECK(results[1].equal(full({2}, 6.0)));
}

}  // namespace
}  // namespace tenon::test
