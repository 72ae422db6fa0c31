// Threads: workers of parallel loops, and profiles of several threads at once.

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <thread>
#include <vector>

#include "tests/profiler/profiled.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

/// Eight calls, which take long enough for workers to wake up and make some of them.
void loop_with_workers(const Tensor& x) {
  parallel_for(0, 8, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      x.exp();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
}

TEST_CASE("calls in workers of a parallel loop are heard of, on their threads", "[thread]") {
  const NumThreads threads(4);
  const Tensor x = rand({16});
  Profile profile({.shapes = true, .memory = true});
  for (int i = 0; i < 5; ++i) loop_with_workers(x);
  profile.stop();
  const Events events = profile.events();
  CHECK(wrong_with(events) == "");
  size_t calls = 0;
  std::set<size_t> seen;
  for (const ProfileEvent& event : events) {
    if (event.name != "exp") continue;
    ++calls;
    seen.insert(event.thread);
    CHECK(event.bytes == 64);
    if (event.thread == 0) continue;
    REQUIRE(event.parent);
    CHECK(events[*event.parent].kind == ProfileEventKind::kWorker);
    CHECK(events[*event.parent].name == "parallel_for");
  }
  CHECK(calls == 40);
  CHECK(seen.size() > 1);
  const std::vector<ProfileThread> known = profile.threads();
  std::set<int64_t> ids;
  for (size_t i = 0; i < known.size(); ++i) {
    CHECK(known[i].is_maker == (i == 0));
    ids.insert(known[i].system_id);
  }
  CHECK(ids.size() == known.size());
  CHECK(seen.size() <= known.size());
}

TEST_CASE("workers that a kernel wakes are heard of", "[thread]") {
  const NumThreads threads(4);
  const Tensor x = rand({1 << 21});
  const auto workers = [&] {
    size_t count = 0;
    for (const ProfileEvent& event : profiled([&] { x.exp(); })) {
      count += event.kind == ProfileEventKind::kWorker;
    }
    return count;
  };
  size_t most = 0;
  for (int i = 0; i < 50 && most == 0; ++i) most = workers();
  CHECK(most > 0);
}

TEST_CASE("nothing of a loop is heard after the profile, and workers forget it", "[thread]") {
  const NumThreads threads(4);
  const Tensor x = rand({16});
  {
    Profile profile;
    loop_with_workers(x);
  }
  loop_with_workers(x);
  Profile profile;
  profile.stop();
  loop_with_workers(x);
  CHECK(profile.events().empty());
  // Which a worker that is still heard may not.
  std::atomic<int> made{0};
  parallel_for(0, 8, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      made += profiled([&] { x.exp(); }).size() == 1;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  CHECK(made == 8);
}

TEST_CASE("each thread has a profile of its own", "[thread]") {
  const Tensor x = rand({4});
  std::vector<std::thread> threads;
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int round = 0; round < 20; ++round) {
        const Events events = profiled(
            [&] {
              for (int i = 0; i <= t; ++i) t % 2 == 0 ? x.exp() : x.sin();
            },
            {.shapes = true, .memory = true, .max_events = 100});
        const bool all = std::ranges::all_of(events, [&](const ProfileEvent& event) {
          return event.name == (t % 2 == 0 ? "exp" : "sin");
        });
        right += all && events.size() == size_t(t) + 1 && wrong_with(events).empty();
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == 80);
}

TEST_CASE("a thread without a profile is not heard beside one with, nor of its loops", "[thread]") {
  const NumThreads threads(3);
  const Tensor x = rand({4}), y = rand({4}, requires_grad());
  std::atomic<bool> stop{false};
  std::thread other([&] {
    while (!stop) loop_with_workers(x), y.sin().sum().backward();
  });
  Events events;
  for (int i = 0; i < 20; ++i) {
    for (ProfileEvent& event : profiled([&] { loop_with_workers(y.cos()); })) {
      events.push_back(std::move(event));
    }
  }
  stop = true;
  other.join();
  size_t calls = 0;
  for (const ProfileEvent& event : events) {
    CHECK(event.name != "sin");
    calls += event.name == "exp";
  }
  CHECK(calls == 160);
}

TEST_CASE("profiles begin and end while other threads call", "[thread]") {
  const Tensor x = rand({4});
  std::atomic<bool> stop{false};
  std::vector<std::thread> others;
  for (int t = 0; t < 2; ++t) {
    others.emplace_back([&] {
      while (!stop) x.exp().add(x);
    });
  }
  for (int i = 0; i < 200; ++i) {
    CHECK(names(profiled([&] { x.exp(); })) == std::vector<std::string>{"exp"});
  }
  stop = true;
  for (std::thread& thread : others) thread.join();
}

TEST_CASE("a profile is stopped by its own thread alone", "[thread]") {
  Profile profile;
  std::thread([&] { CHECK_THROWS_AS(profile.stop(), ValueError); }).join();
  CHECK(profile.is_running());
  ones({2});
  profile.stop();
  // And asked by any.
  std::thread([&] { CHECK(profile.events().size() > 0); }).join();
}

}  // namespace
}  // namespace tenon::test
