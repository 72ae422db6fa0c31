// Random programs under the functionalization pass, beside the same programs without it.

#include <torch/torch.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tenon/functionalize/functional_tensor.h"
#include "tests/support/effort.h"
#include "tools/comparison/describe.h"
#include "tools/comparison/program.h"

namespace {

using comparison::Live;
using comparison::Options;
using comparison::Outcome;
using comparison::Program;
using tenon::FunctionalDepth;
using tenon::test::effort;

torch::Tensor value_of(const torch::Tensor& tensor) {
  return torch::Tensor(tenon::from_functional(tensor));
}

/// Everything that can be seen of the live tensors, and which of them share memory.
std::string state(const Program& program) {
  std::ostringstream text;
  for (const Live& live : program.live()) {
    text << live.id << ' ' << comparison::describe(live.tensor, live.first_version) << " aliases";
    for (const Live& other : program.live()) {
      if (live.tensor.is_alias_of(other.tensor)) text << ' ' << other.id;
    }
    text << '\n';
  }
  return text.str();
}

/// What the steps of a program say, and what is seen after each; functional where `depth` is given.
std::vector<std::string> steps_of(uint64_t seed, Options options, const FunctionalDepth* depth) {
  if (depth != nullptr) {
    options.made = [depth = *depth](const torch::Tensor& tensor) {
      return torch::Tensor(tenon::to_functional(tensor, depth));
    };
    comparison::reader = &value_of;
  }
  std::vector<std::string> texts;
  {
    Program program(seed, options);
    while (!program.done()) {
      const Outcome outcome = program.step();
      texts.push_back(outcome.text + (outcome.failed ? "\n  failed: " + outcome.message : ""));
      texts.push_back(state(program));
    }
  }
  comparison::reader = nullptr;
  return texts;
}

/// What differs first, with the steps before it; empty where nothing does.
std::string difference(uint64_t seed, FunctionalDepth depth) {
  Options options;
  options.known_differences = false;
  const std::vector<std::string> eager = steps_of(seed, options, nullptr);
  const std::vector<std::string> functional = steps_of(seed, options, &depth);
  std::string history;
  for (size_t i = 0; i < std::min(eager.size(), functional.size()); ++i) {
    if (eager[i] != functional[i]) {
      return history + eager[i] + "\nfunctional:\n" + functional[i];
    }
    if (i % 2 == 0) history += eager[i] + "\n";
  }
  return eager.size() == functional.size() ? "" : history + "another number of steps";
}

/// Fails with the first program that differs.
void compare(FunctionalDepth depth) {
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  for (uint64_t seed = 0; seed < programs; ++seed) {
    INFO("seed " << seed);
    REQUIRE(difference(seed, depth) == "");
  }
}

TEST_CASE("a functionalized program does what the eager one does", "[functional]") {
  SECTION("without in-place operators") {
    compare(FunctionalDepth::kMutations);
  }
  SECTION("without views either") {
    compare(FunctionalDepth::kMutationsAndViews);
  }
}

}  // namespace
