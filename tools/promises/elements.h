#pragma once

#include <cstdint>
#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon::tools {

// Elements read through the strides, without any operator.

using Index = std::vector<int64_t>;

/// Every index of these sizes in row-major order.
std::vector<Index> indices_of(IntArrayRef sizes);
/// The elements in row-major order; of complex ones both parts, the real one first.
std::vector<double> elements(const TensorBase& tensor);
/// The first `most` of them.
std::vector<double> first_elements(const TensorBase& tensor, int64_t most);
/// One element, which is real.
double at(const TensorBase& tensor, const Index& index);

/// Whether differences of elements tell gradients: float64 and complex128.
bool is_of_double_precision(DType dtype);
/// How far results may be from an exact reference: a few roundings of the dtype.
double tolerance_of(DType dtype);

}  // namespace tenon::tools
