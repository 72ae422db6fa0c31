// Pooling, against loops over every window.

#include <catch2/catch.hpp>
#include <limits>

#include "tests/conformance/windows.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples pooling_samples() {
  Samples samples;
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  for (const std::string op : {"max_pool2d", "max_pool2d_with_indices"}) {
    samples.push_back({op, {x({1, 2, 4, 6}), ints({2, 2})}});
    samples.push_back(
        {op, {x({2, 5, 5}), ints({3, 2}), ints({2, 1}), ints({1, 1}), ints({1, 2}), true}});
    samples.push_back({op, {cast(x({1, 1, 6, 6}), DType::kFloat32), ints({3, 3}), ints({2, 2})}});
  }
  samples.insert(
      samples.end(),
      {
          {"max_pool2d_with_indices_backward",
           {x({1, 1, 2, 2}), x({1, 1, 4, 4}), ints({2, 2}), ints({2, 2}), ints({0, 0}),
            ints({1, 1}), false, tensor({1, 1, 2, 2}, {0, 3, 9, 14}, DType::kInt64)}},
          {"max_pool2d_with_indices_backward",
           {x({1, 1, 2}), x({1, 2, 3}), ints({2, 2}), ints({1, 1}), ints({0, 0}), ints({1, 1}),
            false, tensor({1, 1, 2}, {4, 4}, DType::kInt64)}},
          {"avg_pool2d", {x({1, 2, 4, 6}), ints({2, 2})}},
          {"avg_pool2d", {x({2, 5, 5}), ints({3, 2}), ints({2, 1}), ints({1, 1}), true, false}},
          {"avg_pool2d",
           {x({1, 1, 5, 5}), ints({3, 3}), ints({2, 2}), ints({1, 1}), true, true, 2}},
          {"avg_pool2d_backward",
           {x({1, 2, 2, 3}), x({1, 2, 4, 6}), ints({2, 2}), ints({2, 2}), ints({0, 0}), false, true,
            none()}},
          {"avg_pool2d_backward",
           {x({1, 2, 2}), x({1, 4, 4}), ints({3, 3}), ints({2, 2}), ints({1, 1}), false, false,
            none()}},
      });
  for (const std::string op : {"_adaptive_avg_pool2d", "adaptive_avg_pool2d"}) {
    samples.push_back({op, {x({1, 2, 5, 7}), ints({2, 3})}});
    samples.push_back({op, {x({2, 4, 4}), ints({1, 1})}});
    samples.push_back({op, {x({1, 1, 3, 3}), ints({3, 5})}});
  }
  samples.push_back({"_adaptive_avg_pool2d_backward", {x({1, 2, 2, 3}), x({1, 2, 5, 7})}});
  samples.push_back({"_adaptive_avg_pool2d_backward", {x({2, 1, 1}), x({2, 4, 4})}});
  return samples;
}
const SampleRegistration registration(&pooling_samples);

TEST_CASE("max_pool2d takes the largest of each window and its index", "[pooling]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({2, 3, 7, 6}), dtype);
    const Window w{{3, 2}, {2, 1}, {1, 1}, {1, 2}};
    const auto position = [&](const Index& i) {
      double greatest = -std::numeric_limits<double>::infinity();
      int64_t offset = -1;
      for_window(w, 7, 6, i, [&](const Index&, const Index& p) {
        const double value = at(x, {i[0], i[1], p[0], p[1]});
        if (value > greatest) greatest = value, offset = p[0] * 6 + p[1];
      });
      return std::pair(greatest, offset);
    };
    const Index sizes = output_sizes(x, 3, w);
    const Stack results =
        results_of("max_pool2d_with_indices", {x, w.kernel, w.stride, w.padding, w.dilation});
    const Expected values = generate(sizes, [&](const Index& i) { return position(i).first; });
    CHECK_THAT(results[0].get<TensorBase>(), Near(values));
    CHECK_THAT(results[1].get<TensorBase>(),
               Near(generate(sizes, [&](const Index& i) { return position(i).second; })));
    CHECK_THAT(result_of("max_pool2d", {x, w.kernel, w.stride, w.padding, w.dilation}),
               Near(values));
  }
}

TEST_CASE("avg_pool2d takes the mean of each window, with or without its padding", "[pooling]") {
  const TensorBase x = uniform({2, 3, 7, 6});
  const Window w{{3, 2}, {2, 2}, {1, 1}};
  const auto mean = [&](const Index& i, bool include) {
    double sum = 0, count = 0;
    for_window(w, 7, 6, i, [&](const Index&, const Index& p) {
      sum += at(x, {i[0], i[1], p[0], p[1]}), ++count;
    });
    return sum / (include ? 6 : count);
  };
  const Index sizes = output_sizes(x, 3, w);
  for (const bool include : {true, false}) {
    CHECK_THAT(result_of("avg_pool2d", {x, w.kernel, w.stride, w.padding, false, include}),
               Near(generate(sizes, [&](const Index& i) { return mean(i, include); }), 1e-14));
  }
  CHECK_THAT(result_of("avg_pool2d", {x, w.kernel, w.stride, w.padding, false, true, 3}),
             Near(generate(sizes, [&](const Index& i) { return mean(i, true) * 2; }), 1e-14));
}

TEST_CASE("adaptive_avg_pool2d divides the plane into windows", "[pooling]") {
  const TensorBase x = uniform({1, 2, 5, 7});
  CHECK_THAT(result_of("adaptive_avg_pool2d", {x, ints({3, 2})}),
             Near(generate({1, 2, 3, 2},
                           [&](const Index& i) {
                             double sum = 0, count = 0;
                             for (int64_t y = i[2] * 5 / 3; y < (i[2] * 5 + 5 + 2) / 3; ++y) {
                               for (int64_t z = i[3] * 7 / 2; z < (i[3] * 7 + 7 + 1) / 2; ++z)
                                 sum += at(x, {i[0], i[1], y, z}), ++count;
                             }
                             return sum / count;
                           }),
                  1e-14));
}

TEST_CASE("means of windows of wide planes", "[pooling]") {
  const TensorBase x = uniform({1, 1, 5, 1301});
  for (const Window& w : {Window{{2, 2}, {2, 2}, {0, 0}}, Window{{3, 3}, {2, 2}, {1, 1}},
                          Window{{3, 15}, {1, 7}, {1, 7}}, Window{{2, 16}, {1, 500}, {0, 3}}}) {
    const auto mean = [&](const Index& i) {
      double sum = 0, count = 0;
      for_window(w, 5, 1301, i, [&](const Index&, const Index& p) {
        sum += at(x, {0, 0, p[0], p[1]}), ++count;
      });
      return sum / count;
    };
    CHECK_THAT(result_of("avg_pool2d", {x, w.kernel, w.stride, w.padding, false, false}),
               Near(generate(output_sizes(x, 1, w), mean), 1e-14));
  }
}

TEST_CASE("means of long windows are rounded once", "[pooling]") {
  for (const DType dtype : {DType::kFloat32, DType::kBFloat16}) {
    for (const Index& sizes : {Index{1, 2, 100, 103}, Index{2, 1, 7, 7}, Index{1, 1, 3, 40}}) {
      const TensorBase x = cast(uniform(sizes, 0.5, 1.5), dtype);
      const auto mean = [&](const Index& i) {
        double sum = 0;
        for (int64_t y = 0; y < sizes[2]; ++y) {
          for (int64_t z = 0; z < sizes[3]; ++z) sum += at(x, {i[0], i[1], y, z});
        }
        return sum / static_cast<double>(sizes[2] * sizes[3]);
      };
      const double rounding = dtype == DType::kFloat32 ? 0x1p-23 : 0x1p-8;
      CHECK_THAT(result_of("adaptive_avg_pool2d", {x, ints({1, 1})}),
                 Near(generate({sizes[0], sizes[1], 1, 1}, mean), rounding));
    }
  }
  const TensorBase x = uniform({1, 2, 30, 40});
  const auto mean = [&](const Index& i) {
    double sum = 0;
    for (int64_t y = 0; y < 5; ++y) {
      for (int64_t z = 0; z < 20; ++z) sum += at(x, {i[0], i[1], i[2] * 5 + y, i[3] * 20 + z});
    }
    return sum / 100;
  };
  CHECK_THAT(result_of("avg_pool2d", {x, ints({5, 20})}),
             Near(generate({1, 2, 6, 2}, mean), 1e-14));
}

TEST_CASE("pools that cannot be are errors", "[pooling]") {
  const TensorBase x = uniform({1, 2, 5, 5});
  check_bad_calls({
      {"max_pool2d", {uniform({5, 5}), ints({2, 2})}, ErrorCode::kShape, "[5, 5]"},
      {"max_pool2d_with_indices", {x, ints({0, 2})}, ErrorCode::kValue, "[0, 2]"},
      {"max_pool2d_with_indices",
       {x, ints({2, 2}), ints({2, 2}), ints({2, 2})},
       ErrorCode::kValue,
       "[2, 2]"},
      {"max_pool2d_with_indices", {x, ints({7, 7})}, ErrorCode::kShape, "[1, 2, 5, 5]"},
      {"avg_pool2d", {x, ints({2, 2}), ints({2, 2}), ints({2, 2})}, ErrorCode::kValue, "[2, 2]"},
      {"avg_pool2d",
       {x, ints({2, 2}), ints({2, 2}), ints({0, 0}), false, true, 0},
       ErrorCode::kValue,
       "0"},
      {"adaptive_avg_pool2d", {x, ints({-1, 2})}, ErrorCode::kValue, "-1"},
  });
}

}  // namespace
}  // namespace tenon::test
