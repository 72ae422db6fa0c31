// `tenon run --profile`.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "tenon/tenon.h"
#include "tests/tools/programs.h"

namespace tenon::tools {
namespace {

using Catch::Contains;
using test::Outcome;
using test::run_text;
using test::TemporaryFolder;

constexpr const char* kProgram = R"(
seed: 7
inputs:
  x: {random: [2, 3]}
  w: {random: [3, 4], requires_grad: true}
steps:
  - {op: mm, args: [x, w], to: h}
  - {op: sum, args: [h], to: s}
  - {backward: s}
  - {grad: w, to: g}
print: [g]
)";

std::set<std::string> names_in(const TemporaryFolder& folder) {
  std::set<std::string> names;
  const auto trace = nlohmann::json::parse(folder.read("out.json"));
  for (const auto& event : trace.at("traceEvents")) {
    if (event.at("ph") == "X") names.insert(event.at("name"));
  }
  return names;
}

TEST_CASE("a profiled program prints the same, and a table to where errors go", "[tools]") {
  const TemporaryFolder folder;
  const Outcome plain = run_text(folder, kProgram);
  RunOptions options;
  options.profile = folder / "out.json";
  const Outcome outcome = run_text(folder, kProgram, options);
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.out == plain.out);
  CHECK(plain.err == "");
  CHECK_THAT(outcome.err, Contains("self [us]") && Contains("bytes") && Contains("MmBackward"));
  const std::set<std::string> names = names_in(folder);
  for (const char* name : {"mm", "sum", "MmBackward", "SumBackward", "AccumulateGrad"}) {
    CHECK(names.count(name) == 1);
  }
}

TEST_CASE("a program that raises is profiled up to there", "[tools]") {
  const TemporaryFolder folder;
  RunOptions options;
  options.profile = folder / "out.json";
  const Outcome outcome = run_text(folder, R"(
inputs: {x: {random: [2, 3]}}
steps:
  - {op: exp, args: [x], to: y}
  - {op: mm, args: [x, y], to: z}
)",
                                   options);
  CHECK(outcome.exit_code == 1);
  CHECK_THAT(outcome.err, Contains("p.yaml:5:10: step 2: mm") && Contains("self [us]"));
  CHECK(names_in(folder).count("exp") == 1);
}

TEST_CASE("a trace that cannot be written is an error before anything runs", "[tools]") {
  const TemporaryFolder folder;
  RunOptions options;
  options.profile = folder / "missing" / "out.json";
  const Outcome outcome = run_text(folder, R"(
inputs: {x: {random: [2, 3]}}
steps:
  - {op: mm, args: [x, x], to: z}
)",
                                   options);
  CHECK(outcome.exit_code == 1);
  CHECK(outcome.out == "");
  CHECK_THAT(outcome.err, Contains("out.json") && !Contains("mm") && Contains("tenon run: "));
}

TEST_CASE("a malformed program leaves no trace", "[tools]") {
  const TemporaryFolder folder;
  RunOptions options;
  options.profile = folder / "out.json";
  CHECK(run_text(folder, "steps: [{op: nothing}]", options).exit_code == 2);
  CHECK_FALSE(std::filesystem::exists(folder / "out.json"));
}

}  // namespace
}  // namespace tenon::tools
