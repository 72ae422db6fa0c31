#include "roi_align.h"

#include <algorithm>
#include <cmath>

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using vision::roi_align;
using vision::RoiAlignOptions;

/// Bilinear interpolation as a sum over the whole plane: a pixel counts by its distance.
double interpolate(const Tensor& plane, double y, double x) {
  const auto height = static_cast<double>(plane.size(0));
  const auto width = static_cast<double>(plane.size(1));
  if (y < -1 || y > height || x < -1 || x > width) return 0;
  y = std::min(std::max(y, 0.0), height - 1);
  x = std::min(std::max(x, 0.0), width - 1);
  const auto pixels = plane.accessor<double, 2>();
  double sum = 0;
  for (int64_t i = 0; i < plane.size(0); ++i) {
    for (int64_t j = 0; j < plane.size(1); ++j) {
      const double near_y = std::max(0.0, 1 - std::abs(y - static_cast<double>(i)));
      const double near_x = std::max(0.0, 1 - std::abs(x - static_cast<double>(j)));
      sum += near_y * near_x * pixels[i][j];
    }
  }
  return sum;
}

/// One element of the result, from the definition.
double reference(const Tensor& input, const std::vector<double>& roi, int64_t channel, int64_t row,
                 int64_t column, const RoiAlignOptions& options) {
  const double shift = options.aligned ? 0.5 : 0;
  const double left = roi[1] * options.spatial_scale - shift;
  const double top = roi[2] * options.spatial_scale - shift;
  double width = roi[3] * options.spatial_scale - shift - left;
  double height = roi[4] * options.spatial_scale - shift - top;
  if (!options.aligned) {
    width = std::max(width, 1.0);
    height = std::max(height, 1.0);
  }
  const double bin_height = height / static_cast<double>(options.pooled_height);
  const double bin_width = width / static_cast<double>(options.pooled_width);
  const auto samples = [&](double bin) {
    return options.sampling_ratio > 0 ? static_cast<int>(options.sampling_ratio)
                                      : static_cast<int>(std::ceil(bin));
  };
  const int rows = samples(bin_height);
  const int columns = samples(bin_width);
  const Tensor plane = input.detach()[static_cast<int64_t>(roi[0])][channel];
  double sum = 0;
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < columns; ++j) {
      sum += interpolate(plane, top + (static_cast<double>(row) + (i + 0.5) / rows) * bin_height,
                         left + (static_cast<double>(column) + (j + 0.5) / columns) * bin_width);
    }
  }
  return sum / std::max(rows * columns, 1);
}

Tensor make_input(std::initializer_list<int64_t> sizes) {
  manual_seed(7);
  return rand(sizes, dtype(kFloat64));
}

const std::vector<std::vector<double>> kRois = {
    {0, 0.3, 0.2, 3.9, 4.4},   // inside
    {1, 1, 2, 5, 4},           // on whole pixels
    {1, -3.5, -2, 9.25, 8.5},  // over every border
    {0, 2.2, 2.2, 2.4, 2.4},   // less than a pixel
    {0, 30, 30, 40, 40},       // outside
    {1, 4.5, 1.5, 2.5, 3.5},   // of negative width
};

Tensor as_tensor(const std::vector<std::vector<double>>& rois) {
  std::vector<double> all;
  for (const auto& roi : rois) all.insert(all.end(), roi.begin(), roi.end());
  return vec(all).view({-1, 5});
}

TEST_CASE("roi_align equals its definition") {
  const Tensor input = make_input({2, 3, 5, 6});
  const auto sampling_ratio = GENERATE(0, 1, 3);
  const auto aligned = GENERATE(false, true);
  const auto scale = GENERATE(1.0, 0.5);
  const RoiAlignOptions options{scale, 3, 2, sampling_ratio, aligned};
  const Tensor pooled = roi_align(input, as_tensor(kRois), options);
  REQUIRE(pooled.sizes() == IntArrayRef({6, 3, 3, 2}));
  const auto elements = pooled.accessor<double, 4>();
  for (size_t k = 0; k < kRois.size(); ++k) {
    for (int64_t channel = 0; channel < 3; ++channel) {
      for (int64_t row = 0; row < 3; ++row) {
        for (int64_t column = 0; column < 2; ++column) {
          INFO("roi " << k << ", element " << channel << ", " << row << ", " << column);
          CHECK(elements[static_cast<int64_t>(k)][channel][row][column] ==
                Approx(reference(input, kRois[k], channel, row, column, options)).margin(1e-12));
        }
      }
    }
  }
}

TEST_CASE("roi_align takes any strides, float32, and no regions") {
  const Tensor input = make_input({2, 3, 5, 6});
  const Tensor rois = as_tensor(kRois);
  const RoiAlignOptions options{.pooled_height = 2, .pooled_width = 2};
  const Tensor expected = roi_align(input, rois, options);
  const Tensor strided = input.permute({0, 2, 3, 1}).contiguous().permute({0, 3, 1, 2});
  CHECK(roi_align(strided, rois.t().contiguous().t(), options).equal(expected));
  const Tensor single = roi_align(input.to(kFloat32), rois.to(kFloat32), options);
  CHECK(single.dtype() == kFloat32);
  CHECK(allclose(single.to(kFloat64), expected, 1e-4, 1e-5));
  CHECK(roi_align(input, rois.narrow(0, 0, 0), options).sizes() == IntArrayRef({0, 3, 2, 2}));
}

TEST_CASE("roi_align has the derivatives of its definition") {
  const Tensor input = make_input({2, 2, 4, 5}).requires_grad_();
  const Tensor rois = as_tensor(kRois);
  const auto sampling_ratio = GENERATE(0, 2);
  const auto aligned = GENERATE(false, true);
  const RoiAlignOptions options{1, 2, 3, sampling_ratio, aligned};
  const auto pool = [&](const TensorVector& inputs) {
    return TensorVector{roi_align(inputs[0], rois, options)};
  };
  CHECK(autograd::gradcheck(pool, {input}));
  CHECK(autograd::gradgradcheck(pool, {input}));
}

TEST_CASE("roi_align_backward is differentiable with respect to grad") {
  const Tensor grad = make_input({6, 2, 2, 2}).requires_grad_();
  const RoiAlignOptions options{.pooled_height = 2, .pooled_width = 2};
  const auto unpool = [&](const TensorVector& grads) {
    return TensorVector{
        vision::roi_align_backward(grads[0], as_tensor(kRois), options, {2, 2, 4, 5})};
  };
  CHECK(autograd::gradcheck(unpool, {grad}));
}

TEST_CASE("roi_align in inference mode equals roi_align without grad") {
  const Tensor input = make_input({2, 3, 5, 6}).requires_grad_();
  const Tensor rois = as_tensor(kRois);
  const RoiAlignOptions options{.pooled_height = 3, .pooled_width = 3};
  const Tensor expected = no_grad([&] { return roi_align(input, rois, options); });
  CHECK_FALSE(expected.requires_grad());
  CHECK_FALSE(expected.is_inference());
  const InferenceMode guard;
  const Tensor served = roi_align(input, rois, options);
  CHECK(served.is_inference());
  CHECK(served.equal(expected));
  CHECK(roi_align(input.clone(), rois.clone(), options).equal(expected));
}

TEST_CASE("roi_align_backward in inference mode is the gradient of roi_align") {
  const Tensor input = make_input({2, 3, 5, 6}).requires_grad_();
  const Tensor rois = as_tensor(kRois);
  const RoiAlignOptions options{.pooled_height = 2, .pooled_width = 3};
  const Tensor pooled = roi_align(input, rois, options);
  const Tensor grad = make_input({6, 3, 2, 3});
  pooled.backward(grad);
  const InferenceMode guard;
  const Tensor served = vision::roi_align_backward(grad, rois, options, input.sizes());
  CHECK(served.is_inference());
  CHECK(served.equal(input.grad()));
}

TEST_CASE("roi_align refuses what would lose a gradient") {
  const Tensor input = make_input({1, 1, 4, 4}).requires_grad_();
  const RoiAlignOptions options;
  const Tensor rois = inference_mode([] { return as_tensor({{0, 0, 0, 2, 2}}); });
  CHECK_ERROR(roi_align(input, rois, options), InferenceModeError, "RoiAlign");
  CHECK_ERROR(roi_align(input, rois, options), InferenceModeError,
              "tensor 0 of save_for_backward (tensor argument 1 of forward), of sizes [1, 5]");
  CHECK(roi_align(input, rois.clone(), options).requires_grad());
  CHECK_ERROR(roi_align(input, rois.clone().requires_grad_(), options), AutogradError,
              "pass rois.detach()");
}

TEST_CASE("roi_align checks its arguments") {
  const Tensor input = make_input({2, 3, 5, 6});
  const Tensor rois = as_tensor({{0, 0, 0, 2, 2}});
  CHECK_ERROR(roi_align(input[0], rois, {}), ShapeError, "4 dimensions");
  CHECK_ERROR(roi_align(input, rois[0], {}), ShapeError, "rois of sizes [K, 5], got [5]");
  CHECK_ERROR(roi_align(input.to(kInt64), rois, {}), DTypeError, "got int64");
  CHECK_ERROR(roi_align(input, rois.to(kFloat32), {}), DTypeError, "got float32");
  CHECK_ERROR(roi_align(input, rois, {.pooled_height = 0}), ValueError, "got 0 and 1");
  CHECK_ERROR(roi_align(input, rois, {.spatial_scale = -1}), ValueError, "got -1");
  CHECK_ERROR(roi_align(input, as_tensor({{2, 0, 0, 1, 1}}), {}), IndexError,
              "batch index 2 of roi 0 is out of range for a batch of 2");
  CHECK_ERROR(roi_align(input, as_tensor({{-1, 0, 0, 1, 1}}), {}), IndexError, "batch index -1");
  CHECK_ERROR(roi_align(input, as_tensor({{std::nan(""), 0, 0, 1, 1}}), {}), IndexError, "nan");
  CHECK_ERROR(
      vision::roi_align_backward(rand({1, 3, 2, 2}, dtype(kFloat64)), rois, {}, {2, 3, 5, 6}),
      ShapeError, "expected grad of sizes [1, 3, 1, 1], got [1, 3, 2, 2]");
}

}  // namespace
}  // namespace tenon::test
