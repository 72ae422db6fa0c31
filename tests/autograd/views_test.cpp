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

TEST_CASE("an in-place operator on the base changes the history of its views", "[views]") {
  Tensor x = vec({1, 1, 1, 1});
  const Tensor w = leaf({1, 2, 3, 4});
  const Tensor v = x.view({2, 2});
  x.mul_(w);

  CHECK(x._version() == 1);
  CHECK(v._version() == 1);
  CHECK(v.requires_grad());
  REQUIRE(v.grad_fn());
  CHECK_FALSE(v.is_leaf());
  v.select(0, 1).sum().backward();
  CHECK(values(w.grad()) == Values{0, 0, 1, 1});
}

TEST_CASE("an in-place operator on a view changes the history of its base", "[views]") {
  const Tensor w = leaf({5, 6});

  SECTION("that had none") {
    const Tensor x = vec({1, 2, 3, 4});
    Tensor v = x.narrow(0, 1, 2);
    const Tensor other = x.narrow(0, 2, 2);
    v.mul_(w);
    CHECK(x.requires_grad());
    CHECK_FALSE(x.is_leaf());
    CHECK(x.key_set().has(DispatchKey::AutogradCPU));
    CHECK(values(x) == Values{1, 10, 18, 4});

    SECTION("seen from the base") {
      x.sum().backward();
      CHECK(values(w.grad()) == Values{2, 3});
    }
    SECTION("seen from the view") {
      v.sum().backward();
      CHECK(values(w.grad()) == Values{2, 3});
    }
    SECTION("seen from another view") {
      other.sum().backward();
      CHECK(values(w.grad()) == Values{0, 3});
    }
  }
  SECTION("that was computed") {
    const Tensor a = leaf({1, 2, 3, 4});
    const Tensor x = a * 10;
    Tensor v = x.narrow(0, 1, 2);
    v.mul_(w);
    (x * x).sum().backward();
    // x = [10, 100, 180, 40]; dx/da = [10, 50, 60, 10] where multiplied by w.
    CHECK(values(a.grad()) == Values{200, 10000, 21600, 800});
    CHECK(values(w.grad()) == Values{4000, 10800});
  }
  SECTION("through a view of a view, twice") {
    const Tensor a = leaf({1, 2, 3, 4});
    const Tensor x = a * 1;
    Tensor v = x.view({2, 2}).select(0, 1);
    v.mul_(2);
    v.add_(1);
    v.mul_(v.detach().clone());
    x.sum().backward();
    CHECK(values(a.grad()) == Values{1, 1, 14, 18});
  }
  SECTION("differentiably twice") {
    const Tensor a = leaf({2, 3});
    const Tensor x = a * a;
    Tensor v = x.narrow(0, 0, 1);
    v.mul_(a.narrow(0, 0, 1));
    const Tensor first = autograd::grad(x.sum(), a, {}, {}, /*create_graph=*/true)[0];
    CHECK(values(first) == Values{12, 6});
    CHECK(values(autograd::grad(first.sum(), a)[0]) == Values{12, 2});
  }
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

TEST_CASE("a view of a base that became a result may be modified in place at once", "[views]") {
  const Tensor w = leaf({1, 2});
  Tensor base = vec({3, 4});
  Tensor view = base.view({2});
  base.mul_(w);
  view.mul_(5);
  base.sum().backward();
  CHECK(values(w.grad()) == Values{15, 20});
}

TEST_CASE("a leaf that requires grad is not modified in place", "[views]") {
  Tensor x = leaf({1, 2, 3, 4});
  Tensor v = x.view({2, 2});
  CHECK_ERROR(x.mul_(2), AutogradError, "a leaf of sizes [4]");
  CHECK_ERROR(v.mul_(2), AutogradError, "a view of sizes [2, 2] of a leaf");
  CHECK(values(x) == Values{1, 2, 3, 4});
  CHECK(x._version() == 0);

  const NoGradGuard no_grad;
  x.mul_(2);
  v.mul_(2);
  CHECK(values(x) == Values{4, 8, 12, 16});
  CHECK(x._version() == 2);
  CHECK(x.is_leaf());
}

TEST_CASE("an expanded tensor is not modified in place", "[views]") {
  Tensor e = vec({1}).expand({3});
  CHECK_ERROR(e.mul_(2), ValueError, "expanded along dimension 0");
  const NoGradGuard no_grad;
  CHECK_ERROR(e.mul_(2), ValueError, "clone it first");
}

TEST_CASE("how a view was made decides whether it may be modified in place", "[views]") {
  const Tensor a = leaf({1, 2, 3, 4});
  Tensor x = a * 1;
  Tensor plain = vec({1, 2, 3, 4});

  SECTION("in no-grad mode") {
    Tensor v;
    {
      const NoGradGuard no_grad;
      v = x.view({2, 2});
      v.mul_(1);
    }
    CHECK(v.requires_grad());
    CHECK(v.is_leaf());
    CHECK_ERROR(v.mul_(2), AutogradError, "made in no-grad mode is modified in place");
    CHECK_ERROR(v.view({4}).mul_(2), AutogradError, "no-grad mode");
  }
  SECTION("in no-grad mode, the base being modified") {
    Tensor v;
    {
      const NoGradGuard no_grad;
      v = x.view({2, 2});
    }
    x.mul_(2);
    CHECK_ERROR(v + 1, AutogradError, "modified in place through its base or another view");
    CHECK(v.requires_grad());
  }
  SECTION("in inference mode") {
    Tensor v, p;
    {
      const InferenceMode guard;
      v = x.view({2, 2});
      p = plain.view({2, 2});
    }
    CHECK_FALSE(v.is_inference());
    CHECK(v.is_view());
    CHECK_ERROR(v.mul_(2), AutogradError, "made in inference mode");
    p.mul_(2);  // nothing to record
    CHECK_ERROR(p.mul_(x.view({2, 2})), AutogradError, "made in inference mode");
  }
  SECTION("together with others by one operator") {
    std::vector<Tensor> parts = x.split(2);
    CHECK_ERROR(parts[0].mul_(2), AutogradError, "one of several views");
    std::vector<Tensor> plain_parts = plain.split(2);
    plain_parts[0].mul_(2);
    CHECK_ERROR(plain_parts[0].mul_(leaf({1, 2})), AutogradError, "one of several views");
    CHECK(values(plain) == Values{2, 4, 3, 4});
  }
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
