// Random numbers of more distributions than uniform and normal ones.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "tenon/base/generator.h"
#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/memory_limit.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr Expectations kRandom = {.gradient = false};
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

TensorBase weights(IntArrayRef sizes) {
  return uniform(sizes, 0.1, 1);
}

Samples distribution_samples() {
  return {
      {"exponential_", {uniform({2, 3})}, kRandom},
      {"exponential_", {transposed_storage(cast(uniform({2, 3}), DType::kBFloat16)), 0.5}, kRandom},
      {"exponential", {uniform({4}), 2.0}, kRandom},
      {"cauchy_", {uniform({2, 3})}, kRandom},
      {"cauchy_", {uniform({0}), 1.0, 0.5}, kRandom},
      {"cauchy", {cast(uniform({4}), DType::kFloat32), 1.0, 0.5}, kRandom},
      {"log_normal_", {uniform({2, 3})}, kRandom},
      {"log_normal", {uniform({5}), 0.0, 0.5}, kRandom},
      {"geometric_", {uniform({2, 3}), 0.5}, kRandom},
      {"geometric_", {integers({4}, 0, 5, DType::kUInt8), 0.001}, kRandom},
      {"geometric", {uniform({4}), 0.2}, kRandom},
      {"bernoulli", {weights({2, 3})}, kRandom},
      {"bernoulli", {transposed_storage(cast(weights({2, 3}), DType::kFloat32))}, kRandom},
      {"bernoulli", {uniform({0})}, kRandom},
      {"normal.Tensor_float", {uniform({2, 3})}, kRandom},
      {"normal.Tensor_float", {transposed_storage(uniform({2, 3})), 0.0}, kRandom},
      {"normal.float_Tensor", {1.0, weights({2, 3})}, kRandom},
      {"normal.Tensor_Tensor", {uniform({2, 1}), weights({3})}, kRandom},
      {"normal.Tensor_Tensor", {cast(uniform({3}), DType::kFloat32), weights({})}, kRandom},
      {"normal.float_float", {1.0, 0.5, ints({2, 3})}, kRandom},
      {"normal.float_float", {1.0, 0.0, ints({0})}, kRandom},
      {"multinomial", {weights({4}), 3}},
      {"multinomial", {weights({2, 4}), 4}},
      {"multinomial", {cast(transposed_storage(weights({2, 4})), DType::kFloat32), 9, true}},
      {"multinomial", {weights({0, 4}), 2}},
  };
}
const SampleRegistration registration(&distribution_samples);

constexpr int64_t kCount = 100000;

TensorBase numbers(DType dtype = DType::kFloat64) {
  return tensor({kCount}, std::vector<double>(kCount), dtype);
}

/// The share of numbers up to `bound`.
double share_up_to(double bound, const std::vector<double>& values) {
  return static_cast<double>(std::ranges::count_if(values, [&](double x) { return x <= bound; })) /
         static_cast<double>(values.size());
}

/// Checks shares against those of a distribution, by five standard deviations.
void check_distribution(const std::vector<double>& values, std::initializer_list<double> bounds,
                        const std::function<double(double)>& distribution) {
  for (const double bound : bounds) {
    const double expected = distribution(bound);
    INFO("up to " << bound);
    const double error = std::sqrt(expected * (1 - expected) / static_cast<double>(values.size()));
    CHECK(share_up_to(bound, values) == Approx(expected).margin(5 * error));
  }
}

TEST_CASE("numbers follow their distributions", "[random]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    const auto exponential = elements(result_of("exponential_", {numbers(dtype), 2.0}));
    CHECK(std::ranges::min(exponential) > 0);
    check_distribution(exponential, {0.1, 0.5, 2}, [](double x) { return 1 - std::exp(-2 * x); });
    check_distribution(elements(result_of("cauchy_", {numbers(dtype), 1.0, 0.5})), {-3, 0.5, 1, 4},
                       [](double x) { return 0.5 + std::atan((x - 1) / 0.5) / std::acos(-1); });
    check_distribution(
        elements(result_of("log_normal_", {numbers(dtype), 0.5, 0.25})), {1, 1.5, 2},
        [](double x) { return 0.5 * std::erfc((0.5 - std::log(x)) / (0.25 * std::sqrt(2))); });
  }
  for (const DType dtype : {DType::kFloat32, DType::kInt64, DType::kUInt8}) {
    const auto trials = elements(result_of("geometric_", {numbers(dtype), 0.3}));
    CHECK(std::ranges::min(trials) == 1);
    check_distribution(trials, {1, 2, 5}, [](double x) { return 1 - std::pow(0.7, x); });
  }
  const auto rare = elements(result_of("geometric_", {numbers(DType::kUInt8), 1e-9}));
  CHECK(std::ranges::count(rare, 255) > kCount - 10);
}

TEST_CASE("bernoulli has a probability for each element", "[random]") {
  std::vector<double> probabilities(kCount);
  for (size_t i = 0; i < probabilities.size(); ++i)
    probabilities[i] = static_cast<double>(i % 5) / 4;
  const auto drawn = elements(result_of("bernoulli", {vector(probabilities, DType::kFloat32)}));
  for (size_t kind = 0; kind < 5; ++kind) {
    double ones = 0;
    for (size_t i = kind; i < drawn.size(); i += 5) ones += drawn[i];
    const double p = static_cast<double>(kind) / 4, n = kCount / 5;
    CHECK(ones / n == Approx(p).margin(5 * std::sqrt(p * (1 - p) / n)));
  }
}

TEST_CASE("normal numbers around means, with deviations", "[random]") {
  const auto check = [](const TensorBase& drawn, double mean, double std) {
    check_distribution(elements(drawn), {mean - std, mean, mean + 2 * std}, [&](double x) {
      return 0.5 * std::erfc((mean - x) / (std * std::sqrt(2)));
    });
  };
  const TensorBase threes = tensor({kCount}, std::vector<double>(kCount, 3)),
                   halves = tensor({kCount}, std::vector<double>(kCount, 0.5));
  check(result_of("normal.Tensor_float", {threes, 2.0}), 3, 2);
  check(result_of("normal.float_Tensor", {-1.0, halves}), -1, 0.5);
  check(result_of("normal.Tensor_Tensor", {threes, halves}), 3, 0.5);
  check(result_of("normal.float_float", {2.0, 4.0, ints({kCount})}), 2, 4);
  const TensorBase means = uniform({2, 1}), none_at_all = tensor({3}, {0, 0, 0});
  CHECK_THAT(result_of("normal.Tensor_Tensor", {means, none_at_all}),
             Near(broadcast({means, none_at_all}, [](const auto& x) { return x[0]; })));
}

TEST_CASE("multinomial draws by weights", "[random]") {
  const TensorBase rows = tensor({2, 4}, {1, 0, 3, 4, 0, 0, 5, 0});
  const auto drawn = elements(result_of("multinomial", {rows, kCount, true}));
  std::map<double, double> shares;
  for (size_t i = 0; i < kCount; ++i) shares[drawn[i]] += 1.0 / kCount;
  CHECK(shares[0] == Approx(0.125).margin(0.006));
  CHECK(shares.count(1) == 0);
  CHECK(shares[2] == Approx(0.375).margin(0.008));
  CHECK(shares[3] == Approx(0.5).margin(0.008));
  CHECK(std::all_of(drawn.begin() + kCount, drawn.end(), [](double i) { return i == 2; }));
}

TEST_CASE("multinomial without replacement draws each category once", "[random]") {
  const TensorBase row = tensor({3}, {1, 2, 0});
  int heavier = 0;
  constexpr int kTimes = 2000;
  for (int i = 0; i < kTimes; ++i) {
    const auto drawn = elements(result_of("multinomial", {row, 2}));
    REQUIRE(std::set<double>(drawn.begin(), drawn.end()) == std::set<double>{0, 1});
    heavier += drawn[0] == 1;
  }
  CHECK(static_cast<double>(heavier) / kTimes == Approx(2.0 / 3).margin(0.055));
}

TEST_CASE("multinomial draws no category of weight 0, even among the least weights", "[random]") {
  for (const double none_at_all : {0.0, -0.0}) {
    for (const double least : {5e-324, 1e-310, 1.0}) {
      for (const bool replacement : {false, true}) {
        INFO(none_at_all << " and " << least << ", replacement " << replacement);
        const TensorBase row = vector({none_at_all, least, none_at_all});
        CHECK_THAT(result_of("multinomial", {row, 1, replacement}), Near({{1}, {1}}));
      }
    }
  }
}

TEST_CASE("multinomial takes memory as tensors do, and none for no rows", "[random]") {
  const TensorBase no_rows = make_tensor({0, int64_t{1} << 62}, DType::kFloat64);
  const TensorBase row = tensor({1 << 20}, std::vector<double>(1 << 20, 1));
  for (const bool replacement : {false, true}) {
    CHECK(result_of("multinomial", {no_rows, 1, replacement}).sizes() == IntArrayRef({0, 1}));
    const MemoryLimit limit(12 << 20);  // of one and a half such rows
    CHECK_THROWS_AS(result_of("multinomial", {row, 1, replacement}), OutOfMemoryError);
  }
}

TEST_CASE("distributions that there are not are errors", "[random]") {
  const TensorBase x = uniform({3}), whole = integers({3}, 0, 5), p = weights({3});
  check_bad_calls({
      {"exponential_", {whole}, ErrorCode::kDType, "int64"},
      {"exponential_", {x, 0.0}, ErrorCode::kValue, "0"},
      {"cauchy_", {whole}, ErrorCode::kDType, "int64"},
      {"cauchy_", {x, 0.0, -1.0}, ErrorCode::kValue, "-1"},
      {"log_normal_", {whole}, ErrorCode::kDType, "int64"},
      {"log_normal_", {x, 0.0, 0.0}, ErrorCode::kValue, "0"},
      {"geometric_", {booleans({3}), 0.5}, ErrorCode::kDType, "bool"},
      {"geometric_", {x, 1.0}, ErrorCode::kValue, "1"},
      {"geometric_", {x, kNaN}, ErrorCode::kValue, "nan"},
      {"bernoulli", {whole}, ErrorCode::kDType, "int64"},
      {"bernoulli", {vector({0.5, 1.5})}, ErrorCode::kValue, "1.5"},
      {"bernoulli", {vector({kNaN})}, ErrorCode::kValue, "nan"},
      {"normal.Tensor_float", {whole}, ErrorCode::kDType, "int64"},
      {"normal.Tensor_float", {x, -1.0}, ErrorCode::kValue, "-1"},
      {"normal.float_Tensor", {0.0, whole}, ErrorCode::kDType, "int64"},
      {"normal.float_Tensor", {0.0, vector({1, -2})}, ErrorCode::kValue, "-2"},
      {"normal.Tensor_Tensor", {x, weights({2})}, ErrorCode::kShape, "[2]"},
      {"normal.Tensor_Tensor", {whole, p}, ErrorCode::kDType, "int64"},
      {"normal.Tensor_Tensor", {x, vector({1, -2, 1})}, ErrorCode::kValue, "-2"},
      {"normal.float_float", {0.0, -1.0, ints({2})}, ErrorCode::kValue, "-1"},
      {"normal.float_float", {0.0, 1.0, ints({-2})}, ErrorCode::kShape, "-2"},
      {"multinomial", {whole, 1}, ErrorCode::kDType, "int64"},
      {"multinomial", {uniform({}), 1}, ErrorCode::kShape, "[]"},
      {"multinomial", {p, 0}, ErrorCode::kValue, "0"},
      {"multinomial", {p, 4}, ErrorCode::kValue, "4"},
      {"multinomial", {uniform({2, 0}), 1, true}, ErrorCode::kShape, "[2, 0]"},
      {"multinomial", {vector({1, -1}), 1}, ErrorCode::kValue, "-1"},
      {"multinomial", {vector({1, kInf}), 1}, ErrorCode::kValue, "inf"},
      {"multinomial", {vector({0, 0}), 1, true}, ErrorCode::kValue, "0"},
      {"multinomial", {vector({1, 0}), 2}, ErrorCode::kValue, "2"},
  });
}

/// Whether the next numbers of a generator are those of one that nobody has used.
bool is_untouched(const Generator& generator) {
  const auto drawn = [](const Generator& from) {
    return results_of("uniform_", {make_tensor({3}, DType::kFloat32), 0.0, 1.0, from});
  };
  return same(drawn(generator)[0], drawn(Generator(5))[0]);
}

TEST_CASE("a draw that is refused takes no random numbers", "[random]") {
  const Generator generator(5);
  check_bad_calls({
      {"exponential_",
       {make_tensor_strided({4}, {0}, DType::kFloat32, kCPU), 1.0, generator},
       ErrorCode::kValue},
      {"cauchy_", {uniform({2}), 0.0, -1.0, generator}, ErrorCode::kValue},
      {"multinomial", {uniform({}), 1, false, generator}, ErrorCode::kShape},
  });
  CHECK(is_untouched(generator));
}

TEST_CASE("a draw by numbers that are refused leaves everything as it is", "[random]") {
  check_bad_calls({
      {"bernoulli", {vector({2}), Generator(5)}, ErrorCode::kValue},
      {"normal.float_Tensor", {0.0, vector({-1}), Generator(5)}, ErrorCode::kValue},
      {"multinomial", {vector({1, 0}), 2, false, Generator(5)}, ErrorCode::kValue},
  });
}

TEST_CASE("a draw by numbers that are refused takes no random numbers", "[random]") {
  const Generator generator(5);
  CHECK_THROWS_AS(results_of("bernoulli", {vector({2}), generator}), ValueError);
  CHECK_THROWS_AS(results_of("normal.float_Tensor", {0.0, vector({-1}), generator}), ValueError);
  CHECK_THROWS_AS(results_of("multinomial", {vector({1, 0}), 2, false, generator}), ValueError);
  CHECK(is_untouched(generator));
}

}  // namespace
}  // namespace tenon::test
