// Elements and slices put at indices, and what several at one index become, against loops by hand.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const char* const kReductions[] = {"sum", "prod", "mean", "amax", "amin"};

Samples scattering_samples() {
  Samples samples;
  const auto add = [&](const std::string& op, Stack arguments) {
    samples.push_back({op, std::move(arguments)});
  };
  const auto index = [](IntArrayRef sizes, int64_t below) { return integers(sizes, 0, below); };
  for (const char* reduce : kReductions) {
    for (const bool include_self : {true, false}) {
      add("scatter_reduce.two",
          {uniform({3, 4}), 0, index({5, 2}, 3), uniform({6, 3}), reduce, include_self});
      add("scatter_reduce.two",
          {uniform({4}), -1, index({3}, 4), uniform({3}), reduce, include_self});
    }
    add("scatter_reduce.two",
        {integers({4}, -9, 9), 0, index({6}, 4), integers({6}, -9, 9), reduce});
    add("scatter_reduce.two", {cast(uniform({4}), DType::kBFloat16), 0, index({2}, 4),
                               cast(uniform({2}), DType::kBFloat16), reduce});
    add("scatter_reduce.two", {uniform({}), 0, index({}, 1), uniform({}), reduce});
    add("scatter_reduce.two", {uniform({2, 3}), 0, index({0, 3}, 1), uniform({0, 3}), reduce});
  }
  add("scatter_reduce.two", {booleans({4}), 0, index({6}, 4), booleans({6}), "sum"});
  add("masked_scatter", {uniform({2, 3}), booleans({2, 3}), uniform({6})});
  add("masked_scatter", {uniform({2, 3}), booleans({3}), uniform({2, 4})});
  add("masked_scatter", {integers({3}, 0, 9), booleans({2, 1}), integers({6}, 0, 9)});
  add("masked_scatter", {uniform({0}), booleans({0}), uniform({0})});
  add("take_along_dim", {uniform({2, 3}), index({2, 5}, 3), 1});
  add("take_along_dim", {uniform({4, 1}), index({2, 3}, 4), 0});
  add("take_along_dim", {uniform({2, 3}), index({2, 2}, 6)});
  add("index_fill.int_Scalar", {uniform({2, 3}), 1, index({2}, 3), 1.5});
  add("index_fill.int_Scalar", {uniform({}), 0, index({1}, 1), 1.5});
  add("index_fill.int_Scalar", {integers({3}, 0, 9), 0, index({}, 3), 7});
  add("index_copy", {uniform({4, 3}), 0, index({2}, 4), uniform({2, 3})});
  add("index_copy", {uniform({3}), 0, index({}, 3), uniform({})});
  return samples;
}
const SampleRegistration registration(&scattering_samples);

double reduced(const std::string& how, const std::vector<double>& values) {
  double result = values[0];
  for (size_t i = 1; i < values.size(); ++i) {
    const double x = values[i];
    result = how == "prod"   ? result * x
             : how == "amax" ? (std::isnan(x) || x > result ? x : result)
             : how == "amin" ? (std::isnan(x) || x < result ? x : result)
                             : result + x;
  }
  return how == "mean" ? result / static_cast<double>(values.size()) : result;
}

TEST_CASE("scatter_reduce reduces what stands at one index", "[scattering]") {
  for (const char* reduce : kReductions) {
    for (const bool include_self : {true, false}) {
      INFO(reduce << " " << include_self);
      const TensorBase self = uniform({5}), index = integers({12}, 0, 4), src = uniform({12});
      const std::vector<double> at = elements(index), from = elements(src), own = elements(self);
      const Expected expected = generate({5}, [&](const Index& i) {
        std::vector<double> values;
        if (include_self) values.push_back(own[i[0]]);
        for (size_t k = 0; k < at.size(); ++k) {
          if (static_cast<int64_t>(at[k]) == i[0]) values.push_back(from[k]);
        }
        return values.empty() ? own[i[0]] : reduced(reduce, values);
      });
      CHECK_THAT(result_of("scatter_reduce.two", {self, 0, index, src, reduce, include_self}),
                 Near(expected, 1e-13));
    }
  }
}

TEST_CASE("scatter_reduce of integers, NaN and zeros", "[scattering]") {
  const TensorBase index = vector({0, 0, 1}, DType::kInt64);
  const TensorBase whole = vector({-7, 5}, DType::kInt32), more = vector({2, 2, 1}, DType::kInt32);
  CHECK_THAT(result_of("scatter_reduce.two", {whole, 0, index, more, "mean"}),
             Near({{2}, {-1, 3}}));
  CHECK_THAT(result_of("scatter_reduce.two", {whole, 0, index, more, "prod", false}),
             Near({{2}, {4, 1}}));
  CHECK_THAT(
      result_of("scatter_reduce.two", {vector({1, 2}), 0, index, vector({kNaN, 3, 0}), "amax"}),
      Near({{2}, {kNaN, 2}}));
  Tensor x = tenon::tensor({2.0, 0.0, 3.0}, kFloat64).requires_grad_(true);
  const Tensor places = zeros({3}, kInt64);
  ones({1}, kFloat64).scatter_reduce(0, places, x, "prod").backward();
  CHECK(x.grad().equal(tenon::tensor({0.0, 6.0, 0.0}, kFloat64)));
}

TEST_CASE("scatter_reduce divides by counts that float32 has not", "[scattering]") {
  const auto repeated = [](double value, DType dtype) {
    return result_of("expand", {scalar(value, dtype), ints({(1 << 24) + 1})});
  };
  const TensorBase index = repeated(0, DType::kInt64), ones = repeated(1, DType::kFloat64);
  CHECK(at(result_of("scatter_reduce.two", {vector({7}), 0, index, ones, "mean", false}), {0}) ==
        1);
}

TEST_CASE("masked_scatter takes elements in order", "[scattering]") {
  const TensorBase mask = vector({0, 1, 1, 0, 1}, DType::kBool);
  CHECK_THAT(result_of("masked_scatter", {vector({1, 2, 3, 4, 5}), mask, vector({7, 8, 9, 10})}),
             Near({{5}, {1, 7, 8, 4, 9}}));
  check_bad_calls({{"masked_scatter",
                    {vector({1, 2, 3, 4, 5}), mask, vector({7, 8})},
                    ErrorCode::kValue,
                    "[0, 2], got 3"}});
}

TEST_CASE("elements and slices at indices", "[scattering]") {
  const TensorBase x = uniform({3, 4});
  const TensorBase order = result_of("argmax", {x, 1, true});
  CHECK_THAT(result_of("take_along_dim", {x, order, 1}),
             Near(result_of("amax", {x, ints({1}), true})));
  const TensorBase index = vector({2, 0}, DType::kInt64), slices = uniform({2, 4});
  const TensorBase copied = result_of("index_copy", {x, 0, index, slices});
  CHECK_THAT(result_of("index_select", {copied, 0, index}), Near(slices));
  CHECK_THAT(result_of("select.int", {copied, 0, 1}), Near(result_of("select.int", {x, 0, 1})));
  const TensorBase filled = result_of("index_fill.int_Scalar", {x, 1, index, 5.0});
  CHECK_THAT(result_of("index_select", {filled, 1, index}),
             Near(generate({3, 2}, [](const Index&) { return 5.0; })));
}

TEST_CASE("scattering refuses what does not fit", "[scattering]") {
  const TensorBase x = uniform({3}), index = vector({0, 1}, DType::kInt64), src = uniform({2});
  const TensorBase far = vector({0, 3}, DType::kInt64), truth = booleans({3});
  check_bad_calls({
      {"scatter_reduce.two", {x, 0, index, src, "max"}, ErrorCode::kValue, "max"},
      {"scatter_reduce.two", {x, 0, far, src, "sum"}, ErrorCode::kIndex, "3"},
      {"scatter_reduce.two", {x, 1, index, src, "sum"}, ErrorCode::kIndex, "1"},
      {"scatter_reduce.two", {x, 0, src, src, "sum"}, ErrorCode::kDType, "float64"},
      {"scatter_reduce.two", {x, 0, index, index, "sum"}, ErrorCode::kDType, "int64"},
      {"scatter_reduce.two", {x, 0, index, uniform({1}), "sum"}, ErrorCode::kShape, "[1]"},
      {"masked_scatter", {x, x, x}, ErrorCode::kDType, "float64"},
      {"masked_scatter", {x, truth, integers({3}, 0, 5)}, ErrorCode::kDType, "int64"},
      {"masked_scatter", {x, booleans({2}), x}, ErrorCode::kShape, "[2]"},
      {"take_along_dim", {x, x, 0}, ErrorCode::kDType, "float64"},
      {"take_along_dim", {x, uniform({2, 2}), 0}, ErrorCode::kDType, "float64"},
      {"take_along_dim", {x, integers({2, 2}, 0, 2), 0}, ErrorCode::kShape, "[2, 2]"},
      {"index_fill.int_Scalar", {x, 1, index, 1}, ErrorCode::kIndex, "1"},
      {"index_fill.int_Scalar", {x, 0, src, 1}, ErrorCode::kDType, "float64"},
      {"index_copy", {x, 0, index, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"index_copy", {x, 0, index, integers({2}, 0, 5)}, ErrorCode::kDType, "int64"},
  });
}

}  // namespace
}  // namespace tenon::test
