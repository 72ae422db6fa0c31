// Reads of functional tensors by many threads at once: they apply what is pending.

#include <catch2/catch.hpp>
#include <latch>
#include <string>
#include <thread>
#include <vector>

#include "tests/functionalize/described.h"

namespace tenon::test {
namespace {

constexpr size_t kThreads = 8;
constexpr int kRounds = 40;

/// A base and views of it, by operators of every kind, at both depths of a chain.
Tensors base_and_views(const Tensor& base) {
  const Tensor square = base.view({8, 8});
  return {base,
          square,
          square.t(),
          square.select(0, 1),
          square.t().select(0, 3).slice(0, 1, 7, 2),
          square.expand({2, 8, 8}).select(0, 1),
          base.as_strided({4, 4}, {8, 1}, 9),
          square.split(2)[1],
          square.diagonal(),
          base.unfold(0, 4, 2)};
}

/// Writes to some of them, so that each is behind.
void write(const Tensors& tensors, int round) {
  tensors[3].add_(round);
  tensors[4].mul_(2);
  tensors[6].sub_(1);
  tensors[static_cast<size_t>(round) % 5].add_(0.5);
}

/// Runs `read(thread)` in each of the threads, which begin together.
template <class Read>
void at_once(const Read& read) {
  std::latch start(kThreads);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      start.arrive_and_wait();
      read(i);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

/// What a thread sees of a tensor, by one of the ways to look at it.
std::vector<double> seen(const Tensor& tensor, size_t way) {
  if (way % 4 == 0) sync(tensor);
  if (way % 4 == 1) return elements(from_functional(tensor.reshape({-1})));
  if (way % 4 == 2) return elements(from_functional(tensor + 0));
  return elements(from_functional(tensor));
}

TEST_CASE("threads that read stale views of one base see what has been written", "[thread]") {
  const FunctionalDepth depth =
      GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
  const Tensors eager = base_and_views(arange(64.)),
                functional = base_and_views(to_functional(arange(64.), depth));
  for (int round = 0; round < kRounds; ++round) {
    write(eager, round);
    write(functional, round);
    std::vector<std::vector<std::vector<double>>> found(kThreads);
    at_once([&](size_t thread) {
      for (size_t i = 0; i < functional.size(); ++i) {
        const size_t which = (i + thread) % functional.size();
        found[thread].push_back(seen(functional[which], thread + i));
      }
    });
    for (size_t thread = 0; thread < kThreads; ++thread) {
      for (size_t i = 0; i < functional.size(); ++i) {
        CHECK(found[thread][i] == elements(eager[(i + thread) % functional.size()]));
      }
    }
  }
}

TEST_CASE("threads may make and drop views of one base while others read it", "[thread]") {
  const Tensor base = to_functional(arange(64.));
  for (int round = 1; round <= kRounds; ++round) {
    base.select(0, 0).add_(1);
    base.slice(0, 8).add_(1);
    std::vector<double> found(kThreads);
    at_once([&](size_t thread) {
      const Tensor view = thread % 2 == 0 ? base.view({8, 8})[1] : base.slice(0, 8, 16);
      found[thread] = elements(from_functional(view.sum()))[0];
    });
    for (const double sum : found) CHECK(sum == 8 * round + 92);
  }
}

TEST_CASE("threads may compute with one functional tensor that nobody writes to", "[thread]") {
  const Tensor x = to_functional(ones({16})), y = x.view({4, 4});
  x.add_(1);
  std::vector<int> right(kThreads);
  at_once([&](size_t thread) {
    for (int i = 0; i < kRounds; ++i) {
      const Tensor own = (y * x.view({4, 4})).add_(x.sum());
      right[thread] += from_functional(own).equal(full({4, 4}, 36.0)) ? 1 : 0;
    }
  });
  CHECK(right == std::vector<int>(kThreads, kRounds));
}

}  // namespace
}  // namespace tenon::test
