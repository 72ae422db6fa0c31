// Random operators on lazy draw when they are called, and compute nothing that waits.

#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "tests/lazy/on_lazy.h"
#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<Tensor>;

bool same_bits(const Tensor& found, const Tensor& expected) {
  return on_cpu(found).strides() == on_cpu(expected).strides() && has_same_bits(found, expected);
}

Tensors arguments(DType dtype) {
  const float infinity = std::numeric_limits<float>::infinity();
  const Tensor special = tensor({infinity, -infinity, std::nanf(""), -0.0f, 1e-40f, 3e38f});
  return {randn({3, 5}).to(dtype),
          randn({3, 5}).to(dtype).t(),
          special.repeat({20}).to(dtype),
          randn({}).to(dtype),
          randn({0, 2}).to(dtype),
          randn({4, 6, 2}).to(dtype).slice(1, 1, 6, 2),
          randn({2}).to(dtype).expand({3, 2})};
}

TEST_CASE("dropout on lazy is to the bit that of the CPU, and computes nothing at the call") {
  for (const DType dtype : {DType::kFloat32, DType::kFloat64, DType::kFloat16, DType::kBFloat16}) {
    for (const Tensor& cpu : arguments(dtype)) {
      for (const double p : {0.0, 0.3, 0.5, 0.9, 1.0}) {
        INFO(dtype << cpu.sizes() << p);
        for (int met = 0; met < 2; ++met) {
          manual_seed(11);
          const auto [expected, expected_mask] = native_dropout(cpu, p, true);
          const Tensor expected_next = rand({3});
          const Tensor x = on_lazy(cpu);
          manual_seed(11);
          Tensor found, mask, next;
          CHECK(computed_in([&] {
                  std::tie(found, mask) = native_dropout(x, p, true);
                  next = rand({3});
                }) == 0);
          CHECK(next.equal(expected_next));
          CHECK(same_bits(found, expected));
          CHECK(same_bits(mask, expected_mask));
        }
      }
    }
  }
}

TEST_CASE("a step with dropout is one graph, with the gradients of the CPU") {
  const auto step = [](Tensor weight, const Tensor& x) {
    weight.requires_grad_(true);
    const Tensor hidden = dropout(x.mm(weight).relu(), 0.4, true);
    const Tensor loss = dropout(hidden.mm(weight.t()), 0.2, true).sum();
    loss.backward();
    return Tensors{loss, weight.grad()};
  };
  const Tensor weight = randn({4, 4}), x = randn({5, 4});
  for (int i = 0; i < 4; ++i) {
    manual_seed(uint64_t(i));
    const Tensors expected = step(weight.clone(), x);
    manual_seed(uint64_t(i));
    const Tensor there = on_lazy(weight), input = on_lazy(x);
    const lazy::Statistics before = lazy::statistics();
    Tensors found;
    CHECK(computed_in([&] { found = step(there, input); }) == 0);
    lazy::evaluate_pending();
    const lazy::Statistics after = lazy::statistics();
    CHECK(after.interpreted - before.interpreted == (i == 0 ? 1 : 0));
    CHECK(after.compiled - before.compiled == (i == 1 ? 1 : 0));
    for (size_t j = 0; j < found.size(); ++j) CHECK(on_cpu(found[j]).equal(expected[j].detach()));
  }
}

TEST_CASE("what overwrites with random numbers does not compute what it overwrites") {
  const std::vector<std::function<Tensor(Tensor)>> calls{
      [](Tensor x) { return x.uniform_(2, 3); },
      [](Tensor x) { return x.normal_(1, 2); },
      [](Tensor x) { return x.bernoulli_(0.3); },
      [](Tensor x) { return x.random_(3, 90); },
      [](const Tensor& x) { return rand_like(x); },
      [](const Tensor& x) { return randn_like(x); },
      [](const Tensor& x) { return rand_like(x, device(kCPU)); },
      [](Tensor x) {
        x.t()[1].uniform_(2, 3);
        return x;
      },
  };
  for (size_t i = 0; i < calls.size(); ++i) {
    INFO("call " << i);
    const Tensor cpu = randn({3, 4});
    const Tensor waiting = on_lazy(cpu) * 2;
    manual_seed(5);
    const Tensor expected = calls[i](cpu * 2);
    manual_seed(5);
    Tensor found;
    CHECK(computed_in([&] { found = calls[i](waiting); }) == 0);
    CHECK(same_bits(found, expected));
  }
}

TEST_CASE("dropout that is not of training, and bad calls of it, draw nothing") {
  const Tensor x = on_lazy(ones({3}));
  manual_seed(9);
  const Tensor expected = rand({4});
  manual_seed(9);
  const auto [found, mask] = native_dropout(x, 0.5, false);
  CHECK_THROWS_AS(native_dropout(x, 1.5, true), ValueError);
  CHECK_THROWS_AS(native_dropout(x.to(DType::kInt64), 0.5, true), DTypeError);
  CHECK(rand({4}).equal(expected));
  CHECK(on_cpu(found).equal(ones({3})));
  CHECK(on_cpu(mask).equal(tensor({true, true, true})));
}

}  // namespace
}  // namespace tenon::test
