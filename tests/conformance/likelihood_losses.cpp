// Losses of classes by margins, and of numbers by their distributions; what such losses refuse.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "tenon/tensor/factory.h"
#include "tests/conformance/losses.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

TEST_CASE("multi_margin_loss adds what the margins to all other classes lack", "[loss]") {
  const TensorBase x = uniform({5, 4}), target = integers({5}, 0, 4), weight = uniform({4}, 0.5, 2);
  for (const int64_t p : {1, 2}) {
    for (const bool weighted : {false, true}) {
      const auto loss = [&](const Index& i) {
        const auto own = static_cast<int64_t>(at(target, i));
        double sum = 0;
        for (int64_t k = 0; k < 4; ++k) {
          if (k == own) continue;
          const double missing = std::max(0.9 - at(x, {i[0], own}) + at(x, {i[0], k}), 0.0);
          sum += (weighted ? at(weight, {own}) : 1) * (p == 1 ? missing : missing * missing) / 4;
        }
        return sum;
      };
      for (const int64_t reduction : {kNone, kMean, kSum}) {
        const Value weights = weighted ? Value(weight) : none();
        CHECK_THAT(result_of("multi_margin_loss", {x, target, p, 0.9, weights, reduction}),
                   Near(reduce(generate({5}, loss), reduction), 1e-14));
      }
    }
  }
}

TensorBase labels(IntArrayRef sizes, const std::vector<double>& values) {
  return tensor(sizes, values, DType::kInt64);
}

Samples multilabel_samples() {
  const TensorBase x = uniform({2, 4}), y = labels({2, 4}, {3, 1, -1, 0, 0, 1, 2, 3});
  Samples samples;
  const std::string op = "multilabel_margin_loss";
  for (const int64_t reduction : {kNone, kMean, kSum}) {
    samples.push_back({op, {x, y, reduction}});
    const TensorBase grad = reduction == kNone ? uniform({2}) : uniform({});
    const Stack forward = results_of(op + "_forward", {x, y, reduction});
    samples.push_back({op + "_forward", {x, y, reduction}});
    samples.push_back({op + "_backward", {grad, x, y, reduction, forward[1]}});
  }
  samples.push_back({op, {uniform({3}), labels({3}, {2, -1, -1}), kNone}});
  samples.push_back({op, {uniform({}), labels({}, {0})}});
  samples.push_back({op, {uniform({0, 3}), labels({0, 3}, {}), kSum}});
  samples.push_back({op, {cast(uniform({1, 3}), DType::kFloat32), labels({1, 3}, {-1, 0, 0})}});
  for (Sample& sample : samples) sample.expectations.constants = {"is_target"};
  return samples;
}
const SampleRegistration registration(&multilabel_samples);

TEST_CASE("multilabel_margin_loss adds what labels lack to be above all others", "[loss]") {
  const TensorBase x = uniform({3, 4});
  const TensorBase y = labels({3, 4}, {2, 0, -1, 1, -1, 3, 3, 3, 0, 1, 2, 3});
  const std::vector<Index> chosen = {{2, 0}, {}, {0, 1, 2, 3}};
  const auto loss = [&](const Index& i) {
    const Index& own = chosen[static_cast<size_t>(i[0])];
    double sum = 0;
    for (const int64_t label : own) {
      for (int64_t k = 0; k < 4; ++k) {
        if (std::find(own.begin(), own.end(), k) != own.end()) continue;
        sum += std::max(1 - at(x, {i[0], label}) + at(x, {i[0], k}), 0.0) / 4;
      }
    }
    return sum;
  };
  for (const int64_t reduction : {kNone, kMean, kSum}) {
    CHECK_THAT(result_of("multilabel_margin_loss", {x, y, reduction}),
               Near(reduce(generate({3}, loss), reduction), 1e-14));
  }
  check_bad_calls({
      {"multilabel_margin_loss", {x, uniform({3, 4})}, ErrorCode::kDType, "float64"},
      {"multilabel_margin_loss", {x, labels({3}, {0, 1, 2})}, ErrorCode::kShape, "[3]"},
      {"multilabel_margin_loss", {uniform({3}), labels({3}, {3, 0, 0})}, ErrorCode::kIndex, "3"},
      {"multilabel_margin_loss", {uniform({3}), labels({3}, {0, -2, 0})}, ErrorCode::kIndex, "-2"},
      {"multilabel_margin_loss",
       {uniform({2, 0}), labels({2, 0}, {})},
       ErrorCode::kShape,
       "[2, 0]"},
  });
}

TEST_CASE("multilabel_soft_margin_loss is the mean entropy over classes", "[loss]") {
  const TensorBase x = uniform({3, 4}), y = probabilities({3, 4}), weight = uniform({4}, 0.5, 2);
  const auto loss = [&](const Index& i) {
    double sum = 0;
    for (int64_t k = 0; k < 4; ++k) {
      const double s = 1 / (1 + std::exp(-at(x, {i[0], k}))), label = at(y, {i[0], k});
      sum -= at(weight, {k}) * (label * std::log(s) + (1 - label) * std::log(1 - s)) / 4;
    }
    return sum;
  };
  CHECK_THAT(result_of("multilabel_soft_margin_loss", {x, y, weight, kNone}),
             Near(generate({3}, loss), 1e-13));
  CHECK_THAT(result_of("multilabel_soft_margin_loss", {vector({-1000, 1000}), vector({1, 1})}),
             Near(Expected{{}, {500}}));
}

TEST_CASE("a full Poisson loss has Stirling's approximation of factorials", "[loss]") {
  const TensorBase x = uniform({5}), y = vector({0, 0.5, 1, 2, 30});
  const auto loss = [](const auto& v) {
    const double n = v[1];
    const double term = n > 1 ? n * std::log(n) - n + 0.5 * std::log(2 * M_PI * n) : 0;
    return std::exp(v[0]) - n * v[0] + term;
  };
  CHECK_THAT(result_of("poisson_nll_loss", {x, y, true, true, 1e-8, kNone}),
             Near(broadcast({x, y}, loss), 1e-13));
}

TEST_CASE("a Gaussian loss takes variances of elements or of rows, and limits them", "[loss]") {
  const TensorBase x = uniform({2, 3}), y = uniform({2, 3});
  const auto loss = [](const auto& v) {
    const double variance = std::max(v[2], 0.5);
    return 0.5 * (std::log(variance) + (v[0] - v[1]) * (v[0] - v[1]) / variance);
  };
  const TensorBase each = tensor({2, 3}, {0, 0.2, 1, 2, 3, 0.7}), column = tensor({2, 1}, {0.1, 2});
  CHECK_THAT(result_of("gaussian_nll_loss", {x, y, each, false, 0.5, kNone}),
             Near(broadcast({x, y, each}, loss), 1e-14));
  const Expected rows = broadcast({x, y, column}, loss);
  CHECK_THAT(result_of("gaussian_nll_loss", {x, y, column, false, 0.5, kNone}), Near(rows, 1e-14));
  CHECK_THAT(result_of("gaussian_nll_loss", {x, y, vector({0.1, 2}), false, 0.5, kNone}),
             Near(rows, 1e-14));
  Expected full = rows;
  for (double& element : full.elements) element += 0.5 * std::log(2 * M_PI);
  CHECK_THAT(result_of("gaussian_nll_loss", {x, y, vector({1, 2, 0.1}), false, 0.5, kNone}),
             Near(broadcast({x, y, vector({1, 2, 0.1})}, loss), 1e-14));
  CHECK_THAT(result_of("gaussian_nll_loss", {x, y, column, true, 0.5, kSum}),
             Near(reduce(full, kSum), 1e-14));
}

TEST_CASE("losses of numbers far away do not overflow", "[loss]") {
  CHECK_THAT(result_of("soft_margin_loss", {vector({-1000, 1000}), vector({1, 1}), kNone}),
             Near({{2}, {1000, 0}}));
}

TEST_CASE("losses with margins refuse what does not fit", "[loss]") {
  const TensorBase x = uniform({3, 4}), label = integers({3}, 0, 4);
  check_bad_calls({
      {"margin_ranking_loss", {x, uniform({3}), x}, ErrorCode::kShape, "input2 [3]"},
      {"margin_ranking_loss", {x, x, uniform({2})}, ErrorCode::kShape, "target [2]"},
      {"margin_ranking_loss", {label, x, x}, ErrorCode::kDType, "input1"},
      {"margin_ranking_loss", {x, x, x, 0.0, 3}, ErrorCode::kValue, "3"},
      {"hinge_embedding_loss", {x, uniform({3})}, ErrorCode::kShape, "target [3]"},
      {"cosine_embedding_loss", {x, x, x}, ErrorCode::kShape, "[3, 4]"},
      {"cosine_embedding_loss", {x, x, uniform({2})}, ErrorCode::kShape, "target [2]"},
      {"cosine_embedding_loss", {x, uniform({3, 5}), uniform({3})}, ErrorCode::kShape, "[3, 5]"},
      {"triplet_margin_loss", {x, x, uniform({3, 5})}, ErrorCode::kShape, "negative [3, 5]"},
      {"triplet_margin_loss", {x, x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"triplet_margin_loss", {x, label, x}, ErrorCode::kDType, "positive"},
      {"soft_margin_loss", {x, uniform({3})}, ErrorCode::kShape, "target [3]"},
      {"multi_margin_loss", {x, label, 3}, ErrorCode::kValue, "3"},
      {"multi_margin_loss", {x, integers({2}, 0, 4)}, ErrorCode::kShape, "[2]"},
      {"multi_margin_loss", {x, uniform({3})}, ErrorCode::kDType, "float64"},
      {"multi_margin_loss", {uniform({2, 0}), integers({2}, 0, 1)}, ErrorCode::kShape, "[2, 0]"},
      {"multi_margin_loss", {x, label, 1, 1, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"multi_margin_loss", {x, vector({0, 4, 1}, DType::kInt64)}, ErrorCode::kIndex, "4"},
      {"pairwise_distance", {x, uniform({3, 5})}, ErrorCode::kShape, "x2 [3, 5]"},
      {"pairwise_distance", {x, x, std::nan("")}, ErrorCode::kValue, "NaN"},
  });
}

TEST_CASE("losses of distributions refuse what does not fit", "[loss]") {
  const TensorBase x = uniform({3, 4}), label = integers({3}, 0, 4);
  check_bad_calls({
      {"multilabel_soft_margin_loss", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"multilabel_soft_margin_loss", {x, x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"multilabel_soft_margin_loss", {scalar(1), scalar(1)}, ErrorCode::kShape, "scalar"},
      {"poisson_nll_loss", {x, uniform({3}), true, false, 0.0, kSum}, ErrorCode::kShape, "[3]"},
      {"poisson_nll_loss", {label, x, true, false, 0.0, kSum}, ErrorCode::kDType, "input"},
      {"gaussian_nll_loss", {x, x, uniform({5}, 0.5, 2)}, ErrorCode::kShape, "[5]"},
      {"gaussian_nll_loss", {x, x, tensor({3, 1}, {1, -1, 1})}, ErrorCode::kValue, "-1"},
      {"gaussian_nll_loss", {x, x, tensor({3, 1}, {1, 1, 1}), false, 0.0}, ErrorCode::kValue, "0"},
  });
}

}  // namespace
}  // namespace tenon::test
