// Graphs that no trace makes.

#include <catch2/catch.hpp>
#include <functional>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Catch::Contains;

/// %0 and %1, the constant %2; %3 = mm(%0, %1), %4 = add.Tensor(%3, %2, 1), %5 = mul.Scalar(%0, 2),
/// %6 = cat([%4, %4], 0).
Graph sound() {
  const Tensor bias = ones({4});
  return trace(
      [&](const Tensor& x, const Tensor& y) {
        const Tensor sum = x.mm(y) + bias;
        x.mul_(2);
        return cat({sum, sum});
      },
      {ones({2, 3}), ones({3, 4})});
}

const OperatorEntry& op(const char* name) {
  return Dispatcher::instance().get(name);
}

/// What the verifier says of a sound graph that is changed.
std::string said(const std::function<void(Graph&)>& change) {
  Graph graph = sound();
  graph.verify();
  change(graph);
  try {
    graph.verify();
  } catch (const ValueError& error) {
    return error.what();
  }
  return "nothing";
}

TEST_CASE("the verifier refuses graphs in which values are not made once and before their use") {
  CHECK_THAT(said([](Graph& g) { std::swap(g.nodes[0], g.nodes[1]); }),
             Contains("node 0 (add.Tensor): it uses %3, which node 1 makes later"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].arguments[0] = g.nodes[1].results[0]; }),
             Contains("node 1 (add.Tensor): it uses its own result %4, a cycle"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments[0] = g.nodes[1].results[0]; }),
             Contains("which node 1 makes later"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].results[0] = g.nodes[0].results[0]; }),
             Contains("%3 is made twice"));
  CHECK_THAT(said([](Graph& g) { g.inputs[1] = g.inputs[0]; }), Contains("%0 is made twice"));
  CHECK_THAT(said([](Graph& g) { g.values.emplace_back(); }), Contains("is not"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments[0] = ValueId{99}; }),
             Contains("node 0 (mm): expected a value below"));
  CHECK_THAT(said([](Graph& g) { g.outputs[0].value = ValueId{99}; }),
             Contains("expected a value below"));
  CHECK_THAT(said([](Graph& g) { g.write_backs[0].value = ValueId{99}; }),
             Contains("expected a value below"));
}

TEST_CASE("the verifier refuses operators that are not functional") {
  CHECK_THAT(said([](Graph& g) { g.nodes[0].op = nullptr; }), Contains("it has no operator"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].op = &op("add.out"); }), Contains("it writes"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].op = &op("view"); }), Contains("a view"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].op = &op("unsqueeze_"); }), Contains("it writes"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].op = &op("matmul"); }), Contains("a composite"));
}

/// The sound graph in which %4 is made in the memory of %3.
Graph updating() {
  Graph graph = sound();
  graph.nodes[1].op = &op("add_.Tensor");
  return graph;
}

TEST_CASE("the verifier takes nodes that write to what nobody uses later") {
  updating().verify();
  const Tensor x = randn({2, 3}), y = randn({3, 4});
  CHECK(updating().run({x.clone(), y})[0].equal(sound().run({x.clone(), y})[0]));
}

TEST_CASE("the verifier refuses nodes that write to what is used later") {
  const auto refused = [](const std::function<void(Graph&)>& change) {
    return said([&](Graph& graph) {
      graph = updating();
      change(graph);
    });
  };
  CHECK_THAT(refused([](Graph& g) {
               g.outputs.push_back({g.nodes[0].results[0], {4, 1}});
             }),
             Contains("node 1 (add_.Tensor): it writes to %3, which the graph returns or writes "
                      "back; call add.Tensor"));
  CHECK_THAT(refused([](Graph& g) {
               g.nodes[3].arguments[0] = std::vector<ValueId>{g.nodes[0].results[0]};
               g.values[6].sizes = {2, 4};
             }),
             Contains("node 1 (add_.Tensor): it writes to %3, which node 3 uses later"));
  CHECK_THAT(refused([](Graph& g) { g.nodes[1].arguments[1] = g.nodes[0].results[0]; }),
             Contains("it writes to %3, which it also takes as another argument"));
  CHECK_THAT(refused([](Graph& g) { g.nodes[2].op = &op("mul_.Scalar"); }),
             Contains("node 2 (mul_.Scalar): it writes to %0, which is, or may share memory with, "
                      "an input or a constant; call mul.Scalar"));
  CHECK_THAT(refused([](Graph& g) { g.nodes[1].op = &op("eq_.Tensor"); }),
             Contains("expected 2 arguments, got 3"));
}

TEST_CASE("the verifier compares arguments with schemas") {
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments.pop_back(); }),
             Contains("node 0 (mm): expected 2 arguments, got 1"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments[1] = Value(1); }),
             Contains("expected Tensor for 'mat2', got int"));
  CHECK_THAT(said([](Graph& g) {
               g.nodes[0].arguments[1] = Value(Tensor(ones({3, 4})));
             }),
             Contains("expected Tensor for 'mat2', got Tensor"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].arguments[2] = Value("two"); }),
             Contains("expected Scalar for 'alpha', got str"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].arguments[2] = g.inputs[0]; }),
             Contains("expected Scalar for 'alpha', got a Tensor"));
  CHECK_THAT(said([](Graph& g) { g.nodes[1].arguments[2] = Value(); }), Contains("got None"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments[0] = std::vector<ValueId>{g.inputs[0]}; }),
             Contains("expected Tensor for 'self', got a Tensor[]"));
  CHECK_THAT(said([](Graph& g) { g.nodes[3].arguments[0] = g.inputs[0]; }),
             Contains("expected Tensor[] for 'tensors', got a Tensor"));
  CHECK_THAT(said([](Graph& g) { g.nodes[3].arguments[0] = std::vector<ValueId>{ValueId{}}; }),
             Contains("got a list with no value"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].arguments[0] = ValueId{}; }), Contains("got no value"));
}

TEST_CASE("the verifier compares values with what the Meta kernels say") {
  CHECK_THAT(said([](Graph& g) {
               g.values[3].sizes = {4, 2};
             }),
             Contains("node 0 (mm): expected %3 to be float32[2, 4]"));
  CHECK_THAT(said([](Graph& g) { g.values[4].dtype = DType::kFloat64; }),
             Contains("node 1 (add.Tensor): expected %4 to be float32[2, 4]"));
  CHECK_THAT(said([](Graph& g) { g.values[4].strides = {1, 2}; }), Contains("with strides"));
  CHECK_THAT(said([](Graph& g) {
               g.values[0].sizes = {2, 2};
             }),
             Contains("node 0 (mm): its arguments do not fit"));
  CHECK_THAT(said([](Graph& g) { g.nodes[0].results.push_back(ValueId{}); }),
             Contains("expected 1 results, got 2"));
  CHECK_THAT(said([](Graph& g) { g.constants[0].tensor = ones({5}); }),
             Contains("expected the constant %"));
}

TEST_CASE("the verifier looks at outputs and write-backs") {
  CHECK_THAT(said([](Graph& g) { g.outputs[0].input = 2; }), Contains("one of 2 inputs, got 2"));
  CHECK_THAT(said([](Graph& g) { g.outputs[0].strides = {1}; }), Contains("as many strides"));
  CHECK_THAT(said([](Graph& g) { g.write_backs[0].input = 7; }), Contains("got 7"));
  CHECK_THAT(said([](Graph& g) { g.write_backs[0].input = 1; }), Contains("to be float32[3, 4]"));
  CHECK_THAT(said([](Graph& g) { g.write_backs.push_back(g.write_backs[0]); }),
             Contains("but 0 is twice"));
}

}  // namespace
}  // namespace tenon::test
