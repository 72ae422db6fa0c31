// The random programs find each mistake that can be made in the functionalization pass: every one
// of mutate.py is switched on, and some program differs.

#include <catch2/catch.hpp>
#include <exception>

#include "tests/programs/functional_programs.h"

namespace tenon::test {

extern int mutant;
extern const int mutant_count;
extern const char* const mutants[];

namespace {

/// Whether the program differs, or what looks at it fails.
bool is_found_by(int64_t seed) {
  try {
    for (const FunctionalDepth depth :
         {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
      if (!difference_on_functional(static_cast<uint64_t>(seed), depth).empty()) return true;
      if (!difference_in_calls(static_cast<uint64_t>(seed), depth).empty()) return true;
    }
    return false;
  } catch (const std::exception&) {
    return true;
  }
}

/// How many programs it takes until one differs; -1 where none does.
int64_t programs_until_found(int64_t programs) {
  for (int64_t seed = 0; seed < programs; ++seed) {
    if (is_found_by(seed)) return seed;
  }
  return -1;
}

/// As many as a test of the pass runs: so a mistake is found wherever tests run.
constexpr int64_t kPrograms = 400;

TEST_CASE("each mistake in the pass is found by random programs") {
  mutant = 0;
  REQUIRE(programs_until_found(200) == -1);
  REQUIRE(mutant_count > 0);
  for (int i = 0; i < mutant_count; ++i) {
    mutant = i + 1;
    const int64_t found = programs_until_found(kPrograms);
    mutant = 0;
    INFO(mutants[i] << ": found by program " << found);
    CHECK(found >= 0);
  }
}

}  // namespace
}  // namespace tenon::test
