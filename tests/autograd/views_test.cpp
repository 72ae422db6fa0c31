#include "tenon/autograd/view.h"

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("the gradient arrives at a base that came to require grad after it was viewed",
          "[views]") {
  const Tensor base = vec({1, 2, 3, 4});
  const Tensor view = base.view({2, 2});
  const std::vector<Tensor> halves = base.split(2);
  const Tensor constant = no_grad([&] { return base.view({4}); });
  base.set_requires_grad(true);
  SECTION("from a view") {
    CHECK(view.requires_grad());
    CHECK(view.is_leaf());
    (view * 2).sum().backward();
    CHECK(values(base.grad()) == Values{2, 2, 2, 2});
    CHECK(view.is_leaf());
  }
  SECTION("from a view itself, and one of it") {
    view.backward(ones_like(view), /*retain_graph=*/true);
    view.narrow(0, 0, 1).sum().backward();
    CHECK(values(base.grad()) == Values{2, 2, 1, 1});
  }
  SECTION("from a view, which is asked to keep it") {
    view.retain_grad();
    (view * view).sum().backward();
    CHECK(values(view.grad()) == Values{2, 4, 6, 8});
    CHECK(values(base.grad()) == Values{2, 4, 6, 8});
  }
  SECTION("from one of several views") {
    (halves[0] * halves[1]).sum().backward();
    CHECK(values(base.grad()) == Values{3, 4, 1, 2});
  }
  SECTION("a view that was made in no-grad mode is a constant") {
    (constant * view.view({4})).sum().backward();
    CHECK(values(base.grad()) == Values{1, 2, 3, 4});
  }
}

TEST_CASE("a view knows its base", "[views]") {
  const Tensor x = vec({1, 2, 3, 4});
  const Tensor v = x.view({2, 2});
  const Tensor w = v.select(0, 1);

  CHECK_FALSE(x.is_view());
  CHECK(v.is_view());
  CHECK(v._base().is_same(x));
  CHECK(w._base().is_same(x));
  CHECK(v.is_leaf());
  CHECK_FALSE(v.requires_grad());
  CHECK(v.key_set().has(DispatchKey::AutogradCPU));
  CHECK_FALSE(x.key_set().has(DispatchKey::AutogradCPU));
  CHECK_ERROR(x._base(), AutogradError, "expected a view");

  x.set_requires_grad(true);
  CHECK(v.requires_grad());
}

TEST_CASE("hooks of a view follow its history", "[views]") {
  const Tensor a = leaf({1, 2});
  Tensor x = a * 1;
  const Tensor v = x.view({2});
  v.register_hook([](const Tensor& grad) { return grad * 10; });
  x.mul_(3);
  v.sum().backward();
  CHECK(values(a.grad()) == Values{30, 30});
}

TEST_CASE("a view keeps the gradient of what it is now", "[views]") {
  Tensor base = leaf({1, 2, 3, 4}) * 2;
  Tensor view = base.slice(0, 0, 2);
  const auto check_after = [&](const std::function<void()>& change) {
    view.retain_grad();
    const Tensor before = view * 5;
    change();
    const Tensor after = view * 7;
    const Tensor sum = before.sum() + after.sum();
    sum.backward();
    CHECK(values(view.grad()) == Values{7, 7});
  };
  SECTION("after an in-place operator on the base") {
    check_after([&] { base.mul_(3); });
  }
  SECTION("after one on the view") {
    check_after([&] { view.mul_(3); });
  }
  SECTION("after one on a base that it has followed") {
    base = vec({1, 2, 3, 4});
    view = base.slice(0, 0, 2);
    base.mul_(leaf({1, 1, 1, 1}));
    check_after([&] { base.mul_(3); });
  }
  SECTION("after another history of a base that it follows") {
    inference_mode([&] { view = base.slice(0, 0, 2); });
    check_after([&] {
      base.detach_();
      base.set_requires_grad(true);
    });
  }
  SECTION("after it has come to require grad itself") {
    inference_mode([&] { view = base.slice(0, 0, 2); });
    check_after([&] {
      view.set_requires_grad(true);
      CHECK_FALSE(view.retains_grad());
    });
  }
}

TEST_CASE("a result that is detached in place keeps no gradient of what it was", "[views]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * 2;
  y.retain_grad();
  const Tensor before = (y * 5).sum();
  before.backward({}, /*retain_graph=*/true);
  y.detach_();
  CHECK_FALSE(y.retains_grad());
  CHECK(values(y.grad()) == Values{5, 5});
  y.set_requires_grad(true);
  (before + (y * 7).sum()).backward();
  CHECK(values(y.grad()) == Values{12, 12});
}

TEST_CASE("a view that follows its base follows it to another history", "[views]") {
  const Tensor x = leaf({1, 2, 3, 4});
  const Tensor base = x * 2;
  const Tensor view = inference_mode([&] { return base.view({2, 2}); });
  const Tensor before = (view * 3).sum();
  base.detach_();
  base.set_requires_grad(true);
  (view * 5).sum().backward();
  CHECK(values(base.grad()) == Values{5, 5, 5, 5});
  CHECK_FALSE(x.grad().defined());
  before.backward();
  CHECK(values(x.grad()) == Values{6, 6, 6, 6});
  CHECK(values(base.grad()) == Values{5, 5, 5, 5});
}

TEST_CASE("set_requires_grad marks leaves of floating dtypes", "[views]") {
  const Tensor x = vec({1});
  CHECK_FALSE(x.key_set().has(DispatchKey::AutogradCPU));
  x.set_requires_grad(true);
  CHECK(x.key_set().has(DispatchKey::AutogradCPU));
  x.set_requires_grad(false);
  CHECK_FALSE(x.key_set().has(DispatchKey::AutogradCPU));

  CHECK_ERROR(Tensor(make_tensor({1}, DType::kInt64)).set_requires_grad(true), AutogradError,
              "int64");
  x.set_requires_grad(true);
  CHECK_ERROR((x * 2).set_requires_grad(false), AutogradError, "MulBackward");
}

TEST_CASE("detach gives the data without history", "[views]") {
  const Tensor x = leaf({1, 2});
  const Tensor y = x * 2;
  Tensor d = y.detach();
  CHECK_FALSE(d.requires_grad());
  CHECK_FALSE(d.is_view());
  CHECK(d.is_alias_of(y));
  d.mul_(3);
  CHECK(y._version() == 1);
  CHECK(y.requires_grad());

  autograd::detach_(y);
  CHECK(y.is_leaf());
  CHECK_FALSE(y.requires_grad());
  CHECK_ERROR(autograd::detach_(x.view({2})), AutogradError, "use detach()");
}

TEST_CASE("an inference tensor takes no part in the graph", "[views]") {
  Tensor i;
  {
    const InferenceMode guard;
    i = vec({1, 2});
    i.set_requires_grad(true);
    i.mul_(2);
    CHECK_FALSE(i.view({2, 1}).is_view());
    i.set_requires_grad(true);
  }
  CHECK(i.key_set().has(DispatchKey::AutogradInference));
  CHECK_FALSE(i.key_set().has(DispatchKey::AutogradCPU));
  CHECK_FALSE(i.key_set().has(DispatchKey::InplaceOrView));

  SECTION("a view of one that requires grad is an error outside inference mode") {
    CHECK_ERROR(i.view({2, 1}), InferenceModeError, "a view of which cannot have its history");
  }
  SECTION("it stops to require grad anywhere and starts only inside the mode") {
    i.set_requires_grad(false);
    CHECK_FALSE(i.key_set().has(DispatchKey::AutogradInference));
    CHECK_FALSE(i.view({2, 1}).is_view());
    CHECK_ERROR(i.set_requires_grad(true), InferenceModeError, "clone it");
  }
  SECTION("it is not modified outside inference mode") {
    i.set_requires_grad(false);
    CHECK_ERROR(i.mul_(2), InferenceModeError, "argument self of sizes [2] is an inference tensor");
    CHECK(values(i.clone()) == Values{2, 4});
  }
}

}  // namespace
}  // namespace tenon::test
