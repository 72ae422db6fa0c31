// Pooling over one and over three dimensions, against loops over every window.

#include <catch2/catch.hpp>

#include <functional>
#include <limits>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

void add_maxima(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(samples.end(),
                 {
                     {"max_pool1d", {x({2, 2, 7}), ints({3})}},
                     {"max_pool1d", {x({2, 6}), ints({3}), ints({1}), ints({1}), ints({2}), true}},
                     {"max_pool1d", {integers({1, 1, 6}, 0, 50), ints({2}), ints({3})}},
                     {"max_pool3d", {x({1, 2, 4, 2, 4}), ints({2, 1, 2})}},
                     {"max_pool3d_with_indices", {x({1, 2, 4, 4, 4}), ints({2})}},
                     {"max_pool3d_with_indices",
                      {x({2, 3, 4, 3}), ints({2, 3, 2}), ints({1, 2, 1}), ints({1, 1, 0}),
                       ints({1, 1, 2}), true}},
                     {"max_pool3d_with_indices", {x({0, 2, 2, 2, 2}), ints({2, 2, 2})}},
                     {"max_pool3d_with_indices_backward",
                      {x({1, 1, 1, 1, 2}), x({1, 1, 2, 2, 4}), ints({2, 2, 2}), ints({2, 2, 2}),
                       ints({0, 0, 0}), ints({1, 1, 1}), false,
                       tensor({1, 1, 1, 1, 2}, {9, 3}, DType::kInt64)}},
                 });
}

void add_means(Samples& samples) {
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  samples.insert(
      samples.end(),
      {
          {"avg_pool1d", {x({2, 2, 7}), ints({3})}},
          {"avg_pool1d", {x({2, 6}), ints({3}), ints({2}), ints({1}), true, false}},
          {"adaptive_avg_pool1d", {x({2, 2, 7}), ints({3})}},
          {"adaptive_avg_pool1d", {x({3, 4}), ints({6})}},
          {"avg_pool3d", {x({1, 2, 2, 4, 3}), ints({2, 2, 1})}},
          {"avg_pool3d",
           {x({2, 3, 4, 5}), ints({2, 3, 2}), ints({1, 2, 2}), ints({1, 1, 0}), true, false}},
          {"avg_pool3d", {x({1, 1, 3, 3, 3}), ints({2}), ints({1}), ints({1}), false, true, 3}},
          {"avg_pool3d_backward",
           {x({1, 1, 1, 2, 3}), x({1, 1, 2, 4, 3}), ints({2, 2, 1}), ints({2, 2, 1}),
            ints({0, 0, 0}), false, true, none()}},
          {"avg_pool3d_backward",
           {x({1, 2, 2, 2}), x({1, 3, 3, 3}), ints({3, 3, 3}), ints({2, 2, 2}), ints({1, 1, 1}),
            false, false, none()}},
          {"_adaptive_avg_pool3d", {x({1, 2, 4, 5, 3}), ints({2, 3, 2})}},
          {"_adaptive_avg_pool3d", {x({2, 2, 2, 3}), ints({1, 1, 4})}},
          {"adaptive_avg_pool3d", {x({1, 1, 3, 3, 3}), ints({2, 2, 2})}},
          {"_adaptive_avg_pool3d_backward", {x({1, 2, 2, 3, 2}), x({1, 2, 4, 5, 3})}},
          {"_adaptive_avg_pool3d_backward", {x({2, 1, 1, 4}), x({2, 2, 2, 3})}},
      });
}

Samples volume_samples() {
  Samples samples;
  add_maxima(samples);
  add_means(samples);
  return samples;
}
const SampleRegistration registration(&volume_samples);

/// Windows over the last dimensions of [N, C, ...].
struct Windows {
  Index kernel, stride, padding, dilation;
};

Index output_sizes(const TensorBase& x, const Windows& w) {
  Index sizes = x.sizes().vec();
  for (size_t d = 0; d < w.kernel.size(); ++d) {
    const int64_t reach = w.dilation[d] * (w.kernel[d] - 1) + 1;
    sizes[d + 2] = (sizes[d + 2] + 2 * w.padding[d] - reach) / w.stride[d] + 1;
  }
  return sizes;
}

/// Calls `visit(index in x)` for what the window of the result `i` covers.
void for_window(const TensorBase& x, const Windows& w, const Index& i,
                const std::function<void(const Index&)>& visit) {
  for (const Index& k : indices_of(w.kernel)) {
    Index place = i;
    bool inside = true;
    for (size_t d = 0; d < k.size(); ++d) {
      place[d + 2] = i[d + 2] * w.stride[d] - w.padding[d] + k[d] * w.dilation[d];
      inside &= place[d + 2] >= 0 && place[d + 2] < x.sizes()[d + 2];
    }
    if (inside) visit(place);
  }
}

/// The number of a place within its volume.
int64_t number_of(const TensorBase& x, const Index& place) {
  int64_t number = 0;
  for (size_t d = 2; d < place.size(); ++d) number = number * x.sizes()[d] + place[d];
  return number;
}

const std::vector<Windows> kVolumes = {
    {{2, 2, 2}, {2, 2, 2}, {0, 0, 0}, {1, 1, 1}},
    {{3, 2, 3}, {1, 2, 3}, {1, 1, 1}, {1, 2, 1}},
    {{1, 3, 5}, {2, 1, 1}, {0, 1, 2}, {1, 1, 1}},
};

void check_maxima(const std::string& op, const TensorBase& x, const Windows& w,
                  const Stack& arguments) {
  const auto largest = [&](const Index& i) {
    std::pair<double, int64_t> best{-std::numeric_limits<double>::infinity(), -1};
    for_window(x, w, i, [&](const Index& place) {
      if (at(x, place) > best.first) best = {at(x, place), number_of(x, place)};
    });
    return best;
  };
  const Index sizes = output_sizes(x, w);
  const Stack results = results_of(op, arguments);
  CHECK_THAT(results[0].get<TensorBase>(),
             Near(generate(sizes, [&](const Index& i) { return largest(i).first; })));
  if (results.size() < 2) return;
  CHECK_THAT(results[1].get<TensorBase>(), Near(generate(sizes, [&](const Index& i) {
               return static_cast<double>(largest(i).second);
             })));
}

TEST_CASE("max_pool3d takes the largest of each window and its index", "[pooling]") {
  for (const DType dtype :
       {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16, DType::kInt32}) {
    for (const Windows& w : kVolumes) {
      const TensorBase x = cast(integers({2, 2, 5, 4, 7}, -90, 90), dtype);
      const Stack arguments{x, w.kernel, w.stride, w.padding, w.dilation};
      const TensorBase distinct = cast(uniform({2, 2, 5, 4, 7}), DType::kFloat64);
      INFO(describe(arguments));
      check_maxima("max_pool3d", x, w, arguments);
      check_maxima("max_pool3d_with_indices", distinct, w,
                   {distinct, w.kernel, w.stride, w.padding, w.dilation});
      check_maxima("max_pool3d", x, w,
                   {transposed_storage(x), w.kernel, w.stride, w.padding, w.dilation});
    }
  }
}

TEST_CASE("max_pool1d takes the largest of each window", "[pooling]") {
  for (const Windows& w : {Windows{{3}, {2}, {1}, {1}}, Windows{{2}, {1}, {1}, {3}}}) {
    const TensorBase x = uniform({2, 3, 9});
    check_maxima("max_pool1d", x, w, {x, w.kernel, w.stride, w.padding, w.dilation});
  }
}

TEST_CASE("pools over volumes of one plane are those of planes", "[pooling]") {
  const TensorBase x = uniform({2, 3, 9, 10}), volumes = result_of("unsqueeze", {x, 2});
  const Stack planes = results_of("max_pool2d_with_indices", {x, ints({2, 2})});
  const Stack both = results_of("max_pool3d_with_indices", {volumes, ints({1, 2, 2})});
  for (const size_t i : {0, 1}) {
    CHECK_THAT(result_of("squeeze.dim", {both[i], 2}), Near(planes[i].get<TensorBase>()));
  }
  const TensorBase mean = result_of("avg_pool3d", {volumes, ints({1, 3, 2})});
  CHECK_THAT(result_of("squeeze.dim", {mean, 2}), Near(result_of("avg_pool2d", {x, ints({3, 2})})));
}

TEST_CASE("NaN counts as the largest of a volume", "[pooling]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const TensorBase x = tensor({1, 2, 1, 4}, {1, 2, 3, nan, 5, nan, 7, 8});
  const Stack results = results_of("max_pool3d_with_indices", {x, ints({2, 1, 2})});
  CHECK_THAT(results[0].get<TensorBase>(), Near({{1, 1, 1, 2}, {nan, nan}}));
  CHECK_THAT(results[1].get<TensorBase>(), Near({{1, 1, 1, 2}, {5, 3}}));
}

TEST_CASE("avg_pool1d and avg_pool3d take the mean of each window", "[pooling]") {
  const auto check = [](const std::string& op, const TensorBase& x, const Windows& w) {
    const auto mean = [&](const Index& i, bool include, double divisor) {
      double sum = 0, count = 0, places = 1;
      for_window(x, w, i, [&](const Index& place) { sum += at(x, place), ++count; });
      for (const int64_t size : w.kernel) places *= static_cast<double>(size);
      return sum / (divisor > 0 ? divisor : include ? places : count);
    };
    for (const bool include : {true, false}) {
      CHECK_THAT(
          result_of(op, {x, w.kernel, w.stride, w.padding, false, include}),
          Near(generate(output_sizes(x, w), [&](const Index& i) { return mean(i, include, 0); }),
               1e-14));
    }
    if (w.kernel.size() == 1) return;
    CHECK_THAT(result_of(op, {x, w.kernel, w.stride, w.padding, false, true, 3}),
               Near(generate(output_sizes(x, w), [&](const Index& i) { return mean(i, true, 3); }),
                    1e-14));
  };
  check("avg_pool1d", uniform({2, 3, 9}), {{3}, {2}, {1}, {1}});
  check("avg_pool3d", uniform({2, 2, 5, 4, 7}), {{2, 2, 3}, {1, 2, 2}, {0, 1, 1}, {1, 1, 1}});
  check("avg_pool3d", uniform({1, 2, 3, 4, 5}), {{3, 4, 5}, {1, 1, 1}, {1, 2, 2}, {1, 1, 1}});
}

TEST_CASE("adaptive means over one and three dimensions divide them into windows", "[pooling]") {
  const auto mean = [](const TensorBase& x, const Index& outputs, const Index& i) {
    double sum = 0, count = 0;
    for (const Index& place : indices_of(x.sizes())) {
      bool inside = place[0] == i[0] && place[1] == i[1];
      for (size_t d = 2; d < place.size(); ++d) {
        const int64_t size = x.sizes()[d], output = outputs[d - 2];
        inside &= place[d] >= i[d] * size / output &&
                  place[d] < ((i[d] + 1) * size + output - 1) / output;
      }
      if (inside) sum += at(x, place), ++count;
    }
    return sum / count;
  };
  for (const Index& outputs : {Index{3}, Index{8}, Index{2, 3, 5}, Index{1, 1, 1}}) {
    const TensorBase x = outputs.size() == 1 ? uniform({2, 2, 7}) : uniform({1, 2, 4, 5, 3});
    Index sizes{x.size(0), x.size(1)};
    sizes.insert(sizes.end(), outputs.begin(), outputs.end());
    CHECK_THAT(result_of(outputs.size() == 1 ? "adaptive_avg_pool1d" : "adaptive_avg_pool3d",
                         {x, outputs}),
               Near(generate(sizes, [&](const Index& i) { return mean(x, outputs, i); }), 1e-14));
  }
}

}  // namespace
}  // namespace tenon::test
