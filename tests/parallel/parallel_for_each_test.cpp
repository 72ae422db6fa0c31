#include "tenon/parallel/parallel_for_each.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "tests/support/num_threads.h"

namespace tenon {
namespace {

TEST_CASE("parallel_for_each visits every index once, whatever the work", "[parallel][thread]") {
  const test::NumThreads guard(GENERATE(1, 3));
  const int64_t count = GENERATE(0, 1, 50);
  const int64_t work = GENERATE(as<int64_t>(), 0, 1, 1 << 20, std::numeric_limits<int64_t>::max());
  std::vector<int> visits(count, 0);
  parallel_for_each(count, work, [&](int64_t i) { ++visits[i]; });
  CHECK(visits == std::vector<int>(count, 1));
}

TEST_CASE("parallel_for_each shares work among threads where it is enough", "[parallel][thread]") {
  const test::NumThreads guard(3);
  const auto inside = [](int64_t count, int64_t work) {
    std::atomic<int> regions{0};
    parallel_for_each(count, work, [&](int64_t) { regions += in_parallel_region(); });
    return regions.load();
  };
  CHECK(inside(10, 1) == 0);
  CHECK(inside(10, 1 << 20) == 10);
}

}  // namespace
}  // namespace tenon
