// The guard: options, what is refused, what is left behind, bounds, the table.

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tenon/keys/thread_local_keys.h"
#include "tests/profiler/profiled.h"

namespace tenon::test {
namespace {

using Catch::Contains;

TEST_CASE("a profile leaves its thread as it was, under other guards too") {
  const ThreadState before = thread_state();
  {
    auto profile = tenon::profile();
    CHECK(profile.is_running());
    CHECK_FALSE(thread_state() == before);
  }
  CHECK(thread_state() == before);
  Profile profile;
  profile.stop();
  CHECK_FALSE(profile.is_running());
  CHECK(thread_state() == before);
  profile.stop();
  const NoGradGuard guard;
  Profile inner;
  inner.stop();
  CHECK_FALSE(thread_state().grad_mode);
  CHECK(ones({2}).add(1).equal(full({2}, 2.0)));
  CHECK(inner.events().empty());
}

TEST_CASE("options that say nothing sensible are refused, and nothing runs") {
  const ThreadState before = thread_state();
  CHECK_THROWS_WITH(profile({.max_events = 0}),
                    "profile: expected max_events from 1 to 2147483647, got 0");
  CHECK_THROWS_AS(profile({.max_events = size_t{1} << 31}), ValueError);
  CHECK(thread_state() == before);
}

TEST_CASE("profiles of one thread do not nest") {
  Profile outer;
  CHECK_THROWS_AS(profile(), ValueError);
  CHECK_THROWS_WITH(profile(), Contains("running already") && Contains("stop it first"));
  ones({2});
  outer.stop();
  CHECK(find(outer.events(), "ones").kind == ProfileEventKind::kOperator);
  Profile next;
  next.stop();
}

TEST_CASE("what is asked of a running profile is refused with the way out") {
  const Profile profile;
  CHECK_THROWS_WITH(profile.events(), "Profile::events: the profile is running; call stop() first");
  CHECK_THROWS_AS(profile.threads(), ValueError);
  CHECK_THROWS_AS(profile.table(), ValueError);
  CHECK_THROWS_AS(profile.dropped_events(), ValueError);
  CHECK_THROWS_AS(profile.write_trace("/tmp/never_written.json"), ValueError);
}

TEST_CASE("events beyond the bound are counted, and those before it are kept") {
  const Tensor x = ones({2, 2});
  const auto calls = [&] {
    for (int i = 0; i < 1500; ++i) linear(x, x);
  };
  const std::vector<std::string> all = names(profiled(calls));
  REQUIRE(all.size() > 2500);
  for (const size_t most : {size_t{1}, size_t{7}, size_t{100}, size_t{2500}}) {
    Profile profile({.shapes = true, .max_events = most});
    calls();
    profile.stop();
    CHECK(names(profile.events()) == std::vector(all.begin(), all.begin() + long(most)));
    CHECK(profile.dropped_events() == all.size() - most);
    CHECK_THAT(profile.table(),
               Contains(std::to_string(profile.dropped_events()) + " more events began") &&
                   Contains("max_events is " + std::to_string(most)));
  }
}

TEST_CASE("self times do not hold those of events that are dropped") {
  const Tensor x = ones({4, 4});
  Profile profile({.max_events = 1});
  linear(x, x);
  profile.stop();
  REQUIRE(profile.dropped_events() > 0);
  const ProfileEvent event = profile.events()[0];
  CHECK(event.name == "linear");
  CHECK(event.self < event.duration);
}

struct StopsInside : autograd::Function<StopsInside> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& self) {
    running->stop();
    return self * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    running->stop();
    return grads;
  }
  static inline Profile* running = nullptr;
};

TEST_CASE("a profile that is stopped while something runs ends that, and marks it") {
  const Tensor x = ones({2}, requires_grad());
  Profile first;
  StopsInside::running = &first;
  const Tensor y = StopsInside::apply(x);
  const Events forward = first.events();
  REQUIRE(forward.size() == 1);
  CHECK(forward[0].kind == ProfileEventKind::kFunction);
  CHECK(forward[0].is_cut);
  Profile second;
  StopsInside::running = &second;
  y.sum().backward();
  const Events events = second.events();
  CHECK(wrong_with(events) == "");
  const auto& cut = *std::ranges::find_if(events, &ProfileEvent::is_cut);
  CHECK_THAT(cut.name, Contains("StopsInside"));
  CHECK(x.grad().equal(ones({2})));
  // The backward put the key back that its thread had before; no one hears, and the next profile
  // takes it away.
  CHECK(ones({2}).add(1).equal(full({2}, 2.0)));
  CHECK(names(profiled([&] { x.exp(); })) == std::vector<std::string>{"exp"});
  CHECK_FALSE(thread_state().included().has(DispatchKey::Profiler));
}

TEST_CASE("all that runs ends where a profile is stopped, and is not touched after") {
  Profile profile;
  Events inside;
  Library library("profile_test");
  library.def("stops(Tensor self) -> Tensor");
  library.impl("stops", DispatchKey::CPU, [&](const Tensor& self) {
    StopsInside::running = &profile;
    Tensor result = StopsInside::apply(self);
    inside = profile.events();
    return result;
  });
  find_operator<Tensor(const Tensor&)>("profile_test::stops").call(ones({2}));
  const Events events = profile.events();
  REQUIRE(inside.size() == events.size());
  int cut = 0;
  for (size_t i = 0; i < events.size(); ++i) {
    CHECK(events[i].duration == inside[i].duration);
    CHECK(events[i].is_cut == inside[i].is_cut);
    cut += events[i].is_cut;
  }
  CHECK(cut == 2);
  CHECK(wrong_with(events) == "");
}

/// The cells of a table.
std::vector<std::vector<std::string>> cells(const std::string& table) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(table);
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string>& row = rows.emplace_back();
    std::istringstream words(line);
    for (std::string word; words >> word;) row.push_back(word);
  }
  return rows;
}

TEST_CASE("the table has a line for each name, sorted as asked for") {
  const Tensor x = ones({64, 64});
  Profile profile({.memory = true});
  for (int i = 0; i < 3; ++i) x.mm(x);
  for (int i = 0; i < 5; ++i) x.view({4096});
  x.add(x).neg();
  profile.stop();
  const auto names_by = [&](ProfileOrder order) {
    std::vector<std::string> names;
    for (const auto& row : cells(profile.table(order))) names.push_back(row[0]);
    return names;
  };
  using Names = std::vector<std::string>;
  CHECK(names_by(ProfileOrder::kName) == Names{"name", "add.Tensor", "mm", "neg", "view", "10"});
  CHECK(names_by(ProfileOrder::kCalls)[1] == "view");
  CHECK(names_by(ProfileOrder::kBytes)[1] == "mm");
  const auto rows = cells(profile.table());
  CHECK(rows[0] == Names{"name", "kind", "calls", "total", "[us]", "self", "[us]", "self", "[%]",
                         "mean", "[us]", "bytes"});
  for (size_t i = 2; i < 5; ++i) CHECK(std::stod(rows[i - 1][4]) >= std::stod(rows[i][4]));
  const auto mm = *std::ranges::find_if(rows, [](const auto& row) { return row[0] == "mm"; });
  CHECK(mm[1] == "operator");
  CHECK(mm[2] == "3");
  CHECK(mm.back() == "49152");
  CHECK(std::stod(mm[6]) == Approx(std::stod(mm[3]) / 3).margin(0.002));
  CHECK_THAT(profile.table(ProfileOrder::kName, 1), Contains("3 more lines"));
}

TEST_CASE("the total of a name counts a call inside of one of the same name once") {
  // The first is composed of the second, by the same name.
  const Tensor x = ones({2, 2});
  Library library("profile_table");
  library.def("again(Tensor self, int times) -> Tensor");
  library.impl("again", DispatchKey::CPU, [](const Tensor& self, int64_t times) -> Tensor {
    if (times == 0) return self + 1;
    return find_operator<Tensor(const Tensor&, int64_t)>("profile_table::again")
        .call(self, times - 1);
  });
  Profile profile;
  find_operator<Tensor(const Tensor&, int64_t)>("profile_table::again").call(x, 3);
  profile.stop();
  const Events events = profile.events();
  const auto rows = cells(profile.table(ProfileOrder::kTotal));
  CHECK(rows[1][0] == "profile_table::again");
  CHECK(rows[1][2] == "4");
  CHECK(std::stod(rows[1][3]) == Approx(events[0].duration / 1000.0).margin(0.001));
}

}  // namespace
}  // namespace tenon::test
