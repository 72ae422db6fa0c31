// Sums, products and logarithms of sums of exponentials up to each element, and integrals.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

Samples cumulative_samples() {
  Samples samples = {
      {"cumprod", {tensor({2, 3}, {1, 0, 3, -2, 0, 0}), 1}},
      {"cumprod", {tensor({3, 2}, {0, 1, 3, -2, 0, 2}), 0}},
      {"logcumsumexp", {uniform({2, 3}, -300, 300), 1}, {.second_gradient = false}},
      {"logcumsumexp", {cast(uniform({4}), DType::kBFloat16), 0}, {.gradient = false}},
      {"logcumsumexp", {vector({-kInf, 1, kInf, kNaN}), 0}, {.gradient = false}},
      {"trapezoid.x", {uniform({2, 3}), uniform({3})}},
      {"trapezoid.x", {uniform({3, 2}), uniform({3, 2}), 0}},
      {"trapezoid.x", {transposed_storage(uniform({2, 3, 2})), uniform({3, 1}), 1}},
      {"trapezoid.x", {integers({4}, 0, 9), integers({4}, 0, 9)}},
      {"trapezoid.x", {uniform({2, 0}), uniform({0})}},
      {"trapezoid.dx", {uniform({2, 3})}},
      {"trapezoid.dx", {uniform({3, 2}), 0.5, 0}},
      {"trapezoid.dx", {integers({4}, 0, 9), 3}},
      {"trapezoid.dx", {uniform({1, 2}), 1, 0}},
      {"trapezoid.dx", {uniform({2, 0})}},
  };
  for (const std::string op : {"cumsum", "cumprod", "logcumsumexp"}) {
    samples.push_back({op, {uniform({2, 3}), 1}});
    samples.push_back({op, {uniform({4, 2}), -2}});
    samples.push_back({op, {transposed_storage(uniform({2, 3, 2})), 1}});
    samples.push_back({op, {uniform({}), 0}});
    samples.push_back({op, {uniform({0, 2}), 0}});
    if (op == "logcumsumexp") continue;
    samples.push_back({op, {integers({4}, 0, 9, DType::kInt16), 0}});
    samples.push_back({op, {booleans({4}), 0}});
    samples.push_back({op, {cast(uniform({4}), DType::kFloat32), 0, DType::kFloat64}});
  }
  return samples;
}
const SampleRegistration registration(&cumulative_samples);

double log_sum(double a, double b) {
  return std::log(std::exp(a) + std::exp(b));
}

TEST_CASE("totals run along their dimension", "[cumulative]") {
  struct Total {
    std::string op;
    double first;
    double (*next)(double, double);
  };
  const Total totals[] = {{"cumsum", 0, [](double a, double b) { return a + b; }},
                          {"cumprod", 1, [](double a, double b) { return a * b; }},
                          {"logcumsumexp", -kInf, log_sum}};
  for (const auto& [op, first, next] : totals) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase self = cast(uniform({3, 4, 2}, 0.5, 1.5), dtype);
      for (const int64_t dim : {0, 1, -1}) {
        const size_t d = static_cast<size_t>(dim < 0 ? dim + 3 : dim);
        const Expected expected = generate({3, 4, 2}, [&](Index index) {
          double total = first;
          for (int64_t last = index[d], i = 0; i <= last; ++i) {
            index[d] = i;
            total = next(total, at(self, index));
          }
          return total;
        });
        CHECK_THAT(result_of(op, {self, dim}), Near(expected, tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("sums of a row of any length are those of its beginnings", "[cumulative]") {
  for (const DType dtype : kFloatingDTypes) {
    std::vector<int64_t> lengths = {255, 256, 257, 515};
    for (int64_t length = 1; length < 22; ++length) lengths.push_back(length);
    for (const int64_t length : lengths) {
      const TensorBase row = cast(integers({2, length}, -3, 4), dtype);  // whole sums are exact
      CHECK_THAT(result_of("cumsum", {row, 1}), Near(generate({2, length},
                                                              [&](const Index& index) {
                                                                double total = 0;
                                                                for (int64_t i = 0; i <= index[1];
                                                                     ++i)
                                                                  total += at(row, {index[0], i});
                                                                return total;
                                                              }),
                                                     0));
    }
  }
  const TensorBase ends = cast(vector({1, 2, kInf, 3, 4, -kInf, 5, 6, 7}), DType::kFloat32);
  CHECK_THAT(result_of("cumsum", {ends, 0}),
             Near({{9}, {1, 3, kInf, kInf, kInf, kNaN, kNaN, kNaN, kNaN}}));
}

TEST_CASE("a sum is infinite only from where the sum of all before it is", "[cumulative]") {
  constexpr double kMost = std::numeric_limits<double>::max();
  CHECK_THAT(result_of("cumsum", {vector({-kMost, 0, kMost, kMost, 1}), 0}),
             Near({{5}, {-kMost, -kMost, 0, kMost, kMost}}));
  CHECK_THAT(result_of("cumsum", {vector({1, 2, kMost, kMost, 1}), 0}),
             Near({{5}, {1, 3, kMost, kInf, kInf}}));
  std::vector<double> late(300, 0), expected(300, -kMost);
  late[0] = -kMost;
  late[298] = late[299] = kMost;  // added up together, after many others
  expected[298] = 0;
  expected[299] = kMost;
  CHECK_THAT(result_of("cumsum", {vector(late), 0}), Near({{300}, expected}));
  TensorBase in_place = vector({-kMost, 0, kMost, kMost, 1});
  CHECK_THAT(result_of("cumsum_", {in_place, 0}), Near({{5}, {-kMost, -kMost, 0, kMost, kMost}}));
}

TEST_CASE("integers add up and multiply in int64", "[cumulative]") {
  const TensorBase bytes = vector({200, 100, 3}, DType::kUInt8);
  CHECK_THAT(result_of("cumsum", {bytes, 0}), Near({{3}, {200, 300, 303}}));
  CHECK_THAT(result_of("cumprod", {bytes, 0}), Near({{3}, {200, 20000, 60000}}));
  TensorBase in_place = vector({100, 100, 3}, DType::kUInt8);
  CHECK_THAT(result_of("cumsum_", {in_place, 0}), Near({{3}, {100, 200, 203}}));
}

TEST_CASE("logcumsumexp does not overflow, and has the infinities and NaN", "[cumulative]") {
  const TensorBase large = vector({1000, 1000, -1000});
  CHECK_THAT(result_of("logcumsumexp", {large, 0}),
             Near({{3}, {1000, 1000 + std::log(2), 1000 + std::log(2)}}, 1e-15));
  const TensorBase ends = vector({-kInf, -kInf, 1, kInf, -kInf, kNaN, 1});
  CHECK_THAT(result_of("logcumsumexp", {ends, 0}),
             Near({{7}, {-kInf, -kInf, 1, kInf, kInf, kNaN, kNaN}}));
}

TEST_CASE("the rule of trapezoids", "[cumulative]") {
  const TensorBase y = tensor({2, 3}, {1, 2, 4, 0, -1, 3});
  CHECK_THAT(result_of("trapezoid.dx", {y}), Near({{2}, {4.5, 0.5}}));
  CHECK_THAT(result_of("trapezoid.dx", {y, 2, 0}), Near({{3}, {1, 1, 7}}));
  CHECK_THAT(result_of("trapezoid.x", {y, vector({0, 1, 3})}), Near({{2}, {7.5, 1.5}}));
  const TensorBase x = tensor({2, 3}, {0, 1, 3, 0, 2, 1});
  CHECK_THAT(result_of("trapezoid.x", {y, x}), Near({{2}, {7.5, -2}}));
  CHECK(result_of("trapezoid.x", {y, uniform({2, 1}), 0}).sizes() == IntArrayRef{3});
  CHECK_THAT(result_of("trapezoid.dx", {uniform({2, 1})}), Near({{2}, {0, 0}}));
  CHECK_THAT(result_of("trapezoid.dx", {uniform({0, 2}), 1, 0}), Near({{2}, {0, 0}}));
}

TEST_CASE("totals that cannot be are errors", "[cumulative]") {
  const TensorBase x = uniform({2, 3}), whole = integers({3}, 0, 5);
  check_bad_calls({
      {"cumsum", {x, 2}, ErrorCode::kIndex, "2"},
      {"cumsum", {x, -3}, ErrorCode::kIndex, "-3"},
      {"cumprod", {x, 2}, ErrorCode::kIndex, "2"},
      {"cumprod_", {whole, 0, DType::kFloat32}, ErrorCode::kDType, "int64"},
      {"logcumsumexp", {x, -3}, ErrorCode::kIndex, "-3"},
      {"logcumsumexp", {whole, 0}, ErrorCode::kDType, "int64"},
      {"trapezoid.x", {x, uniform({2})}, ErrorCode::kShape, "[2]"},
      {"trapezoid.x", {x, uniform({})}, ErrorCode::kShape, "none"},
      {"trapezoid.x", {x, booleans({3})}, ErrorCode::kDType, "bool"},
      {"trapezoid.x", {x, uniform({5, 3})}, ErrorCode::kShape, "[5, 3]"},
      {"trapezoid.dx", {booleans({3})}, ErrorCode::kDType, "bool"},
      {"trapezoid.dx", {uniform({})}, ErrorCode::kIndex, "without"},
      {"trapezoid.dx", {x, 1, 2}, ErrorCode::kIndex, "2"},
  });
}

}  // namespace
}  // namespace tenon::test
