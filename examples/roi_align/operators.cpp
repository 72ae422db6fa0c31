#include "autograd.h"
#include "kernels.h"
#include "roi_align.h"

namespace vision {

using tenon::Tensor;

Tensor roi_align(const Tensor& input, const Tensor& rois, const RoiAlignOptions& options) {
  static const auto op = tenon::find_operator<decltype(roi_align_cpu)>("vision::roi_align");
  return op.call(input, rois, options.spatial_scale, options.pooled_height, options.pooled_width,
                 options.sampling_ratio, options.aligned);
}

Tensor roi_align_backward(const Tensor& grad, const Tensor& rois, const RoiAlignOptions& options,
                          tenon::IntArrayRef input_sizes) {
  TENON_CHECK(input_sizes.size() == 4, ShapeError,
              "_roi_align_backward: expected the sizes of an input [N, C, H, W], got ",
              input_sizes);
  static const auto op =
      tenon::find_operator<decltype(roi_align_backward_cpu)>("vision::_roi_align_backward");
  return op.call(grad, rois, options.spatial_scale, options.pooled_height, options.pooled_width,
                 input_sizes[0], input_sizes[1], input_sizes[2], input_sizes[3],
                 options.sampling_ratio, options.aligned);
}

TENON_LIBRARY(vision, m) {
  m.def(
      "roi_align(Tensor input, Tensor rois, float spatial_scale, int pooled_height, "
      "int pooled_width, int sampling_ratio, bool aligned) -> Tensor");
  m.def(
      "_roi_align_backward(Tensor grad, Tensor rois, float spatial_scale, int pooled_height, "
      "int pooled_width, int batch_size, int channels, int height, int width, "
      "int sampling_ratio, bool aligned) -> Tensor");
}

TENON_LIBRARY_IMPL(vision, CPU, m) {
  m.impl("roi_align", roi_align_cpu);
  m.impl("_roi_align_backward", roi_align_backward_cpu);
}

TENON_LIBRARY_IMPL(vision, Autograd, m) {
  m.impl("roi_align", roi_align_autograd);
  m.impl("_roi_align_backward", roi_align_backward_autograd);
}

}  // namespace vision
