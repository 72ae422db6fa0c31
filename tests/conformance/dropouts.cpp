// Dropouts of features, and those that keep the mean and the variance.

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr Expectations kRandom = {.gradient = false};

Samples dropout_samples() {
  Samples samples;
  for (const std::string op : {"feature_dropout", "alpha_dropout", "feature_alpha_dropout"}) {
    samples.push_back({op, {uniform({4, 5, 2}), 0.5, true}, kRandom});
    samples.push_back({op, {uniform({4, 5}), 0.5, false}});
    samples.push_back({op, {uniform({3, 2}), 0.0, true}});
    samples.push_back({op, {uniform({3, 2}), 1.0, true}});
    samples.push_back({op, {cast(uniform({0, 2}), DType::kFloat32), 0.5, true}});
  }
  for (const std::string op :
       {"dropout_", "feature_dropout_", "alpha_dropout_", "feature_alpha_dropout_"}) {
    samples.push_back({op, {uniform({4, 5}), 0.5, true}, kRandom});
    samples.push_back({op, {transposed_storage(uniform({4, 5})), 0.5, false}});
  }
  return samples;
}
const SampleRegistration registration(&dropout_samples);

TEST_CASE("feature_dropout keeps or drops whole features", "[random]") {
  const TensorBase ones = tensor({20, 30, 4}, std::vector<double>(2400, 1));
  for (const std::string op : {"feature_dropout", "feature_alpha_dropout"}) {
    const TensorBase result = result_of(op, {ones, 0.25, true});
    std::set<double> values;
    double kept = 0;
    for (const Index& i : indices_of({20, 30})) {
      const double first = at(result, {i[0], i[1], 0});
      for (int64_t k = 1; k < 4; ++k) CHECK(at(result, {i[0], i[1], k}) == first);
      values.insert(first);
      if (first > 0.5) kept += 1.0 / 600;
    }
    CHECK(values.size() == 2);
    CHECK(kept == Approx(0.75).margin(5 * std::sqrt(0.25 * 0.75 / 600)));
    if (op == "feature_dropout") CHECK(values == std::set<double>{0, 1 / 0.75});
  }
}

TEST_CASE("alpha_dropout keeps the mean and the variance of normal numbers", "[random]") {
  const int64_t count = 200000;
  const TensorBase x = result_of("randn", {ints({count}), DType::kFloat64});
  const auto values = elements(result_of("alpha_dropout", {x, 0.3, true}));
  double mean = 0, variance = 0, dropped = 0;
  for (const double value : values) mean += value / count;
  for (const double value : values) variance += (value - mean) * (value - mean) / count;
  CHECK(mean == Approx(0).margin(0.02));
  CHECK(variance == Approx(1).margin(0.03));
  // The value of what is dropped, by the paper of selu.
  const double alpha = -1.7580993408473766, p = 0.3;
  const double a = 1 / std::sqrt((1 - p) * (1 + p * alpha * alpha));
  for (const double value : values) dropped += std::abs(value - a * alpha * (1 - p)) < 1e-12;
  CHECK(dropped / count == Approx(0.3).margin(0.01));
  CHECK_THAT(result_of("alpha_dropout", {vector({1, 2}), 1.0, true}), Near({{2}, {0, 0}}));
}

TEST_CASE("dropouts in place change their argument in training alone", "[random]") {
  for (const std::string op : {"dropout_", "feature_dropout_", "alpha_dropout_"}) {
    const TensorBase x = uniform({4, 5}), before = cast(x, DType::kFloat64);
    CHECK(result_of(op, {x, 0.5, false}).is_same(x));
    CHECK_THAT(x, Near(before));
    CHECK(result_of(op, {x, 1.0, true}).is_same(x));
    CHECK_THAT(x, Near(generate({4, 5}, [](const Index&) { return 0; })));
  }
}

TEST_CASE("dropouts refuse what is no probability, and inputs without features", "[random]") {
  const TensorBase x = uniform({4, 5});
  std::vector<BadCall> calls;
  for (const std::string op : {"feature_dropout", "alpha_dropout", "feature_alpha_dropout",
                               "dropout_", "alpha_dropout_"}) {
    calls.push_back({op, {x, 1.5, true}, ErrorCode::kValue, "1.5"});
  }
  for (const std::string op : {"feature_dropout", "alpha_dropout", "feature_alpha_dropout"}) {
    calls.push_back({op, {integers({2, 2}, 0, 5), 0.5, true}, ErrorCode::kDType, "int64"});
  }
  calls.push_back({"feature_dropout", {uniform({3}), 0.5, true}, ErrorCode::kShape, "[3]"});
  calls.push_back({"feature_alpha_dropout_", {uniform({3}), 0.5, true}, ErrorCode::kShape, "[3]"});
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
