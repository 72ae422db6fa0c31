// Operators with the tag `unread_self` need nothing of what they overwrite, or are made like.

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

/// Whose elements cannot be computed.
Tensor failing() {
  return embedding(on_lazy(arange(12.0).view({4, 3})), on_lazy(tensor({0, 99, 1, 2}))) * 2;
}

TEST_CASE("what fails is not computed where its elements are overwritten or not looked at") {
  const std::vector<std::function<Tensor(Tensor)>> calls{
      [](Tensor x) { return x.zero_(); },
      [](Tensor x) { return x.fill_(7); },
      [](Tensor x) { return x.copy_(full({3}, 2.5, device(x.device()))); },
      [](Tensor x) {
        return x.copy_(full({4, 3}, 2.5));
      },
      [](const Tensor& x) { return zeros_like(x); },
      [](const Tensor& x) { return ones_like(x.t()); },
      [](const Tensor& x) { return ones_like(x, device(kCPU)); },
      [](const Tensor& x) { return full_like(x, 3); },
      [](const Tensor& x) { return empty_like(x).zero_(); },
      [](const Tensor& x) { return x.new_zeros({2}); },
      [](const Tensor& x) {
        return x.new_full({2, 2}, 5);
      },
      [](Tensor x) {
        x[0].zero_();
        return x.slice(1, 1).fill_(2).fill_(3).clone().fill_(4);
      },
  };
  for (size_t i = 0; i < calls.size(); ++i) {
    INFO("call " << i);
    const Tensor expected = calls[i](arange(12.0).view({4, 3}));
    for (int met = 0; met < 3; ++met) {  // interpreted at first, then compiled
      const Tensor found = on_cpu(calls[i](failing()));
      CHECK(found.strides() == expected.strides());
      CHECK(found.equal(expected));
    }
  }
}

TEST_CASE("what is overwritten is let go of") {
  lazy::evaluate_pending();
  Tensor x = on_lazy(ones({4}));
  const Tensor once = x * 1;
  x = x * 2;
  const auto waiting = lazy::statistics().pending;
  for (int i = 0; i < 100; ++i) x.add_(1).mul_(x).fill_(i);
  CHECK(lazy::statistics().pending <= waiting + 2);
  CHECK(computed_in([&] { sync(x); }) <= 2);
  CHECK(on_cpu(x).equal(full({4}, 99.0)));
  CHECK(on_cpu(once).equal(ones({4})));
}

TEST_CASE("gradients through what overwrites need no history, and are those of the CPU") {
  const auto gradient = [](const Tensor& start) {
    Tensor leaf = start.clone().requires_grad_(true);
    Tensor x = leaf * 2;
    x[1].fill_(3);
    x[0].copy_(leaf[1]);
    (x * x).sum().backward();
    return leaf.grad();
  };
  const Tensor start = arange(6.0).view({3, 2});
  CHECK(on_cpu(gradient(on_lazy(start))).equal(gradient(start)));
}

}  // namespace
}  // namespace tenon::test
