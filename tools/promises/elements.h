#pragma once

#include <cstdint>
#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon::tools {

// Elements read through the strides, without any operator.

using Index = std::vector<int64_t>;

/// Every index of these sizes in row-major order.
std::vector<Index> indices_of(IntArrayRef sizes);
/// The elements in row-major order.
std::vector<double> elements(const TensorBase& tensor);
/// The first `most` of them.
std::vector<double> first_elements(const TensorBase& tensor, int64_t most);
/// One element.
double at(const TensorBase& tensor, const Index& index);

/// How far results may be from an exact reference: a few roundings of the dtype.
double tolerance_of(DType dtype);

}  // namespace tenon::tools
