#pragma once

#include <string_view>

#include "roi_align.h"

namespace vision {

/// Checks what both operators ask: `pooled`, which is input or gradient, has 4 dimensions and a
/// dtype that the kernels have, `rois` fit to it, and the options make sense. Reads the batch
/// indices of `rois`.
void check_arguments(std::string_view op, const tenon::Tensor& pooled, const tenon::Tensor& rois,
                     int64_t batch_size, const RoiAlignOptions& options);

}  // namespace vision
