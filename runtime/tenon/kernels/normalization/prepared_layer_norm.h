#pragma once

#include <memory>

#include "tenon/kernels/row_kernel.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// What `native_layer_norm` computes of tensors as these, of which no data are read: the inputs are
/// `input`, `weight` and `bias`, and the results three. Null unless all are row-major, and of
/// float32 or of float64, and the input is not empty.
std::shared_ptr<const RowKernel> prepare_layer_norm(const TensorBase& input,
                                                    IntArrayRef normalized_shape,
                                                    const TensorBase& weight,
                                                    const TensorBase& bias, double eps,
                                                    const TensorBase& result);

}  // namespace tenon::kernels
