// Losses of classes.

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/conformance/losses.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

Samples class_loss_samples() {
  Samples samples;
  const auto target = [](IntArrayRef sizes) { return integers(sizes, 0, 4); };
  const TensorBase ignoring = vector({1, -100, 3}, DType::kInt64);
  for (const std::string op : {"nll_loss", "nll_loss_nd", "cross_entropy_loss"}) {
    samples.push_back({op, {uniform({3, 4}), target({3})}});
    samples.push_back({op, {uniform({3, 4}), target({3}), uniform({4}, 0.5, 2), kMean}});
    samples.push_back({op, {uniform({3, 4}), target({3}), TensorBase(), kNone}});
    samples.push_back({op, {uniform({3, 4}), ignoring, uniform({4}, 0.5, 2), kSum}});
    samples.push_back(
        {op, {uniform({3, 4}), vector({1, 2, 3}, DType::kInt64), TensorBase(), kMean, 2}});
    samples.push_back({op, {uniform({4}), target({})}});
    samples.push_back({op, {cast(uniform({3, 4}), DType::kFloat32), target({3})}});
  }
  samples.insert(
      samples.end(),
      {
          {"nll_loss_nd", {uniform({2, 4, 3}), target({2, 3})}},
          {"nll_loss_nd", {uniform({2, 4, 3, 2}), target({2, 3, 2}), uniform({4}, 0.5, 2), kNone}},
          {"cross_entropy_loss", {uniform({2, 4, 3}), target({2, 3})}},
          {"cross_entropy_loss",
           {uniform({2, 4, 3}), target({2, 3}), uniform({4}, 0.5, 2), kSum, -100, 0.2}},
          {"cross_entropy_loss", {uniform({3, 4}), target({3}), TensorBase(), kMean, -100, 0.1}},
          {"cross_entropy_loss",
           {uniform({3, 4}), ignoring, uniform({4}, 0.5, 2), kMean, -100, 0.1}},
          {"cross_entropy_loss", {uniform({3, 4}), probabilities({3, 4})}},
          {"cross_entropy_loss",
           {uniform({3, 4}), probabilities({3, 4}), uniform({4}, 0.5, 2), kMean, -100, 0.2}},
          {"nll_loss_forward", {uniform({3, 4}), target({3}), TensorBase(), kMean, -100}},
          {"nll_loss_forward", {uniform({3, 4}), target({3}), uniform({4}, 0.5, 2), kSum, -100}},
          {"nll_loss_forward", {uniform({3, 4}), ignoring, TensorBase(), kNone, -100}},
          {"nll_loss_backward",
           {uniform({}), uniform({3, 4}), target({3}), TensorBase(), kMean, -100, scalar(3)}},
          {"nll_loss_backward",
           {uniform({3}), uniform({3, 4}), ignoring, uniform({4}, 0.5, 2), kNone, -100, scalar(0)}},
          {"nll_loss2d", {uniform({2, 4, 3, 2}), target({2, 3, 2})}},
          {"nll_loss2d", {uniform({2, 4, 1, 2}), target({2, 1, 2}), uniform({4}, 0.5, 2), kNone}},
          {"nll_loss2d", {uniform({0, 4, 1, 2}), target({0, 1, 2}), TensorBase(), kSum}},
          {"nll_loss2d_forward",
           {transposed_storage(uniform({2, 4, 1, 3})), target({2, 1, 3}), TensorBase(), kMean, 2}},
          {"nll_loss2d_backward",
           {uniform({}), uniform({1, 4, 2, 2}), target({1, 2, 2}), TensorBase(), kMean, -100,
            scalar(4)}},
          {"nll_loss2d_backward",
           {uniform({1, 2, 2}), uniform({1, 4, 2, 2}), target({1, 2, 2}), uniform({4}, 0.5, 2),
            kNone, 1, scalar(0)}},
      });
  for (Sample& sample : samples) sample.expectations.constants = {"weight", "total_weight"};
  return samples;
}
const SampleRegistration registration(&class_loss_samples);

/// Losses of logits [N, C] against classes, and the sum of the weights that count.
struct ClassLoss {
  Expected losses;
  double total_weight = 0;
};
ClassLoss class_loss(const TensorBase& scores, const TensorBase& target, const TensorBase& weight,
                     int64_t ignored, bool logits) {
  ClassLoss result{{{scores.size(0)}, {}}, 0};
  for (int64_t n = 0; n < scores.size(0); ++n) {
    const auto c = static_cast<int64_t>(at(target, {n}));
    const double w = c == ignored ? 0 : weight.defined() ? at(weight, {c}) : 1;
    double sum = 0;
    for (int64_t k = 0; k < scores.size(1); ++k) sum += std::exp(at(scores, {n, k}));
    const double score = c == ignored ? 0 : at(scores, {n, c}) - (logits ? std::log(sum) : 0);
    result.losses.elements.push_back(w == 0 ? 0 : -w * score);
    result.total_weight += w;
  }
  return result;
}

TEST_CASE("class losses weight the classes and leave out the ignored one", "[loss]") {
  const TensorBase weights[] = {TensorBase(), uniform({4}, 0.5, 2)};
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    for (const TensorBase& float64_weight : weights) {
      const TensorBase weight =
          float64_weight.defined() ? cast(float64_weight, dtype) : TensorBase();
      const TensorBase scores = cast(uniform({5, 4}), dtype);
      const TensorBase target = vector({1, 3, -100, 0, 3}, DType::kInt64);
      for (const int64_t reduction : {kNone, kMean, kSum}) {
        INFO(describe({scores, target, weight}) << " reduction " << reduction);
        const ClassLoss nll = class_loss(scores, target, weight, -100, false);
        const ClassLoss entropy = class_loss(scores, target, weight, -100, true);
        const Expected expected = reduce(nll.losses, reduction, nll.total_weight);
        for (const std::string op : {"nll_loss", "nll_loss_nd"}) {
          CHECK_THAT(result_of(op, {scores, target, weight, reduction}),
                     Near(expected, tolerance_of(dtype)));
        }
        const Stack forward =
            results_of("nll_loss_forward", {scores, target, weight, reduction, -100});
        CHECK_THAT(forward[0].get<TensorBase>(), Near(expected, tolerance_of(dtype)));
        CHECK_THAT(
            result_of("cross_entropy_loss", {scores, target, weight, reduction}),
            Near(reduce(entropy.losses, reduction, entropy.total_weight), tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("nll_loss2d is nll_loss of each pixel, in any order in memory", "[loss]") {
  const TensorBase scores = uniform({2, 4, 3, 5}), weight = uniform({4}, 0.5, 2);
  const TensorBase target = integers({2, 3, 5}, 0, 4);
  const TensorBase rows =
      result_of("reshape", {result_of("movedim.int", {scores, 1, -1}), ints({30, 4})});
  const TensorBase flat = result_of("reshape", {target, ints({30})});
  for (const int64_t reduction : {kNone, kMean, kSum}) {
    TensorBase expected = result_of("nll_loss", {rows, flat, weight, reduction, 1});
    if (reduction == kNone) expected = result_of("reshape", {expected, ints({2, 3, 5})});
    for (const TensorBase& input : {scores, transposed_storage(scores)}) {
      for (const std::string op : {"nll_loss2d", "nll_loss_nd"}) {
        CHECK_THAT(result_of(op, {input, transposed_storage(target), weight, reduction, 1}),
                   Near(expected, 1e-14));
      }
    }
  }
}

TEST_CASE("cross_entropy_loss takes class probabilities and smooths labels", "[loss]") {
  const TensorBase scores = uniform({2, 3}), target = probabilities({2, 3});
  const auto log_softmax = [&](int64_t n, int64_t c) {
    double sum = 0;
    for (int64_t k = 0; k < 3; ++k) sum += std::exp(at(scores, {n, k}));
    return at(scores, {n, c}) - std::log(sum);
  };
  const auto loss = [&](auto&& probability) {
    return generate({2}, [&](const Index& i) {
      double sum = 0;
      for (int64_t c = 0; c < 3; ++c) sum -= probability(i[0], c) * log_softmax(i[0], c);
      return sum;
    });
  };
  const auto given = [&](int64_t n, int64_t c) { return at(target, {n, c}); };
  CHECK_THAT(result_of("cross_entropy_loss", {scores, target, none(), kNone}),
             Near(loss(given), 1e-13));
  CHECK_THAT(result_of("cross_entropy_loss", {scores, target}),
             Near(reduce(loss(given), kMean), 1e-13));
  const TensorBase classes = vector({2, 0}, DType::kInt64);
  const auto smoothed = [&](int64_t n, int64_t c) {
    return 0.1 / 3 + 0.9 * (at(classes, {n}) == c);
  };
  CHECK_THAT(result_of("cross_entropy_loss", {scores, classes, none(), kMean, -100, 0.1}),
             Near(reduce(loss(smoothed), kMean), 1e-13));
}

TEST_CASE("cross_entropy_loss of no classes is nothing, and of no samples no number", "[loss]") {
  const auto mean_of = [](std::initializer_list<int64_t> sizes) {
    const TensorBase empty = uniform(sizes);
    return at(result_of("cross_entropy_loss", {empty, empty}), {});
  };
  CHECK(mean_of({3, 0}) == 0);
  CHECK(mean_of({2, 0, 4}) == 0);
  CHECK(std::isnan(mean_of({0, 3})));
  CHECK(std::isnan(mean_of({0, 0})));
}

TEST_CASE("class losses of tensors that do not go together are errors", "[loss]") {
  const TensorBase x = uniform({3, 4}), target = integers({3}, 0, 4);
  check_bad_calls({
      {"nll_loss", {x, integers({2}, 0, 4)}, ErrorCode::kShape, "[2]"},
      {"nll_loss", {x, uniform({3})}, ErrorCode::kDType, "float64"},
      {"nll_loss", {x, vector({0, 4, 1}, DType::kInt64)}, ErrorCode::kIndex, "4"},
      {"nll_loss", {x, vector({0, -1, 1}, DType::kInt64)}, ErrorCode::kIndex, "-1"},
      {"nll_loss", {x, target, uniform({3}, 0.5, 2)}, ErrorCode::kShape, "[3]"},
      {"nll_loss_nd", {uniform({2, 4, 3}), integers({2, 2}, 0, 4)}, ErrorCode::kShape, "[2, 2]"},
      {"nll_loss2d", {uniform({2, 4, 3}), integers({2, 3}, 0, 4)}, ErrorCode::kShape, "[2, 4, 3]"},
      {"nll_loss2d",
       {uniform({1, 4, 1, 2}), integers({1, 2, 1}, 0, 4)},
       ErrorCode::kShape,
       "[1, 2, 1]"},
      {"nll_loss2d",
       {uniform({1, 4, 1, 2}), tensor({1, 1, 2}, {0, 4}, DType::kInt64)},
       ErrorCode::kIndex,
       "4"},
      {"nll_loss2d_backward",
       {uniform({2}), uniform({1, 4, 1, 2}), integers({1, 1, 2}, 0, 4), none(), kNone, -100,
        scalar(0)},
       ErrorCode::kShape,
       "[2]"},
      {"nll_loss_backward",
       {scalar(1), x, target, none(), kMean, -100, uniform({0})},
       ErrorCode::kShape,
       "[0]"},
      {"nll_loss_backward",
       {scalar(1), x, target, none(), kMean, -100, scalar(1, DType::kFloat32)},
       ErrorCode::kDType,
       "float32"},
      {"cross_entropy_loss", {x, vector({0, 4, 1}, DType::kInt64)}, ErrorCode::kIndex, "4"},
      {"cross_entropy_loss", {x, target, none(), kMean, -100, 1.5}, ErrorCode::kValue, "1.5"},
      {"cross_entropy_loss", {x, integers({2}, 0, 4)}, ErrorCode::kShape, "[2]"},
  });
}

}  // namespace
}  // namespace tenon::test
