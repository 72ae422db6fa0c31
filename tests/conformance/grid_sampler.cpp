// Images sampled at the places of a grid, against the formula of each place.

#include <catch2/catch.hpp>

#include <cmath>
#include <limits>

#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/device.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

constexpr int64_t kBilinear = 0, kNearest = 1, kBicubic = 2;
constexpr int64_t kZeros = 0, kBorder = 1, kReflection = 2;
/// libtorch has no second gradient of grid_sampler_2d.
const Expectations kOnce = {.second_gradient = false};

Samples grid_samples() {
  const auto x = [] { return uniform({1, 2, 3, 4}); };
  const auto grid = [] { return uniform({1, 2, 3, 2}, -1.3, 1.3); };
  const Value both = std::vector<bool>{true, true}, input_alone = std::vector<bool>{true, false};
  return {
      {"grid_sampler_2d", {x(), grid(), kBilinear, kZeros, false}, kOnce},
      {"grid_sampler_2d", {x(), grid(), kBilinear, kBorder, true}, kOnce},
      {"grid_sampler_2d", {x(), grid(), kBilinear, kReflection, false}, kOnce},
      {"grid_sampler_2d", {x(), grid(), kBicubic, kZeros, true}, kOnce},
      {"grid_sampler_2d", {x(), grid(), kBicubic, kReflection, false}, kOnce},
      {"grid_sampler_2d", {x(), grid(), kNearest, kZeros, false}, kOnce},
      {"grid_sampler_2d_backward",
       {uniform({1, 2, 2, 3}), x(), grid(), kBilinear, kZeros, false, both},
       {.gradient = false}},
      {"grid_sampler_2d_backward",
       {uniform({1, 2, 2, 3}), x(), grid(), kBicubic, kBorder, true, input_alone},
       {.gradient = false}},
      {"affine_grid_generator", {uniform({2, 2, 3}), ints({2, 3, 4, 5}), false}},
      {"affine_grid_generator", {uniform({1, 2, 3}), ints({1, 1, 1, 3}), true}},
      {"affine_grid", {uniform({2, 2, 3}), ints({2, 3, 4, 5})}},
      {"affine_grid", {uniform({1, 2, 3}), ints({1, 1, 1, 3}), true}},
      {"affine_grid_generator", {uniform({1, 3, 4}), ints({1, 2, 2, 3, 2}), false}},
  };
}
const SampleRegistration registration(&grid_samples);

/// The modes of a call.
struct Modes {
  int64_t interpolation, padding;
  bool align;
};

/// Where a coordinate lies, as it is.
double unnormalized(double coordinate, int64_t size, bool align) {
  const auto count = static_cast<double>(size);
  return align ? (coordinate + 1) / 2 * (count - 1) : ((coordinate + 1) * count - 1) / 2;
}

/// A place brought inside, by walking to and fro.
double inside(double place, int64_t size, const Modes& modes) {
  const double last = static_cast<double>(size - 1);
  if (modes.padding == kReflection) {
    const double low = modes.align ? 0 : -0.5, high = modes.align ? last : last + 0.5;
    if (high == low) return 0;
    while (place < low || place > high) place = place < low ? 2 * low - place : 2 * high - place;
  }
  return modes.padding == kZeros ? place : std::min(std::max(place, 0.0), last);
}

/// The element of a plane at whole numbers; 0 outside.
double element(const TensorBase& x, const Index& plane, double row, double column) {
  if (row < 0 || column < 0 || row >= static_cast<double>(x.size(2)) ||
      column >= static_cast<double>(x.size(3)))
    return 0;
  return at(x, {plane[0], plane[1], static_cast<int64_t>(row), static_cast<int64_t>(column)});
}

double tent(double x) {
  return std::max(1 - std::abs(x), 0.0);
}

double cubic(double x) {
  x = std::abs(x);
  if (x <= 1) return 1.25 * x * x * x - 2.25 * x * x + 1;
  return x < 2 ? -0.75 * (x * x * x - 5 * x * x + 8 * x - 4) : 0;
}

double sampled(const TensorBase& x, const Index& plane, double gx, double gy, const Modes& modes) {
  double column = unnormalized(gx, x.size(3), modes.align);
  double row = unnormalized(gy, x.size(2), modes.align);
  if (modes.interpolation != kBicubic) {
    column = inside(column, x.size(3), modes);
    row = inside(row, x.size(2), modes);
  }
  if (modes.interpolation == kNearest)
    return element(x, plane, std::nearbyint(row), std::nearbyint(column));
  double sum = 0;
  for (double r = std::floor(row) - 1; r < row + 2; ++r) {
    for (double c = std::floor(column) - 1; c < column + 2; ++c) {
      if (modes.interpolation == kBilinear) {
        sum += tent(r - row) * tent(c - column) * element(x, plane, r, c);
      } else {
        sum += cubic(r - row) * cubic(c - column) *
               element(x, plane, inside(r, x.size(2), modes), inside(c, x.size(3), modes));
      }
    }
  }
  return sum;
}

TEST_CASE("grid_sampler_2d reads an image at the places of a grid", "[convolution]") {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32}) {
    for (const int64_t interpolation : {kBilinear, kNearest, kBicubic}) {
      for (const int64_t padding : {kZeros, kBorder, kReflection}) {
        for (const bool align : {false, true}) {
          const Modes modes{interpolation, padding, align};
          const TensorBase x = cast(uniform({2, 3, 4, 5}), dtype),
                           grid = cast(uniform({2, 6, 7, 2}, -2.5, 2.5), dtype);
          INFO("mode " << interpolation << ", padding " << padding << ", align " << align);
          CHECK_THAT(result_of("grid_sampler_2d", {x, grid, interpolation, padding, align}),
                     Near(generate({2, 3, 6, 7},
                                   [&](const Index& i) {
                                     return sampled(x, i, at(grid, {i[0], i[2], i[3], 0}),
                                                    at(grid, {i[0], i[2], i[3], 1}), modes);
                                   }),
                          dtype == DType::kFloat64 ? 1e-12 : 2e-5));
        }
      }
    }
  }
}

TEST_CASE("the grid of the identity reads the image itself", "[convolution]") {
  const TensorBase x = uniform({2, 3, 4, 5});
  const TensorBase theta = tensor({2, 2, 3}, {1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0});
  for (const bool align : {false, true}) {
    const TensorBase grid = result_of("affine_grid_generator", {theta, ints({2, 3, 4, 5}), align});
    for (const int64_t interpolation : {kBilinear, kNearest, kBicubic}) {
      CHECK_THAT(result_of("grid_sampler_2d", {x, grid, interpolation, kBorder, align}),
                 Near(x, 1e-12));
    }
  }
}

TEST_CASE("places that are not finite read what lies outside", "[convolution]") {
  const double infinity = std::numeric_limits<double>::infinity(), nan = std::nan("");
  const TensorBase x = tensor({1, 1, 2, 2}, {1, 2, 3, 4});
  const TensorBase grid =
      tensor({1, 1, 4, 2}, {infinity, infinity, -infinity, -infinity, 1e300, -1e300, nan, nan});
  for (const int64_t interpolation : {kBilinear, kNearest}) {
    CHECK_THAT(result_of("grid_sampler_2d", {x, grid, interpolation, kBorder, true}),
               Near({{1, 1, 1, 4}, {4, 1, 2, 1}}));
    CHECK_THAT(result_of("grid_sampler_2d", {x, grid, interpolation, kZeros, true}),
               Near({{1, 1, 1, 4}, {0, 0, 0, 1}}));
  }
  const TensorBase grad = uniform({1, 1, 1, 4});
  for (const int64_t interpolation : {kBilinear, kNearest, kBicubic}) {
    for (const int64_t padding : {kZeros, kBorder, kReflection}) {
      const Stack gradients =
          results_of("grid_sampler_2d_backward",
                     {grad, x, grid, interpolation, padding, false, std::vector<bool>{true, true}});
      for (const double each : elements(gradients[0].get<TensorBase>())) {
        CHECK(std::isfinite(each));
      }
    }
  }
}

TEST_CASE("the end of a row that float32 cannot count is not passed", "[convolution]") {
  constexpr int64_t kSize = 16777220;  // to which its last index is rounded
  const TensorBase longer = make_tensor({1, 1, 1, kSize + 1}, DType::kFloat32);
  float* const values = longer.data_ptr<float>();
  std::fill_n(values, kSize, 0.0f);
  values[kSize - 1] = 3, values[kSize] = std::nanf("");
  const TensorBase x = result_of("slice.Tensor", {on_test_device(longer), 3, 0, kSize});
  const TensorBase grid = tensor({1, 1, 1, 2}, {1, 0}, DType::kFloat32),
                   grad = tensor({1, 1, 1, 1}, {1}, DType::kFloat32);
  for (const int64_t padding : {kZeros, kBorder, kReflection}) {
    for (const int64_t interpolation : {kBilinear, kNearest, kBicubic}) {
      INFO("mode " << interpolation << ", padding " << padding);
      CHECK(at(result_of("grid_sampler_2d", {x, grid, interpolation, padding, true}),
               {0, 0, 0, 0}) == (padding == kZeros ? 0 : 3));
    }
    const std::vector<bool> input_alone = {true, false};
    const TensorBase grad_input =
        results_of("grid_sampler_2d_backward",
                   {grad, x, grid, kBilinear, padding, true, input_alone})[0]
            .get<TensorBase>();
    CHECK(at(grad_input, {0, 0, 0, kSize - 1}) == (padding == kZeros ? 0 : 1));
  }
}

TEST_CASE("affine_grid_generator maps the centres of elements", "[convolution]") {
  const auto coordinate = [](int64_t i, int64_t size, bool align) {
    const auto place = static_cast<double>(i), count = static_cast<double>(size);
    if (align) return size > 1 ? 2 * place / (count - 1) - 1 : 0;
    return (2 * place + 1) / count - 1;
  };
  for (const bool align : {false, true}) {
    const TensorBase flat = uniform({2, 2, 3}), deep = uniform({1, 3, 4});
    CHECK_THAT(result_of("affine_grid_generator", {flat, ints({2, 1, 3, 4}), align}),
               Near(generate({2, 3, 4, 2},
                             [&](const Index& i) {
                               return at(flat, {i[0], i[3], 0}) * coordinate(i[2], 4, align) +
                                      at(flat, {i[0], i[3], 1}) * coordinate(i[1], 3, align) +
                                      at(flat, {i[0], i[3], 2});
                             }),
                    1e-12));
    CHECK_THAT(result_of("affine_grid_generator", {deep, ints({1, 1, 2, 1, 3}), align}),
               Near(generate({1, 2, 1, 3, 3},
                             [&](const Index& i) {
                               return at(deep, {0, i[4], 0}) * coordinate(i[3], 3, align) +
                                      at(deep, {0, i[4], 1}) * coordinate(i[2], 1, align) +
                                      at(deep, {0, i[4], 2}) * coordinate(i[1], 2, align) +
                                      at(deep, {0, i[4], 3});
                             }),
                    1e-12));
  }
}

TEST_CASE("grids that cannot be are errors", "[convolution]") {
  const TensorBase x = uniform({1, 2, 3, 4}), grid = uniform({1, 2, 3, 2});
  const int64_t huge = int64_t{1} << 62;
  const auto call = [](const TensorBase& input, const TensorBase& places, int64_t mode,
                       int64_t padding) {
    return Stack{input, places, mode, padding, false};
  };
  check_bad_calls({
      {"grid_sampler_2d", call(x, grid, 3, 0), ErrorCode::kValue, "3"},
      {"grid_sampler_2d", call(x, grid, 0, -1), ErrorCode::kValue, "-1"},
      {"grid_sampler_2d", call(uniform({2, 3, 4}), grid, 0, 0), ErrorCode::kShape, "[2, 3, 4]"},
      {"grid_sampler_2d", call(uniform({1, 2, 0, 4}), grid, 0, 0), ErrorCode::kShape,
       "[1, 2, 0, 4]"},
      {"grid_sampler_2d", call(x, uniform({2, 2, 3, 2}), 0, 0), ErrorCode::kShape, "[2, 2, 3, 2]"},
      {"grid_sampler_2d", call(x, uniform({1, 2, 3, 3}), 0, 0), ErrorCode::kShape, "[1, 2, 3, 3]"},
      {"grid_sampler_2d", call(x, cast(grid, DType::kFloat32), 0, 0), ErrorCode::kDType, "float32"},
      {"grid_sampler_2d", call(integers({1, 2, 3, 4}, 0, 9), grid, 0, 0), ErrorCode::kDType,
       "int64"},
      {"grid_sampler_2d_backward",
       {x, x, grid, 0, 0, false, std::vector<bool>{true, true}},
       ErrorCode::kShape,
       "[1, 2, 3, 4]"},
      {"affine_grid_generator",
       {grid, ints({1, 1, 2, 3}), false},
       ErrorCode::kShape,
       "[1, 2, 3, 2]"},
      {"affine_grid_generator",
       {uniform({1, 2, 3}), ints({1, 1, 3}), false},
       ErrorCode::kValue,
       "[1, 1, 3]"},
      {"affine_grid_generator",
       {uniform({1, 2, 3}), ints({2, 1, 3, 3}), false},
       ErrorCode::kShape,
       "[1, 2, 3]"},
      {"affine_grid_generator",
       {uniform({1, 2, 3}), ints({1, 1, 0, 3}), false},
       ErrorCode::kValue,
       "[1, 1, 0, 3]"},
      {"affine_grid_generator",
       {uniform({1, 2, 3}), ints({1, 1, huge, huge}), false},
       ErrorCode::kOutOfMemory,
       "64 bits"},
      {"affine_grid_generator",
       {integers({1, 2, 3}, 0, 5), ints({1, 1, 2, 2}), false},
       ErrorCode::kDType,
       "int64"},
  });
}

}  // namespace
}  // namespace tenon::test
