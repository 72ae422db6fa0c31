// Convolutions and poolings with windows, strides, dilations and padding up to 2^63.

#include <catch2/catch.hpp>
#include <chrono>
#include <limits>

#include "tenon/tenon.h"

namespace tenon {
namespace {

constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
constexpr int64_t kHuge = int64_t{1} << 62;

bool same(const Tensor& a, const Tensor& b) {
  return a.sizes() == b.sizes() && a.equal(b);
}

/// All that a convolution over `rank` dimensions may be asked for, called with an image of 4 a
/// side.
template <class Function>
void for_each_convolution(const Function& function) {
  for (const int64_t rank : {1, 2, 3}) {
    const Tensor image = rand(DimVector(rank + 2, 4)), weight = rand(DimVector(rank + 2, 2));
    function(rank, image.slice(1, 0, 2), weight);
  }
}

Tensor convolve(const Tensor& image, const Tensor& weight, int64_t stride, int64_t padding,
                int64_t dilation, bool transposed, int64_t output_padding = 0) {
  return convolution(image, weight, {}, stride, padding, dilation, transposed, output_padding, 1);
}

TEST_CASE("a dilation beyond the image is an error, up to the greatest") {
  for_each_convolution([](int64_t, const Tensor& image, const Tensor& weight) {
    for (const int64_t dilation : {int64_t{4}, kHuge / 2, kHuge, kMax - 1, kMax}) {
      CHECK_THROWS_AS(convolve(image, weight, 1, 0, dilation, false), Error);
    }
    // One tap has no reach.
    const Tensor tap = weight.slice(-1, 0, 1);
    if (image.dim() == 3)
      CHECK(same(convolve(image, tap, 1, 0, kMax, false), convolve(image, tap, 1, 0, 1, false)));
  });
  CHECK_THROWS_AS(
      conv2d(ones({1, 8, 64, 64}), ones({8, 8, 3, 3}), {}, {1, 1}, {0, 0}, {kMax, kMax}), Error);
}

TEST_CASE("padding that makes an image of more than 64 bits is an error") {
  for_each_convolution([](int64_t, const Tensor& image, const Tensor& weight) {
    for (const int64_t padding : {kHuge - 1, kHuge, kMax - 1, kMax}) {
      CHECK_THROWS_AS(convolve(image, weight, 1, padding, 1, false), Error);
      CHECK_THROWS_AS(convolve(image, weight, 1, padding, 1, true), Error);
    }
  });
  CHECK_THROWS_AS(conv2d(ones({1, 1, 4, 4}), ones({1, 1, 3, 3}), {}, 1, kMax), Error);
}

TEST_CASE("a stride beyond the image gives the first window alone") {
  for_each_convolution([](int64_t rank, const Tensor& image, const Tensor& weight) {
    const Tensor all = convolve(image, weight, 1, 0, 1, false);
    Tensor first = all;
    for (int64_t dim = 2; dim < rank + 2; ++dim) first = first.slice(dim, 0, 1);
    for (const int64_t stride : {int64_t{5}, kHuge, kMax}) {
      CHECK(allclose(convolve(image, weight, stride, 0, 1, false), first));
    }
    CHECK_THROWS_AS(convolve(image, weight, kMax, 0, 1, true), Error);
    CHECK_THROWS_AS(convolve(image, weight, kHuge, 0, 1, true), Error);
  });
}

TEST_CASE("a window stretched over huge padding meets the image where it does") {
  const Tensor image = tensor({{{10.f, 20.f, 30.f, 40.f}}}).set_requires_grad(true);
  const Tensor weight = tensor({{{2.f, 3.f}}}).set_requires_grad(true);
  const int64_t padding = kHuge / 2;
  const Tensor result = convolve(image, weight, 1, padding, 2 * padding + 3, false);
  // The window is as long as the image with its padding, and both taps lie in that.
  CHECK(same(result, tensor({{{0.f}}})));
  result.sum().backward();
  CHECK(same(image.grad(), zeros({1, 1, 4})));
  CHECK(same(weight.grad(), zeros({1, 1, 2})));

  const Tensor middle = convolve(image, ones({1, 1, 3}), 1, padding, padding, false);
  CHECK(same(middle, tensor({{{10.f, 20.f, 30.f, 40.f}}})));
}

TEST_CASE("the gradients of a convolution with a huge stride are those of its one window") {
  const Tensor image = ones({1, 1, 4, 4}, requires_grad()), weight = rand({1, 1, 2, 2});
  convolve(image, weight, kMax, 0, 1, false).sum().backward();
  Tensor expected = zeros({1, 1, 4, 4});
  expected.slice(2, 0, 2).slice(3, 0, 2).copy_(weight);
  CHECK(same(image.grad(), expected));
}

TEST_CASE("a convolution on Meta has the sizes of mathematics or raises") {
  const int64_t most = kMax / 4;  // floats that 64 bits count the bytes of
  const Tensor image = empty({1, 1, most}, kMeta), weight = empty({1, 1, 3}, kMeta);
  CHECK(convolve(image, weight, 1, 0, 1, false).sizes() == IntArrayRef({1, 1, most - 2}));
  CHECK(convolve(image, weight, 1, 0, (most - 1) / 2, false).sizes() == IntArrayRef({1, 1, 1}));
  CHECK_THROWS_AS(convolve(image, weight, 1, 0, (most + 1) / 2, false), ShapeError);
  CHECK_THROWS_AS(convolve(image, weight, 1, kMax / 2, 1, false), ValueError);
  CHECK_THROWS_AS(convolve(image, weight, 8, 0, 1, true), ValueError);
  CHECK_THROWS_AS(convolve(image, weight, 3, 0, 1, true), OutOfMemoryError);
  const Tensor nothing = empty({0, 1, kHuge, kHuge});
  CHECK(conv2d(nothing, ones({1, 1, 1, 1})).sizes() == IntArrayRef({0, 1, kHuge, kHuge}));
}

/// The same pooling, element by element, in 128 bits.
Tensor reference_max_pool(const Tensor& image, int64_t window, int64_t stride, int64_t padding,
                          int64_t dilation, int64_t count) {
  __extension__ typedef __int128 Wide;
  const int64_t size = image.size(-1);
  Tensor result = full({1, count, count}, -std::numeric_limits<double>::infinity(), kFloat64);
  const auto meets = [&](int64_t position, int64_t place) {
    const Wide distance = Wide{place} - (Wide{position} * stride - padding);
    return distance >= 0 && distance % dilation == 0 && distance / dilation < window;
  };
  for (int64_t i = 0; i < count * count * size * size; ++i) {
    const int64_t y = i / size / size / count, x = i / size / size % count;
    const int64_t row = i / size % size, column = i % size;
    if (!meets(y, row) || !meets(x, column)) continue;
    double& out = result.data_ptr<double>()[y * count + x];
    out = std::max(out, image.data_ptr<double>()[row * size + column]);
  }
  return result;
}

TEST_CASE("a pooling with huge windows and strides visits what lies in the image alone") {
  // The greatest element lies at the end, at the beginning, anywhere.
  const Tensor images[] = {arange(25).to(kFloat64).view({1, 5, 5}),
                           arange(25).to(kFloat64).neg().view({1, 5, 5}),
                           rand({1, 5, 5}, kFloat64)};
  struct Case {
    int64_t window, stride, padding, dilation;
    bool ceil_mode;
  };
  for (const Case& c :
       {Case{kHuge, 1, kHuge / 2, 1, false}, Case{kHuge, kHuge, kHuge / 2, 1, false},
        Case{kHuge, kHuge / 2, kHuge / 2, 1, true}, Case{7, 1, 3, 1, false}, Case{6, 2, 3, 1, true},
        Case{3, kMax, 1, 2, false}, Case{2, kHuge, 1, kHuge, true},
        Case{kMax, 1, kMax / 2, 1, false}, Case{3, 2, 1, 1, true}, Case{9, 2, 4, 1, true},
        Case{kHuge, kHuge, kHuge / 2, 2, true}, Case{7, 5, 2, 2, true}}) {
    INFO(c.window << ' ' << c.stride << ' ' << c.padding << ' ' << c.dilation << ' '
                  << c.ceil_mode);
    const auto start = std::chrono::steady_clock::now();
    try {
      for (const Tensor& image : images) {
        const Tensor result =
            max_pool2d(image, c.window, c.stride, c.padding, c.dilation, c.ceil_mode);
        CHECK(same(result, reference_max_pool(image, c.window, c.stride, c.padding, c.dilation,
                                              result.size(-1))));
      }
    } catch (const ValueError&) {
    }
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(1));
  }
}

TEST_CASE("max_pool2d with a window of 2^62 is the maximum of the image, or is refused") {
  const Tensor image = tensor({{{1.f, 5.f, 2.f}, {7.f, 3.f, 4.f}, {0.f, 6.f, 2.f}}});
  Tensor leaf = image.clone().set_requires_grad(true);
  const Tensor result = max_pool2d(leaf, kHuge, kHuge, kHuge / 2);
  REQUIRE(result.numel() == 1);
  CHECK(result.item<float>() == 7);
  result.sum().backward();
  CHECK(same(leaf.grad(), image.eq(7).to(kFloat32)));
  CHECK_THROWS_AS(max_pool2d(image, kHuge), Error);
  CHECK_THROWS_AS(max_pool2d(image, 2, 1, kMax), Error);
}

TEST_CASE("an average over a huge window divides by what it covers") {
  const Tensor image = ones({1, 2, 2}, TensorOptions(kFloat64).requires_grad(true));
  const Tensor inside = avg_pool2d(image, kHuge, kHuge, kHuge / 2, false, false);
  CHECK(inside.item<double>() == 1);
  inside.sum().backward();
  CHECK(same(image.grad(), full({1, 2, 2}, 0.25, kFloat64)));
  const Tensor padded = avg_pool2d(image.detach(), kHuge, kHuge, kHuge / 2, false, true);
  CHECK(padded.item<double>() ==
        Approx(4.0 / static_cast<double>(kHuge) / static_cast<double>(kHuge)));
}

TEST_CASE("an adaptive pooling on Meta or of an empty batch has the sizes that it is asked for") {
  CHECK(adaptive_avg_pool2d(empty({1, kHuge / 4, 1}, kMeta), {3, 1}).sizes() ==
        IntArrayRef({1, 3, 1}));
  CHECK(adaptive_avg_pool2d(empty({0, 1, kHuge, kHuge}), {3, 3}).sizes() ==
        IntArrayRef({0, 1, 3, 3}));
}

}  // namespace
}  // namespace tenon
