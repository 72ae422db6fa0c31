// Random numbers: their ranges, their distributions, and that equal seeds give equal numbers.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <set>

#include "tenon/base/dtype_limits.h"
#include "tenon/base/generator.h"
#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr Expectations kRandom = {.gradient = false};

Samples random_samples() {
  const Value f64 = DType::kFloat64;
  return {
      {"uniform_", {uniform({2, 3})}, kRandom},
      {"uniform_", {cast(uniform({0}), DType::kBFloat16), -1.0, 2.0}, kRandom},
      {"normal_", {uniform({2, 3})}, kRandom},
      {"normal_", {transposed_storage(uniform({2, 3})), 1.0, 0.5}, kRandom},
      {"bernoulli_.float", {uniform({2, 3})}, kRandom},
      {"bernoulli_.float", {booleans({4}), 0.2}, kRandom},
      {"random_.from", {integers({2, 3}, 0, 5), 3, 9}, kRandom},
      {"random_.from", {uniform({4}), 0, none()}, kRandom},
      {"uniform", {transposed_storage(uniform({2, 3})), -1.0, 2.0}, kRandom},
      {"normal_functional", {uniform({2, 3}), 1.0, 0.5}, kRandom},
      {"bernoulli.p", {uniform({2, 3}), 0.2}, kRandom},
      {"random.from", {integers({2, 3}, 0, 5), 3, 9}, kRandom},
      {"rand", {ints({2, 3})}, kRandom},
      {"rand", {ints({}), f64}, kRandom},
      {"randn", {ints({2, 3})}, kRandom},
      {"randn", {ints({0, 2}), f64}, kRandom},
      {"rand_like", {uniform({2, 3})}, kRandom},
      {"rand_like", {integers({4}, 0, 5), DType::kFloat32}, kRandom},
      {"randn_like", {transposed_storage(uniform({2, 3}))}, kRandom},
      {"randn_like", {uniform({}), DType::kBFloat16}, kRandom},
      {"randint", {10, ints({2, 3})}, kRandom},
      {"randint", {10, ints({4}), DType::kFloat32}, kRandom},
      {"randint.low", {-5, 5, ints({2, 3})}, kRandom},
      {"randint.low", {3, 4, ints({}), DType::kUInt8}, kRandom},
      {"randperm", {5}, kRandom},
      {"randperm", {0, DType::kInt32}, kRandom},
      {"native_dropout", {uniform({4, 5}), 0.5, true}, kRandom},
      {"native_dropout", {uniform({4, 5}), 0.5, false}},
      {"native_dropout", {uniform({4}), 0.0, none()}},
      {"native_dropout_backward", {uniform({2, 3}), booleans({2, 3}), 2.0}},
      {"native_dropout_backward", {cast(uniform({4}), DType::kFloat32), booleans({4}), 1.25}},
      {"dropout", {uniform({4, 5}), 0.5, true}, kRandom},
      {"dropout", {uniform({4, 5}), 0.5, false}},
      {"dropout", {uniform({3}), 0.0, true}},
      {"dropout", {uniform({3}), 1.0, true}},
  };
}
const SampleRegistration registration(&random_samples);

struct Statistics {
  double mean = 0, variance = 0, least = 0, greatest = 0;
};
Statistics statistics_of(const TensorBase& tensor) {
  const auto x = elements(tensor);
  const double n = static_cast<double>(x.size());
  Statistics s;
  for (const double value : x) s.mean += value / n;
  for (const double value : x) s.variance += (value - s.mean) * (value - s.mean) / n;
  s.least = *std::min_element(x.begin(), x.end());
  s.greatest = *std::max_element(x.begin(), x.end());
  return s;
}

constexpr int64_t kCount = 200000;
/// Five standard deviations of a mean of kCount numbers of this variance.
double error_of_mean(double variance) {
  return 5 * std::sqrt(variance / kCount);
}

TEST_CASE("uniform numbers fill [from, to) evenly", "[random]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    const Statistics s = statistics_of(result_of("rand", {ints({kCount}), dtype}));
    CHECK(s.mean == Approx(0.5).margin(error_of_mean(1.0 / 12)));
    CHECK(s.variance == Approx(1.0 / 12).epsilon(0.02));
    CHECK(s.least >= 0);
    CHECK(s.greatest < 1);
    const Statistics wide = statistics_of(
        result_of("uniform_", {tensor({kCount}, std::vector<double>(kCount), dtype), -2.0, 4.0}));
    CHECK(wide.mean == Approx(1).margin(error_of_mean(3)));
    CHECK(wide.least >= -2);
    CHECK(wide.greatest < 4);
  }
}

TEST_CASE("uniform numbers of 16 bits are not rounded to the end of their interval", "[random]") {
  for (const DType dtype : {DType::kFloat16, DType::kBFloat16}) {
    const TensorBase zeros = tensor({kCount}, std::vector<double>(kCount), dtype);
    const auto between = [&](double from, double to) {
      return statistics_of(result_of("uniform", {zeros, from, to}));
    };
    const Statistics s = between(0, 1);
    CHECK(s.mean == Approx(0.5).margin(error_of_mean(1.0 / 12) + finfo(dtype).eps));
    CHECK(s.least >= 0);
    CHECK(s.greatest < 1);
    CHECK(between(0.9, 1).greatest < 1);
    CHECK(between(-1.0 / 3, 0).greatest < 0);
    CHECK(between(-4, -2).greatest < -2);
  }
}

TEST_CASE("normal numbers have their mean and deviation", "[random]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    const Statistics s = statistics_of(result_of("randn", {ints({kCount}), dtype}));
    CHECK(s.mean == Approx(0).margin(error_of_mean(1)));
    CHECK(s.variance == Approx(1).epsilon(0.03));
    CHECK(s.greatest > 3.5);
    CHECK(s.greatest < 7);
    const Statistics shifted = statistics_of(
        result_of("normal_", {tensor({kCount}, std::vector<double>(kCount), dtype), 3.0, 0.5}));
    CHECK(shifted.mean == Approx(3).margin(error_of_mean(0.25)));
    CHECK(shifted.variance == Approx(0.25).epsilon(0.03));
  }
}

TEST_CASE("bernoulli_ writes ones with its probability", "[random]") {
  const Statistics s = statistics_of(
      result_of("bernoulli_.float", {tensor({kCount}, std::vector<double>(kCount)), 0.3}));
  CHECK(s.mean == Approx(0.3).margin(error_of_mean(0.21)));
  CHECK(s.least == 0);
  CHECK(s.greatest == 1);
}

TEST_CASE("random integers reach both ends of their range", "[random]") {
  const TensorBase drawn = result_of("randint.low", {-3, 4, ints({kCount})});
  CHECK(drawn.dtype() == DType::kInt64);
  const auto values = elements(drawn);
  CHECK(std::set<double>(values.begin(), values.end()) == std::set<double>{-3, -2, -1, 0, 1, 2, 3});
  CHECK(statistics_of(drawn).mean == Approx(0).margin(error_of_mean(4)));
  const Statistics s =
      statistics_of(result_of("random_.from", {integers({kCount}, 0, 2, DType::kUInt8), 10, 13}));
  CHECK(s.least == 10);
  CHECK(s.greatest == 12);
}

TEST_CASE("randperm has each number once", "[random]") {
  auto values = elements(result_of("randperm", {1000}));
  CHECK_FALSE(std::is_sorted(values.begin(), values.end()));
  std::sort(values.begin(), values.end());
  for (size_t i = 0; i < values.size(); ++i) CHECK(values[i] == static_cast<double>(i));
}

TEST_CASE("dropout zeroes with its probability and scales the rest", "[random]") {
  const TensorBase ones = tensor({kCount}, std::vector<double>(kCount, 1));
  const Stack results = results_of("native_dropout", {ones, 0.2, true});
  const auto values = elements(results[0].get<TensorBase>());
  const auto mask = elements(results[1].get<TensorBase>());
  CHECK(results[1].get<TensorBase>().dtype() == DType::kBool);
  double kept = 0;
  for (size_t i = 0; i < values.size(); ++i) {
    kept += mask[i] / kCount;
    if (values[i] != (mask[i] != 0 ? 1 / 0.8 : 0)) FAIL("element " << i << " is " << values[i]);
  }
  CHECK(kept == Approx(0.8).margin(error_of_mean(0.16)));
  CHECK_THAT(result_of("dropout", {vector({1, 2}), 1.0, true}), Near({{2}, {0, 0}}));
  CHECK_THAT(result_of("dropout", {vector({1, 2}), 0.7, false}), Near({{2}, {1, 2}}));
}

TEST_CASE("equal seeds give equal numbers", "[random]") {
  const std::vector<std::pair<std::string, Stack>> calls = {
      {"randn", {ints({1000})}},
      {"rand", {ints({1000})}},
      {"randperm", {100}},
      {"randint", {1000, ints({100})}},
      {"dropout", {uniform({1000}), 0.5, true}}};
  for (const auto& [op, arguments] : calls) {
    INFO(op);
    manual_seed(7);
    const TensorBase first = result_of(op, arguments), second = result_of(op, arguments);
    manual_seed(7);
    CHECK_THAT(result_of(op, arguments), Near(first));
    CHECK_FALSE(elements(first) == elements(second));
  }
}

TEST_CASE("random numbers that cannot be are errors", "[random]") {
  const TensorBase x = uniform({3}), whole = integers({3}, 0, 5);
  check_bad_calls({
      {"uniform_", {whole}, ErrorCode::kDType, "int64"},
      {"uniform_", {x, 2.0, 1.0}, ErrorCode::kValue, "2"},
      {"normal_", {whole}, ErrorCode::kDType, "int64"},
      {"normal_", {x, 0.0, -1.0}, ErrorCode::kValue, "-1"},
      {"bernoulli_.float", {x, 1.5}, ErrorCode::kValue, "1.5"},
      {"random_.from", {whole, 5, 5}, ErrorCode::kValue, "5"},
      {"rand", {ints({-2})}, ErrorCode::kShape, "-2"},
      {"rand", {ints({2}), DType::kInt64}, ErrorCode::kDType, "int64"},
      {"randn", {ints({-2})}, ErrorCode::kShape, "-2"},
      {"rand_like", {whole}, ErrorCode::kDType, "int64"},
      {"randn_like", {whole}, ErrorCode::kDType, "int64"},
      {"randint", {0, ints({2})}, ErrorCode::kValue, "0"},
      {"randint.low", {5, 3, ints({2})}, ErrorCode::kValue, "5"},
      {"randperm", {-1}, ErrorCode::kValue, "-1"},
      {"native_dropout", {x, 1.5, true}, ErrorCode::kValue, "1.5"},
      {"native_dropout", {whole, 0.5, true}, ErrorCode::kDType, "int64"},
      {"dropout", {x, -0.5, true}, ErrorCode::kValue, "-0.5"},
  });
}

TEST_CASE("a call that is refused takes no random numbers", "[random]") {
  const Generator generator(5), untouched(5);
  const TensorBase repeated =
      make_tensor_strided({4}, {0}, DType::kFloat32, kCPU);  // one element, four times
  check_bad_calls({
      {"uniform_", {repeated, 0.0, 1.0, generator}, ErrorCode::kValue, "uniform_"},
      {"normal_", {repeated, 0.0, 1.0, generator}, ErrorCode::kValue, "normal_"},
      {"bernoulli_.float", {repeated, 0.5, generator}, ErrorCode::kValue, "bernoulli_"},
  });
  const auto numbers = [](const Generator& from) {
    return results_of("uniform_", {make_tensor({3}, DType::kFloat32), 0.0, 1.0, from});
  };
  CHECK(same(numbers(generator)[0], numbers(untouched)[0]));
}

}  // namespace
}  // namespace tenon::test
