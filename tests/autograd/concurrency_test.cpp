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

}  // namespace
}  // namespace tenon::test
