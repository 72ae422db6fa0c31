#include <atomic>
#include <chrono>
#include <thread>

#include "tests/allocations/scenario.h"
#include "tests/support/run_in_thread.h"

namespace tenon::test {
namespace {

/// Threads that each get one part of a loop: none begins before the other has come.
class Meeting {
 public:
  void wait_for_all() {
    ++here_;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    while (here_ < 2 && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
  }

 private:
  std::atomic<int> here_{0};
};

struct TwoThreads {
  TwoThreads() { set_num_threads(2); }
  ~TwoThreads() { set_num_threads(1); }
};

TEST_CASE("what a thread keeps goes back to the system at its end", "[allocations][thread]") {
  const auto use = [] {
    run_in_thread([] {
      for (const int64_t bytes : {0, 1000, 5000, 100000, 1 << 20}) {
        const Tensor a = empty({bytes}, kUInt8), b = empty({bytes}, kUInt8);
      }
    });
  };
  use();  // a record of counters stays for the next thread
  release_cached_memory();
  const int64_t before = live_blocks();
  use();
  release_cached_memory();
  CHECK(live_blocks() == before);
}

TEST_CASE("an allocation fails in a worker of a parallel loop", "[allocations][thread]") {
  const auto check = [](const std::string& name, FailingIn threads, bool recorded) {
    check_failing_allocations(name, [&] {
      const Tensor x = tensor({1.0, 2.0}).set_requires_grad(recorded);
      auto results = std::make_shared<std::vector<Tensor>>(2);
      const auto body = [=](Meeting& meeting, int64_t begin, int64_t end) {
        if (threads == FailingIn::kOtherThreads) meeting.wait_for_all();
        for (int64_t i = begin; i < end; ++i) {
          const size_t at = static_cast<size_t>(i);
          (*results)[at] = (x * static_cast<double>(i + 2)).exp() + x.view({2});
        }
      };
      return Attempt{.call =
                         [=] {
                           const TwoThreads two;
                           Meeting meeting;
                           parallel_for(0, 2, 1, [&](int64_t begin, int64_t end) {
                             body(meeting, begin, end);
                           });
                         },
                     .results =
                         [=] {
                           if (recorded) ((*results)[0] + (*results)[1]).sum().backward();
                           return std::vector{(*results)[0], (*results)[1], x};
                         },
                     .reach = {x},
                     .threads = threads};
    });
  };
  check("a worker", FailingIn::kOtherThreads, false);
  check("a worker that records", FailingIn::kOtherThreads, true);
  check("a loop", FailingIn::kAllThreads, false);
  check("a loop that records", FailingIn::kAllThreads, true);
}

TEST_CASE("an allocation fails in an operator that many threads compute", "[allocations][thread]") {
  check_failing_allocations("operators in two threads", [] {
    const Tensor x = arange(300'000).to(kFloat32).view({3, 100'000});
    auto results = std::make_shared<std::vector<Tensor>>(3);
    return Attempt{.call =
                       [=] {
                         const TwoThreads two;
                         (*results)[0] = x.sum();
                         (*results)[1] = x.sum(0).slice(0, 0, 2);
                         (*results)[2] = (x + x).select(1, 7);
                       },
                   .results = [=] { return *results; },
                   .reach = {x.select(1, 0)}};
  });
}

struct Nested : autograd::Function<Nested> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x, int64_t depth) {
    context->saved_data["depth"] = depth;
    return x * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    const int64_t depth = context->saved_data["depth"].toInt();
    if (depth == 0) return {grads[0] * 2, {}};
    const AutoGradMode recording(true);
    const Tensor x = ones({2}, requires_grad());
    apply(x, depth - 1).sum().backward();
    return {grads[0] * x.grad(), {}};
  }
};

using Loss = std::function<Tensor(const Tensor&)>;

void check_backward(const std::string& name, FailingIn threads, const Loss& loss_of) {
  check_failing_allocations(name, [&] {
    const Tensor x = tensor({1.0, 2.0}).set_requires_grad(true);
    const Tensor loss = loss_of(x);
    return Attempt{.call =
                       [=] {
                         if (name.ends_with("thread")) {
                           run_in_thread([&] { loss.backward({}, /*retain_graph=*/true); });
                         } else {
                           loss.backward({}, /*retain_graph=*/true);
                         }
                       },
                   .results = [=] { return std::vector{x}; },
                   .reach = {x, loss},
                   .leaves = {x},
                   .threads = threads,
                   .sampled = name.starts_with("backward deep")};
  });
}

TEST_CASE("an allocation fails in a thread that runs backward", "[allocations][thread]") {
  check_backward("backward in another thread", FailingIn::kOtherThreads,
                 [](const Tensor& x) { return (x * x).exp().sum() + Nested::apply(x, 1).sum(); });
  check_backward("backward deep in others, in its helper", FailingIn::kOtherThreads,
                 [](const Tensor& x) { return (x * Nested::apply(x, 63)).sum(); });
  check_backward("backward deep in others", FailingIn::kAllThreads,
                 [](const Tensor& x) { return (x * Nested::apply(x, 63)).sum(); });
}

TEST_CASE("an allocation fails while another thread computes", "[allocations][thread]") {
  check_failing_allocations("graphs on a shared leaf", [] {
    const Tensor x = tensor({1.0, 2.0}).set_requires_grad(true);
    auto result = std::make_shared<Tensor>();
    return Attempt{
        .call = [=] { run_in_thread([&] { *result = (x * x.view({2})).sum() + x.sum(); }); },
        .results =
            [=] {
              result->backward();
              return std::vector{*result, x};
            },
        .reach = {x},
        .threads = FailingIn::kOtherThreads};
  });
}

}  // namespace
}  // namespace tenon::test
