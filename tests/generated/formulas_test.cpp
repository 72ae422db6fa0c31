// Formulas of kinds that the library has none of.

#include "tenon/autograd/gradcheck.h"
#include "tests/autograd/tensors.h"
#include "tests/generated/operators.h"

namespace tenon::test {
namespace {

TEST_CASE("a formula may read a list of tensors") {
  const Tensor a = leaf({1, 2});
  const Tensor b = leaf({3, 4});
  const Tensor weight = leaf({5, 6});
  const auto weigh = [](const TensorVector& inputs) -> TensorVector {
    return {ops::weigh({inputs[0], inputs[1]}, inputs[2])};
  };
  CHECK(autograd::gradcheck(weigh, {a, b, weight}));
  CHECK(autograd::gradgradcheck(weigh, {a, b, weight}));

  const Tensor result = weigh({a, b, weight})[0];
  result.sum().backward();
  CHECK(values(a.grad()) == Values{10, 24});
  CHECK_ERROR(result.sum().backward(), AutogradError,
              "WeighBackward: the tensors saved for backward are freed already");

  Tensor changed = vec({1, 1});
  const Tensor stale = ops::weigh({a, changed}, weight);
  changed.add_(1);
  CHECK_ERROR(stale.sum().backward(), VersionError, "WeighBackward");
}

TEST_CASE("sizes that a formula gives a name outlive their tensor") {
  const Tensor x = rand({2, 3, 4}, dtype(DType::kFloat64)).requires_grad_();
  CHECK(autograd::gradcheck(
      [](const TensorVector& inputs) -> TensorVector { return {ops::plain_copy(inputs[0])}; },
      {x}));
}

TEST_CASE("the derivative of fill_diagonal_ holds for matrices that are not square") {
  for (const std::vector<int64_t>& sizes : {std::vector<int64_t>{2, 3}, {3, 2}, {2, 2}}) {
    const Tensor x = rand(sizes, dtype(DType::kFloat64)).requires_grad_();
    CHECK(autograd::gradcheck(
        [](const TensorVector& inputs) -> TensorVector {
          TensorBase filled = ops::clone(inputs[0]);
          ops::fill_diagonal_(filled, 7);
          return {filled};
        },
        {x}));
  }
}

TEST_CASE("a formula may read a list of numbers, which its call need not outlive") {
  const Tensor x = leaf({1, 2});
  TensorBase once, twice;
  {
    const std::vector<double> scales = {3}, more = {4};
    once = ops::scale_by(x, scales);
    twice = ops::scale_by(x, scales, ArrayRef<double>(more));
  }
  CHECK(values(twice) == Values{6, 12});
  Tensor(once).sum().backward();
  CHECK(values(x.grad()) == Values{3, 3});
  Tensor(twice).sum().backward();
  CHECK(values(x.grad()) == Values{9, 9});
}

TEST_CASE("an operator that writes to an argument may have gradients for a list") {
  const Tensor a = leaf({1, 2});
  const Tensor b = leaf({3, 4});
  Tensor state = vec({0, 0});
  const Tensor sum = ops::remember_sum({a, b}, state);
  CHECK(values(state) == Values{4, 6});
  CHECK(state._version() == 1);
  sum.sum().backward();
  CHECK(values(a.grad()) == Values{1, 1});
  CHECK(values(b.grad()) == Values{1, 1});
}

}  // namespace
}  // namespace tenon::test
