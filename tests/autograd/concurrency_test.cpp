#include <array>
#include <atomic>
#include <latch>
#include <thread>

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

constexpr int kThreads = 4;
constexpr int kRounds = 200;

template <class Function>
void in_threads(const Function& function) {
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(function);
  for (std::thread& thread : threads) thread.join();
}

TEST_CASE("several threads may run backward over graphs that share leaves",
          "[concurrency][thread]") {
  const Tensor x = leaf({1, 2});
  in_threads([&] {
    for (int i = 0; i < kRounds; ++i) (x * x).sum().backward();
  });
  CHECK(values(x.grad()) == Values{2.0 * kThreads * kRounds, 4.0 * kThreads * kRounds});
}

TEST_CASE("several threads may run backward over one retained graph", "[concurrency][thread]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = (x * x).exp().sum();
  const Values expected = values(autograd::grad(y, x, {}, /*retain_graph=*/true)[0]);
  std::atomic<int> wrong = 0;
  in_threads([&] {
    for (int i = 0; i < kRounds; ++i) {
      if (values(autograd::grad(y, x, {}, /*retain_graph=*/true)[0]) != expected) ++wrong;
    }
  });
  CHECK(wrong == 0);
}

TEST_CASE("several threads may use a view that is out of date", "[concurrency][thread]") {
  for (int i = 0; i < 50; ++i) {
    const Tensor x = leaf({1, 2});
    Tensor y = x * 1;
    const Tensor v = y.view({2});
    y.mul_(3);
    in_threads([&] { (v * 2).sum().backward({}, true); });
    CHECK(values(x.grad()) == Values{6.0 * kThreads, 6.0 * kThreads});
  }
}

TEST_CASE("several threads may use a view that follows its base", "[concurrency][thread]") {
  const Tensor base = vec({1, 2});
  const Tensor older = base.view({2});
  base.set_requires_grad(true);
  const Tensor unrecorded = inference_mode([&] { return base.view({2}); });
  for (const Tensor& view : {older, unrecorded}) {
    // What passes the gradient on is made, shared and destroyed over and over.
    in_threads([&] {
      for (int i = 0; i < kRounds; ++i) {
        (view * view).sum().backward();
        for (int j = 0; j < 50; ++j) gradient_edge(view);
      }
    });
  }
  CHECK(values(base.grad()) == Values{4.0 * kThreads * kRounds, 8.0 * kThreads * kRounds});
  CHECK(older.is_leaf());
  CHECK(unrecorded.is_leaf());
}

TEST_CASE("what passes the gradient of a view to its base is one for all threads",
          "[concurrency][thread]") {
  const Tensor base = leaf({1, 2});
  int differing = 0;
  for (int i = 0; i < kRounds; ++i) {
    const Tensor view = inference_mode([&] { return base.view({2}); });
    std::array<Edge, kThreads> edges;
    std::atomic<size_t> next = 0;
    std::latch start(kThreads);
    in_threads([&] {
      start.arrive_and_wait();
      edges[next++] = gradient_edge(view);
    });
    for (const Edge& edge : edges) differing += edge == edges[0] ? 0 : 1;
  }
  CHECK(differing == 0);
}

}  // namespace
}  // namespace tenon::test
