// A profile while memory runs out.

#include <catch2/catch.hpp>
#include <optional>

#include "tenon/keys/thread_local_keys.h"
#include "tests/profiler/profiled.h"
#include "tests/support/failing_allocations.h"

namespace tenon::test {
namespace {

TEST_CASE("a profile is made or is none, whichever allocation fails") {
  const ThreadState before = thread_state();
  int64_t failures = 1;
  for (int64_t n = 1; failures > 0; ++n) {
    bool made = false;
    fail_allocation(n, Failing::kOnce);
    try {
      const Profile profile;
      made = profile.is_running();
    } catch (const OutOfMemoryError&) {
    }
    failures = stop_failing();
    CHECK(made == (failures == 0));
    CHECK(thread_state() == before);
    REQUIRE(n < 1000);
  }
  CHECK(names(profiled([] { ones({2}); })).size() > 0);
}

TEST_CASE("without memory events are dropped, and calls do what they do") {
  const Tensor x = ones({2, 2});
  Tensor sum = zeros({2, 2});
  for (const int64_t n : {1, 2, 3, 4}) {
    sum.zero_();
    Profile profile({.shapes = true});
    fail_allocation(n, Failing::kFromOn);
    for (int i = 0; i < 3000; ++i) sum.add_(x);
    stop_failing();
    sum.neg();
    profile.stop();
    const Events events = profile.events();
    CHECK(profile.dropped_events() > 0);
    CHECK(wrong_with(events) == "");
    CHECK(events.back().name == "neg");
    CHECK(sum.equal(full({2, 2}, 3000.0)));
  }
}

TEST_CASE("a profile takes a bounded memory") {
  const Tensor x = ones({1, 2, 1, 2});
  Tensor sum = zeros({1, 2, 1, 2});
  constexpr size_t kMost = 20'000;
  const int64_t before = live_bytes();
  Profile profile({.shapes = true, .memory = true, .max_events = kMost});
  for (size_t i = 0; i < 5 * kMost; ++i) sum.add_(x);
  CHECK(live_bytes() - before <= static_cast<int64_t>(kMost * (120 + 256)));
  profile.stop();
  CHECK(profile.events().size() == kMost);
  CHECK(profile.dropped_events() == 4 * kMost);
}

}  // namespace
}  // namespace tenon::test
