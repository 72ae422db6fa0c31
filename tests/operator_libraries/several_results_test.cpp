// Results of a project's operators that are not each a new tensor with a gradient.

#include <catch2/catch.hpp>

#include "tenon/autograd/gradcheck.h"
#include "tenon/tenon.h"
#include "tests/operator_libraries/loaded.h"

namespace tenon::test {
namespace {

using Catch::Matchers::Contains;

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

TEST_CASE("gradients are told by the numbers of results, whichever have none") {
  load_every_kind();
  using Three = std::tuple<Tensor, Tensor, Tensor>;
  const auto gaps = find_operator<Three(const Tensor&)>("every_kind::gaps");
  const auto gradient = [&](bool twice, bool five) {
    const Tensor x = doubles({1, 2}).requires_grad_();
    const auto [place, second, third] = gaps.call(x);
    CHECK_FALSE(place.requires_grad());
    Tensor loss = zeros({}, dtype(DType::kFloat64));
    if (twice) loss = loss + second.sum();
    if (five) loss = loss + third.sum();
    loss.backward();
    return Tensor(x.grad());
  };
  CHECK(gradient(true, false).equal(doubles({2, 2})));
  CHECK(gradient(false, true).equal(doubles({5, 5})));
  CHECK(gradient(true, true).equal(doubles({7, 7})));

  const auto gap = find_operator<std::tuple<Tensor, Tensor>(const Tensor&)>("every_kind::gap");
  const Tensor x = doubles({1, 2}).requires_grad_();
  std::get<1>(gap.call(x)).sum().backward();
  CHECK(x.grad().equal(doubles({2, 2})));
}

TEST_CASE("what a kernel returns as a view is one") {
  load_every_kind();
  const auto window = find_operator<Tensor(const Tensor&, int64_t)>("every_kind::window");
  const Tensor x = doubles({1, 2});
  CHECK(window.call(x, 0).is_alias_of(x));
  for (const bool requires_grad : {false, true}) {
    const Tensor self = (x * 1).requires_grad_(requires_grad);
    CHECK_THROWS_WITH(window.call(self, 1), Contains("returns a tensor of sizes [2] with data of "
                                                     "its own; leave the alias set out"));
    CHECK_THROWS_WITH(window.call(self, 2),
                      Contains("every_kind::window") && Contains("returns an undefined tensor"));
  }
}

}  // namespace
}  // namespace tenon::test
