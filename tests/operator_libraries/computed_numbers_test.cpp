// Expressions of a project's entries on numbers that their callers choose.

#include <catch2/catch.hpp>
#include <limits>

#include "tenon/tenon.h"
#include "tests/operator_libraries/loaded.h"

namespace tenon::test {
namespace {

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

TEST_CASE("numbers of a caller that formulas and composites cannot compute with are errors") {
  load_every_kind();
  const Tensor x = doubles({1, 2, 3, 4});
  const auto weighted =
      find_operator<Tensor(const Tensor&, ArrayRef<double>)>("every_kind::weighted");
  CHECK(weighted.call(x, std::vector<double>{2, 1}).equal(2 * x + 1));
  CHECK_THROWS_WITH(weighted.call(x, std::vector<double>{2}),
                    "every_kind::weighted: weights: expected an element at 1, got 1 elements");
  CHECK_THROWS_AS(weighted.call(x, {}), IndexError);

  const auto part_of = find_operator<Tensor(const Tensor&, int64_t)>("every_kind::part_of");
  CHECK(part_of.call(x, 2).equal(doubles({1, 2})));
  CHECK_THROWS_WITH(part_of.call(x, 0),
                    "every_kind::part_of: division of 4 by 0; pass another number");
  CHECK_THROWS_AS(part_of.call(x, -1), Error);

  const auto scaled =
      find_operator<Tensor(const Tensor&, IntArrayRef)>("every_kind::scaled_by_formula");
  const auto gradient = [&](std::vector<int64_t> numbers) {
    const Tensor leaf = doubles({1, 2}).requires_grad_();
    scaled.call(leaf, numbers).sum().backward();
    return Tensor(leaf.grad());
  };
  CHECK(gradient({7, 2}).equal(doubles({3, 3})));
  CHECK(gradient({std::numeric_limits<int64_t>::min(), -1}).select(0, 0).item<double>() < 0);
  CHECK_THROWS_AS(gradient({7, 0}), ValueError);
  CHECK_THROWS_AS(gradient({7}), IndexError);

  const auto doubled = find_operator<Tensor(const Tensor&, bool)>("every_kind::doubled");
  CHECK(doubled.call(x, true).equal(2 * x));
  CHECK_THROWS_WITH(doubled.call(x, false),
                    "every_kind::doubled: expected twice to be 'true', got 'false'");
}

TEST_CASE("a dtype may decide, and whether it is given") {
  load_every_kind();
  const Tensor x = doubles({0.5, -1.5, 0});
  const auto rounded = find_operator<Tensor(const Tensor&, DType)>("every_kind::rounded_for");
  CHECK(rounded.call(x, DType::kFloat64).equal(x));
  CHECK(rounded.call(x, DType::kInt64).equal(doubles({0, -1, 0})));
  CHECK_THROWS_WITH(rounded.call(x, DType::kBool),
                    "every_kind::rounded_for: expected dtype to be 'float64' or 'int64', got bool");

  const auto optional = find_operator<Tensor(const Tensor&, std::optional<DType>)>(
      "every_kind::rounded_for.optional");
  CHECK(optional.call(x, DType::kBool).equal(doubles({1, 1, 0})));
  CHECK(optional.call(x, DType::kInt64).equal(doubles({0, -1, 0})));
  for (const std::optional<DType> dtype : {std::optional<DType>(), std::optional(DType::kInt8)}) {
    CHECK_THROWS_WITH(optional.call(x, dtype),
                      "every_kind::rounded_for: expected one of: dtype and bool; dtype and int64, "
                      "got none");
  }
}

TEST_CASE("a list of gradients is as long as the list of tensors, or an error") {
  load_every_kind();
  const auto joined =
      find_operator<Tensor(TensorList, const Tensor&, int64_t)>("every_kind::joined");
  const Tensor first = doubles({1, 2}).requires_grad_();
  const Tensor factor = tensor(3.0, dtype(DType::kFloat64)).requires_grad_();
  const auto differentiate = [&](int64_t length) {
    joined.call({first, doubles({4, 5})}, factor, length).sum().backward();
  };
  differentiate(2);
  CHECK(Tensor(first.grad()).equal(doubles({3, 3})));
  CHECK(factor.grad().item<double>() == 12);
  CHECK_THROWS_AS(differentiate(1), AutogradError);
  CHECK_THROWS_WITH(differentiate(4),
                    Catch::Contains("JoinedBackward: expected 2 gradients from the formula for a "
                                    "list of so many tensors, got 1"));
}

TEST_CASE("a named part of an expression may be a truth value") {
  load_every_kind();
  const Tensor x = doubles({-2, -0.5, 0.5, 2}).requires_grad_();
  const Tensor y = find_operator<Tensor(const Tensor&)>("every_kind::beside").call(x);
  CHECK(y.equal(doubles({-6, 0, 0.5, 2})));
  y.sum().backward();
  CHECK(Tensor(x.grad()).equal(doubles({3, 0, 1, 1})));
}

TEST_CASE("a composite may be a value that no operator gives") {
  load_every_kind();
  CHECK(find_operator<int64_t(const Tensor&)>("every_kind::rank").call(ones({2, 3})) == 2);
}

}  // namespace
}  // namespace tenon::test
