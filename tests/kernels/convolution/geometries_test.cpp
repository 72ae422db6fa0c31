// Convolutions of many geometries, so that each way of computing them is taken: float32 beside
// float64, whose products of matrices are another way, and one thread beside several.

#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/convolutions.h"
#include "tests/support/cpu_targets.h"

namespace tenon {
namespace {

using test::all_passes;
using test::convolve;
using Geometry = test::ConvolutionArguments;
using test::RandomConvolutions;

TEST_CASE("convolutions of float32 are those of float64, for any number of threads") {
  test::for_each_cpu_target([] {
    RandomConvolutions geometries;
    const int threads = get_num_threads();
    for (int i = 0; i < 600; ++i) {
      const Geometry g = geometries.next();
      INFO(i << ": " << test::text(g));
      manual_seed(i);
      const Tensor x = randn(g.x), weight = randn(g.weight);
      const Tensor bias = randn({g.transposed ? g.weight[1] * g.groups : g.weight[0]});
      const Tensor grad = randn(convolve(g, x, weight, bias).sizes());
      const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
      set_num_threads(1);
      const auto expected = all_passes(g, wide(x), wide(weight), wide(bias), wide(grad));
      const auto one = all_passes(g, x, weight, bias, grad);
      set_num_threads(3);
      const auto three = all_passes(g, x, weight, bias, grad);
      set_num_threads(threads);
      for (size_t pass = 0; pass < one.size(); ++pass) {
        CAPTURE(pass);
        // Sums of up to some thousand terms, of which each is about 1.
        CHECK(allclose(wide(one[pass]), expected[pass], 1e-5, 2e-4));
        // A longer stride goes by products of matrices, whose parts the BLAS may round otherwise.
        if (std::max(g.stride[0], g.stride[1]) <= 4) CHECK(one[pass].equal(three[pass]));
      }
    }
  });
}

void check_all_passes(const Geometry& g) {
  INFO(test::text(g));
  const Tensor x = randn(g.x), weight = randn(g.weight), bias = randn({g.weight[0]});
  const Tensor grad = randn(convolve(g, x, weight, bias).sizes());
  const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
  const auto expected = all_passes(g, wide(x), wide(weight), wide(bias), wide(grad));
  const auto found = all_passes(g, x, weight, bias, grad);
  for (size_t pass = 0; pass < found.size(); ++pass) {
    CAPTURE(pass);
    CHECK(allclose(wide(found[pass]), expected[pass], 1e-5, 5e-4));
  }
}

TEST_CASE("each channel by itself: images of all sizes around those of vectors, all paddings") {
  for (const int64_t rows : {1, 2, 3, 4, 9}) {
    for (const int64_t columns : {1, 2, 3, 14, 15, 16, 17, 18, 31, 34}) {
      for (const int64_t across : {0, 1, 2, 3}) {
        for (const int64_t down : {0, 1, 2}) {
          if (rows + 2 * down < 3 || columns + 2 * across < 3) continue;
          check_all_passes(
              {{2, 5, rows, columns}, {5, 1, 3, 3}, {1, 1}, {down, across}, {1, 1}, 5, false});
        }
      }
    }
  }
}

TEST_CASE("batches of small images, which are woven, as many as there are") {
  for (const int64_t batch : {2, 4, 8, 16, 32}) {
    for (const int64_t size : {4, 7, 14, 18}) {
      for (const int64_t window : {3, 5}) {
        for (const int64_t stride : {1, 2}) {
          const int64_t half = window / 2;
          check_all_passes({{batch, 6, size, size + 1},
                            {16, 6, window, window},
                            {stride, stride},
                            {half, half},
                            {1, 1},
                            1,
                            false});
        }
      }
    }
  }
  // Of more columns than images are woven.
  check_all_passes({{32, 32, 18, 19}, {192, 32, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, false});
}

TEST_CASE("what is not a number reaches those results alone whose windows have it") {
  const float inf = std::numeric_limits<float>::infinity();
  RandomConvolutions geometries;
  for (int i = 0; i < 300; ++i) {
    const Geometry g = geometries.next();
    INFO(i << ": " << test::text(g));
    manual_seed(i);
    Tensor x = randn(g.x);
    const Tensor weight = randn(g.weight);
    const Tensor bias = randn({g.transposed ? g.weight[1] * g.groups : g.weight[0]});
    Tensor grad = randn(convolve(g, x, weight, bias).sizes());
    x.view({-1}).select(0, x.numel() / 2).fill_(inf);
    grad.view({-1}).select(0, grad.numel() / 3).fill_(inf);
    const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
    const auto expected = all_passes(g, wide(x), wide(weight), wide(bias), wide(grad));
    const auto results = all_passes(g, x, weight, bias, grad);
    for (size_t pass = 0; pass < results.size(); ++pass) {
      CAPTURE(pass);
      CHECK(wide(results[pass]).isfinite().equal(expected[pass].isfinite()));
    }
  }
}

}  // namespace
}  // namespace tenon
