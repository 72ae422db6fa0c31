// Losses of elements.

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/conformance/losses.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

Samples loss_samples() {
  Samples samples;
  for (const std::string op : {"mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss"}) {
    for (const int64_t reduction : {kNone, kMean, kSum}) {
      samples.push_back({op, {uniform({2, 3}), uniform({2, 3}), reduction}});
    }
    samples.push_back({op, {uniform({}), uniform({})}});
    samples.push_back(
        {op, {cast(uniform({7}), DType::kFloat32), cast(uniform({7}), DType::kFloat32)}});
  }
  samples.insert(
      samples.end(),
      {
          {"mse_loss", {uniform({2, 3}), uniform({3}), kSum}},
          {"l1_loss", {uniform({0}), uniform({0}), kNone}},
          {"smooth_l1_loss", {uniform({2, 3}), uniform({2, 3}), kMean, 0.4}},
          {"smooth_l1_loss", {uniform({2, 3}), uniform({2, 3}), kNone, 0.0}},
          {"huber_loss", {uniform({2, 3}), uniform({2, 3}), kMean, 0.4}},
          {"huber_loss", {uniform({2, 3}), uniform({2, 3}), kNone, 2.5}},
          {"_huber", {uniform({2, 3}), uniform({3}), 0.4}},
          {"_huber", {uniform({}), uniform({}), 1.0}},
          {"kl_div", {uniform({2, 3}, -2, -0.1), probabilities({2, 3})}},
          {"kl_div", {uniform({2, 3}, -2, -0.1), probabilities({2, 3}), kNone}},
          {"kl_div", {uniform({2, 3}, -2, -0.1), uniform({2, 3}, -2, -0.1), kSum, true}},
          {"binary_cross_entropy", {probabilities({2, 3}), probabilities({2, 3})}},
          {"binary_cross_entropy",
           {probabilities({2, 3}), probabilities({2, 3}), uniform({3}, 0.5, 2), kSum}},
          {"binary_cross_entropy", {probabilities({4}), probabilities({4}), TensorBase(), kNone}},
          {"smooth_l1_loss_backward", {uniform({}), uniform({2, 3}), uniform({2, 3}), kMean, 1.0}},
          {"smooth_l1_loss_backward", {uniform({4}), uniform({4}), uniform({4}), kNone, 0.3}},
          {"smooth_l1_loss_backward",
           {uniform({2, 1}), uniform({2, 3}), uniform({3}), kSum, 0.0},
           {.second_gradient = false}},
          {"binary_cross_entropy_with_logits", {uniform({2, 3}), probabilities({2, 3})}},
          {"binary_cross_entropy_with_logits",
           {uniform({2, 3}), probabilities({2, 3}), uniform({2, 3}, 0.5, 2), TensorBase(), kNone}},
          {"binary_cross_entropy_with_logits",
           {uniform({2, 3}), probabilities({2, 3}), TensorBase(), uniform({3}, 0.5, 2), kSum}},
      });
  for (Sample& sample : samples) sample.expectations.constants = {"weight"};
  return samples;
}
const SampleRegistration registration(&loss_samples);

struct Loss {
  std::string op;
  Stack rest;
  std::function<double(double, double)> reference;
  bool probabilities = false;
};

std::vector<Loss> losses() {
  const auto smooth = [](double x, double beta) {
    return x < beta ? 0.5 * x * x / beta : x - 0.5 * beta;
  };
  const auto huber = [](double x, double delta) {
    return x < delta ? 0.5 * x * x : delta * (x - 0.5 * delta);
  };
  const auto entropy = [](double p, double y) {
    return -(y * std::log(p) + (1 - y) * std::log(1 - p));
  };
  return {
      {"mse_loss", {}, [](double x, double y) { return (x - y) * (x - y); }},
      {"l1_loss", {}, [](double x, double y) { return std::abs(x - y); }},
      {"smooth_l1_loss", {}, [=](double x, double y) { return smooth(std::abs(x - y), 1); }},
      {"smooth_l1_loss", {0.3}, [=](double x, double y) { return smooth(std::abs(x - y), 0.3); }},
      {"huber_loss", {}, [=](double x, double y) { return huber(std::abs(x - y), 1); }},
      {"huber_loss", {0.3}, [=](double x, double y) { return huber(std::abs(x - y), 0.3); }},
      {"kl_div", {}, [](double x, double y) { return y * (std::log(y) - x); }, true},
      {"kl_div", {true}, [](double x, double y) { return std::exp(y) * (y - x); }, true},
      {"binary_cross_entropy", {}, entropy, true},
      {"binary_cross_entropy_with_logits",
       {},
       [=](double x, double y) { return entropy(1 / (1 + std::exp(-x)), y); },
       true},
  };
}

TEST_CASE("element-wise losses give the values of their formulas", "[loss]") {
  for (const auto& [op, rest, reference, probability] : losses()) {
    for (const DType dtype : kFloatingDTypes) {
      const double low = probability ? 0.05 : -2, high = probability ? 0.95 : 2;
      const TensorBase x = cast(uniform({3, 4}, low, high), dtype),
                       y = cast(uniform({3, 4}, low, high), dtype);
      const Expected expected =
          broadcast({x, y}, [&](const auto& v) { return reference(v[0], v[1]); });
      for (const int64_t reduction : {kNone, kMean, kSum}) {
        Stack arguments = {x, y};
        if (op == "binary_cross_entropy") arguments.emplace_back();
        if (op == "binary_cross_entropy_with_logits") arguments.resize(4);
        arguments.emplace_back(reduction);
        arguments.insert(arguments.end(), rest.begin(), rest.end());
        INFO(op << " of " << describe(arguments));
        CHECK_THAT(result_of(op, arguments),
                   Near(reduce(expected, reduction), 2 * tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("smooth_l1_loss_backward is the slope of the loss", "[loss]") {
  const TensorBase x = vector({-2, -0.25, 0.25, 2}), y = vector({0, 0, 0, 0}),
                   grad = vector({1, 2, 3, 4});
  CHECK_THAT(result_of("smooth_l1_loss_backward", {grad, x, y, kNone, 0.5}),
             Near({{4}, {-1, -1, 1.5, 4}}));
  CHECK_THAT(result_of("smooth_l1_loss_backward", {scalar(8), x, y, kMean, 0.5}),
             Near({{4}, {-2, -1, 1, 2}}));
  CHECK_THAT(result_of("smooth_l1_loss_backward", {scalar(1), x, y, kSum, 0.0}),
             Near({{4}, {-1, -1, 1, 1}}));
}

TEST_CASE("logarithms of binary_cross_entropy are at least -100", "[loss]") {
  CHECK_THAT(result_of("binary_cross_entropy", {vector({0, 1}), vector({1, 0}), none(), kNone}),
             Near({{2}, {100, 100}}));
  CHECK_THAT(result_of("binary_cross_entropy", {vector({0, 1}), vector({0, 1}), none(), kNone}),
             Near({{2}, {0, 0}}));
}

TEST_CASE("binary_cross_entropy_with_logits does not overflow", "[loss]") {
  CHECK_THAT(result_of("binary_cross_entropy_with_logits",
                       {vector({-1000, 1000}), vector({1, 1}), none(), none(), kNone}),
             Near({{2}, {1000, 0}}));
}

TEST_CASE("binary losses are weighted", "[loss]") {
  const TensorBase p = probabilities({3, 2}), y = probabilities({3, 2}),
                   weight = uniform({2}, 0.5, 2);
  CHECK_THAT(result_of("binary_cross_entropy", {p, y, weight, kNone}),
             Near(broadcast({p, y, weight},
                            [](const auto& v) {
                              return -v[2] *
                                     (v[1] * std::log(v[0]) + (1 - v[1]) * std::log(1 - v[0]));
                            }),
                  1e-13));
  CHECK_THAT(result_of("binary_cross_entropy_with_logits", {p, y, none(), weight, kNone}),
             Near(broadcast({p, y, weight},
                            [](const auto& v) {
                              const double s = 1 / (1 + std::exp(-v[0]));
                              return -(v[2] * v[1] * std::log(s) + (1 - v[1]) * std::log(1 - s));
                            }),
                  1e-13));
}

TEST_CASE("element-wise losses of tensors that do not go together are errors", "[loss]") {
  const TensorBase x = uniform({3, 4});
  check_bad_calls({
      {"mse_loss", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"mse_loss", {x, x, 3}, ErrorCode::kValue, "3"},
      {"l1_loss", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"smooth_l1_loss", {x, x, kMean, -1.0}, ErrorCode::kValue, "-1"},
      {"huber_loss", {x, x, kMean, 0.0}, ErrorCode::kValue, "0"},
      {"binary_cross_entropy", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"binary_cross_entropy", {vector({0.5, 1.5}), vector({0, 1})}, ErrorCode::kValue, "1.5"},
      {"binary_cross_entropy", {vector({0.5, 1}), vector({-1, 1})}, ErrorCode::kValue, "-1"},
      {"binary_cross_entropy", {vector({std::nan("")}), vector({1})}, ErrorCode::kValue, "nan"},
      {"binary_cross_entropy_with_logits", {x, uniform({3})}, ErrorCode::kShape, "[3]"},
      {"smooth_l1_loss_backward", {x, x, x, kNone, -1.0}, ErrorCode::kValue, "-1"},
      {"smooth_l1_loss_backward", {x, x, x, 3, 1.0}, ErrorCode::kValue, "3"},
      {"smooth_l1_loss_backward", {x, x, uniform({3}), kNone, 1.0}, ErrorCode::kShape, "[3]"},
      {"smooth_l1_loss_backward", {uniform({3}), x, x, kNone, 1.0}, ErrorCode::kShape, "[3]"},
  });
}

}  // namespace
}  // namespace tenon::test
