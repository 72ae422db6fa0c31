// Activation functions and their derivatives.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}
double softplus_of(double x) {
  return std::log1p(std::exp(x));
}
double clip(double x, double low, double high) {
  return x < low ? low : x > high ? high : x;
}
double normal_cdf(double x) {
  return 0.5 * (1 + std::erf(x / std::sqrt(2.0)));
}
double gelu_tanh(double x) {
  return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
}
constexpr double kSeluAlpha = 1.6732632423543772848170429916717;
constexpr double kSeluScale = 1.0507009873554804934193349852946;

struct Activation {
  std::string op;
  Stack rest;
  double (*reference)(double);
};

std::vector<Activation> activations() {
  return {
      {"relu", {}, [](double x) { return std::max(x, 0.0); }},
      {"relu6", {}, [](double x) { return clip(x, 0, 6); }},
      {"gelu", {}, [](double x) { return x * normal_cdf(x); }},
      {"gelu", {std::string("tanh")}, gelu_tanh},
      {"silu", {}, [](double x) { return x * logistic(x); }},
      {"hardtanh", {}, [](double x) { return clip(x, -1, 1); }},
      {"hardtanh", {-0.5, 2.5}, [](double x) { return clip(x, -0.5, 2.5); }},
      {"leaky_relu", {}, [](double x) { return x > 0 ? x : 0.01 * x; }},
      {"leaky_relu", {0.3}, [](double x) { return x > 0 ? x : 0.3 * x; }},
      {"elu", {}, [](double x) { return x > 0 ? x : std::expm1(x); }},
      {"elu", {1.5, 2, 0.5}, [](double x) { return 2 * (x > 0 ? x : 1.5 * std::expm1(0.5 * x)); }},
      {"selu", {}, [](double x) { return kSeluScale * (x > 0 ? x : kSeluAlpha * std::expm1(x)); }},
      {"softplus", {}, softplus_of},
      {"softplus", {2, 3}, [](double x) { return 2 * x > 3 ? x : softplus_of(2 * x) / 2; }},
      {"hardsigmoid", {}, [](double x) { return clip(x + 3, 0, 6) / 6; }},
      {"hardswish", {}, [](double x) { return x * clip(x + 3, 0, 6) / 6; }},
      {"mish", {}, [](double x) { return x * std::tanh(softplus_of(x)); }},
  };
}

Stack with(const TensorBase& self, const Stack& rest) {
  Stack arguments = {self};
  arguments.insert(arguments.end(), rest.begin(), rest.end());
  return arguments;
}

/// The backward operators, whose first argument is the gradient.
void add_backward_samples(Samples& samples) {
  const auto g = [](IntArrayRef sizes = {2, 3}) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"threshold_backward", {g(), uniform({2, 3}), 0.2}},
          {"threshold_backward", {g({}), uniform({}), 0}},
          {"gelu_backward", {g(), uniform({2, 3})}},
          {"gelu_backward", {g(), uniform({2, 3}), std::string("tanh")}},
          {"gelu_backward", {g({0}), uniform({0})}},
          {"gelu_backward", {g({}), uniform({}), std::string("tanh")}},
          {"sigmoid_backward", {g(), uniform({2, 3}, 0.1, 0.9)}},
          {"sigmoid_backward", {g({}), uniform({}, 0.1, 0.9)}},
          {"tanh_backward", {g(), uniform({2, 3}, -0.9, 0.9)}},
          {"tanh_backward", {g({4}), uniform({4}, -0.9, 0.9)}},
          {"silu_backward", {g(), uniform({2, 3})}},
          {"silu_backward", {g({}), uniform({})}},
          {"hardtanh_backward", {g(), uniform({2, 3}), -1, 1}},
          {"hardtanh_backward", {g(), uniform({2, 3}), -0.5, 1.5}},
          {"leaky_relu_backward", {g(), uniform({2, 3}), 0.1, false}},
          {"leaky_relu_backward", {g(), uniform({2, 3}), 0.1, true}},
          {"elu_backward", {g(), 1.5, 2, 0.5, false, uniform({2, 3})}},
          {"elu_backward", {g(), 1.5, 2, 0.5, true, uniform({2, 3})}},
          {"softplus_backward", {g(), uniform({2, 3}), 2, 3}},
          {"softplus_backward", {g({}), uniform({}), 1, 20}},
          {"_softmax_backward_data", {g(), uniform({2, 3}, 0.1, 0.9), 1, DType::kFloat64}},
          {"_softmax_backward_data", {g(), uniform({2, 3}, 0.1, 0.9), 0, DType::kFloat64}},
          {"_log_softmax_backward_data", {g(), uniform({2, 3}, -2, -0.5), 1, DType::kFloat64}},
          {"_log_softmax_backward_data", {g(), uniform({2, 3}, -2, -0.5), -2, DType::kFloat64}},
      });
}

void add_softmax_samples(Samples& samples) {
  for (const std::string op : {"_softmax", "_log_softmax"}) {
    samples.push_back({op, {uniform({2, 3}), 1, false}});
    samples.push_back({op, {uniform({2, 3, 4}), 0, false}});
    samples.push_back({op, {uniform({2, 3, 4}), -2, false}});
    samples.push_back({op, {uniform({}), 0, false}});
    samples.push_back({op, {uniform({0, 3}), 1, false}});
    samples.push_back({op, {cast(uniform({3, 40}), DType::kFloat32), 1, false}});
  }
  for (const std::string op : {"softmax.int", "log_softmax.int"}) {
    samples.push_back({op, {uniform({2, 3}), -1}});
    samples.push_back({op, {uniform({2, 3, 2}), 1}});
    samples.push_back({op, {cast(uniform({2, 3}), DType::kFloat32), 0, DType::kFloat64}});
    samples.push_back({op, {integers({2, 3}, 0, 5), 1, DType::kFloat32}});
    samples.push_back({op, {cast(uniform({2, 3}), DType::kBFloat16), 1}});
  }
}

Samples activation_samples() {
  Samples samples;
  for (const auto& [op, rest, reference] : activations()) {
    samples.push_back({op, with(uniform({2, 3}, -4, 4), rest)});
    samples.push_back({op, with(transposed_storage(uniform({3, 2, 2}, -4, 4)), rest)});
    samples.push_back({op, with(uniform({}), rest)});
    samples.push_back({op, with(uniform({0, 2}), rest)});
    samples.push_back({op, with(cast(uniform({37}, -8, 8), DType::kFloat32), rest)});
    samples.push_back({op, with(cast(uniform({37}, -8, 8), DType::kBFloat16), rest)});
    samples.push_back(
        {op, with(vector({kInfinity, kNaN, 0, 100, -100}), rest), {.gradient = false}});
  }
  samples.push_back({"relu", {integers({5}, -5, 6)}});
  samples.push_back({"hardtanh", {integers({5}, -5, 6), -2, 3}});
  samples.push_back({"glu", {uniform({2, 6})}});
  samples.push_back({"glu", {uniform({4, 3}), 0}});
  samples.push_back({"glu", {cast(uniform({2, 4}), DType::kFloat32), 1}});
  add_backward_samples(samples);
  add_softmax_samples(samples);
  return samples;
}
const SampleRegistration registration(&activation_samples);

TEST_CASE("activations give the values of their formulas", "[activation]") {
  for (const auto& [op, rest, reference] : activations()) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase self = cast(uniform({7, 9}, -7, 7), dtype);
      INFO(op << " of " << describe(with(self, rest)));
      const TensorBase result = result_of(op, with(self, rest));
      CHECK(result.dtype() == dtype);
      CHECK_THAT(result, Near(broadcast({self}, [&](const auto& x) { return reference(x[0]); }),
                              tolerance_of(dtype)));
    }
  }
}

TEST_CASE("large arguments of activations neither overflow nor give NaN", "[activation]") {
  const TensorBase large = vector({-1000, 1000});
  CHECK_THAT(result_of("softplus", {large}), Near({{2}, {0, 1000}}));
  CHECK_THAT(result_of("silu", {large}), Near({{2}, {0, 1000}}, 1e-14));
  CHECK_THAT(result_of("elu", {large}), Near({{2}, {-1, 1000}}));
  CHECK_THAT(result_of("mish", {large}), Near({{2}, {0, 1000}}, 1e-14));
  CHECK_THAT(result_of("gelu", {large}), Near({{2}, {0, 1000}}));
}

double softmax_at(const TensorBase& self, Index index, size_t dim) {
  const double numerator = std::exp(at(self, index));
  double sum = 0;
  for (index[dim] = 0; index[dim] < self.sizes()[dim]; ++index[dim])
    sum += std::exp(at(self, index));
  return numerator / sum;
}

TEST_CASE("softmax divides exponentials by their sum", "[activation]") {
  for (const DType dtype : kFloatingDTypes) {
    for (const auto& sizes : {Index{3, 4, 5}, Index{2, 1, 33}, Index{19, 2, 3}}) {
      const TensorBase self = cast(uniform(sizes), dtype);
      for (size_t dim = 0; dim < 3; ++dim) {
        INFO(describe(Value(self)) << " over " << dim);
        const auto expected = [&](const Index& i) { return softmax_at(self, i, dim); };
        const auto logarithm = [&](const Index& i) { return std::log(softmax_at(self, i, dim)); };
        const auto d = static_cast<int64_t>(dim);
        CHECK_THAT(result_of("softmax.int", {self, d}),
                   Near(generate(sizes, expected), tolerance_of(dtype)));
        CHECK_THAT(result_of("_softmax", {self, d - 3, false}),
                   Near(generate(sizes, expected), tolerance_of(dtype)));
        CHECK_THAT(result_of("log_softmax.int", {self, d}),
                   Near(generate(sizes, logarithm), tolerance_of(dtype)));
        CHECK_THAT(result_of("_log_softmax", {self, d, false}),
                   Near(generate(sizes, logarithm), tolerance_of(dtype)));
      }
    }
  }
}

TEST_CASE("softmax does not overflow, and computes in the dtype that it is given", "[activation]") {
  CHECK_THAT(result_of("softmax.int", {vector({1000, 1000}), 0}), Near({{2}, {0.5, 0.5}}));
  CHECK_THAT(result_of("log_softmax.int", {vector({-1000, 1000}), 0}), Near({{2}, {-2000, 0}}));
  CHECK_THAT(result_of("softmax.int", {vector({-kInfinity, 0}), 0}), Near({{2}, {0, 1}}));
  const TensorBase result = result_of("softmax.int", {integers({2, 3}, 0, 5), 1, DType::kFloat64});
  CHECK(result.dtype() == DType::kFloat64);
}

TEST_CASE("glu gates the first half with the second", "[activation]") {
  const TensorBase self = uniform({2, 6});
  CHECK_THAT(result_of("glu", {self}),
             Near(generate({2, 3},
                           [&](const Index& i) {
                             return at(self, i) * logistic(at(self, {i[0], i[1] + 3}));
                           }),
                  1e-14));
}

TEST_CASE("hardtanh has no gradient at its bounds, and relu none at 0", "[activation]") {
  const TensorBase ones = vector({1, 1, 1});
  CHECK_THAT(result_of("hardtanh_backward", {ones, vector({-1, 0, 1}), -1, 1}),
             Near({{3}, {0, 1, 0}}));
  CHECK_THAT(result_of("threshold_backward", {ones, vector({-1, 0, 1}), 0}),
             Near({{3}, {0, 0, 1}}));
}

TEST_CASE("activations of unsuitable tensors are errors", "[activation]") {
  const TensorBase x = uniform({2, 3}), whole = integers({2, 3}, 0, 5);
  std::vector<BadCall> calls = {
      {"gelu", {x, std::string("sigmoid")}, ErrorCode::kValue, "sigmoid"},
      {"gelu_backward", {x, x, std::string("sigmoid")}, ErrorCode::kValue, "sigmoid"},
      {"relu", {booleans({2})}, ErrorCode::kDType, "bool"},
      {"softmax.int", {x, 2}, ErrorCode::kIndex, "2"},
      {"log_softmax.int", {x, -3}, ErrorCode::kIndex, "-3"},
      {"softmax.int", {whole, 0}, ErrorCode::kDType, "int64"},
      {"log_softmax.int", {whole, 0}, ErrorCode::kDType, "int64"},
      {"_softmax_backward_data",
       {x, uniform({3, 2}), 0, DType::kFloat64},
       ErrorCode::kShape,
       "[3, 2]"},
      {"_log_softmax_backward_data", {x, x, 3, DType::kFloat64}, ErrorCode::kIndex, "3"},
      {"glu", {x}, ErrorCode::kShape, "3"},
      {"glu", {x, 2}, ErrorCode::kIndex, "2"},
      {"threshold_backward", {x, uniform({4}), 0}, ErrorCode::kShape, "[4]"},
  };
  for (const std::string op :
       {"silu", "gelu", "leaky_relu", "elu", "softplus", "hardsigmoid", "hardswish"}) {
    calls.push_back({op, {whole}, ErrorCode::kDType, "int64"});
  }
  check_bad_calls(calls);
}

}  // namespace
}  // namespace tenon::test
