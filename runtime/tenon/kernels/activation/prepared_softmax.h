#pragma once

#include <memory>

#include "tenon/kernels/row_kernel.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// What `softmax` or `log_softmax` computes of tensors as these, of which no data are read. Null
/// unless they are row-major, of one dtype and not empty, and `dim` is the last of more than one
/// element.
std::shared_ptr<const RowKernel> prepare_softmax(bool log, const TensorBase& self, int64_t dim,
                                                 const TensorBase& result);
/// Of its gradient, likewise; the inputs are `grad_output` and `output`.
std::shared_ptr<const RowKernel> prepare_softmax_backward(bool log, const TensorBase& grad_output,
                                                          const TensorBase& output, int64_t dim,
                                                          const TensorBase& result);

}  // namespace tenon::kernels
