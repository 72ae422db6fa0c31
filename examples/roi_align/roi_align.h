#pragma once

#include <tenon/tenon.h>

/// ROI align, an operator that does not come with Tenon: it is registered as `vision::roi_align`
/// with a CPU kernel and a derivative, as a library of one's own would do.
namespace vision {

/// How a region of interest is pooled.
struct RoiAlignOptions {
  /// From the coordinates of a box to those of the input, e.g. 1/16 behind a network of stride 16.
  double spatial_scale = 1;
  int64_t pooled_height = 1;
  int64_t pooled_width = 1;
  /// Samples of a bin along each dimension; 0 or less for as many as the bin has pixels.
  int64_t sampling_ratio = 0;
  /// Whether a pixel lies at its centre, so that boxes move by half a pixel. Without, a box has at
  /// least the size of one pixel.
  bool aligned = true;
};

/// The averages of `input` `[N, C, H, W]` over a grid of bins laid on each region: for `rois`
/// `[K, 5]`, whose rows are a batch index and a box x1, y1, x2, y2, a tensor
/// `[K, C, pooled_height, pooled_width]`. Values between pixels are interpolated bilinearly, and
/// are 0 further than a pixel outside of the input (He et al., "Mask R-CNN", 2017).
///
/// Both are float32 or both float64. ShapeError, DTypeError, ValueError, and IndexError for a batch
/// index that is out of range. Differentiable twice with respect to `input`; AutogradError when
/// `rois` require grad.
tenon::Tensor roi_align(const tenon::Tensor& input, const tenon::Tensor& rois,
                        const RoiAlignOptions& options);

/// The gradient of `roi_align` for an input of `input_sizes`, given that of its result. Linear in
/// `grad`, with respect to which it is differentiable.
tenon::Tensor roi_align_backward(const tenon::Tensor& grad, const tenon::Tensor& rois,
                                 const RoiAlignOptions& options, tenon::IntArrayRef input_sizes);

}  // namespace vision
