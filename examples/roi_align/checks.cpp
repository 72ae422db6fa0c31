#include "checks.h"

namespace vision {
namespace {

using tenon::kFloat32;
using tenon::kFloat64;
using tenon::Tensor;

void check_tensors(std::string_view op, const Tensor& pooled, const Tensor& rois) {
  TENON_CHECK(pooled.dim() == 4, ShapeError, op,
              ": expected a tensor of 4 dimensions [N, C, H, W], got sizes ", pooled.sizes());
  TENON_CHECK(rois.dim() == 2 && rois.size(1) == 5, ShapeError, op,
              ": expected rois of sizes [K, 5], got ", rois.sizes());
  TENON_CHECK(pooled.dtype() == kFloat32 || pooled.dtype() == kFloat64, DTypeError, op,
              ": expected float32 or float64, got ", pooled.dtype());
  TENON_CHECK(rois.dtype() == pooled.dtype(), DTypeError, op, ": expected rois of ", pooled.dtype(),
              " like the other tensor, got ", rois.dtype());
}

void check_options(std::string_view op, const RoiAlignOptions& options) {
  TENON_CHECK(options.pooled_height > 0 && options.pooled_width > 0, ValueError, op,
              ": expected a pooled height and width of at least 1, got ", options.pooled_height,
              " and ", options.pooled_width);
  TENON_CHECK(options.spatial_scale > 0, ValueError, op, ": expected a spatial_scale above 0, got ",
              options.spatial_scale);
}

}  // namespace

void check_arguments(std::string_view op, const Tensor& pooled, const Tensor& rois,
                     int64_t batch_size, const RoiAlignOptions& options) {
  check_tensors(op, pooled, rois);
  check_options(op, options);
  const Tensor batches = rois.select(1, 0).to(kFloat64).contiguous();
  for (int64_t i = 0; i < batches.numel(); ++i) {
    const double batch = batches.data_ptr<double>()[i];
    TENON_CHECK(batch >= 0 && batch < static_cast<double>(batch_size), IndexError, op,
                ": batch index ", batch, " of roi ", i, " is out of range for a batch of ",
                batch_size);
  }
}

}  // namespace vision
