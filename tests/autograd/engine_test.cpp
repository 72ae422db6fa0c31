#include "tenon/autograd/engine.h"

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("backward adds the gradient to the leaves", "[engine]") {
  const Tensor x = leaf({1, 2, 3});

  SECTION("along a chain") {
    (x * 2 + 1).sum().backward();
    CHECK(values(x.grad()) == Values{2, 2, 2});
  }
  SECTION("summed over the paths of a diamond") {
    const Tensor y = x * 2;
    (y * y + y).sum().backward();
    CHECK(values(x.grad()) == Values{10, 18, 26});
  }
  SECTION("summed over two uses as arguments of one call") {
    (x * x).sum().backward();
    CHECK(values(x.grad()) == Values{2, 4, 6});
  }
  SECTION("summed over calls of backward") {
    (x * 2).sum().backward();
    (x * 3).sum().backward();
    CHECK(values(x.grad()) == Values{5, 5, 5});
  }
  SECTION("summed over a broadcast dimension") {
    const Tensor one = leaf({5});
    (x * one).sum().backward();
    CHECK(values(one.grad()) == Values{6});
    CHECK(one.grad().sizes() == IntArrayRef({1}));
  }
  SECTION("of several tensors at once, one computed from the other") {
    const Tensor y = (x * 2).sum();
    const Tensor z = y * 10;
    autograd::backward({y, z});
    CHECK(values(x.grad()) == Values{22, 22, 22});
  }
  SECTION("of the same tensor given twice") {
    const Tensor y = (x * 2).sum();
    autograd::backward({y, y});
    CHECK(values(x.grad()) == Values{4, 4, 4});
  }
  SECTION("when it starts at the leaf itself") {
    x.backward(vec({1, 0, 2}));
    CHECK(values(x.grad()) == Values{1, 0, 2});
  }
}

TEST_CASE("backward needs a gradient that fits", "[engine]") {
  const Tensor x = leaf({1, 2, 3});
  const Tensor y = x * 2;

  SECTION("a tensor of several elements needs one") {
    CHECK_ERROR(y.backward(), AutogradError, "expected a tensor of one element");
  }
  SECTION("one that broadcasts from the tensor is summed") {
    y.sum().backward(ops::ones({2, 1}, DType::kFloat64));
    CHECK(values(x.grad()) == Values{4, 4, 4});
  }
  SECTION("one of other sizes is an error") {
    CHECK_ERROR(y.backward(vec({1})), ShapeError, "got [1]");
    CHECK_FALSE(x.grad().defined());
  }
  SECTION("one of another floating dtype is cast") {
    y.backward(ops::ones({3}, DType::kFloat32));
    CHECK(x.grad().dtype() == DType::kFloat64);
  }
  SECTION("the gradient that was given is not changed later") {
    const Tensor grad = vec({1, 1, 1});
    x.backward(grad);
    (x * 5).sum().backward();
    CHECK(values(grad) == Values{1, 1, 1});
    CHECK(values(x.grad()) == Values{6, 6, 6});
  }
}

TEST_CASE("backward refuses a tensor without history", "[engine]") {
  CHECK_ERROR(vec({1}).backward(), AutogradError, "does not require grad");
  const Tensor x = leaf({1});
  Tensor y;
  {
    const NoGradGuard no_grad;
    y = x * 2;
  }
  CHECK_FALSE(y.requires_grad());
  CHECK_ERROR(y.backward(), AutogradError, "has no history");
}

TEST_CASE("saved tensors are freed unless the graph is retained", "[engine]") {
  const Tensor x = leaf({3});

  SECTION("a second backward over saved tensors is an error that says what to do") {
    const Tensor y = x * x;
    y.backward();
    CHECK_ERROR(y.backward(), AutogradError, "retain_graph=true");
    CHECK(values(x.grad()) == Values{6});
  }
  SECTION("with retain_graph it may be repeated") {
    const Tensor y = x * x;
    y.backward({}, /*retain_graph=*/true);
    y.backward();
    CHECK(values(x.grad()) == Values{12});
  }
  SECTION("where nothing was saved it may be repeated") {
    const Tensor y = x + 1;
    y.backward();
    y.backward();
    CHECK(values(x.grad()) == Values{2});
  }
}

TEST_CASE("create_graph records the computation of the gradients", "[engine]") {
  const Tensor x = leaf({2});
  const Tensor y = x * x * x;
  const Tensor first = autograd::grad(y, x, {}, {}, /*create_graph=*/true)[0];
  CHECK(values(first) == Values{12});
  REQUIRE(first.requires_grad());
  const Tensor second = autograd::grad(first, x, {}, {}, /*create_graph=*/true)[0];
  CHECK(values(second) == Values{12});
  CHECK(values(autograd::grad(second, x)[0]) == Values{6});

  SECTION("also for what backward leaves in grad()") {
    y.backward({}, true, /*create_graph=*/true);
    CHECK(x.grad().requires_grad());
    CHECK(values(autograd::grad(x.grad(), x)[0]) == Values{12});
    // The gradient's history leads to the leaf that owns it: a cycle, which its owner has to break.
    x.mutable_grad().reset();
  }
  SECTION("and not without it") {
    (x * x).backward();
    CHECK_FALSE(x.grad().requires_grad());
  }
}

TEST_CASE("grad returns gradients and touches none", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor w = leaf({3, 4});
  const Tensor y = x * w;
  const TensorVector grads = autograd::grad((y * y).sum(), {x, y});
  CHECK(values(grads[0]) == Values{18, 64});
  CHECK(values(grads[1]) == Values{6, 16});
  CHECK_FALSE(x.grad().defined());
  CHECK_FALSE(w.grad().defined());

  SECTION("an unused input is an error unless it is allowed") {
    CHECK_ERROR(autograd::grad((x * 2).sum(), {x, w}), AutogradError, "input 1");
    const TensorVector allowed =
        autograd::grad((x * 2).sum(), {x, w}, {}, {}, false, /*allow_unused=*/true);
    CHECK(values(allowed[0]) == Values{2, 2});
    CHECK_FALSE(allowed[1].defined());
  }
  SECTION("an input that does not require grad is an error") {
    CHECK_ERROR(autograd::grad((x * 2).sum(), vec({1})), AutogradError, "does not require grad");
  }
  SECTION("an input may be asked for twice") {
    const TensorVector twice = autograd::grad((x * 2).sum(), {x, x});
    CHECK(values(twice[0]) == values(twice[1]));
  }
  SECTION("the output itself may be an input") {
    const Tensor z = x.sum();
    CHECK(values(autograd::grad(z, z)[0]) == Values{1});
  }
}

TEST_CASE("an input of a backward that fails keeps its gradient no more than before", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * 2, z = x * 3;
  z.retain_grad();
  const Tensor failing = (y * z).sum();
  failing.grad_fn()->add_pre_hook([](std::vector<TensorBase>) -> std::vector<TensorBase> {
    throw std::runtime_error("a hook of the program's");
  });
  CHECK_THROWS_AS(failing.backward({}, std::nullopt, false, {y, z, x}), std::runtime_error);
  CHECK_FALSE(y.retains_grad());
  CHECK(z.retains_grad());
  y.sum().backward({}, /*retain_graph=*/true);
  CHECK_FALSE(y.grad().defined());
  y.sum().backward({}, std::nullopt, false, {y});
  CHECK(y.retains_grad());
  CHECK(values(y.grad()) == Values{1, 1});
}

TEST_CASE("backward with inputs reaches those alone", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor w = leaf({3, 4});
  const Tensor y = x * w;
  autograd::backward((y * 2).sum(), {}, {}, false, {x, y});
  CHECK(values(x.grad()) == Values{6, 8});
  CHECK(values(y.grad()) == Values{2, 2});
  CHECK_FALSE(w.grad().defined());
}

TEST_CASE("an input of backward may be a view that follows its base", "[engine]") {
  const Tensor base = vec({1, 2, 3, 4});
  Tensor view;
  SECTION("one that was made in inference mode") {
    base.set_requires_grad(true);
    const InferenceMode guard;
    view = base.view({2, 2});
  }
  SECTION("one that is older than what its base requires") {
    view = base.view({2, 2});
    base.set_requires_grad(true);
  }
  const Tensor result = (view * view).sum();
  result.backward({}, /*retain_graph=*/true, false, {view});
  CHECK(values(view.grad()) == Values{2, 4, 6, 8});
  CHECK_FALSE(base.grad().defined());
  CHECK(view.retains_grad());

  result.backward({}, /*retain_graph=*/true);
  CHECK(values(base.grad()) == Values{2, 4, 6, 8});
}

TEST_CASE("a view that follows its base keeps no gradient of a backward that fails", "[engine]") {
  const Tensor base = vec({1, 2, 3, 4});
  const Tensor view = base.view({2, 2});
  base.set_requires_grad(true);
  const Tensor failing = (view * view).sum();
  failing.register_hook([](const Tensor&) -> Tensor { throw std::runtime_error("a hook's"); });
  CHECK_THROWS_AS(failing.backward({}, std::nullopt, false, {view}), std::runtime_error);
  CHECK_FALSE(view.retains_grad());
  const NodeHooks* hooks = gradient_edge(view).node->hooks();
  REQUIRE(hooks != nullptr);
  CHECK(hooks->retained_grads.empty());
}

TEST_CASE("backward may be called inside a backward", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * 3;
  Values inner;
  y.register_hook([&](const Tensor& grad) {
    const EnableGradGuard recording;
    const Tensor z = leaf({4});
    (z * z).backward();
    inner = values(z.grad());
    return grad * 10;
  });
  y.sum().backward();
  CHECK(inner == Values{8});
  CHECK(values(x.grad()) == Values{30, 30});
}

TEST_CASE("after an exception in backward everything is usable", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * x;
  bool fail = true;
  y.register_hook([&](const Tensor&) {
    if (fail) throw std::runtime_error("the hook fails");
  });
  CHECK_THROWS_WITH(y.sum().backward(), "the hook fails");
  CHECK(GradMode::is_enabled());
  fail = false;
  y.sum().backward();
  CHECK(values(x.grad()) == Values{2, 4});
}

TEST_CASE("backward in inference mode gives normal gradients", "[engine]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = (x * x).sum();
  {
    const InferenceMode guard;
    y.backward();
    CHECK(InferenceMode::is_enabled());
  }
  CHECK_FALSE(x.grad().is_inference());
  CHECK(values(x.grad()) == Values{2, 4});
}

TEST_CASE("an inference leaf receives a gradient", "[engine]") {
  Tensor x;
  {
    const InferenceMode guard;
    x = leaf({1, 2});
  }
  CHECK(x.is_inference());
  (x + 1).sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
  (x + 1).sum().backward();
  CHECK(values(x.grad()) == Values{2, 2});
  CHECK_ERROR(x * x, InferenceModeError, "cannot be saved for backward");
}

}  // namespace
}  // namespace tenon::test
