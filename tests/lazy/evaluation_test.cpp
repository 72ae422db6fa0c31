#include <catch2/catch.hpp>
#include <cmath>
#include <string>
#include <thread>
#include <vector>

#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

TEST_CASE("a graph is interpreted when it is met first, compiled when it is met again") {
  const lazy::Statistics before = lazy::statistics();
  Tensor x = on_lazy(arange(5.0));
  for (int i = 0; i < 10; ++i) {
    x = (x * 0.5 + 3).sin();
    sync(x);
  }
  const lazy::Statistics after = lazy::statistics();
  CHECK(after.interpreted - before.interpreted == 1);
  CHECK(after.compiled - before.compiled == 1);
  Tensor expected = arange(5.0);
  for (int i = 0; i < 10; ++i) expected = (expected * 0.5 + 3).sin();
  CHECK(on_cpu(x).equal(expected));
}

TEST_CASE("a step with other numbers is the same graph, whose other nodes are compiled once") {
  const auto train = [](Device device) {
    Tensor weight = arange(4.0).to(device);
    Tensor moment = zeros({4}).to(device);
    const Tensor data = arange(40.0).to(device);
    for (int step = 1; step <= 12; ++step) {
      const Tensor batch = data.slice(0, step, step + 4);
      moment.mul_(0.9).addcmul_(batch, batch, 1 - 0.9);
      weight.addcdiv_(moment, moment.sqrt().div_(1 - std::pow(0.9, step)).add_(1e-8), -0.1 / step);
      sync(weight);
    }
    return weight.to(kCPU);
  };
  const lazy::Statistics before = lazy::statistics();
  const Tensor found = train(kLazy);
  const lazy::Statistics after = lazy::statistics();
  CHECK(found.equal(train(kCPU)));
  CHECK(after.interpreted - before.interpreted <= 2);  // the first step knows its moment
  CHECK(after.compiled - before.compiled <= 8);
}

TEST_CASE("orders are recorded; what elements decide the sizes of is computed at the call") {
  const Tensor cpu = tensor({3.0f, 0.0f, 1.0f, 0.0f}), x = on_lazy(cpu);
  Tensor sorted, places;
  CHECK(computed_in([&] { sorted = std::get<0>((x * 2).sort(0, true)); }) == 0);
  CHECK(on_cpu(sorted).equal(tensor({6.0f, 2.0f, 0.0f, 0.0f})));
  CHECK(computed_in([&] { places = (x * 2).nonzero(); }) > 0);
  CHECK(places.sizes() == IntArrayRef({2, 1}));
  CHECK(on_cpu(places).equal(cpu.nonzero()));
  CHECK(on_cpu(x.masked_select(x > 0)).equal(cpu.masked_select(cpu > 0)));
}

TEST_CASE("graphs that differ in anything are different graphs") {
  const Tensor x = on_lazy(arange(6.0).reshape({2, 3}));
  for (int i = 0; i < 3; ++i) {
    CHECK(on_cpu(x.sum(0)).equal(tensor({3.0f, 5.0f, 7.0f})));
    CHECK(on_cpu(x.sum(1)).equal(tensor({3.0f, 12.0f})));
    CHECK(on_cpu(x + 1).equal(arange(6.0).reshape({2, 3}) + 1));
    CHECK(on_cpu(x + 1.5).equal(arange(6.0).reshape({2, 3}) + 1.5));
    CHECK(on_cpu(x - x.t().contiguous().t()).equal(zeros({2, 3})));
    CHECK(on_cpu(x.t().contiguous() + 0).equal(arange(6.0).reshape({2, 3}).t()));
    CHECK(on_cpu(x.to(DType::kInt64) + 1).dtype() == DType::kInt64);
  }
}

TEST_CASE("a loop that reads nothing does not grow") {
  const size_t before = lazy::statistics().pending;
  Tensor x = on_lazy(zeros({2}));
  for (int i = 0; i < 25'000; ++i) x.add_(1);
  CHECK(lazy::statistics().pending <= 10'000);
  CHECK(on_cpu(x).equal(full({2}, 25'000.0)));
  x = Tensor();
  CHECK(lazy::statistics().pending <= before);
}

TEST_CASE("graphs a million nodes deep are evaluated and destroyed") {
#if defined(__SANITIZE_ADDRESS__)
  constexpr int kDepth = 100'000;  // would do: what calls itself uses more of the stack
#else
  constexpr int kDepth = 1'000'000;
#endif
  const size_t before = lazy::set_most_pending(2'000'000);
  {
    Tensor x = on_lazy(zeros({1}));
    for (int i = 0; i < kDepth; ++i) x = x + 1;
    Tensor dropped = x * 2;
    for (int i = 0; i < kDepth / 10; ++i) dropped = dropped + 1;
    dropped = Tensor();
    CHECK(x.item().toDouble() == kDepth);
    for (int i = 0; i < kDepth / 2; ++i) x = x + 1;
  }
  lazy::set_most_pending(before);
  CHECK_THROWS_AS(lazy::set_most_pending(0), ValueError);
}

TEST_CASE("an evaluation that fails says which call made the node, and changes nothing") {
  const Tensor weights = on_lazy(ones({3, 2}));
  const Tensor indices = on_lazy(tensor({0, 1}));
  const Tensor ahead = weights * 2;
  Tensor wrong = embedding(ahead, indices + 2);
  const size_t waiting = lazy::statistics().pending;
  for (int i = 0; i < 3; ++i) {
    try {
      sync(wrong.sum());
      FAIL("expected an error");
    } catch (const IndexError& error) {
      CHECK(std::string(error.what()).find("embedding(float32[3, 2], int64[2])") !=
            std::string::npos);
      CHECK(std::string(error.what()).find("made by call ") != std::string::npos);
    }
    CHECK(lazy::statistics().pending == waiting);
  }
  CHECK(on_cpu(ahead).equal(full({3, 2}, 2.0)));
  CHECK(on_cpu(embedding(ahead, indices)).equal(full({2, 2}, 2.0)));
}

TEST_CASE("a tensor that cannot be computed does not keep others from being computed") {
  const size_t before = lazy::set_most_pending(50);
  const Tensor wrong = embedding(on_lazy(ones({3, 2})), on_lazy(tensor({7})));
  Tensor x = on_lazy(zeros({2}));
  for (int i = 0; i < 1000; ++i) x = x + 1;
  CHECK(lazy::statistics().pending < 500);
  CHECK(on_cpu(x).equal(full({2}, 1000.0)));
  CHECK_THROWS_AS(sync(wrong), IndexError);
  lazy::set_most_pending(before);
}

TEST_CASE("evaluate_pending computes all that waits") {
  const Tensor x = on_lazy(ones({2}));
  const Tensor a = x + 1, b = x.exp() * 2;
  lazy::evaluate_pending();
  CHECK(lazy::statistics().pending == 0);
  CHECK(computed_in([&] { CHECK(on_cpu(a).equal(full({2}, 2.0))); }) == 0);
}

TEST_CASE("several threads read the same lazy tensors, and make others of them", "[thread]") {
  for (int round = 0; round < 20; ++round) {
    const Tensor x = on_lazy(arange(100.0));
    const Tensor y = (x * 2).exp().log() + x;
    std::vector<std::thread> threads;
    std::vector<Tensor> found(4);
    for (size_t i = 0; i < found.size(); ++i) {
      threads.emplace_back([&, i] { found[i] = (i % 2 == 0 ? y : y + 0).to(kCPU); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const Tensor& each : found) CHECK(each.equal(found[0]));
  }
}

TEST_CASE("what is computed again is computed by compiled graphs, twins of what writes too") {
  for (int step = 0; step < 3; ++step) {
    const Tensor x = on_lazy(full({2, 3}, 4.0));
    sync(x);
    x.zero_();
    x[0].fill_(step);
    CHECK(on_cpu(x.sum(1)).equal(tensor({3.0f * static_cast<float>(step), 0.0f})));
  }
}

}  // namespace
}  // namespace tenon::test
