#pragma once

#include "tenon/kernels/convolution/onednn_library.h"

namespace tenon::kernels {

/// Null where oneDNN is not used. Any thread.
const OneDnnLibrary* onednn_in_use();

/// Computes a pass of a convolution by oneDNN, where that is used; false where it is not, or does
/// not compute this one, and `result` holds any numbers then. Any thread. OutOfMemoryError before
/// anything is written.
bool convolve_by_onednn(ConvolutionPass pass, const ConvolutionGeometry& g, const float* first,
                        const float* second, const float* bias, float* result);

}  // namespace tenon::kernels
