#include <array>
#include <cmath>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/upsample_bicubic2d.h"
#include "tenon/generated/ops/upsample_bilinear2d.h"
#include "tenon/generated/ops/upsample_linear1d.h"
#include "tenon/generated/ops/upsample_nearest1d.h"
#include "tenon/generated/ops/upsample_nearest2d.h"
#include "tenon/generated/ops/upsample_nearest3d.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/view.h"
#include "tenon/tensor/floating.h"

namespace tenon::composite {
namespace {

using OptionalSizes = std::optional<IntArrayRef>;
using OptionalScales = std::optional<ArrayRef<double>>;

/// What an image [N, C, ...] is resized to, and the scales that were given.
struct Target {
  DimVector sizes;
  std::array<std::optional<double>, 3> scales;
};

/// From either the sizes or the scales of the last `rank` dimensions.
Target target_of(std::string_view op, int64_t rank, const TensorBase& input,
                 const OptionalSizes& output_size, const OptionalScales& scale_factors) {
  TENON_CHECK(output_size.has_value() != scale_factors.has_value(), ValueError, op,
              ": expected either output_size or scale_factors, got ",
              output_size ? "both" : "neither");
  TENON_CHECK(input.dim() == rank + 2, ShapeError, op, ": expected an input of ", rank + 2,
              " dimensions, got sizes ", input.sizes());
  const size_t given = output_size ? output_size->size() : scale_factors->size();
  TENON_CHECK(static_cast<int64_t>(given) == rank, ValueError, op, ": expected ",
              output_size ? "output_size" : "scale_factors", " of ", rank, " values, got ", given);
  if (output_size) return {DimVector(*output_size), {}};
  Target target;
  for (size_t i = 0; i < given; ++i) {
    const double scale = (*scale_factors)[i];
    const double size = static_cast<double>(input.sizes()[i + 2]) * scale;
    TENON_CHECK(size >= 1 && size < 0x1p63, ValueError, op,
                ": expected scale_factors that give sizes of at least 1, got ", scale,
                " for a size of ", input.sizes()[i + 2]);
    target.sizes.push_back(static_cast<int64_t>(size));
    target.scales[i] = scale;
  }
  return target;
}

}  // namespace

TensorBase upsample_nearest1d_vec(const TensorBase& input, OptionalSizes output_size,
                                  OptionalScales scale_factors) {
  const Target to = target_of("upsample_nearest1d", 1, input, output_size, scale_factors);
  return ops::upsample_nearest1d(input, to.sizes, to.scales[0]);
}

TensorBase upsample_nearest2d_vec(const TensorBase& input, OptionalSizes output_size,
                                  OptionalScales scale_factors) {
  const Target to = target_of("upsample_nearest2d", 2, input, output_size, scale_factors);
  return ops::upsample_nearest2d(input, to.sizes, to.scales[0], to.scales[1]);
}

TensorBase upsample_nearest3d_vec(const TensorBase& input, OptionalSizes output_size,
                                  OptionalScales scale_factors) {
  const Target to = target_of("upsample_nearest3d", 3, input, output_size, scale_factors);
  return ops::upsample_nearest3d(input, to.sizes, to.scales[0], to.scales[1], to.scales[2]);
}

TensorBase upsample_linear1d_vec(const TensorBase& input, OptionalSizes output_size,
                                 bool align_corners, OptionalScales scale_factors) {
  const Target to = target_of("upsample_linear1d", 1, input, output_size, scale_factors);
  return ops::upsample_linear1d(input, to.sizes, align_corners, to.scales[0]);
}

TensorBase upsample_bilinear2d_vec(const TensorBase& input, OptionalSizes output_size,
                                   bool align_corners, OptionalScales scale_factors) {
  const Target to = target_of("upsample_bilinear2d", 2, input, output_size, scale_factors);
  return ops::upsample_bilinear2d(input, to.sizes, align_corners, to.scales[0], to.scales[1]);
}

TensorBase upsample_trilinear3d_vec(const TensorBase& input, OptionalSizes output_size,
                                    bool align_corners, OptionalScales scale_factors) {
  const Target to = target_of("upsample_trilinear3d", 3, input, output_size, scale_factors);
  return ops::upsample_trilinear3d(input, to.sizes, align_corners, to.scales[0], to.scales[1],
                                   to.scales[2]);
}

TensorBase upsample_bicubic2d_vec(const TensorBase& input, OptionalSizes output_size,
                                  bool align_corners, OptionalScales scale_factors) {
  const Target to = target_of("upsample_bicubic2d", 2, input, output_size, scale_factors);
  return ops::upsample_bicubic2d(input, to.sizes, align_corners, to.scales[0], to.scales[1]);
}

namespace {

/// The coordinates of `size` elements of an axis from -1 to 1, of their centres unless
/// `align_corners`.
TensorBase axis_coordinates(int64_t size, bool align_corners, const TensorBase& like) {
  // One element alone lies in the middle.
  const TensorBase ends = ops::linspace(size > 1 ? -1 : 0, size > 1 ? 1 : 0, size, like.dtype(),
                                        std::nullopt, like.device());
  if (align_corners || size == 1) return ends;
  const auto count = static_cast<double>(size);
  return ops::mul(ends, Scalar((count - 1) / count));
}

}  // namespace

TensorBase affine_grid_generator(const TensorBase& theta, IntArrayRef size, bool align_corners) {
  constexpr std::string_view kOp = "affine_grid_generator";
  check_floating(kOp, "theta", theta.dtype());
  TENON_CHECK(size.size() == 4 || size.size() == 5, ValueError, kOp,
              ": expected a size [N, C, H, W] or [N, C, D, H, W], got ", size);
  const auto rank = static_cast<int64_t>(size.size()) - 2;
  TENON_CHECK(theta.sizes() == IntArrayRef({size[0], rank, rank + 1}), ShapeError, kOp,
              ": expected theta of sizes ", IntArrayRef({size[0], rank, rank + 1}),
              " for a size of ", size, ", got ", theta.sizes());
  DimVector points(size.slice(2));
  CheckedInt count = 1;
  for (const int64_t each : points) {
    TENON_CHECK(each > 0, ValueError, kOp, ": expected positive sizes of the image, got ", size);
    count *= each;  // fits: a CheckedInt
  }
  points.push_back(1);
  // fits: a CheckedInt
  TENON_CHECK((count * (rank + 1) * theta.element_size() * size[0]).fits(), OutOfMemoryError, kOp,
              ": a grid for a size of ", size, " has more bytes than 64 bits can count");
  // The last axis is x, and comes first.
  std::vector<TensorBase> coordinates;
  for (int64_t axis = rank - 1; axis >= 0; --axis) {
    DimVector along(static_cast<size_t>(rank + 1), 1);
    along[static_cast<size_t>(axis)] = points[static_cast<size_t>(axis)];
    const TensorBase places =
        axis_coordinates(points[static_cast<size_t>(axis)], align_corners, theta);
    coordinates.push_back(ops::expand(ops::reshape(places, along), points));
  }
  coordinates.push_back(ops::ones(points, theta.dtype(), std::nullopt, theta.device()));
  const TensorBase base = ops::view(ops::cat(coordinates, -1), {1, count.value(), rank + 1});
  const TensorBase grid =
      ops::bmm(ops::expand(base, {size[0], -1, -1}), ops::transpose(recordable(theta), 1, 2));
  DimVector sizes(size.slice(2));
  sizes.insert(0, size[0]);
  sizes.push_back(rank);
  return ops::view(grid, sizes);
}

}  // namespace tenon::composite
