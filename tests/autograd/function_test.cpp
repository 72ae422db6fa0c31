#include "tenon/autograd/function.h"

#include "tenon/autograd/gradcheck.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

struct Cube : Function<Cube> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x) {
    CHECK_FALSE(GradMode::is_enabled());
    ctx->save_for_backward({x});
    return x * x * x;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const Tensor x = ctx->get_saved_variables()[0];
    return {grads[0] * 3 * x * x};
  }
};

TEST_CASE("a custom Function has the derivative that it says", "[function]") {
  const Tensor x = leaf({1, 2, 3});
  const Tensor y = Cube::apply(x);
  CHECK(values(y) == Values{1, 8, 27});
  CHECK(y.grad_fn()->name().find("Cube") != std::string_view::npos);

  SECTION("once") {
    y.sum().backward();
    CHECK(values(x.grad()) == Values{3, 12, 27});
    CHECK_ERROR(y.sum().backward(), AutogradError, "retain_graph=true");
  }
  SECTION("twice") {
    const Tensor first = autograd::grad(y.sum(), x, {}, {}, /*create_graph=*/true)[0];
    CHECK(values(autograd::grad(first.sum(), x)[0]) == Values{6, 12, 18});
    const auto cube = [](const TensorVector& in) {
      return TensorVector{Cube::apply(Tensor(in[0]))};
    };
    CHECK(autograd::gradcheck(cube, {x}));
    CHECK(autograd::gradgradcheck(cube, {x}));
  }
  SECTION("and records nothing where nothing requires grad") {
    CHECK_FALSE(Cube::apply(vec({1})).requires_grad());
    const NoGradGuard no_grad;
    CHECK_FALSE(Cube::apply(x).requires_grad());
  }
}

struct Scale : Function<Scale> {
  static variable_list forward(AutogradContext* ctx, Tensor x, double factor, Tensor other) {
    ctx->saved_data["factor"] = factor;
    return {x * factor, other * 2};
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    CHECK(ctx->needs_input_grad(0));
    const double factor = ctx->saved_data["factor"].get<double>();
    return {grads[0] * factor, Tensor(), ctx->needs_input_grad(1) ? grads[1] * 2 : Tensor()};
  }
};

TEST_CASE("a custom Function takes arguments that are not tensors", "[function]") {
  const Tensor x = leaf({1, 2});
  const Tensor other = leaf({3});
  const variable_list both = Scale::apply(x, 5.0, other);

  SECTION("and gives several results") {
    (both[0].sum() + both[1].sum()).backward();
    CHECK(values(x.grad()) == Values{5, 5});
    CHECK(values(other.grad()) == Values{2});
  }
  SECTION("of which an unused one has a gradient of zeros") {
    both[0].sum().backward();
    CHECK(values(other.grad()) == Values{0});
  }
}

struct Double : Function<Double> {
  static Tensor forward(AutogradContext* ctx, Tensor x) {
    ctx->mark_dirty({x});
    x.mul_(2);
    return x;
  }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0] * 2}; }
};

TEST_CASE("a custom Function may modify its argument", "[function]") {
  const Tensor x = leaf({1, 2});

  SECTION("a result") {
    const Tensor y = x * 1;
    const Tensor z = Double::apply(y);
    CHECK(z.is_same(y));
    CHECK(y._version() > 0);
    y.sum().backward();
    CHECK(values(x.grad()) == Values{2, 2});
  }
  SECTION("a view, whose base sees it") {
    const Tensor y = x * 1;
    Double::apply(y.narrow(0, 0, 1));
    y.sum().backward();
    CHECK(values(x.grad()) == Values{2, 1});
  }
  SECTION("not a leaf") {
    CHECK_ERROR(Double::apply(x), AutogradError, "a leaf");
  }
}

struct Same : Function<Same> {
  static Tensor forward(AutogradContext*, Tensor x) { return x; }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0] * 7}; }
};

struct FirstHalf : Function<FirstHalf> {
  static Tensor forward(AutogradContext*, Tensor x) { return x.narrow(0, 0, 1); }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0].expand({2})};
  }
};

TEST_CASE("a custom Function may return its argument or a view of it", "[function]") {
  const Tensor x = leaf({1, 2});

  SECTION("the argument, which keeps its own history") {
    const Tensor y = Same::apply(x);
    CHECK_FALSE(y.is_same(x));
    CHECK(x.is_leaf());
    y.sum().backward();
    CHECK(values(x.grad()) == Values{7, 7});
    CHECK_ERROR(Tensor(y).mul_(2), AutogradError, "custom Function");
  }
  SECTION("a view, which must not be modified") {
    Tensor y = FirstHalf::apply(x * 1);
    y.sum().backward();
    CHECK(values(x.grad()) == Values{1, 1});
    CHECK_ERROR(y.mul_(2), AutogradError, "custom Function");
  }
}

struct Choosy : Function<Choosy> {
  static variable_list forward(AutogradContext* ctx, Tensor x) {
    Tensor a = x * 2;
    Tensor b = x * 3;
    ctx->mark_non_differentiable({b});
    ctx->set_materialize_grads(false);
    return {a, b};
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    CHECK_FALSE(grads[1].defined());
    return {grads[0] * 2};
  }
};

TEST_CASE("a custom Function says which results have a gradient", "[function]") {
  const Tensor x = leaf({1});
  const variable_list y = Choosy::apply(x);
  CHECK(y[0].requires_grad());
  CHECK_FALSE(y[1].requires_grad());
  y[0].backward();
  CHECK(values(x.grad()) == Values{2});
}

struct WrongCount : Function<WrongCount> {
  static Tensor forward(AutogradContext*, Tensor x, Tensor y) { return x * y; }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0]}; }
};

TEST_CASE("a custom Function must return a gradient for each argument", "[function]") {
  const Tensor x = leaf({1});
  CHECK_ERROR(WrongCount::apply(x, x).backward(), AutogradError, "expected 2 gradients");
}

}  // namespace
}  // namespace tenon::test
