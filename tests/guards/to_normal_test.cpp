#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon {
namespace {

TEST_CASE("an inference tensor that owns its data alone becomes normal without a copy") {
  Tensor x = inference_mode([] { return ones({2, 2}); });
  const void* data = x.data_ptr();
  Tensor y = std::move(x).to_normal();
  CHECK_FALSE(x.defined());
  CHECK_FALSE(y.is_inference());
  CHECK(y.data_ptr() == data);
  CHECK(y._version() == 0);
  y.add_(1);
  CHECK(y._version() == 1);
  y.requires_grad_();
  (y * y).sum().backward();
  CHECK(y.grad().equal(full({2, 2}, 4.0)));
}

TEST_CASE("a leaf that requires grad stays one") {
  Tensor x = inference_mode([] { return ones({2}, requires_grad()); });
  Tensor y = std::move(x).to_normal();
  CHECK(y.requires_grad());
  (y * y).sum().backward();
  CHECK(y.grad().equal(full({2}, 2.0)));
}

TEST_CASE("data with another owner cannot become normal, and nothing changes") {
  Tensor x = inference_mode([] { return ones({2, 2}); });
  SECTION("a view") {
    const Tensor view = x.view({4});
    CHECK_THROWS_WITH(
        std::move(x).to_normal(),
        "to_normal: an inference tensor of sizes [2, 2] shares its data with other "
        "handles or views (1), which would stay inference tensors; drop them first, or "
        "clone it outside InferenceMode");
    CHECK(view.is_inference());
  }
  SECTION("another handle") {
    const Tensor handle = x;
    CHECK_THROWS_AS(std::move(x).to_normal(), InferenceModeError);
    CHECK(handle.is_inference());
  }
  SECTION("the handle of a graph") {
    const InferenceMode guard;
    x = ones({2}, requires_grad());
    Tensor y;
    {
      const InferenceMode normal(false);
      y = x + 1;
    }
    CHECK_THROWS_AS(std::move(x).to_normal(), InferenceModeError);
  }
  REQUIRE(x.defined());
  CHECK(x.is_inference());
}

TEST_CASE("a normal tensor moves through to_normal, and an undefined one is an error") {
  Tensor x = ones({2});
  const Tensor other = x;
  CHECK(std::move(x).to_normal().is_same(other));
  CHECK_THROWS_AS(Tensor().to_normal(), ValueError);
}

}  // namespace
}  // namespace tenon
