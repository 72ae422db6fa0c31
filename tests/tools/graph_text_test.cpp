// Texts of graphs as programs.

#include <catch2/catch.hpp>
#include <string>
#include <tuple>
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

TEST_CASE("the text of a graph computes what the graph does", "[tools]") {
  const TemporaryFolder folder;
  const Tensor bias = tensor({{0.5f, -1.0f, 2.0f}}).t();
  const Graph graph = trace(
      [&](Tensor x, const Tensor& rows) {
        x.mul_(2);
        const std::vector<Tensor> parts = (x.t() + bias).split(2, 1);
        return std::tuple(x, parts[1].index_select(0, rows), gelu(parts[0], "tanh").t());
      },
      {zeros({3, 4}), zeros({2}, kInt64)});
  const auto results =
      saved(folder, "seed: 5\n" + graph.to_yaml() + "save: {r.safetensors: [v0, v1, v2]}\n");
  manual_seed(5);
  const Tensor x = randn({3, 4}), rows = randn({2}).gt(0).to(kInt64);
  graph.run({x, rows});
  CHECK(results.at("v0").equal(x));
  CHECK(results.at("v1").equal(rows));
  CHECK(results.at("v2").equal(bias));
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
