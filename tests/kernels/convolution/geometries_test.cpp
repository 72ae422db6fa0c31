// Convolutions of many geometries, so that each way of computing them is taken: float32 beside
// float64, whose products of matrices are another way, and one thread beside several.

#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/convolutions.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"

namespace tenon {
namespace {

using test::all_passes;
using test::convolve;
using Geometry = test::ConvolutionArguments;
using test::RandomConvolutions;

/// All passes by so many threads.
auto passes_by(int threads, const Geometry& g, const Tensor& x, const Tensor& weight,
               const Tensor& bias, const Tensor& grad) {
  const test::NumThreads number(threads);
  return all_passes(g, x, weight, bias, grad);
}

TEST_CASE("convolutions of float32 are those of float64, for any number of threads") {
  test::for_each_cpu_target([] {
    RandomConvolutions geometries;
    for (int i = 0; i < 600; ++i) {
      const Geometry g = geometries.next();
      INFO(i << ": " << test::text(g));
      manual_seed(i);
      const Tensor x = randn(g.x), weight = randn(g.weight);
      const Tensor bias = randn({g.transposed ? g.weight[1] * g.groups : g.weight[0]});
      const Tensor grad = randn(convolve(g, x, weight, bias).sizes());
      const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
      const auto expected = passes_by(1, g, wide(x), wide(weight), wide(bias), wide(grad));
      const auto one = passes_by(1, g, x, weight, bias, grad);
      const auto three = passes_by(3, g, x, weight, bias, grad);
      for (size_t pass = 0; pass < one.size(); ++pass) {
        CAPTURE(pass);
        // Sums of up to some thousand terms, of which each is about 1.
        CHECK(allclose(wide(one[pass]), expected[pass], 1e-5, 2e-4));
        CHECK(one[pass].equal(three[pass]));
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
  for (const int64_t batch : {2, 3, 4, 5, 6, 8, 14, 16, 32}) {
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

/// Convolutions of as many channels as fill vectors, so that on AVX2 these are of channels: blocks
/// of them that are whole, half and less, and sums in several parts.
template <class Function>
void for_each_of_many_channels(const Function& function) {
  int i = 0;
  for (const int64_t y_group : {16, 24, 33, 48}) {
    for (const int64_t x_group : {16, 43, 130}) {
      for (const int64_t size : {1, 2, 3, 4, 5, 6, 7, 9, 14}) {
        const int64_t window = std::vector<int64_t>{3, 1, 5, 2}[i % 4], half = window / 2;
        const int64_t stride = window == 1 || i % 3 == 1 ? 2 : 1;  // else a product of matrices
        const int64_t dilation = window == 3 && i % 5 == 2 ? 2 : 1;
        const int64_t groups = i % 7 == 3 ? 2 : 1, batch = i % 2 == 0 ? 1 : 3;
        ++i;
        const int64_t reach = (window - 1) * dilation + 1;
        const int64_t padding = window == 3 && size >= 6 && i % 2 == 0 ? 0 : half * dilation;
        if (size + 1 + 2 * padding < reach || size + 2 * padding < reach) continue;
        function(Geometry{{batch, x_group * groups, size + 1, size},
                          {y_group * groups, x_group, window, window},
                          {stride, stride},
                          {padding, padding},
                          {dilation, dilation},
                          groups,
                          false});
      }
    }
  }
}

TEST_CASE("small images of many channels are convolved alike by any number of threads") {
  test::for_each_cpu_target([] {
    for_each_of_many_channels([&](const Geometry& g) {
      INFO(test::text(g));
      check_all_passes(g);
      const Tensor x = randn(g.x), weight = randn(g.weight), bias = randn({g.weight[0]});
      const Tensor grad = randn(convolve(g, x, weight, bias).sizes());
      const auto one = passes_by(1, g, x, weight, bias, grad);
      for (const int many : {2, 9}) {  // nine have parts of the rows, too
        const auto found = passes_by(many, g, x, weight, bias, grad);
        for (size_t pass = 0; pass < one.size(); ++pass) {
          CAPTURE(many, pass);
          CHECK(one[pass].equal(found[pass]));
        }
      }
    });
  });
}

/// All passes by one thread and by nine.
void check_by_one_and_nine(const Geometry& g) {
  test::for_each_cpu_target([&] {
    for (const int many : {1, 9}) {
      const test::NumThreads number(many);
      check_all_passes(g);
    }
  });
}

TEST_CASE("gradients of more weights than a cache holds sums of, from several images") {
  check_by_one_and_nine({{3, 256, 3, 4}, {77, 256, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, false});
  check_by_one_and_nine({{2, 320, 5, 4}, {160, 160, 3, 3}, {1, 1}, {0, 1}, {1, 1}, 2, false});
}

TEST_CASE("large images are convolved in blocks of rows, which threads share") {
  for (const int64_t stride : {1, 2, 3}) {
    for (const int64_t channels : {3, 32}) {
      CAPTURE(stride, channels);
      const int64_t rows = 47 * stride, columns = 45 * stride;
      check_by_one_and_nine({{1, 40, rows, columns},
                             {channels, 40, 3, 3},
                             {stride, stride},
                             {1, 1},
                             {1, 1},
                             1,
                             false});
      check_by_one_and_nine({{1, channels, rows, 45},
                             {40, channels, 4, 4},
                             {stride, stride},
                             {2, 2},
                             {1, 1},
                             1,
                             false});
    }
  }
}

TEST_CASE("many channels that do not lie one behind the other are convolved as their copies") {
  manual_seed(1);
  const Tensor x = randn({2, 9, 7, 40}).permute({0, 3, 1, 2});
  const Tensor weight = randn({3, 3, 40, 48}).permute({3, 2, 0, 1}), bias = randn({48});
  const Geometry g{x.sizes(), weight.sizes(), {1, 1}, {1, 1}, {1, 1}, 1, false};
  const Tensor grad = randn({2, 7, 48, 9}).permute({0, 2, 3, 1});
  const auto found = all_passes(g, x, weight, bias, grad);
  const auto expected = all_passes(g, x.contiguous(), weight.contiguous(), bias, grad.contiguous());
  for (size_t pass = 0; pass < found.size(); ++pass) {
    CAPTURE(pass);
    CHECK(found[pass].equal(expected[pass]));
  }
}

TEST_CASE("what is not a number, of many channels, reaches those results alone that meet it") {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for_each_of_many_channels([&](const Geometry& g) {
    INFO(test::text(g));
    Tensor x = randn(g.x);
    const Tensor weight = randn(g.weight), bias = randn({g.weight[0]});
    Tensor grad = randn(convolve(g, x, weight, bias).sizes());
    x.view({-1}).select(0, x.numel() / 2).fill_(nan);
    grad.view({-1}).select(0, grad.numel() / 3).fill_(nan);
    const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
    const auto expected = all_passes(g, wide(x), wide(weight), wide(bias), wide(grad));
    const auto results = all_passes(g, x, weight, bias, grad);
    for (size_t pass = 0; pass < results.size(); ++pass) {
      CAPTURE(pass);
      CHECK(wide(results[pass]).isfinite().equal(expected[pass].isfinite()));
    }
  });
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

TEST_CASE("each channel of a convolution gets its bias once") {
  test::for_each_cpu_target([] {
    struct Case {
      int64_t channels, y_channels, rows, columns, groups;
    };
    // Of windows of up to 1,800 elements, more than are added up at once.
    for (const Case& c : {Case{200, 21, 13, 11, 1}, Case{100, 9, 40, 41, 1}, Case{24, 40, 17, 5, 4},
                          Case{3, 2, 6, 5, 1}}) {
      INFO(c.channels << " " << c.y_channels);
      const Tensor x = randn({2, c.channels, c.rows, c.columns}, kFloat64),
                   weight = randn({c.y_channels, c.channels / c.groups, 3, 3}, kFloat64),
                   bias = randn({c.y_channels}, kFloat64) * 100;
      for (const int threads : {1, 3}) {
        const test::NumThreads number(threads);
        const Tensor without = conv2d(x, weight, {}, 1, 1, 1, c.groups);
        CHECK(conv2d(x, weight, bias, 1, 1, 1, c.groups)
                  .allclose(without + bias.view({-1, 1, 1}), 1e-10, 1e-10));
      }
    }
  });
}

}  // namespace
}  // namespace tenon
