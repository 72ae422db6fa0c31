// `tenon trace`.

#include "tools/tenon/trace/trace.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "tenon/tenon.h"
#include "tests/tools/printed.h"
#include "tests/tools/programs.h"
#include "tools/tenon/trace/draw.h"

namespace tenon::tools {
namespace {

using Catch::Contains;
using test::Printed;
using test::TemporaryFolder;

constexpr const char* kProgram = R"(inputs:
  x: {random: [2, 3]}
  y: {values: [1.0, 2.0, 3.0]}
steps:
  - {op: select, args: [x, 0, 0], to: row}
  - {op: add_, args: [row, y]}
  - {op: exp, args: x, to: a}
  - {op: exp, args: x, to: b}
  - {op: add, args: [a, b], to: c}
  - {op: relu, args: c, to: d}
print: [c]
)";

Printed traced(const TemporaryFolder& folder, const std::string& text, TraceOptions options = {}) {
  options.program = folder.write("p.yaml", text);
  return test::printed(&trace_program, options);
}

TEST_CASE("a program is traced: its inputs, what it calls, what it prints", "[tools]") {
  const TemporaryFolder folder;
  const Printed printed = traced(folder, kProgram);
  CHECK(printed.err.empty());
  CHECK(printed.exit_code == 0);
  CHECK(printed.out == R"(graph(%0: float32[2, 3], %1: float32[3])
  %2 = select_copy.int(%0, 0, 0): float32[3]
  %3 = add.Tensor(%2, %1): float32[3]
  %4 = select_scatter(%0, %3, 0, 0): float32[2, 3]
  %5 = exp(%4): float32[2, 3]
  %6 = exp(%4): float32[2, 3]
  %7 = add.Tensor(%5, %6): float32[2, 3]
  %8 = relu(%7): float32[2, 3]
  write %4 to %0
  return %7
)");
}

TEST_CASE("passes are done in the order in which they are named", "[tools]") {
  const TemporaryFolder folder;
  const Printed printed =
      traced(folder, kProgram,
             {.passes = {"dead_code", "in_place", "common_subexpressions", "constant_folding"}});
  CHECK(printed.exit_code == 0);
  CHECK_THAT(printed.out,
             Contains("add.Tensor(%2, %1)") && Contains("add.Tensor(%5, %5)") && !Contains("relu"));
  const Printed other = traced(folder, kProgram, {.passes = {"in_place", "dead_code"}});
  CHECK_THAT(other.out, Contains("%7 = add_.Tensor(%5, %6)"));
  const Printed unknown = traced(folder, kProgram, {.passes = {"dead_cod"}});
  CHECK(unknown.exit_code == 2);
  CHECK(unknown.err ==
        "tenon trace: unknown pass 'dead_cod' (did you mean 'dead_code'?); there are dead_code, "
        "common_subexpressions, constant_folding and in_place\n");
}

TEST_CASE("the text of a graph is traced as it was", "[tools]") {
  const TemporaryFolder folder;
  const Tensor x = randn({3, 2}), captured = tensor({1.5, 2.5, 3.5});
  const Graph graph = trace([&](Tensor in) { return in.mul(2).t().relu().sum(0) + captured; }, {x});
  REQUIRE(graph.constants.size() == 1);
  const Printed printed = traced(folder, graph.to_yaml());
  CHECK(printed.err.empty());
  CHECK(printed.out == graph.to_string());
}

TEST_CASE("gradients of a program are traced with it", "[tools]") {
  const TemporaryFolder folder;
  const Printed printed = traced(folder, R"(inputs:
  w: {values: [1.0, 2.0], requires_grad: true}
steps:
  - {op: mul, args: [w, w], to: square}
  - {op: sum, args: square, to: loss}
  - {backward: loss}
  - {grad: w, to: g}
print: [g]
)");
  CHECK(printed.err.empty());
  CHECK_THAT(printed.out, Contains("graph(%0: float32[2])") && Contains("return %"));
}

TEST_CASE("what cannot be traced has its place in the program", "[tools]") {
  const TemporaryFolder folder;
  const std::string file = (folder / "p.yaml").string();
  const Printed item = traced(folder,
                              "inputs:\n  x: {random: [1]}\nsteps:\n"
                              "  - {op: item, args: x, to: y}\n");
  CHECK(item.exit_code == 1);
  CHECK_THAT(item.err, Contains("p.yaml:4:10: step 1: item: a traced tensor has no elements"));
  const Printed malformed = traced(folder,
                                   "inputs:\n  x: {random: [1]}\nsteps:\n"
                                   "  - {op: reluu, args: x, to: y}\n");
  CHECK(malformed.exit_code == 2);
  CHECK_THAT(malformed.err, Contains("p.yaml:4:10: step 1: reluu: unknown operator"));
  const Printed wide = traced(folder,
                              "inputs:\n  x: {random: [1]}\nsteps:\n"
                              "  - {op: numel, args: x, to: y}\n");
  CHECK(wide.exit_code != 0);
  CHECK(traced(folder, kProgram, {.svg = "/no/such/folder/g.svg"}).exit_code == 1);
}

TEST_CASE("a program that draws is given the text of the drawing", "[tools]") {
  const TemporaryFolder folder;
  const std::string file = (folder / "g.svg").string();
  const auto contents = [&] {
    std::ifstream stream(file);
    return std::string(std::istreambuf_iterator<char>(stream), {});
  };
  const auto script = [&](const char* name, const std::string& text) {
    const std::string path = folder.write(name, "#!/bin/sh\n" + text);
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path;
  };
  draw_svg("digraph {}", file, script("draws", "echo \"$1\" > \"$3\"; cat >> \"$3\"\n"));
  CHECK(contents() == "-Tsvg\ndigraph {}");

  SECTION("an older drawing stays where that fails") {
    CHECK_THROWS_WITH(draw_svg("", file, script("fails", "echo no > \"$3\"; exit 3\n")),
                      Contains("fails with exit code 3 at drawing"));
    CHECK(contents() == "-Tsvg\ndigraph {}");
    CHECK_FALSE(std::filesystem::exists(file + ".part"));
  }
  SECTION("without it the error says what to install") {
    CHECK_THROWS_AS(draw_svg("", file, "no-such-program"), NotImplementedError);
    CHECK_THROWS_WITH(draw_svg("", file, "no-such-program"),
                      Contains("the program no-such-program, which draws graphs, cannot be run: No "
                               "such file or directory; install graphviz, or print"));
  }
}

TEST_CASE("the drawing's text is printed without Graphviz", "[tools]") {
  const TemporaryFolder folder;
  const Printed printed = traced(folder, kProgram, {.dot = true});
  CHECK(printed.exit_code == 0);
  CHECK_THAT(printed.out, Catch::StartsWith("digraph graph_of_tenon {") &&
                              Contains("node1 [label=\"add.Tensor(%2, %1)"));
}

}  // namespace
}  // namespace tenon::tools
