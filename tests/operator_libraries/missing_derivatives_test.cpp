// Operators of whose gradients their entries say nothing, or that there are none.

#include "tenon/tenon.h"
#include "tests/autograd/tensors.h"
#include "tests/tools/printed.h"
#include "tools/tenon/check/check.h"
#include "untold/operators.h"

namespace tenon::test {
namespace {

constexpr const char* kWayOut =
    ": a gradient reaches this operator, which has no derivatives; give its entry 'derivatives', "
    "or 'output_differentiability: [false]' if its results have no gradient, or call it on "
    "detached tensors";

TEST_CASE("an operator without derivatives loses no gradient silently") {
  const Tensor x = leaf({1, 2});

  SECTION("a gradient that reaches its result is an error, which names it and the way out") {
    const Tensor y = untold::cubes(x);
    CHECK(values(y) == Values{1, 8});
    REQUIRE(y.requires_grad());
    CHECK(y.grad_fn()->name() == "CubesBackward");
    CHECK_ERROR((y + x).sum().backward(), NotImplementedError,
                "untold::cubes" + std::string(kWayOut));
  }
  SECTION("any argument may be the one that requires grad") {
    const Tensor y = untold::cubes(vec({2, 3}), x);
    CHECK(y.requires_grad());
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "cubes");
  }
  SECTION("a gradient that goes elsewhere is none of its business") {
    const Tensor y = untold::cubes(x);
    (x * y.detach()).sum().backward();
    CHECK(values(x.grad()) == Values{1, 8});
  }
  SECTION("where nothing is recorded it just runs") {
    CHECK_FALSE(untold::cubes(vec({1})).requires_grad());
    {
      const NoGradGuard guard;
      CHECK_FALSE(untold::cubes(x).requires_grad());
    }
    const InferenceMode guard;
    CHECK_FALSE(untold::cubes(x).requires_grad());
  }
  SECTION("an integer result has no gradient") {
    CHECK(untold::of_dtype(x, DType::kFloat32).requires_grad());
    CHECK_FALSE(untold::of_dtype(x, DType::kInt64).requires_grad());
  }
  SECTION("out= is refused") {
    Tensor out = vec({0, 0});
    CHECK_ERROR(untold::cubes_out(out, x), AutogradError, "cubes.out");
  }
}

TEST_CASE("a gradient that is made by an operator without derivatives has none") {
  const Tensor x = leaf({1, 2});
  const Tensor y = untold::cubes_by_formula(x);
  const std::vector<Tensor> gradient =
      autograd::grad({y.sum()}, {x}, {}, /*retain_graph=*/true, /*create_graph=*/true);
  CHECK(values(gradient[0]) == Values{3, 12});
  CHECK_ERROR(gradient[0].sum().backward(), NotImplementedError,
              "untold::cubes_backward" + std::string(kWayOut));
}

TEST_CASE("each result without a gradient may be told") {
  const Tensor x = leaf({1, 2});
  const auto [first, others, zeros] = untold::copies(TensorVector{x, vec({3}), x}, x);
  CHECK(first.requires_grad());
  CHECK(others[0].requires_grad());
  CHECK_FALSE(zeros.requires_grad());
  CHECK(values(zeros) == Values{0, 0});
  CHECK_ERROR(Tensor(first).sum().backward(), NotImplementedError, "copies");
  CHECK_ERROR(Tensor(others[1]).sum().backward(), NotImplementedError, "copies");
}

TEST_CASE("an in-place operator without derivatives loses no gradient silently") {
  const Tensor x = leaf({1, 2});
  const std::string way_out = "'derivatives', self: zeros_like(grad) where nothing of it is left";

  SECTION("one of its own entry") {
    Tensor y = x * 1;
    untold::reverse_(y);
    CHECK(values(y) == Values{2, 1});
    CHECK_ERROR(
        y.sum().backward(), NotImplementedError,
        "untold::reverse_: a gradient reaches this operator, which has no derivatives; give its "
        "entry " +
            way_out);
  }
  SECTION("one that is derived") {
    Tensor y = x * 1;
    untold::cubes_(y);
    CHECK(values(y) == Values{1, 8});
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "untold::cubes: a gradient");
  }
  SECTION("another argument may be the one that requires grad") {
    Tensor y = vec({3, 4});
    untold::reverse_(y, x);
    CHECK(y.requires_grad());
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "reverse_");
  }
  SECTION("what is changed through a view") {
    const Tensor y = x * 1;
    Tensor view = y.slice(0, 0, 1);
    untold::cubes_(view);
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "untold::cubes: a gradient");
  }
  SECTION("a leaf is not changed") {
    Tensor handle = x;
    CHECK_ERROR(untold::reverse_(handle), AutogradError, "reverse_: a leaf");
    CHECK(values(x) == Values{1, 2});
  }
  SECTION("one that changes the geometry") {
    Tensor y = x * 1;
    y.resize_({1});
    CHECK(y.grad_fn()->name() == "ResizeInplaceBackward");
    CHECK_ERROR(y.sum().backward(), NotImplementedError, "resize_: a gradient");
    Tensor handle = x;
    CHECK_ERROR(handle.resize_({1}), AutogradError, "resize_: a leaf");
  }
}

TEST_CASE("a kernel that returns an argument leaves its history alone") {
  const Tensor x = leaf({1, 2});
  const Tensor constant = vec({3, 4});
  const Tensor y = untold::perhaps_copied(x, constant, false);
  CHECK(y.is_alias_of(constant));
  CHECK(y.requires_grad());
  CHECK_FALSE(constant.requires_grad());
  CHECK_ERROR(y.sum().backward(), NotImplementedError, "perhaps_copied");

  const Tensor same = untold::perhaps_copied(constant, x, false);
  CHECK_FALSE(same.is_leaf());
  CHECK(x.is_leaf());
  (x * 2).sum().backward();
  CHECK(values(x.grad()) == Values{2, 2});
}

TEST_CASE("a result without a gradient has none where it is an argument either") {
  const Tensor x = leaf({1, 2});
  const auto [copy, constant] = untold::copy_and_itself(x);
  CHECK(copy.requires_grad());
  CHECK(values(constant) == Values{1, 2});
  CHECK_FALSE(constant.requires_grad());
  CHECK(x.is_leaf());
}

TEST_CASE("a view that is not tracked leaves the history of the argument that it is alone") {
  const Tensor x = leaf({1, 2});
  const Tensor constant = vec({3, 4});
  const Tensor y = untold::untracked_whole(constant, x);
  CHECK(y.is_alias_of(constant));
  CHECK_FALSE(constant.requires_grad());
  CHECK_ERROR(y.sum().backward(), NotImplementedError, "untracked_whole");

  CHECK_FALSE(untold::untracked_whole(x, constant).is_leaf());
  const std::vector<Tensor> wholes = untold::untracked_wholes(x);
  CHECK_ERROR(wholes[1].sum().backward(), NotImplementedError, "untracked_wholes");
  CHECK(x.is_leaf());
  (x * 2).sum().backward();
  CHECK(values(x.grad()) == Values{2, 2});
}

TEST_CASE("what has no gradient, as its entry says, is a constant") {
  const Tensor x = leaf({1.5, -0.5});
  const Tensor y = untold::levels(x);
  CHECK(values(y) == Values{1, -1});
  CHECK_FALSE(y.requires_grad());

  Tensor z = x * 3;
  untold::levels_(z);
  (z + x).sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
}

TEST_CASE("the geometry of a view tells its gradient where its entry does not") {
  const Tensor x = leaf({1, 2, 3, 4});
  const Tensor column = untold::column(x.reshape({2, 2}), 1);
  CHECK(column.requires_grad());
  (column * column).sum().backward();
  CHECK(values(x.grad()) == Values{0, 4, 0, 8});
}

TEST_CASE("the gradient of a view passes the view that it is made of") {
  const Tensor x = leaf({1, 2, 3, 4});
  const Tensor matrix = x.view({2, 2});
  const Tensor sum = (untold::column(matrix, 1) * 3).sum() + matrix.sum();
  CHECK(values(autograd::grad({sum}, {matrix})[0]) == Values{1, 4, 1, 4});

  Tensor view = vec({1, 2, 3, 4}).view({2, 2});
  view.requires_grad_(true);
  const Tensor column = untold::column(view, 1);
  REQUIRE(column.requires_grad());
  column.sum().backward();
  CHECK(values(view.grad()) == Values{0, 1, 0, 1});
}

TEST_CASE("that of a view which is not tracked is an error") {
  const Tensor x = leaf({1, 2, 3, 4});
  const Tensor column = untold::untracked_column(x.reshape({2, 2}), 1);
  CHECK(values(column) == Values{2, 4});
  CHECK_ERROR(column.sum().backward(), NotImplementedError,
              "untracked_column" + std::string(kWayOut));
}

TEST_CASE("a view of another dtype has no gradient that is told by its geometry") {
  const Tensor x = leaf({1, 2});
  CHECK_ERROR(untold::bits(x, DType::kInt64), AutogradError,
              "untold::bits: a view as int64 of a tensor of float64 that requires grad has no "
              "gradient");
  CHECK_FALSE(untold::bits(x.detach(), DType::kInt64).requires_grad());
  {
    const NoGradGuard guard;
    CHECK_FALSE(untold::bits(x, DType::kInt64).to(DType::kFloat64).requires_grad());
  }

  Tensor later = vec({1, 2});
  const Tensor before = untold::bits(later, DType::kInt64);
  later.requires_grad_(true);
  CHECK_ERROR(before.to(DType::kFloat64), AutogradError, "a view as int64 of a tensor of float64");
}

TEST_CASE("a view of an inference tensor that requires grad is refused") {
  Tensor x;
  {
    const InferenceMode guard;
    x = leaf({1, 2, 3, 4}).reshape({2, 2});
    x.requires_grad_(true);
  }
  CHECK_ERROR(untold::column(x, 1), InferenceModeError, "untold::column: argument self");
}

TEST_CASE("all of it holds for pointwise operators, their twins and their variants") {
  const Tensor x = leaf({1, 2});
  const Tensor y = untold::product(x, vec({3, 4}));
  CHECK(values(y) == Values{3, 8});
  CHECK_ERROR(y.sum().backward(), NotImplementedError, "untold::product.Tensor: a gradient");
  CHECK_ERROR(untold::product(x, 2).sum().backward(), NotImplementedError,
              "untold::product.Scalar: a gradient");
  Tensor z = vec({1, 1});
  untold::product_(z, x);
  CHECK_ERROR(z.sum().backward(), NotImplementedError, "untold::product.Tensor: a gradient");
  CHECK_FALSE(untold::product(tensor({1}), tensor({2})).requires_grad());
}

TEST_CASE("truth values have no gradient, without a word of the entry") {
  const Tensor x = leaf({1, 2});
  CHECK_FALSE(untold::exceeds(x, vec({1, 1})).requires_grad());
  Tensor y = x * 3;
  untold::exceeds_(y, x);
  (y + x).sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
}

TEST_CASE("what a composite operator is made of is what has no derivatives") {
  const Tensor x = leaf({1, 2});
  CHECK_ERROR(untold::sum_of_cubes(x).backward(), NotImplementedError, "untold::cubes: a gradient");
}

TEST_CASE("an operator that writes to another argument than self is refused") {
  const Tensor x = leaf({1, 2});
  Tensor state = vec({3, 4});
  CHECK_ERROR(untold::replace(x, state), AutogradError,
              "untold::replace: the gradient for self is not implemented");
  CHECK(values(state) == Values{3, 4});
}

TEST_CASE("tenon check lists no promise of gradients that there are not") {
  const auto checked = [](const std::string& pattern) {
    tools::CheckOptions options;
    options.pattern = "untold::" + pattern;
    const Printed result = printed(&tools::check, options);
    INFO(result.out);
    CHECK(result.exit_code == 0);
    return result.out;
  };
  const std::string promises =
      "arguments stay, memory, equal results, random numbers, Meta, devices";
  const std::string rest = "inference mode, undefined tensors";
  CHECK_THAT(checked("cubes"), Catch::Contains(promises + ", in place, out, " + rest + "\n"));
  CHECK_THAT(checked("cubes_by_formula"),
             Catch::Contains(promises + ", " + rest + ", gradients\n"));
  CHECK_THAT(checked("sum_of_cubes"), Catch::Contains(promises + ", " + rest + "\n"));
}

}  // namespace
}  // namespace tenon::test
