// Layer and batch normalization.

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const Value kAllGradients = std::vector<bool>{true, true, true};

TensorBase positive(IntArrayRef sizes) {
  return uniform(sizes, 0.5, 2);
}

void add_layer_norms(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase absent;
  samples.insert(
      samples.end(),
      {
          {"layer_norm", {x({2, 3, 4}), ints({4}), x({4}), x({4})}},
          {"layer_norm", {x({2, 3, 4}), ints({3, 4})}},
          {"layer_norm", {x({5}), ints({5}), x({5}), absent, 0.1}},
          {"layer_norm", {cast(x({3, 33}), DType::kFloat32), ints({33})}},
          {"layer_norm",
           {cast(x({3, 8}), DType::kBFloat16), ints({8}), cast(x({8}), DType::kBFloat16)}},
          {"layer_norm", {x({0, 4}), ints({4})}},
          {"native_layer_norm", {x({2, 3, 4}), ints({4}), x({4}), x({4}), 1e-5}},
          {"native_layer_norm", {x({2, 6}), ints({6}), absent, absent, 1e-2}},
          {"native_layer_norm_backward",
           {x({2, 4}), x({2, 4}), ints({4}), x({2, 1}), positive({2, 1}), x({4}), x({4}),
            kAllGradients},
           {.gradient = false}},
          {"native_layer_norm_backward",
           {x({2, 4}), x({2, 4}), ints({4}), x({2, 1}), positive({2, 1}), absent, absent,
            std::vector<bool>{true, false, false}},
           {.gradient = false}},
      });
}

void add_batch_norms(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase absent;
  samples.insert(
      samples.end(),
      {
          {"batch_norm", {x({4, 3}), x({3}), x({3}), absent, absent, true, 0.1, 1e-5, false}},
          {"batch_norm", {x({2, 3, 2, 2}), absent, absent, absent, absent, true, 0.1, 1e-5, false}},
          {"batch_norm",
           {x({2, 3, 4}), x({3}), x({3}), x({3}), positive({3}), false, 0.1, 1e-5, false},
           {.constants = {"running_mean", "running_var"}}},
          {"native_batch_norm", {x({4, 3}), x({3}), x({3}), absent, absent, true, 0.1, 1e-5}},
          {"native_batch_norm",
           {x({4, 3, 2}), x({3}), absent, x({3}), positive({3}), false, 0.1, 1e-5},
           {.constants = {"running_mean", "running_var"}}},
          {"_native_batch_norm_legit",
           {x({4, 3}), x({3}), x({3}), x({3}), positive({3}), true, 0.1, 1e-5}},
          {"_native_batch_norm_legit",
           {x({2, 3, 2, 2}), absent, absent, x({3}), positive({3}), false, 0.3, 1e-3}},
          {"_native_batch_norm_legit_functional",
           {x({4, 3}), x({3}), x({3}), x({3}), positive({3}), true, 0.1, 1e-5},
           {.constants = {"running_mean", "running_var"}}},
          {"_native_batch_norm_legit_functional",
           {x({2, 3, 2, 2}), absent, absent, x({3}), positive({3}), false, 0.3, 1e-3},
           {.constants = {"running_mean", "running_var"}}},
          {"_native_batch_norm_legit.no_stats", {x({4, 3}), x({3}), x({3}), true, 0.1, 1e-5}},
          {"_native_batch_norm_legit.no_stats", {x({2, 3, 5}), absent, x({3}), true, 0.1, 1e-5}},
          {"_native_batch_norm_legit_no_training",
           {x({4, 3}), x({3}), x({3}), x({3}), positive({3}), 0.1, 1e-5},
           {.constants = {"running_mean", "running_var"}}},
          {"_native_batch_norm_legit_no_training",
           {x({4, 3, 2}), absent, absent, x({3}), positive({3}), 0.1, 1e-5},
           {.constants = {"running_mean", "running_var"}}},
          {"native_batch_norm_backward",
           {x({4, 3}), x({4, 3}), x({3}), absent, absent, x({3}), positive({3}), true, 1e-5,
            kAllGradients},
           {.gradient = false}},
          {"native_batch_norm_backward",
           {x({4, 3, 2}), x({4, 3, 2}), absent, x({3}), positive({3}), absent, absent, false, 1e-5,
            std::vector<bool>{true, false, true}},
           {.gradient = false}},
      });
}

Samples normalization_samples() {
  Samples samples;
  add_layer_norms(samples);
  add_batch_norms(samples);
  return samples;
}
const SampleRegistration registration(&normalization_samples);

struct Moments {
  double mean = 0;
  double variance = 0;
  double count = 0;
};
Moments moments_of(const std::vector<double>& values) {
  Moments m;
  m.count = static_cast<double>(values.size());
  for (const double value : values) m.mean += value / m.count;
  for (const double value : values) m.variance += (value - m.mean) * (value - m.mean) / m.count;
  return m;
}

TEST_CASE("layer_norm normalizes each row, scales and shifts", "[normalization]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({3, 4, 10}), dtype), w = cast(uniform({10}), dtype),
                     b = cast(uniform({10}), dtype);
    const auto row_moments = [&](const Index& i) {
      std::vector<double> row;
      for (int64_t k = 0; k < 10; ++k) row.push_back(at(x, {i[0], i[1], k}));
      return moments_of(row);
    };
    const Expected expected = generate({3, 4, 10}, [&](const Index& i) {
      const Moments m = row_moments(i);
      return (at(x, i) - m.mean) / std::sqrt(m.variance + 1e-3) * at(w, {i[2]}) + at(b, {i[2]});
    });
    CHECK_THAT(result_of("layer_norm", {x, ints({10}), w, b, 1e-3}),
               Near(expected, 2 * tolerance_of(dtype)));
    CHECK_THAT(result_of("layer_norm", {transposed_storage(x), ints({10}), w, b, 1e-3}),
               Near(expected, 2 * tolerance_of(dtype)));
    const Stack native = results_of("native_layer_norm", {x, ints({10}), w, b, 1e-3});
    CHECK_THAT(native[0].get<TensorBase>(), Near(expected, 2 * tolerance_of(dtype)));
    CHECK_THAT(native[1].get<TensorBase>(),
               Near(generate({3, 4, 1}, [&](const Index& i) { return row_moments(i).mean; }),
                    tolerance_of(dtype)));
    CHECK_THAT(native[2].get<TensorBase>(),
               Near(generate({3, 4, 1},
                             [&](const Index& i) {
                               return 1 / std::sqrt(row_moments(i).variance + 1e-3);
                             }),
                    tolerance_of(dtype)));
  }
}

TEST_CASE("layer_norm of large float32 values keeps its accuracy", "[normalization]") {
  const TensorBase x = cast(vector({10000, 10001, 10002, 10003}), DType::kFloat32);
  const double scale = 1 / std::sqrt(1.25);
  CHECK_THAT(result_of("layer_norm", {x, ints({4}), none(), none(), 0.0}),
             Near({{4}, {-1.5 * scale, -0.5 * scale, 0.5 * scale, 1.5 * scale}}, 1e-3));
}

std::vector<Moments> channel_moments(const TensorBase& x) {
  std::vector<std::vector<double>> channels(static_cast<size_t>(x.size(1)));
  for (const Index& i : indices_of(x.sizes()))
    channels[static_cast<size_t>(i[1])].push_back(at(x, i));
  std::vector<Moments> result;
  for (const auto& channel : channels) result.push_back(moments_of(channel));
  return result;
}

TEST_CASE("batch_norm in training normalizes by the batch and moves the running statistics",
          "[normalization]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    for (const Index& sizes : {Index{6, 3}, Index{2, 3, 4}, Index{2, 3, 3, 2}}) {
      const TensorBase x = cast(uniform(sizes), dtype), w = cast(uniform({3}), dtype),
                       b = cast(uniform({3}), dtype);
      const TensorBase mean = cast(uniform({3}), dtype), variance = cast(positive({3}), dtype);
      const auto old_mean = elements(mean), old_variance = elements(variance);
      const auto m = channel_moments(x);
      INFO(describe(Value(x)));
      const TensorBase result =
          result_of("batch_norm", {x, w, b, mean, variance, true, 0.2, 1e-3, false});
      CHECK_THAT(result, Near(generate(sizes,
                                       [&](const Index& i) {
                                         const Moments& c = m[static_cast<size_t>(i[1])];
                                         return (at(x, i) - c.mean) / std::sqrt(c.variance + 1e-3) *
                                                    at(w, {i[1]}) +
                                                at(b, {i[1]});
                                       }),
                              2 * tolerance_of(dtype)));
      CHECK_THAT(mean, Near(generate({3},
                                     [&](const Index& i) {
                                       const auto c = static_cast<size_t>(i[0]);
                                       return 0.8 * old_mean[c] + 0.2 * m[c].mean;
                                     }),
                            tolerance_of(dtype)));
      CHECK_THAT(variance, Near(generate({3},
                                         [&](const Index& i) {
                                           const auto c = static_cast<size_t>(i[0]);
                                           return 0.8 * old_variance[c] + 0.2 * m[c].variance *
                                                                              m[c].count /
                                                                              (m[c].count - 1);
                                         }),
                                tolerance_of(dtype)));
      CHECK(mean._version() == 1);
      CHECK(variance._version() == 1);
    }
  }
}

TEST_CASE("batch_norm in evaluation uses the running statistics and leaves them alone",
          "[normalization]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({4, 3, 2}), dtype), mean = cast(uniform({3}), dtype),
                     variance = cast(positive({3}), dtype);
    const TensorBase result =
        result_of("batch_norm", {x, none(), none(), mean, variance, false, 0.1, 1e-3, false});
    CHECK_THAT(result, Near(generate({4, 3, 2},
                                     [&](const Index& i) {
                                       return (at(x, i) - at(mean, {i[1]})) /
                                              std::sqrt(at(variance, {i[1]}) + 1e-3);
                                     }),
                            2 * tolerance_of(dtype)));
    CHECK(mean._version() == 0);
  }
}

TEST_CASE("normalizations of tensors that do not go together are errors", "[normalization]") {
  const TensorBase x = uniform({2, 3, 4}), three = uniform({3}), four = uniform({4});
  const auto batch = [&](const TensorBase& input, const TensorBase& w, const TensorBase& b,
                         const TensorBase& mean, const TensorBase& variance, bool training) {
    return Stack{input, w, b, mean, variance, training, 0.1, 1e-5, false};
  };
  check_bad_calls({
      {"layer_norm", {x, ints({3})}, ErrorCode::kShape, "[3]"},
      {"layer_norm", {x, ints({})}, ErrorCode::kValue, "[]"},
      {"layer_norm", {x, ints({4}), three}, ErrorCode::kShape, "[3]"},
      {"layer_norm", {x, ints({4}), four, three}, ErrorCode::kShape, "[3]"},
      {"layer_norm", {integers({2, 3}, 0, 5), ints({3})}, ErrorCode::kDType, "int64"},
      {"layer_norm", {x, ints({4}), cast(four, DType::kFloat32)}, ErrorCode::kDType, "float32"},
      {"batch_norm", batch(x, four, {}, {}, {}, true), ErrorCode::kShape, "[4]"},
      {"batch_norm", batch(x, three, four, {}, {}, true), ErrorCode::kShape, "[4]"},
      {"batch_norm", batch(x, three, three, four, three, true), ErrorCode::kShape, "[4]"},
      {"batch_norm", batch(x, three, three, {}, {}, false), ErrorCode::kValue},
      {"batch_norm", batch(uniform({1, 3}), three, three, {}, {}, true), ErrorCode::kValue,
       "[1, 3]"},
      {"batch_norm", batch(uniform({3}), three, three, {}, {}, true), ErrorCode::kShape, "[3]"},
      {"batch_norm", batch(integers({2, 3}, 0, 5), {}, {}, {}, {}, true), ErrorCode::kDType,
       "int64"},
  });
}

}  // namespace
}  // namespace tenon::test
