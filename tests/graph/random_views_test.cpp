// Random chains of views, of writes through them and of what adds their elements: functions, their
// graphs and their compiled graphs give the same bits.

#include <catch2/catch.hpp>

#include "tests/graph/exact_runs.h"
#include "tests/support/effort.h"
#include "tests/support/random_views.h"

namespace tenon::test {
namespace {

TEST_CASE("random views and sums give the bits of the function as a graph and compiled") {
  const auto seeds = static_cast<uint64_t>(effort(300, 20'000));
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    INFO("seed " << seed);
    const DType dtype = seed % 2 == 0 ? DType::kFloat32 : DType::kFloat64;
    check_exact([seed](const Tensors& in) { return random_views(in[0], seed); },
                {randn({11, 12, 13}).to(dtype)});
  }
}

}  // namespace
}  // namespace tenon::test
