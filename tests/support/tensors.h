#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "tenon/dispatch/value.h"

namespace tenon::test {

// Tensors made and read element by element, without any operator.

using Index = std::vector<int64_t>;

/// A row-major tensor of these elements; as many as the sizes hold.
TensorBase tensor(IntArrayRef sizes, const std::vector<double>& elements,
                  DType dtype = DType::kFloat64);
/// A vector of these elements.
TensorBase vector(const std::vector<double>& elements, DType dtype = DType::kFloat64);
/// A tensor without dimensions.
TensorBase scalar(double element, DType dtype = DType::kFloat64);
/// The same elements, rounded to another dtype, in row-major order.
TensorBase cast(const TensorBase& source, DType dtype);

/// The elements in row-major order, read through the strides.
std::vector<double> elements(const TensorBase& tensor);
/// The first `most` of them.
std::vector<double> first_elements(const TensorBase& tensor, int64_t most);
/// One element.
double at(const TensorBase& tensor, const Index& index);

/// Every index of these sizes in row-major order.
std::vector<Index> indices_of(IntArrayRef sizes);

/// An `int[]` argument.
inline std::vector<int64_t> ints(std::initializer_list<int64_t> list) {
  return list;
}
/// A `Tensor[]` argument.
inline std::vector<TensorBase> list(std::initializer_list<TensorBase> tensors) {
  return tensors;
}
/// An argument that is not given.
inline Value none() {
  return {};
}

/// The floating dtypes.
inline constexpr std::initializer_list<DType> kFloatingDTypes = {DType::kFloat64, DType::kFloat32,
                                                                 DType::kBFloat16};
/// How far results may be from an exact reference: a few roundings of the dtype.
double tolerance_of(DType dtype);

}  // namespace tenon::test
