#include "tenon/autograd/inplace.h"

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

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

}  // namespace
}  // namespace tenon::test
