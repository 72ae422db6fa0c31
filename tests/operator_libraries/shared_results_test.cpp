// Results that share memory with an argument or each other, where the schema says they are new.

#include "sharing/operators.h"
#include "tenon/dispatch/dispatcher.h"
#include "tests/autograd/tensors.h"
#include "untold/operators.h"

namespace tenon::test {
namespace {

using Catch::Matchers::Contains;

constexpr const char* kChanged = "made inside a custom Function or a kernel";

/// A result that shares the memory of `self`, which requires grad.
using Share = Tensor (*)(const Tensor& self);
const std::vector<Share> kShares = {
    [](const Tensor& self) { return sharing::renamed(self, vec({1})); },
    [](const Tensor& self) { return sharing::joined_rows(self); },
    [](const Tensor& self) {
      return sharing::flattened(self.view({2, 1}));
    },
    [](const Tensor& self) {
      return sharing::all_and_first({vec({1}), self})[1];
    },
};
/// Those of them with a gradient.
const std::vector<Share> kDifferentiableShares(kShares.begin(), kShares.end() - 1);

TEST_CASE("a result that shares memory with an argument has the gradient of its entry") {
  for (const Share share : kDifferentiableShares) {
    const Tensor x = leaf({1, 2});
    const Tensor y = share(x * 3);
    CHECK(y.requires_grad());
    CHECK_FALSE(y.is_leaf());
    (y * y).sum().backward();
    CHECK(values(x.grad()) == Values{18, 36});

    const Tensor of_leaf = share(x);
    CHECK(x.is_leaf());
    x.grad().zero_();
    (of_leaf * 2).sum().backward();
    CHECK(values(x.grad()) == Values{2, 2});
  }
}

TEST_CASE("a change of one in place is not missing in the history of the other") {
  for (const Share share : kShares) {
    const Tensor x = leaf({1, 2});
    SECTION("of the result") {
      Tensor h = x * 3;
      Tensor y = share(h);
      CHECK_THROWS_WITH(y.mul_(2), Contains(kChanged));
      CHECK(values(h) == Values{3, 6});
    }
    SECTION("of a view of it") {
      Tensor h = x * 3;
      Tensor view = share(h).slice(0, 0, 1);
      CHECK_THROWS_WITH(view.mul_(2), Contains(kChanged));
      CHECK(values(h) == Values{3, 6});
    }
    SECTION("of the argument") {
      Tensor h = x * 3;
      const Tensor y = share(h);
      h.mul_(2);
      CHECK_THROWS_WITH(y.sum(), Contains(kChanged));
      h.sum().backward();
      CHECK(values(x.grad()) == Values{6, 6});
    }
    SECTION("of what the argument is a view of") {
      Tensor h = x * 3;
      const Tensor y = share(h.view({2}));
      h.mul_(2);
      CHECK_THROWS_WITH(y.sum(), Contains(kChanged));
    }
  }
}

TEST_CASE("a change of an argument that requires no grad is not missing either") {
  const Tensor x = leaf({1, 2});
  Tensor constant = vec({3, 4});
  const Tensor y = sharing::renamed(constant, x);
  CHECK(y.requires_grad());
  constant.mul_(2);
  CHECK_FALSE(constant.requires_grad());
  CHECK_THROWS_WITH(y.sum(), Contains(kChanged));
}

TEST_CASE("results that share memory with each other are no exception") {
  const Tensor x = leaf({1, 2});
  SECTION("gradients") {
    const auto [one, other] = sharing::twice(x);
    (one + other * 3).sum().backward();
    CHECK(values(x.grad()) == Values{8, 8});
  }
  SECTION("a change of the first") {
    auto [one, other] = sharing::twice(x);
    one.mul_(2);
    CHECK_THROWS_WITH(other.sum(), Contains(kChanged));
    one.sum().backward();
    CHECK(values(x.grad()) == Values{4, 4});
  }
  SECTION("a change of the second") {
    auto [one, other] = sharing::twice(x);
    CHECK_THROWS_WITH(other.mul_(2), Contains(kChanged));
    CHECK(values(one) == Values{2, 4});
  }
  SECTION("of a list") {
    const Tensor h = x * 1;
    std::vector<Tensor> all = sharing::all_and_first({h, vec({3})});
    REQUIRE(all.size() == 3);
    for (Tensor& each : all) CHECK_THROWS_WITH(each.mul_(2), Contains(kChanged));
    CHECK(values(h) == Values{1, 2});
  }
}

TEST_CASE("a result without a gradient is a constant of its own") {
  const Tensor x = leaf({1, 2}), h = x * 3;
  std::vector<Tensor> constants = sharing::all_constant({h, vec({3})});
  constants.push_back(sharing::constant(h));
  constants.push_back(sharing::constant(x));
  constants.push_back(std::get<1>(untold::copy_and_itself(h)));
  for (Tensor& each : constants) {
    CHECK_FALSE(each.requires_grad());
    each.mul_(2);
  }
  CHECK(values(constants[0]) == Values{6, 12});
  CHECK(values(constants[3]) == Values{6, 12});
  CHECK(values(h) == Values{3, 6});
  h.sum().backward();
  CHECK(values(x.grad()) == Values{3, 3});
}

TEST_CASE("where nothing is recorded, results are what kernels return") {
  Tensor x = vec({1, 2});
  for (const Share share : kShares) {
    Tensor y = share(x);
    CHECK(y.is_alias_of(x));
    CHECK_FALSE(y.requires_grad());
    y.mul_(2);
  }
  CHECK(values(x) == Values{16, 32});
}

TEST_CASE("the tag unmarked_alias promises that nobody else sees the argument") {
  const Tensor x = leaf({1, 2});
  Tensor y = sharing::joined_rows_of_temporary(x * 3);
  y.mul_(2);
  y.sum().backward();
  CHECK(values(x.grad()) == Values{6, 6});
  CHECK(Dispatcher::instance().get("sharing::joined_rows_of_temporary").schema().unmarked_alias);
  CHECK_FALSE(Dispatcher::instance().get("sharing::joined_rows").schema().unmarked_alias);
  CHECK(Dispatcher::instance().get("_unsafe_view").schema().unmarked_alias);
}

TEST_CASE("an operator that writes returns what is new, or has no history") {
  Tensor calls = vec({0});
  const Tensor x = vec({1, 2});
  CHECK(sharing::counted(x, calls).is_alias_of(x));
  const Tensor h = leaf({1, 2}) * 1;
  CHECK_THROWS_WITH(sharing::counted(h, calls), Contains("sharing::counted") &&
                                                    Contains("returns an argument") &&
                                                    Contains("return a copy"));
  CHECK(h.grad_fn()->name() == "MulBackward_Scalar");
}

}  // namespace
}  // namespace tenon::test
