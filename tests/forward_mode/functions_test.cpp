#include "tenon/api/forward_mode.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("derivatives of functions", "[forward_mode]") {
  const Tensor x = vec({1, 2, 3});
  const auto cubes = [](const Tensor& at) { return at * at * at; };
  const auto sum_of_cubes = [](const Tensor& at) { return (at * at * at).sum(); };
  SECTION("in a direction") {
    const auto [result, tangent] = autograd::jvp(cubes, x, vec({1, 0, 2}));
    CHECK(values(result) == Values{1, 8, 27});
    CHECK(values(tangent) == Values{3, 0, 54});
    const auto [results, tangents] = autograd::jvp(
        [](const std::vector<Tensor>& given) {
          return std::vector<Tensor>{given[0] * given[1], given[1]};
        },
        {x, x}, {vec({1, 1, 1}), Tensor()});
    CHECK(values(tangents[0]) == Values{1, 2, 3});
    CHECK(values(tangents[1]) == Values{0, 0, 0});
  }
  SECTION("of all elements, by either mode") {
    const Values diagonal{3, 0, 0, 0, 12, 0, 0, 0, 27};
    const Tensor forward = autograd::jacfwd(cubes, x), reverse = autograd::jacrev(cubes, x);
    CHECK(values(forward) == diagonal);
    CHECK(values(reverse) == diagonal);
    CHECK(forward.sizes() == IntArrayRef{3, 3});
    CHECK_FALSE(forward.requires_grad());
    CHECK_FALSE(reverse.requires_grad());
    CHECK(autograd::jacfwd(sum_of_cubes, x.view({3, 1})).sizes() == IntArrayRef{3, 1});
    CHECK(autograd::jacfwd(cubes, vec({})).sizes() == IntArrayRef{0, 0});
    CHECK(autograd::jacrev(cubes, vec({})).sizes() == IntArrayRef{0, 0});
    const auto constant = [](const Tensor& at) { return ones_like(at); };
    CHECK(values(autograd::jacrev(constant, vec({1, 2}))) == Values(4, 0));
    CHECK(values(autograd::jacfwd(constant, vec({1, 2}))) == Values(4, 0));
  }
  SECTION("twice") {
    const Values expected{6, 0, 0, 0, 12, 0, 0, 0, 18};
    CHECK(values(autograd::hessian(sum_of_cubes, x)) == expected);
    const auto by = [&](auto outer, auto inner) {
      return values(outer([&](const Tensor& at) { return inner(sum_of_cubes, at); }, x));
    };
    const auto forward = [](auto&& f, const Tensor& at) { return autograd::jacfwd(f, at); };
    const auto reverse = [](auto&& f, const Tensor& at) { return autograd::jacrev(f, at); };
    CHECK(by(forward, forward) == expected);
    CHECK(by(forward, reverse) == expected);
    CHECK(by(reverse, forward) == expected);
    CHECK(by(reverse, reverse) == expected);
  }
  SECTION("of what requires grad are differentiated further") {
    const Tensor leaf_x = leaf({1, 2});
    CHECK(values(autograd::grad({autograd::jacfwd(sum_of_cubes, leaf_x).sum()}, {leaf_x})[0]) ==
          Values{6, 12});
    CHECK(values(autograd::grad({autograd::jacrev(sum_of_cubes, leaf_x).sum()}, {leaf_x})[0]) ==
          Values{6, 12});
  }
}

TEST_CASE("what cannot be differentiated is refused", "[forward_mode]") {
  const Tensor x = vec({1, 2});
  const auto twice = [](const Tensor& at) { return at * 2; };
  CHECK_ERROR(autograd::jacfwd(twice, ones({2}, DType::kInt64)), TypeError, "jacfwd");
  CHECK_ERROR(autograd::jacrev(twice, Tensor()), TypeError, "jacrev");
  CHECK_ERROR(autograd::hessian(twice, x), ShapeError, "hessian");
  CHECK_ERROR(autograd::jacrev([](const Tensor& at) { return at > 1; }, x), TypeError, "bool");
  CHECK_ERROR(autograd::jvp(twice, x, vec({1})), ShapeError, "tangent has sizes [1]");
  const auto all = [](const std::vector<Tensor>& given) { return given; };
  CHECK_ERROR(autograd::jvp(all, {x, x}, {x}), ValueError, "each of 2 inputs, got 1");
}

}  // namespace
}  // namespace tenon::test
