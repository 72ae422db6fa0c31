// Texts of graphs as programs.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/tools/programs.h"

namespace tenon::tools {
namespace {

using test::Outcome;
using test::run_text;
using test::TemporaryFolder;

/// The tensors that a program saves to `r.safetensors`.
io::TensorMap saved(const TemporaryFolder& folder, const std::string& text,
                    const RunOptions& options = {}) {
  const Outcome outcome = run_text(folder, text, options);
  INFO(outcome.err);
  REQUIRE(outcome.exit_code == 0);
  return io::load_safetensors(folder / "r.safetensors");
}

// Not of a trace: what that registers, cards of operators would show.
constexpr const char* kGraph = R"(inputs:
  v0: {random: [3, 4], dtype: float32}
  v1: {random: [2], dtype: int64}
  v2: {values: [[0.5, -1.0, 2.0]], dtype: float32}
steps:
  - {op: mul.Scalar, args: [v0, 2], to: v3}
  - {op: t_copy, args: [v3], to: v4}
  - {op: add.Tensor, args: [v4, v2, {alpha: 1}], to: v5}
  - {op: split_copy.Tensor, args: [v5, 2, 1], to: [v6, v7]}
  - {op: index_select, args: [v7, 0, v1], to: v8}
  - {op: gelu, args: [v6, {approximate: 'tanh'}], to: v9}
  - {op: copy_, args: [v0, v3]}
print: [v0, v8, v9]
strides:
  v0: [1, 3]
  v9: [1, 4]
)";

TEST_CASE("the text of a graph computes what the graph does", "[tools]") {
  const TemporaryFolder folder;
  const Graph graph = Graph::from_yaml(kGraph);
  const auto results =
      saved(folder, "seed: 5\n" + graph.to_yaml() + "save: {r.safetensors: [v0, v1, v8, v9]}\n");
  manual_seed(5);
  const Tensor x = randn({3, 4}), rows = randn({2}).gt(0).to(kInt64);
  const std::vector<Tensor> found = graph.run({x, rows});
  CHECK(results.at("v0").equal(x));
  CHECK(results.at("v1").equal(rows));
  CHECK(results.at("v8").equal(found[1]));
  CHECK(results.at("v9").equal(found[2]));
}

TEST_CASE("strides lay out inputs and results", "[tools]") {
  const TemporaryFolder folder;
  const std::string text = R"(
inputs:
  x: {values: [[1, 2, 3], [4, 5, 6]]}
steps:
  - {op: as_strided, args: [x, [6], [1]], to: memory}
  - {op: clone, args: x, to: y}
print: [y]
strides: {x: [1, 2], STRIDES}
save: {r.safetensors: [memory]}
)";
  const auto with = [&](const std::string& strides) {
    return std::string(text).replace(text.find("STRIDES"), 7, strides);
  };
  CHECK(saved(folder, with("y: [3, 1]")).at("memory").equal(tensor({1, 4, 2, 5, 3, 6})));
  CHECK_THAT(run_text(folder, with("z: [3, 1]")).err,
             Catch::Contains("strides: expected an input or a result, got 'z'"));
  CHECK_THAT(run_text(folder, with("y: 3")).err, Catch::Contains("strides: expected a list"));
  CHECK_THAT(run_text(folder, with("y: [-3]")).err, Catch::Contains("expected a stride"));
  CHECK(run_text(folder, with("y: [1]")).exit_code == 1);
}

}  // namespace
}  // namespace tenon::tools
