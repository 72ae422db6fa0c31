// Random programs under the functionalization pass, beside the same programs without it.

#include "tests/programs/functional_programs.h"

#include <catch2/catch.hpp>

#include "tests/support/effort.h"

namespace tenon::test {
namespace {

using Difference = std::string(uint64_t seed, FunctionalDepth depth);

/// Fails with the first program that differs.
void compare(Difference& difference, FunctionalDepth depth) {
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  for (uint64_t seed = 0; seed < programs; ++seed) {
    INFO("seed " << seed);
    REQUIRE(difference(seed, depth) == "");
  }
}

FunctionalDepth any_depth() {
  return GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
}

TEST_CASE("a functionalized program does what the eager one does", "[functional]") {
  SECTION("without in-place operators") {
    compare(difference_on_functional, FunctionalDepth::kMutations);
  }
  SECTION("without views either") {
    compare(difference_on_functional, FunctionalDepth::kMutationsAndViews);
  }
}

TEST_CASE("a program on lazy does what the one on the CPU does", "[lazy]") {
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  for (uint64_t seed = 0; seed < programs; ++seed) {
    INFO("seed " << seed);
    REQUIRE(difference_on_lazy(seed) == "");
  }
}

TEST_CASE("a program of functionalized calls does what one of calls does", "[functional]") {
  compare(difference_in_calls, any_depth());
}

TEST_CASE("a functionalized call that fails leaves its arguments as they were", "[functional]") {
  const FunctionalDepth depth = any_depth();
  const auto programs = static_cast<uint64_t>(effort(400, 100'000));
  for (uint64_t seed = 0; seed < programs; ++seed) {
    INFO("seed " << seed);
    REQUIRE(change_of_failed_call(seed, depth) == "");
  }
}

}  // namespace
}  // namespace tenon::test
