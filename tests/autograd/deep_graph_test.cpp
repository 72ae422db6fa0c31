#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

constexpr int kDepth = 1'000'000;

TEST_CASE("a graph a million nodes deep runs and is destroyed", "[deep]") {
  const Tensor x = leaf({1});
  Tensor y = x;
  for (int i = 0; i < kDepth; ++i) y = y + 1;

  SECTION("backward") {
    y.backward();
    CHECK(values(x.grad()) == Values{1});
  }
  SECTION("restricted to an input") {
    CHECK(values(autograd::grad(y, x)[0]) == Values{1});
  }
  y = Tensor();  // without recursion
}

TEST_CASE("nodes that own each other through saved tensors are destroyed", "[deep]") {
  const Tensor x = leaf({1});
  Tensor y = x;
  // Each node saves the result of the one before.
  for (int i = 0; i < kDepth; ++i) y = y * y;

  SECTION("without backward") {
    y = Tensor();
  }
  SECTION("after it") {
    y.backward();
    y = Tensor();
    CHECK(x.grad().defined());
  }
}

TEST_CASE("a long chain of in-place operators on a view is destroyed", "[deep]") {
  const Tensor x = leaf({1, 1});
  Tensor y = x * 1;
  Tensor v = y.narrow(0, 0, 1);
  for (int i = 0; i < 20000; ++i) v.add_(1);
  y.sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
}

}  // namespace
}  // namespace tenon::test
