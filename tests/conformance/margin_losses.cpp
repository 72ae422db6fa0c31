// Losses that ask for a margin, and those of likelihoods.

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/conformance/losses.h"
#include "tests/support/bad_calls.h"

namespace tenon::test {
namespace {

/// 1 and -1.
TensorBase signs(IntArrayRef sizes) {
  std::vector<double> values = elements(integers(sizes, 0, 2));
  for (double& value : values) value = 2 * value - 1;
  return tensor(sizes, values);
}

void add_margins(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  for (const int64_t reduction : {kNone, kMean, kSum}) {
    samples.push_back({"margin_ranking_loss", {x({5}), x({5}), signs({5}), 0.3, reduction}});
    samples.push_back({"hinge_embedding_loss", {x({2, 3}), signs({2, 3}), 0.8, reduction}});
    samples.push_back({"soft_margin_loss", {x({2, 3}), signs({2, 3}), reduction}});
    samples.push_back(
        {"cosine_embedding_loss", {x({4, 3}), x({4, 3}), signs({4}), 0.1, reduction}});
    samples.push_back({"triplet_margin_loss",
                       {x({4, 3}), x({4, 3}), x({4, 3}), 1.0, 2.0, 1e-6, false, reduction}});
  }
  samples.insert(
      samples.end(),
      {
          {"margin_ranking_loss", {x({2, 3}), x({3}), signs({2, 3})}},
          {"margin_ranking_loss", {x({0}), x({0}), signs({0}), 0.0, kSum}},
          {"hinge_embedding_loss", {x({}), signs({})}},
          {"hinge_embedding_loss", {x({3}), vector({1, 0, -1})}},
          {"soft_margin_loss", {x({3}), integers({3}, 0, 2)}},
          {"cosine_embedding_loss", {x({3}), x({3}), signs({})}},
          {"triplet_margin_loss", {x({3}), x({3}), x({3})}},
          {"triplet_margin_loss", {x({4, 3}), x({4, 3}), x({4, 3}), 0.5, 1.0, 1e-6, true}},
          {"multi_margin_loss", {x({3, 4}), integers({3}, 0, 4)}},
          {"multi_margin_loss", {x({3, 4}), integers({3}, 0, 4), 2, 0.7, x({4}), kNone}},
          {"multi_margin_loss", {x({4}), integers({}, 0, 4), 1, 1, none(), kSum}},
          {"multi_margin_loss", {x({}), integers({1}, 0, 1)}},
          {"multi_margin_loss", {x({0, 4}), integers({0}, 0, 4), 1, 1, none(), kSum}},
          {"pairwise_distance", {x({3, 4}), x({4})}},
          {"pairwise_distance", {x({2, 3, 4}), x({3, 4}), 1.0, 1e-6, true}},
          {"pairwise_distance", {x({}), x({})}},
      });
}

Samples margin_samples() {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const auto positive = [](IntArrayRef sizes) { return uniform(sizes, 0.2, 3); };
  Samples samples;
  add_margins(samples);
  samples.insert(
      samples.end(),
      {
          {"poisson_nll_loss", {x({2, 3}), positive({2, 3}), true, false, 1e-8, kMean}},
          {"poisson_nll_loss", {positive({2, 3}), positive({3}), false, true, 1e-8, kSum}},
          {"poisson_nll_loss", {x({}), positive({}), true, true, 1e-8, kNone}},
          {"gaussian_nll_loss", {x({2, 3}), x({2, 3}), positive({2, 3})}},
          {"gaussian_nll_loss", {x({2, 3}), x({3}), positive({2}), true, 1e-6, kSum}},
          {"gaussian_nll_loss", {x({2, 3}), x({2, 3}), positive({2, 1}), false, 1e-6, kNone}},
          {"multilabel_soft_margin_loss", {x({2, 3}), probabilities({2, 3})}},
          {"multilabel_soft_margin_loss", {x({2, 3}), probabilities({2, 3}), x({3}), kNone}},
          {"multilabel_soft_margin_loss", {x({3}), probabilities({3}), none(), kSum}},
      });
  for (Sample& sample : samples) {
    sample.expectations.constants = {"weight"};
    // Gradients of labels are checked where a loss is smooth in them.
    if (sample.op == "cosine_embedding_loss") sample.expectations.constants.push_back("target");
    if (sample.op == "hinge_embedding_loss") sample.expectations.constants.push_back("target");
  }
  return samples;
}
const SampleRegistration registration(&margin_samples);

struct Loss {
  std::string op;
  Stack rest;
  double low, high;  // of the first argument
  std::function<double(double, double)> reference;
};

std::vector<Loss> losses() {
  return {
      {"soft_margin_loss",
       {},
       -2,
       2,
       [](double x, double y) { return std::log1p(std::exp(-x * y)); }},
      {"hinge_embedding_loss",
       {0.8},
       -2,
       2,
       [](double x, double y) { return y == 1 ? x : std::max(0.8 - x, 0.0); }},
      {"poisson_nll_loss",
       {true, false, 1e-8},
       -2,
       2,
       [](double x, double y) { return std::exp(x) - y * x; }},
      {"poisson_nll_loss",
       {false, false, 0.01},
       0.1,
       2,
       [](double x, double y) { return x - y * std::log(x + 0.01); }},
  };
}

TEST_CASE("losses of labels give the values of their formulas", "[loss]") {
  for (const auto& [op, rest, low, high, reference] : losses()) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase x = cast(uniform({3, 4}, low, high), dtype), y = cast(signs({3, 4}), dtype);
      const Expected expected = broadcast(
          {x, y}, [&, &reference = reference](const auto& v) { return reference(v[0], v[1]); });
      for (const int64_t reduction : {kNone, kMean, kSum}) {
        Stack arguments = {x, y};
        arguments.insert(arguments.end(), rest.begin(), rest.end());
        arguments.emplace_back(reduction);
        INFO(op << " of " << describe(arguments));
        CHECK_THAT(result_of(op, arguments),
                   Near(reduce(expected, reduction), 2 * tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("a ranking loss is what the margin lacks", "[loss]") {
  const TensorBase a = uniform({3, 4}), b = uniform({4}), target = signs({3, 4});
  CHECK_THAT(
      result_of("margin_ranking_loss", {a, b, target, 0.4, kNone}),
      Near(broadcast({a, b, target},
                     [](const auto& v) { return std::max(0.4 - v[2] * (v[0] - v[1]), 0.0); }),
           1e-14));
}

double distance(const TensorBase& a, const TensorBase& b, int64_t row, double p, double eps) {
  double sum = 0;
  for (int64_t k = 0; k < a.size(1); ++k) {
    sum += std::pow(std::abs(at(a, {row, k}) - at(b, {row, k}) + eps), p);
  }
  return std::pow(sum, 1 / p);
}

TEST_CASE("losses of distances", "[loss]") {
  const TensorBase a = uniform({5, 3}), b = uniform({5, 3}), c = uniform({5, 3});
  for (const double p : {1.0, 2.0, 3.0}) {
    CHECK_THAT(
        result_of("pairwise_distance", {a, b, p, 0.01}),
        Near(generate({5}, [&](const Index& i) { return distance(a, b, i[0], p, 0.01); }), 1e-13));
    for (const bool swap : {false, true}) {
      const auto loss = [&](const Index& i) {
        double far = distance(a, c, i[0], p, 1e-6);
        if (swap) far = std::min(far, distance(b, c, i[0], p, 1e-6));
        return std::max(distance(a, b, i[0], p, 1e-6) - far + 0.5, 0.0);
      };
      CHECK_THAT(result_of("triplet_margin_loss", {a, b, c, 0.5, p, 1e-6, swap, kNone}),
                 Near(generate({5}, loss), 1e-13));
    }
  }
}

TEST_CASE("a loss of cosines", "[loss]") {
  const TensorBase a = uniform({6, 3}), b = uniform({6, 3}), target = signs({6});
  const auto dot = [](const TensorBase& x, const TensorBase& y, int64_t row) {
    double sum = 0;
    for (int64_t k = 0; k < 3; ++k) sum += at(x, {row, k}) * at(y, {row, k});
    return sum;
  };
  CHECK_THAT(result_of("cosine_embedding_loss", {a, b, target, -0.2, kNone}),
             Near(generate({6},
                           [&](const Index& i) {
                             const double cosine =
                                 dot(a, b, i[0]) / std::sqrt(dot(a, a, i[0]) * dot(b, b, i[0]));
                             return at(target, i) == 1 ? 1 - cosine : std::max(cosine + 0.2, 0.0);
                           }),
                  1e-10));
  // Vectors of zeros have no direction, and the cosine 0.
  const TensorBase zeros = tensor({1, 2}, {0, 0});
  CHECK_THAT(result_of("cosine_embedding_loss", {zeros, zeros, vector({1})}),
             Near(Expected{{}, {1}}));
}

}  // namespace
}  // namespace tenon::test
