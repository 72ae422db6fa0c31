#pragma once

#include <memory>

#include "tenon/kernels/convolution/onednn_library.h"

namespace tenon::onednn {

/// A pass of a convolution for `run`; dnnl::error for what oneDNN does not compute, std::bad_alloc.
std::shared_ptr<const kernels::OneDnnConvolution> prepare(
    kernels::ConvolutionPass pass, const kernels::ConvolutionGeometry& geometry, bool has_bias);

}  // namespace tenon::onednn
