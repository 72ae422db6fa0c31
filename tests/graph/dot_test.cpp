// Graphs as texts of dot.

#include <catch2/catch.hpp>
#include <string>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Catch::Contains;

TEST_CASE("a graph is drawn with its nodes, values and what it leaves in inputs") {
  const Tensor bias = ones({3});
  Graph graph = trace(
      [&](const Tensor& x) {
        x.mul_(2);
        return std::vector<Tensor>{(x + bias).relu(), x};
      },
      {ones({2, 3})});
  update_in_place(graph);
  CHECK(graph.to_dot() == R"(digraph graph_of_tenon {
  node [shape=box, fontname="monospace"];
  value0 [label="input %0\nfloat32[2, 3]", shape=ellipse];
  value1 [label="captured %1\nfloat32[3]", shape=ellipse, style=dashed];
  node0 [label="mul.Scalar(%0, 2)\n%2: float32[2, 3]"];
  value0 -> node0 [label="%0"];
  node1 [label="add.Tensor(%2, %1)\n%3: float32[2, 3]"];
  node0 -> node1 [label="%2"];
  value1 -> node1 [label="%1"];
  node2 [label="relu_(%3)\n%4: float32[2, 3]", style=filled, fillcolor=lightgrey];
  node1 -> node2 [label="%3"];
  output0 [label="output 0", shape=ellipse];
  node2 -> output0 [label="%4"];
  output1 [label="output 1", shape=ellipse];
  value0 -> output1 [label="%0"];
  write0 [label="write to %0", shape=ellipse];
  node0 -> write0 [label="%2"];
}
)");
}

TEST_CASE("what dot would read is escaped") {
  Graph graph = trace([](const Tensor& x) { return gelu(x, "tanh"); }, {ones({2})});
  graph.nodes[0].arguments[1] = Value(std::string("\"]; \\N &lt; <b>\nline\t{|}"));
  CHECK_THAT(graph.to_dot(),
             Contains(R"(label="gelu(%0, approximate='\"]; \\N &amp;lt; <b>\nline {|}')\n%1)"));
}

TEST_CASE("results that are undefined, or used by nobody, are drawn") {
  const Graph graph = trace(
      [](const Tensor& x) {
        return std::vector<Tensor>{x.grad(), std::get<0>(x.max(0))};
      },
      {ones({2, 2})});
  const std::string text = graph.to_dot();
  CHECK_THAT(text, Contains("  output0 [label=\"output 0\", shape=ellipse];\n  output1"));
  CHECK_THAT(text, Contains("node0 -> output1"));
}

}  // namespace
}  // namespace tenon::test
