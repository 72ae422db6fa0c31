#pragma once

#include "roi_align.h"

// The CPU kernels, with the arguments that the operators' schemas have.

namespace vision {

tenon::Tensor roi_align_cpu(const tenon::Tensor& input, const tenon::Tensor& rois,
                            double spatial_scale, int64_t pooled_height, int64_t pooled_width,
                            int64_t sampling_ratio, bool aligned);

tenon::Tensor roi_align_backward_cpu(const tenon::Tensor& grad, const tenon::Tensor& rois,
                                     double spatial_scale, int64_t pooled_height,
                                     int64_t pooled_width, int64_t batch_size, int64_t channels,
                                     int64_t height, int64_t width, int64_t sampling_ratio,
                                     bool aligned);

}  // namespace vision
