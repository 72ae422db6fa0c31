#pragma once

#include <memory>

#include "tenon/kernels/reduction/loops.h"
#include "tenon/kernels/row_kernel.h"
#include "tenon/tensor/reduced_dimensions.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// What a reduction over the dimensions of `mask`, or the mean, which is a sum that `is_mean`,
/// computes of tensors as these, of which no data are read. Null unless they are row-major and not
/// empty, no element is converted before, the dimensions are the last ones, and each result is one
/// run of elements that is not cut; or, in units, all dimensions.
std::shared_ptr<const RowKernel> prepare_reduction(Reduction reduction, bool is_mean,
                                                   const TensorBase& self, DimMask mask,
                                                   const TensorBase& result);

}  // namespace tenon::kernels
