// What a call writes to may not be the same memory twice, unless the schema says that it is.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/operator_libraries/loaded.h"

namespace tenon::test {
namespace {

using Catch::Matchers::Contains;
using Outs = std::tuple<Tensor, Tensor>;

Tensor doubles(std::vector<double> values) {
  return tensor(values, dtype(DType::kFloat64));
}

TEST_CASE("two results cannot be stored in one tensor") {
  load_every_kind();
  const Tensor x = doubles({1, 2, 3});
  for (const char* name : {"every_kind::both_halves.out", "every_kind::extremes.out"}) {
    INFO(name);
    const auto op = find_operator<Outs(const Tensor&, Tensor&, Tensor&)>(name);
    const bool scalar = std::string_view(name).find("extremes") != std::string_view::npos;
    const Tensor memory = zeros({8}, dtype(DType::kFloat64));
    const auto view = [&](int64_t start) {
      return scalar ? memory.select(0, start) : memory.slice(0, start, start + 3);
    };
    Tensor first = view(0), overlapping = view(scalar ? 0 : 2), beside = view(3);
    CHECK_THROWS_WITH(op.call(x, first, first),
                      Contains(name) && Contains("in the same memory; clone one of them first"));
    CHECK_THROWS_AS(op.call(x, first, overlapping), ValueError);
    Tensor empty = memory.slice(0, 0, 0), other = memory.slice(0, 4, 4);
    CHECK_THROWS_AS(op.call(x, empty, empty), ValueError);
    CHECK_THROWS_AS(op.call(x, empty, other), ValueError);
    CHECK(memory.equal(zeros({8}, dtype(DType::kFloat64))));
    CHECK(memory._version() == 0);
    CHECK(empty.numel() == 0);

    op.call(x, first, beside);
    CHECK(memory._version() == 2);
    Tensor own = tenon::empty({0}, dtype(DType::kFloat64)), its = tenon::empty_like(own);
    op.call(x, own, its);
    CHECK(own.equal(first));
    CHECK(its.equal(beside));
  }
}

TEST_CASE("columns of a matrix, which lie between each other, take a result each") {
  load_every_kind();
  const auto op =
      find_operator<Outs(const Tensor&, Tensor&, Tensor&)>("every_kind::both_halves.out");
  const Tensor memory = zeros({3, 2}, dtype(DType::kFloat64));
  Tensor left = memory.select(1, 0), right = memory.select(1, 1);
  op.call(doubles({2, 4, 6}), left, right);
  CHECK(memory.equal(tensor({{1, 1}, {2, 2}, {3, 3}}, dtype(DType::kFloat64))));

  const Tensor wide = zeros({2, 4}, dtype(DType::kFloat64));
  Tensor first = wide.slice(1, 0, 2), second = wide.slice(1, 2, 4), middle = wide.slice(1, 1, 3);
  const Tensor x = ones({2, 2}, dtype(DType::kFloat64)) * 2;
  op.call(x, first, second);
  CHECK(wide.equal(ones({2, 4}, dtype(DType::kFloat64))));
  CHECK_THROWS_AS(op.call(x, first, middle), ValueError);
  CHECK_THROWS_AS(op.call(x, middle, second), ValueError);
  CHECK(wide._version() == 2);
}

TEST_CASE("written lists of two alias sets share no tensor, one alone may have it twice") {
  load_every_kind();
  const auto step =
      find_operator<void(TensorList, TensorList, TensorList, double)>("every_kind::momentum_step");
  const Tensor x = doubles({1, 2}), y = doubles({3, 4}), velocity = doubles({0, 0}),
               gradient = doubles({1, 1});
  CHECK_THROWS_WITH(step.call({x, y}, {velocity, x}, {gradient, gradient}, 0.5),
                    Contains("parameters and velocities in the same memory") ||
                        Contains("velocities and parameters in the same memory"));
  CHECK(x.equal(doubles({1, 2})));
  CHECK(x._version() == 0);
  step.call({x, x}, {velocity, velocity}, {gradient, gradient}, 0.5);
  CHECK(x.equal(doubles({-0.5, 0.5})));
}

TEST_CASE("the statistics of a batch normalization are two tensors") {
  Tensor statistic = zeros({3});
  const Tensor x = rand({2, 3});
  CHECK_THROWS_AS(
      batch_norm(x, ones({3}), zeros({3}), statistic, statistic, true, 0.1, 1e-5, false),
      ValueError);
  CHECK(statistic.equal(zeros({3})));
}

}  // namespace
}  // namespace tenon::test
