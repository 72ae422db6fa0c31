// Normalization of groups of channels, of instances, and by the root mean square.

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

const Value kAllGradients = std::vector<bool>{true, true, true};

TensorBase positive(IntArrayRef sizes) {
  return uniform(sizes, 0.5, 2);
}

void add_group_norms(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase absent;
  samples.insert(samples.end(),
                 {
                     {"group_norm", {x({2, 4, 3}), 2, x({4}), x({4})}},
                     {"group_norm", {x({3, 4}), 2, x({4}), absent, 0.1}},
                     {"group_norm", {x({2, 3, 2, 2}), 1}},
                     {"group_norm", {cast(x({2, 6, 5, 4}), DType::kFloat32), 3}},
                     {"group_norm", {x({0, 4, 3}), 2, x({4}), x({4})}},
                     {"native_group_norm", {x({2, 4, 2, 2}), x({4}), x({4}), 2, 4, 4, 2, 1e-5}},
                     {"native_group_norm", {x({3, 6}), absent, absent, 3, 6, 1, 2, 1e-2}},
                     {"native_group_norm_backward",
                      {x({2, 4, 3}), x({2, 4, 3}), x({2, 2}), positive({2, 2}), x({4}), 2, 4, 3, 2,
                       kAllGradients},
                      {.gradient = false}},
                     {"native_group_norm_backward",
                      {x({2, 4}), x({2, 4}), x({2, 1}), positive({2, 1}), absent, 2, 4, 1, 1,
                       std::vector<bool>{true, false, false}},
                      {.gradient = false}},
                     {"rms_norm", {x({2, 3, 4}), ints({4}), x({4})}},
                     {"rms_norm", {x({2, 3, 4}), ints({3, 4}), absent, 0.1}},
                     {"rms_norm", {cast(x({3, 33}), DType::kFloat32), ints({33})}},
                 });
}

void add_instance_norms(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase absent;
  const std::vector<std::string> statistics = {"running_mean", "running_var"};
  samples.insert(
      samples.end(),
      {
          {"instance_norm", {x({2, 3, 4}), x({3}), x({3}), absent, absent, true, 0.1, 1e-5, false}},
          {"instance_norm",
           {x({2, 2, 2, 3}), absent, absent, absent, absent, true, 0.1, 1e-2, false}},
          {"instance_norm",
           {x({2, 3, 4}), x({3}), x({3}), x({3}), positive({3}), false, 0.1, 1e-5, false},
           {.constants = statistics}},
          {"_set_running_statistics", {x({3}), positive({3}), x({3}), positive({3})}},
          {"_set_running_statistics_functional",
           {x({3}), positive({3}), x({3}), positive({3})},
           {.gradient = false}},
      });
}

Samples group_normalization_samples() {
  Samples samples;
  add_group_norms(samples);
  add_instance_norms(samples);
  return samples;
}
const SampleRegistration registration(&group_normalization_samples);

struct Moments {
  double mean = 0, variance = 0, squares = 0, count = 0;
  void add(double value) { mean += value, squares += value * value, ++count; }
  Moments& finish() {
    mean /= count, squares /= count;
    variance = squares - mean * mean;
    return *this;
  }
};

/// The moments of what `group_of(index)` says is one group, by its number.
std::vector<Moments> moments_of(const TensorBase& x, size_t groups,
                                const std::function<int64_t(const Index&)>& group_of) {
  std::vector<Moments> result(groups);
  for (const Index& i : indices_of(x.sizes())) {
    result[static_cast<size_t>(group_of(i))].add(at(x, i));
  }
  for (Moments& moments : result) moments.finish();
  return result;
}

TEST_CASE("group_norm normalizes each group of channels, scales and shifts", "[normalization]") {
  for (const DType dtype : kFloatingDTypes) {
    for (const Index& sizes : {Index{3, 6}, Index{3, 6, 5}, Index{3, 6, 4, 5}}) {
      const TensorBase x = cast(uniform(sizes), dtype), w = cast(uniform({6}), dtype),
                       b = cast(uniform({6}), dtype);
      const auto group = [](const Index& i) { return i[0] * 2 + i[1] / 3; };
      const std::vector<Moments> groups = moments_of(x, 6, group);
      const auto moments = [&](const Index& i) { return groups[static_cast<size_t>(group(i))]; };
      const Expected expected = generate(sizes, [&](const Index& i) {
        const Moments m = moments(i);
        return (at(x, i) - m.mean) / std::sqrt(m.variance + 1e-3) * at(w, {i[1]}) + at(b, {i[1]});
      });
      const double tolerance = 2 * tolerance_of(dtype);
      CHECK_THAT(result_of("group_norm", {x, 2, w, b, 1e-3}), Near(expected, tolerance));
      CHECK_THAT(result_of("group_norm", {transposed_storage(x), 2, w, b, 1e-3}),
                 Near(expected, tolerance));
      const int64_t length = x.numel() / 18;
      const Stack native =
          results_of("native_group_norm", {x, w, b, int64_t{3}, int64_t{6}, length, 2, 1e-3});
      CHECK_THAT(native[1].get<TensorBase>(), Near(generate({3, 2},
                                                            [&](const Index& i) {
                                                              return moments({i[0], i[1] * 3}).mean;
                                                            }),
                                                   tolerance));
      CHECK_THAT(native[2].get<TensorBase>(),
                 Near(generate({3, 2},
                               [&](const Index& i) {
                                 const Moments m = moments({i[0], i[1] * 3});
                                 return 1 / std::sqrt(m.variance + 1e-3);
                               }),
                      tolerance));
    }
  }
}

TEST_CASE("group_norm is layer_norm of one group, and instance_norm of one channel each",
          "[normalization]") {
  const TensorBase x = uniform({3, 4, 5}), w = uniform({4}), b = uniform({4});
  const TensorBase whole = result_of("group_norm", {x, 1});
  CHECK_THAT(result_of("layer_norm", {x, ints({4, 5})}), Near(whole, 1e-12));
  const TensorBase each = result_of("group_norm", {x, 4, w, b, 1e-3});
  CHECK_THAT(result_of("instance_norm", {x, w, b, none(), none(), true, 0.1, 1e-3, false}),
             Near(each, 1e-12));
  // One group more or less of samples changes nothing for the others.
  const TensorBase first = result_of("slice.Tensor", {x, 0, 0, 1});
  CHECK_THAT(result_of("slice.Tensor", {each, 0, 0, 1}),
             Near(result_of("group_norm", {first, 4, w, b, 1e-3}), 0));
}

TEST_CASE("the gradients of group_norm for weight and bias are sums over samples",
          "[normalization]") {
  const TensorBase x = uniform({2, 4, 3}), grad = uniform({2, 4, 3}), mean = uniform({2, 2}),
                   rstd = positive({2, 2}), w = uniform({4});
  const Stack results =
      results_of("native_group_norm_backward", {grad, x, mean, rstd, w, 2, 4, 3, 2, kAllGradients});
  const auto sum = [&](int64_t channel, bool scaled) {
    double total = 0;
    for (int64_t n = 0; n < 2; ++n) {
      for (int64_t k = 0; k < 3; ++k) {
        const double deviation = at(x, {n, channel, k}) - at(mean, {n, channel / 2});
        total += at(grad, {n, channel, k}) * (scaled ? deviation * at(rstd, {n, channel / 2}) : 1);
      }
    }
    return total;
  };
  CHECK_THAT(results[1].get<TensorBase>(),
             Near(generate({4}, [&](const Index& i) { return sum(i[0], true); }), 1e-13));
  CHECK_THAT(results[2].get<TensorBase>(),
             Near(generate({4}, [&](const Index& i) { return sum(i[0], false); }), 1e-13));
}

TEST_CASE("a gradient of group_norm needs nothing for those that are not asked for",
          "[normalization]") {
  const int64_t huge = int64_t{1} << 62;
  const TensorBase nothing = uniform({0, huge, 4}), statistics = uniform({0, 1});
  const Stack results =
      results_of("native_group_norm_backward", {nothing, nothing, statistics, statistics, none(), 0,
                                                huge, 4, 1, std::vector<bool>{true, false, false}});
  CHECK(results[0].get<TensorBase>().sizes() == nothing.sizes());
}

TEST_CASE("instance_norm moves running statistics to the mean of the samples' ones",
          "[normalization]") {
  const TensorBase x = uniform({2, 3, 4}), mean = uniform({3}), variance = positive({3});
  const auto old_mean = elements(mean), old_variance = elements(variance);
  const auto moments = moments_of(x, 6, [](const Index& i) { return i[0] * 3 + i[1]; });
  const auto moved = [&](size_t c, double before, auto of) {
    return 0.8 * before + 0.2 * (of(moments[c]) + of(moments[3 + c])) / 2;
  };
  const TensorBase result =
      result_of("instance_norm", {x, none(), none(), mean, variance, true, 0.2, 1e-3, false});
  CHECK_THAT(result, Near(generate({2, 3, 4},
                                   [&](const Index& i) {
                                     const Moments& m =
                                         moments[static_cast<size_t>(i[0] * 3 + i[1])];
                                     return (at(x, i) - m.mean) / std::sqrt(m.variance + 1e-3);
                                   }),
                          1e-12));
  CHECK_THAT(mean, Near(generate({3},
                                 [&](const Index& i) {
                                   const auto c = static_cast<size_t>(i[0]);
                                   return moved(c, old_mean[c],
                                                [](const Moments& m) { return m.mean; });
                                 }),
                        1e-12));
  CHECK_THAT(variance, Near(generate({3},
                                     [&](const Index& i) {
                                       const auto c = static_cast<size_t>(i[0]);
                                       return moved(c, old_variance[c], [](const Moments& m) {
                                         return m.variance * m.count / (m.count - 1);
                                       });
                                     }),
                            1e-12));
  CHECK(mean._version() == 1);
  CHECK(variance._version() == 1);
}

TEST_CASE("instance_norm by running statistics leaves them alone", "[normalization]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({4, 3, 2}), dtype), mean = cast(uniform({3}), dtype),
                     variance = cast(positive({3}), dtype);
    CHECK_THAT(
        result_of("instance_norm", {x, none(), none(), mean, variance, false, 0.1, 1e-3, false}),
        Near(generate({4, 3, 2},
                      [&](const Index& i) {
                        return (at(x, i) - at(mean, {i[1]})) /
                               std::sqrt(at(variance, {i[1]}) + 1e-3);
                      }),
             2 * tolerance_of(dtype)));
    CHECK(mean._version() == 0);
  }
}

TEST_CASE("rms_norm divides by the root mean square", "[normalization]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({3, 4, 5}), dtype), w = cast(uniform({4, 5}), dtype);
    const auto rows = moments_of(x, 3, [](const Index& i) { return i[0]; });
    const double smallest = dtype == DType::kFloat64 ? std::numeric_limits<double>::epsilon()
                                                     : std::numeric_limits<float>::epsilon();
    for (const double eps : {0.0, 0.5}) {
      const Expected expected = generate({3, 4, 5}, [&](const Index& i) {
        const double squares = rows[static_cast<size_t>(i[0])].squares;
        return at(x, i) / std::sqrt(squares + (eps > 0 ? eps : smallest)) * at(w, {i[1], i[2]});
      });
      const Value given = eps > 0 ? Value(eps) : none();
      CHECK_THAT(result_of("rms_norm", {x, ints({4, 5}), w, given}),
                 Near(expected, 2 * tolerance_of(dtype)));
    }
  }
  const TensorBase x = uniform({2, 6});
  CHECK_THAT(result_of("rms_norm", {result_of("mul.Scalar", {x, 1e6}), ints({6})}),
             Near(result_of("rms_norm", {x, ints({6})}), 1e-12));
}

TEST_CASE("groups and instances that do not go together are errors", "[normalization]") {
  const TensorBase x = uniform({2, 4, 3}), four = uniform({4}), three = uniform({3});
  const TensorBase one = make_tensor_strided({4}, {0}, DType::kFloat64),
                   own = make_tensor({4}, DType::kFloat64);
  const int64_t huge = int64_t{1} << 62;
  const auto native = [&](int64_t n, int64_t c, int64_t length, int64_t groups) {
    return Stack{x, none(), none(), n, c, length, groups, 1e-5};
  };
  const auto instance = [&](const TensorBase& input, const TensorBase& w, const TensorBase& mean,
                            const TensorBase& variance, bool own) {
    return Stack{input, w, none(), mean, variance, own, 0.1, 1e-5, false};
  };
  check_bad_calls({
      {"group_norm", {x, 3}, ErrorCode::kValue, "3"},
      {"group_norm", {x, 0}, ErrorCode::kValue, "0"},
      {"group_norm", {x, -2}, ErrorCode::kValue, "-2"},
      {"group_norm", {x, huge}, ErrorCode::kValue, "4611686018427387904"},
      {"group_norm", {four, 1}, ErrorCode::kShape, "[4]"},
      {"group_norm", {x, 2, three}, ErrorCode::kShape, "[3]"},
      {"group_norm", {x, 2, four, three}, ErrorCode::kShape, "[3]"},
      {"group_norm", {x, 2, cast(four, DType::kFloat32)}, ErrorCode::kDType, "float32"},
      {"group_norm", {integers({2, 4}, 0, 5), 2}, ErrorCode::kDType, "int64"},
      {"native_group_norm", native(2, 4, 2, 2), ErrorCode::kShape, "[2, 4, 3]"},
      {"native_group_norm", native(huge, 4, 3, 2), ErrorCode::kShape, "4611686018427387904"},
      {"native_group_norm", native(2, -4, -3, 2), ErrorCode::kValue, "-4"},
      {"native_group_norm", native(2, 4, 3, 3), ErrorCode::kValue, "3"},
      {"native_group_norm_backward",
       {x, x, four, four, none(), 2, 4, 3, 2, kAllGradients},
       ErrorCode::kShape,
       "[4]"},
      {"instance_norm", instance(x, three, {}, {}, true), ErrorCode::kShape, "[3]"},
      {"instance_norm", instance(x, four, four, {}, true), ErrorCode::kValue, "running_mean"},
      {"instance_norm", instance(x, four, {}, {}, false), ErrorCode::kValue},
      {"instance_norm", instance(x, four, four, three, true), ErrorCode::kShape, "[3]"},
      {"instance_norm", instance(uniform({2, 4}), four, {}, {}, true), ErrorCode::kValue, "[2, 4]"},
      {"_set_running_statistics", {four, uniform({4}), four, three}, ErrorCode::kShape, "[3]"},
      {"_set_running_statistics", {one, own, own, own}, ErrorCode::kValue, "running_mean"},
      {"_set_running_statistics", {own, one, own, own}, ErrorCode::kValue, "running_var"},
      {"rms_norm", {x, ints({4})}, ErrorCode::kShape, "[4]"},
      {"rms_norm", {x, ints({})}, ErrorCode::kValue, "[]"},
      {"rms_norm", {x, ints({3}), four}, ErrorCode::kShape, "[4]"},
      {"rms_norm", {integers({2, 3}, 0, 5), ints({3})}, ErrorCode::kDType, "int64"},
  });
}

}  // namespace
}  // namespace tenon::test
