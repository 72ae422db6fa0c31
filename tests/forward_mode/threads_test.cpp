// What the headers of forward mode promise of threads; for ThreadSanitizer above all.

#include <atomic>
#include <functional>
#include <thread>

#include "tenon/autograd/function.h"
#include "tests/forward_mode/tangents.h"
#include "tests/support/cube.h"

namespace tenon::test {
namespace {

constexpr int kThreads = 4;
constexpr int kTimes = 50;

/// Runs `body` in several threads at once; how often it was not true.
int failures(const std::function<bool(int thread, int time)>& body) {
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      for (int time = 0; time < kTimes; ++time) wrong += !body(thread, time);
    });
  }
  for (std::thread& thread : threads) thread.join();
  return wrong;
}

TEST_CASE("several threads use one dual", "[forward_mode][thread]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({3, 4}));
  SECTION("in operators") {
    CHECK(failures([&](int, int n) {
            const Tensor y = (x * x + n).narrow(0, 1, 1);
            return values(unpack_dual(y, level).tangent) == Values{16};
          }) == 0);
  }
  SECTION("in views and in what is written from it") {
    CHECK(failures([&](int, int) {
            Tensor y = zeros_like(x.detach());
            y.copy_(x.view({2, 1}).t().reshape({2}));
            y.mul_(x);
            return values(unpack_dual(y, level).tangent) == Values{6, 16};
          }) == 0);
  }
  SECTION("and its level") {
    CHECK(failures([&](int thread, int n) {
            const Tensor y = make_dual(vec({5, 6}), vec({1.0 * thread, 1.0 * n}), level);
            return values(unpack_dual(x * y, level).tangent) == Values{15.0 + thread, 24.0 + 2 * n};
          }) == 0);
  }
  SECTION("and come and go at its level") {
    const Tangent& tangent = *tangent_at(x, level.number());
    CHECK(failures([&](int, int) {
            for (int i = 0; i < 1000; ++i) {
              make_intrusive<Tangent>(tangent.shared_level(), tangent.value());
            }
            return true;
          }) == 0);
    CHECK(values(unpack_dual(x * 2).tangent) == Values{6, 8});
  }
  SECTION("that has history") {
    const Tensor w = leaf({1, 2});
    const Tensor y = make_dual(w, vec({1, 10})).exp();
    const Tensor sum = y.sum();
    CHECK(failures([&](int, int) {
            const Tensor gradient = autograd::grad({sum}, {w}, {}, /*retain_graph=*/true)[0];
            const Tensor tangent = unpack_dual(gradient, level).tangent;
            return values(tangent) == Values{exp_of(1.0), 10 * exp_of(2.0)};
          }) == 0);
  }
}

TEST_CASE("each thread has levels of its own", "[forward_mode][thread]") {
  const Tensor x = vec({1, 2}), w = leaf({1, 2});
  const auto cubes = [](const Tensor& at) { return at * at * at; };
  const auto sum = [](const Tensor& at) { return (at * at * at).sum(); };
  CHECK(failures([&](int thread, int) {
          const double factor = thread + 1;
          const Tensor tangent = autograd::jvp(cubes, x, vec({factor, 0})).second;
          return values(tangent) == Values{3 * factor, 0};
        }) == 0);
  CHECK(failures([&](int, int) {
          return values(autograd::hessian(sum, x)) == Values{6, 0, 0, 12} &&
                 values(autograd::grad({autograd::jacfwd(sum, w).sum()}, {w})[0]) == Values{6, 12};
        }) == 0);
  std::atomic<uint64_t> last{0};
  CHECK(failures([&](int, int) {
          const uint64_t before = last;
          const DualLevel level;
          const DualLevel inner;
          last = std::max<uint64_t>(last, level.number());
          return DualLevel::innermost() == &inner && level.number() > before &&
                 inner.number() > level.number();
        }) == 0);
  CHECK(DualLevel::innermost() == nullptr);
}

TEST_CASE("a level ends while other threads hold its tangents", "[forward_mode][thread]") {
  std::vector<Tensor> held(kThreads);
  {
    const DualLevel level;
    const Tensor x = make_dual(vec({1, 2}), vec({3, 4}));
    CHECK(failures([&](int thread, int n) {
            held[thread] = x * (n + 1);
            return true;
          }) == 0);
    CHECK(values(unpack_dual(held[0]).tangent) == Values{3.0 * kTimes, 4.0 * kTimes});
  }
  CHECK(failures([&](int thread, int) {
          const DualLevel level;
          const Tensor y = make_dual(held[thread], vec({1, 1}));
          held[thread] = (y * 1).detach();
          return values(held[thread]) == Values{1.0 * kTimes, 2.0 * kTimes};
        }) == 0);
  CHECK_FALSE(any_level_lasts());
}

/// 2 x, of which jvp asks another thread what it sees of the dual.
struct Twice : autograd::Function<Twice> {
  static inline Tensor dual;
  static inline uint64_t seen_here = 0, seen_there = 0;

  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x * 2; }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
  static Tensor jvp(autograd::AutogradContext*, std::vector<Tensor> tangents) {
    seen_here = highest_level(dual);
    std::thread([] { seen_there = highest_level(dual); }).join();
    return tangents[0] * 2;
  }
};

TEST_CASE("a level is hidden from the thread that computes its tangents",
          "[forward_mode][thread]") {
  const DualLevel level;
  Twice::dual = make_dual(vec({1, 2}), vec({3, 4}));
  CHECK(values(unpack_dual(Twice::apply(Twice::dual)).tangent) == Values{6, 8});
  CHECK(Twice::seen_here == 0);
  CHECK(Twice::seen_there == level.number());
  Twice::dual = {};
}

TEST_CASE("several threads call one Function", "[forward_mode][thread]") {
  const Tensor w = leaf({1, 2});
  const DualLevel level;
  const Tensor x = make_dual(w, vec({1, 10}));
  CHECK(failures([&](int, int) {
          const Tensor y = Cube::apply(x);
          const Tensor gradient = autograd::grad({y.sum()}, {w})[0];
          return values(unpack_dual(y, level).tangent) == Values{3, 120} &&
                 values(unpack_dual(gradient, level).tangent) == Values{6, 120};
        }) == 0);
}

}  // namespace
}  // namespace tenon::test
