// Windows on the storage of a view, which may show elements that the view has not.

#include "tenon/autograd/window.h"

#include "tenon/api/constants.h"
#include "tenon/api/tensor_creation.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

/// A recorded tensor of six elements, and what it was made of.
struct Recorded {
  Tensor leaf = vec({1, 2, 3, 4, 5, 6}).set_requires_grad(true);
  Tensor base = leaf * 2;
};

TEST_CASE("the gradient of a window past a view arrives at the base", "[views]") {
  const Recorded x;
  const Tensor view = x.base.narrow(0, 1, 2);
  SECTION("of elements beside those of the view") {
    view.as_strided({2}, {1}, 2).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 0, 2, 2, 0, 0});
  }
  SECTION("of elements before them, and of all") {
    view.as_strided({6}, {1}, 0).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{2, 2, 2, 2, 2, 2});
  }
  SECTION("of elements between them") {
    const Tensor even = x.base.slice(0, 0, 6, 2);
    even.as_strided({3}, {1}).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{2, 2, 2, 0, 0, 0});
  }
  SECTION("of a copy of them") {
    as_strided_copy(view, {2}, {1}, 2).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 0, 2, 2, 0, 0});
  }
  SECTION("of a view that becomes one in place") {
    const Tensor window = view.view({2});
    window.as_strided_({2}, {1}, 2);
    window.sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 0, 2, 2, 0, 0});
  }
  SECTION("of a view that became one in place, and its base has been modified") {
    const Tensor window = view.view({2});
    window.as_strided_({2}, {1}, 2);
    x.base.mul_(3);
    window.sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 0, 6, 6, 0, 0});
  }
  SECTION("where the view has no elements") {
    view.narrow(0, 0, 0).as_strided({2}, {1}, 0).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{2, 2, 0, 0, 0, 0});
  }
  SECTION("without an offset, which is that of the view") {
    view.as_strided({3}, {1}).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 2, 2, 2, 0, 0});
  }
  SECTION("of a view that was made in inference mode") {
    const Tensor unrecorded = [&] {
      const InferenceMode guard;
      return Tensor(x.base.narrow(0, 1, 2));
    }();
    unrecorded.as_strided({2}, {1}, 2).sum().backward();
    CHECK(values(x.leaf.grad()) == Values{0, 0, 2, 2, 0, 0});
  }
  SECTION("of a composed in-place operator on the window, which reads what was there") {
    const Tensor window = view.as_strided({2}, {1}, 2);
    window.index_put_({tensor({0}, kInt64)}, tensor({0.5}));
    x.base.sum().backward();
    CHECK(values(x.leaf.grad()) == Values{2, 2, 0, 2, 2, 2});
  }
}

TEST_CASE("the gradient of a window within a view passes the view", "[views]") {
  const Recorded x;
  const Tensor view = x.base.slice(0, 1, 6, 2);
  int calls = 0;
  view.register_hook([&](const Tensor& grad) {
    ++calls;
    return grad * 3;
  });
  SECTION("and its hooks") {
    view.as_strided({2}, {2}, 3).sum().backward();
    CHECK(calls == 1);
    CHECK(values(x.leaf.grad()) == Values{0, 0, 0, 6, 0, 6});
  }
  SECTION("which that of one past it does not") {
    view.as_strided({2}, {1}, 3).sum().backward();
    CHECK(calls == 0);
    CHECK(values(x.leaf.grad()) == Values{0, 0, 0, 2, 2, 0});
  }
}

TEST_CASE("a window within a long view with gaps has its gradient", "[views]") {
  const Tensor leaf = zeros({int64_t{1} << 21}, kFloat64).set_requires_grad(true);
  const Tensor view = (leaf * 2).slice(0, 0, std::nullopt, 2);
  view.as_strided({3}, {2}, 4).sum().backward();
  CHECK(values(leaf.grad().narrow(0, 3, 7)) == Values{0, 2, 0, 2, 0, 2, 0});
  CHECK(leaf.grad().sum().item<double>() == 6);
}

TEST_CASE("windows of any strides within a view with gaps", "[views]") {
  const Recorded x;
  const Tensor view = x.base.as_strided({2, 2}, {3, 1}, 1);  // of the elements 1, 2, 4 and 5
  const auto passes = [&](IntArrayRef sizes, IntArrayRef strides, int64_t offset) {
    return detail::base_of_window(view, sizes, strides, offset) == nullptr;
  };
  CHECK(passes({2, 2}, {3, 1}, 1));
  CHECK(passes({2}, {4}, 1));
  CHECK(passes({2, 5}, {2, 0}, 2));
  CHECK(passes({2, 2}, {1, 3}, 1));
  CHECK(passes({0}, {1}, 0));
  CHECK_FALSE(passes({3}, {1}, 1));
  CHECK_FALSE(passes({2, 2}, {1, 1}, 1));
  CHECK_FALSE(passes({2}, {3}, 0));
  CHECK_FALSE(passes({2, 2}, {1, 2}, 1));
  const int64_t many = int64_t{1} << 62;
  CHECK(detail::base_of_window(x.base.narrow(0, 0, 1).expand({many}), {1}, {1}, 0) == nullptr);
  CHECK(passes({many, 2, many}, {0, 4, 0}, 1));
}

TEST_CASE("what a leaf is a view of gets no gradient of a window on it", "[views]") {
  const Tensor base = vec({1, 2, 3, 4});
  const Tensor leaf = Tensor(base.narrow(0, 0, 2)).set_requires_grad(true);
  leaf.as_strided({4}, {1}).sum().backward();
  CHECK(values(leaf.grad()) == Values{1, 1});
  CHECK_FALSE(base.requires_grad());
}

TEST_CASE("a window past the storage of a view is refused as ever", "[views]") {
  const Recorded x;
  const Tensor view = x.base.narrow(0, 1, 2);
  CHECK_ERROR(view.as_strided({2}, {1}, 5), ShapeError, "as_strided");
  CHECK_ERROR(view.as_strided({2}, {1, 1}, 2), ShapeError, "as_strided");
  CHECK_ERROR(view.as_strided({2}, {1}, -1), Error, "as_strided");
  CHECK_ERROR(view.as_strided({int64_t{1} << 62}, {int64_t{1} << 62}, 0), Error, "as_strided");
}

}  // namespace
}  // namespace tenon::test
