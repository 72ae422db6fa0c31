// The YAML text of graphs.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

using Catch::Contains;
using Tensors = std::vector<Tensor>;

/// A graph with what texts have: constants, lists, several results, strides, a write-back.
Graph sample() {
  const Tensor bias = tensor({0.1f, -2.5f, 1e-30f, 3.0f});
  return trace(
      [&](const Tensor& x, const Tensor& y) {
        const Tensors parts = (x.mm(y) + bias).split(2, 1);
        x.mul_(2);
        return Tensors{parts[1].t().contiguous().t(), gelu(parts[0], "tanh"), cat(parts, 1), x};
      },
      {randn({2, 3}), randn({4, 3}).t()});
}

constexpr const char* kText =
    "# A graph of Tenon; `tenon run` runs it on random inputs.\n"
    "inputs:\n"
    "  v0: {random: [2], dtype: float32}\n"
    "  v1: {values: [1.5, -2.0], dtype: float32}\n"
    "steps:\n"
    "  - {op: add.Tensor, args: [v0, v1, {alpha: 2}], to: v2}\n"
    "  - {op: copy_, args: [v0, v2]}\n"
    "print: [v2]\n";

/// `kText` with the first `part` replaced.
std::string edited(const std::string& part, const std::string& by) {
  std::string text = kText;
  const size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), by);
}

std::string reason(const std::string& text) {
  try {
    Graph::from_yaml(text, "g.yaml");
  } catch (const InputError& error) {
    return error.what();
  }
  return "nothing";
}

std::string reason(const std::string& part, const std::string& by) {
  return reason(edited(part, by));
}

TEST_CASE("a text is read as it is written") {
  CHECK(Graph::from_yaml(kText).to_yaml() == kText);
  const std::string text = sample().to_yaml();
  INFO(text);
  const Graph read = Graph::from_yaml(text);
  CHECK(read.to_yaml() == text);
  CHECK(read.to_string() == Graph::from_yaml(read.to_yaml()).to_string());
}

TEST_CASE("steps that write are read as they are written") {
  Graph graph = trace(
      [](const Tensor& x, const Tensor& y) {
        Tensor sum = x + y;
        sum[0].copy_(y[1]);
        return sum.exp_();
      },
      {ones({2, 3}), ones({2, 3})});
  update_in_place(graph);
  const std::string text = graph.to_yaml();
  CHECK_THAT(text, Contains("op: select_scatter_") && Contains("op: exp_"));
  const Graph read = Graph::from_yaml(text);
  CHECK(read.to_yaml() == text);
  const Tensors inputs{randn({2, 3}), randn({2, 3})};
  CHECK(read.run(inputs)[0].equal(graph.run(inputs)[0]));
  std::string used = text;
  used.replace(used.find("print: ["), 8, "print: [v2, ");
  CHECK_THAT(reason(used), Contains("which the graph returns or writes back; call"));
}

TEST_CASE("a graph that was read computes what the one that was written does") {
  const Graph written = sample(), read = Graph::from_yaml(written.to_yaml());
  const Tensors x{randn({2, 3}), randn({3, 4})}, y{x[0].clone(), x[1].clone()};
  const Tensors expected = written.run(x), found = read.run(y);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i].equal(expected[i]));
    CHECK(found[i].strides() == expected[i].strides());
  }
  CHECK(x[0].equal(y[0]));
  CHECK(found[3].is_same(y[0]));
}

TEST_CASE("constants of every dtype come back to the bit") {
  const float inf = std::numeric_limits<float>::infinity();
  const Tensors constants{tensor({inf, -inf, -0.0f, 1.0f / 3}),
                          tensor({1.0 / 3, 1e300}),
                          tensor({int64_t{1} << 62, int64_t{-1}}),
                          tensor({true, false}),
                          tensor({1.0f / 3, 5.0f}).to(DType::kBFloat16),
                          tensor({{1, 2}, {3, 4}}).t(),
                          ones({}) * 0.1,
                          tensor({Complex128(0.1, -2), Complex128(-inf, inf)}),
                          tensor({Complex64(1, -0.0f)}),
                          tensor(std::vector<uint16_t>{65535, 0}),
                          tensor(std::vector<uint64_t>{uint64_t{1} << 62}),
                          zeros({0})};
  for (const Tensor& constant : constants) {
    const Graph graph = trace([&](const Tensor&) { return constant.clone(); }, {ones({1})});
    const Graph read = Graph::from_yaml(graph.to_yaml());
    CHECK(read.to_yaml() == graph.to_yaml());
    CHECK(read.run({ones({1})})[0].equal(graph.run({ones({1})})[0]));
  }
}

TEST_CASE("complex numbers come back to the bit, and nothing else is one") {
  const double inf = std::numeric_limits<double>::infinity();
  for (const Complex128 number : {Complex128(1, -2), Complex128(-0.0, 1e-300),
                                  Complex128(inf, -inf), Complex128(0.1, 1.0 / 3)}) {
    const Graph graph = trace([&](const Tensor& x) { return x + number; }, {ones({1})});
    const Graph read = Graph::from_yaml(graph.to_yaml());
    CHECK(read.to_yaml() == graph.to_yaml());
    // Of infinite parts alpha makes NaN, as in libtorch.
    const bool is_finite = std::isfinite(number.real());
    if (is_finite) CHECK(equal(read.run({ones({1})})[0], graph.run({ones({1})})[0]));
  }
  for (const char* text : {"1.5.5j", "1.0+-2.0j", "1.0--2.0j", "1.0+2.0", "2.0j", "j", "1.0+j",
                           "1.0 +2.0j", "1.0+2.0jj"}) {
    INFO(text);
    CHECK_THAT(reason("{alpha: 2}", "{alpha: " + std::string(text) + "}"), Contains("alpha"));
  }
  CHECK_THAT(reason("[1.5, -2.0]", "[1.5, 1.0-2.0j]"),
             Contains("g.yaml:4:") && Contains("a real number"));
}

TEST_CASE("what has no text is refused") {
  const Tensor x = ones({2});
  const auto text_of = [&](const auto& function) { return trace(function, {x}).to_yaml(); };
  const Tensor large = ones({100, 100});
  CHECK_THROWS_WITH(text_of([&](const Tensor& in) { return large + in.sum(); }),
                    Contains("the constant v1 of sizes [100, 100] has more than 4096 elements"));
  CHECK_THROWS_AS(text_of([](const Tensor&) { return Tensor(); }), NotImplementedError);
  const Tensor hash = tensor(std::vector<uint64_t>{uint64_t{1} << 63});
  CHECK_THROWS_WITH(text_of([&](const Tensor&) { return hash.clone(); }),
                    Contains("Graph::to_yaml") && Contains("9223372036854775808"));
  const Tensor none = ones({0, 3});
  CHECK_THROWS_AS(text_of([&](const Tensor&) { return none * 2; }), NotImplementedError);
}

TEST_CASE("a text that is no graph is an error with file, line and reason") {
  SECTION("names") {
    CHECK(reason("op: add.Tensor", "op: ad.Tensor") == "g.yaml:6:10: unknown operator 'ad.Tensor'");
    CHECK(reason("[v0, v1,", "[v0, v7,") ==
          "g.yaml:6:33: expected a value that an input or a step before makes, got 'v7'");
    CHECK(reason("to: v2", "to: v1") == "g.yaml:6:54: 'v1' is made twice");
    CHECK(reason("  v1:", "  v0:") == "g.yaml:4:3: 'v0' is there twice");
    CHECK_THAT(reason("to: v2", "to: a-b"), Contains("expected a name of letters"));
    CHECK_THAT(reason("to: v2", "to: None"), Contains("expected a name of letters"));
    CHECK_THAT(reason(", to: v2", ""), Contains("g.yaml:6:5: expected the key 'to'"));
    CHECK_THAT(reason("print: [v2]", "print: [v9]"), Contains("g.yaml:8:9: expected a value"));
  }
  SECTION("a cycle") {
    CHECK(
        reason("  - {op: copy_",
               "  - {op: relu, args: [v4], to: v3}\n  - {op: relu, args: [v3], to: v4}\n"
               "  - {op: copy_") ==
        "g.yaml:7:23: expected a value that an input or a step before makes, got 'v4', which this "
        "step or a later one makes: a cycle, or steps in another order");
    CHECK_THAT(reason("[v0, v1,", "[v0, v2,"), Contains("g.yaml:6:33") && Contains("a cycle"));
  }
  SECTION("types") {
    CHECK(reason("alpha: 2", "alpha: two") ==
          "g.yaml:6:45: add.Tensor: expected Scalar for 'alpha', got 'two'");
    CHECK_THAT(reason("[v0, v1,", "[v0, [v1],"),
               Contains("expected Tensor for 'other', got a list"));
    CHECK_THAT(reason("{alpha: 2}", "{beta: 2}"), Contains("the argument 'alpha' is missing"));
    CHECK_THAT(reason("{alpha: 2}", "{alpha: 2, beta: 2}"),
               Contains("expected 3 arguments, got 4"));
    CHECK_THAT(reason("[v0, v1, {alpha: 2}]", "[v0]"), Contains("the argument 'other' is missing"));
    CHECK_THAT(reason("to: v2", "to: [v2, v3]"), Contains("it has 1 results, 'to' has 2 names"));
    CHECK_THAT(reason("random: [2]", "random: [3]"), Contains("g.yaml:6:5: add: expected"));
    CHECK_THAT(reason("random: [2]", "random: [-2]"), Contains("g.yaml:3:17: expected a number"));
    CHECK_THAT(reason("random: [2]", "random: [4611686018427387904, 8]"), Contains("g.yaml:3:16"));
    CHECK_THAT(reason("dtype: float32", "dtype: float33"), Contains("expected a dtype"));
    CHECK_THAT(reason("1.5, -2.0", "1.5, x"), Contains("g.yaml:4:22: expected a number"));
    CHECK_THAT(reason("1.5, -2.0", "1.5, [2]"), Contains("expected a number, got a list"));
    CHECK_THAT(reason("[1.5, -2.0]", "[[1], [2, 3]]"), Contains("expected a list of 1"));
  }
}

TEST_CASE("a text of what no graph has is an error with file, line and reason") {
  SECTION("operators that no graph has") {
    CHECK_THAT(reason("op: add.Tensor", "op: add.out"), Contains("functional operators, and"));
    CHECK_THAT(reason("op: add.Tensor", "op: view"), Contains("functional operators, and"));
    CHECK_THAT(reason("op: add.Tensor", "op: matmul"), Contains("functional operators, and"));
    CHECK_THAT(
        reason("op: add.Tensor", "op: add_.Tensor"),
        Contains("g.yaml:6:10: add_.Tensor: it writes to 'v0', which is, or may share memory "
                 "with, an input or a constant; call add.Tensor"));
  }
  SECTION("write-backs") {
    CHECK_THAT(reason("[v0, v2]}", "[v1, v2]}"), Contains("expected an input to write to"));
    CHECK_THAT(reason("[v0, v2]}", "[v0]}"), Contains("expected an input and a value"));
    CHECK_THAT(reason("[v0, v2]}", "[v0, v0]}"), Contains("expected the result of a step"));
    CHECK_THAT(reason("print", "  - {op: copy_, args: [v0, v2]}\nprint"), Contains("twice"));
    CHECK_THAT(reason("print", "  - {op: relu, args: [v0], to: v3}\nprint"), Contains("last"));
  }
  SECTION("strides") {
    CHECK_THAT(reason("print: [v2]\n", "print: [v2]\nstrides:\n  v1: [1, 1]\n"),
               Contains("g.yaml:10:7: expected as many strides"));
    CHECK_THAT(reason("print: [v2]\n", "print: [v2]\nstrides:\n  v5: [1]\n"),
               Contains("g.yaml:10:3: strides: expected an input or a result"));
  }
  SECTION("what is no such text") {
    CHECK_THAT(reason(""), Contains("expected the key 'inputs'"));
    CHECK_THAT(reason("inputs:", "input:"), Contains("unknown key 'input'"));
    CHECK_THAT(reason("steps:", "steps: {}\nrest:"), Contains("g.yaml:6:1: unknown key 'rest'"));
    CHECK_THAT(reason("alpha: 2}", "alpha: 2"), Contains("expected ',' or '}'"));
    CHECK_THAT(reason("to: v2}", "to: v2} x"), Contains("expected the end of the line"));
    CHECK_THAT(reason("[v0, v1,", "[v0, 'v1,"), Contains("expected a quote at the end"));
    CHECK_THAT(reason("  - {op: copy_", "  x: {op: copy_"), Contains("on each line"));
    CHECK_THAT(reason("  v0: {random: [2], dtype", "  v0: {random: [2], values: [2], dtype"),
               Contains("expected random or values"));
    CHECK_THAT(reason("  a: 1\n"), Contains("expected a key at the beginning"));
    const std::string deep(100, '[');
    CHECK_THAT(reason("inputs: " + deep + std::string(100, ']')), Contains("at most 64 deep"));
  }
}

TEST_CASE("a text with a character changed, left out or doubled is read, or an error") {
  const std::string text = sample().to_yaml();
  for (size_t i = 0; i < text.size(); ++i) {
    for (const std::string& by : {std::string(), std::string(2, text[i]), std::string("7"),
                                  std::string("]"), std::string("\n"), std::string("'")}) {
      std::string changed = text;
      changed.replace(i, 1, by);
      try {
        const Graph graph = Graph::from_yaml(changed);
        graph.verify();
      } catch (const InputError&) {
      }
    }
  }
}

}  // namespace
}  // namespace tenon::test
