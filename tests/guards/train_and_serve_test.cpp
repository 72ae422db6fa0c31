#include <atomic>
#include <catch2/catch.hpp>
#include <mutex>
#include <shared_mutex>
#include <thread>

#include "tenon/tenon.h"

namespace tenon {
namespace {

/// Two layers whose weights one thread trains and others serve.
struct Network {
  Tensor w1 = randn({8, 4}, requires_grad());
  Tensor b1 = zeros({8}, requires_grad());
  Tensor w2 = randn({1, 8}, requires_grad());

  Tensor forward(const Tensor& x) const { return linear(linear(x, w1, b1).tanh(), w2); }
  std::vector<Tensor> parameters() const { return {w1, b1, w2}; }
};

/// One step of gradient descent; weights change under the exclusive lock.
void train_step(const Network& network, const Tensor& x, const Tensor& y, std::shared_mutex& lock) {
  const Tensor loss = mse_loss(network.forward(x), y);
  loss.backward();
  const std::unique_lock exclusive(lock);
  const NoGradGuard no_grad;
  for (Tensor parameter : network.parameters()) {
    parameter.sub_(parameter.grad(), 0.05);
    parameter.mutable_grad().reset();
  }
}

TEST_CASE("one thread trains while others serve the same weights in inference mode",
          "[concurrency][thread]") {
  manual_seed(1);
  const Network network;
  const Tensor x = randn({16, 4});
  const Tensor y = x.sum({1}, /*keepdim=*/true);
  const float before = mse_loss(network.forward(x), y).item<float>();

  std::shared_mutex lock;
  std::atomic<bool> done = false;
  std::atomic<int> served = 0;
  std::atomic<int> wrong = 0;
  const auto serve = [&] {
    const InferenceMode guard;
    while (!done || served < 20) {
      {
        const std::shared_lock shared(lock);
        const Tensor out = network.forward(x);
        const Tensor view = network.w1.view({32});
        wrong += !out.is_inference() || out.requires_grad() || view.is_inference() ||
                 !InferenceMode::is_enabled();
        ++served;
      }
      std::this_thread::yield();  // the lock prefers readers, and the trainer has to get it too
    }
  };
  std::thread first(serve), second(serve);
  for (int step = 0; step < 60; ++step) {
    train_step(network, x, y, lock);
    wrong += InferenceMode::is_enabled() || !GradMode::is_enabled();
  }
  done = true;
  first.join();
  second.join();

  CHECK(wrong == 0);
  CHECK(served >= 20);
  CHECK(network.w1._version() == 60);
  CHECK(mse_loss(network.forward(x), y).item<float>() < 0.5f * before);
}

TEST_CASE("a server that changes a weight in place is noticed by the trainer's backward") {
  const Network network;
  const Tensor x = randn({16, 4});
  const Tensor loss = network.forward(x).sum();
  std::thread([&] {
    const InferenceMode guard;
    network.w2.mul_(2);
  }).join();
  CHECK_THROWS_AS(loss.backward(), VersionError);
}

}  // namespace
}  // namespace tenon
