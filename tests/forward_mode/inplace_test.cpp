#include "tests/forward_mode/tangents.h"

namespace tenon::test {
namespace {

TEST_CASE("a result in place is saved with its tangents", "[forward_mode]") {
  const Tensor x = leaf({1, 2});
  const DualLevel level;
  const Tensor dual = make_dual(x, vec({1, 10}));
  const Values second{exp_of(1.0), 10 * exp_of(2.0)};
  const auto check = [&](const Tensor& y) {
    const Tensor gradient = autograd::grad({y.sum()}, {x}, {}, /*retain_graph=*/true)[0];
    CHECK(values(gradient) == Values{exp_of(1.0), exp_of(2.0)});
    CHECK(values(tangent_of(gradient)) == second);
    const Tensor again = autograd::grad({y.sum()}, {x}, {}, true, /*create_graph=*/true)[0];
    CHECK(values(tangent_of(again)) == second);
    CHECK(values(autograd::grad({tangent_of(y).sum()}, {x})[0]) == second);
  };
  SECTION("alone") {
    Tensor y = dual * 1;
    check(y.exp_());
  }
  SECTION("with a view that sees it") {
    Tensor y = dual * 1;
    const Tensor view = y.narrow(0, 1, 1);
    check(y.exp_());
    CHECK(values(tangent_of(view)) == Values{second[1]});
  }
  SECTION("at two levels") {
    const DualLevel inner;
    Tensor y = make_dual(dual, make_dual(vec({1, 1}), vec({0, 0}), level), inner) * 1;
    const Tensor view = y.narrow(0, 1, 1);
    y.exp_();
    CHECK(values(tangent_of(tangent_of(view, inner), level)) == Values{second[1]});
    const Tensor gradient = autograd::grad({y.sum()}, {x})[0];
    CHECK(values(tangent_of(gradient, level)) == second);
    CHECK(values(tangent_of(gradient, inner)) == Values{exp_of(1.0), exp_of(2.0)});
    CHECK(values(tangent_of(tangent_of(gradient, inner), level)) == second);
  }
}

TEST_CASE("a tangent that others see is written whole or not at all", "[forward_mode]") {
  const DualLevel outer;
  const DualLevel inner;
  Tensor x = make_dual(vec({1, 2}), vec({3, 4}), inner);
  const Tensor view = x.narrow(0, 0, 1);
  const Tensor tangent = make_dual(vec({5, 6}), vec({7, 8}), outer);
  CHECK_ERROR(x.copy_(make_dual(vec({0, 0}), tangent, inner)), AutogradError,
              "has no tangent at a level outside");
  CHECK(values(x) == Values{1, 2});
  CHECK(values(tangent_of(x, inner)) == Values{3, 4});

  const Tensor w = leaf({1, 1});
  const std::vector<Tensor> parts = make_dual(vec({1, 2}), w * 2, inner).unbind();
  Tensor part = parts[0];
  CHECK_ERROR(part.mul_(2), AutogradError, "mul_");
  CHECK(values(part) == Values{1});
}

TEST_CASE("a tensor without tangents is a plain one again", "[forward_mode]") {
  const DualLevel level;
  const Tensor x = make_dual(vec({1, 2}), vec({1, 1}));
  Tensor y = x * 2;
  y.detach_();
  CHECK_FALSE(tangent_of(y).defined());
  CHECK_FALSE(y.key_set().has(DispatchKey::Dual));
  const DualLevel inner;
  y.add_(make_dual(vec({1, 2}), vec({5, 6}), inner));
  CHECK(values(tangent_of(y, inner)) == Values{5, 6});
  CHECK_FALSE(tangent_of(y, level).defined());
  Tensor z = vec({3, 4, 5});
  CHECK_ERROR(z.add_(make_dual(vec({1, 2}), vec({1, 1}))), ShapeError, "add_");
  CHECK_FALSE(z.key_set().has(DispatchKey::Dual));
}

}  // namespace
}  // namespace tenon::test
