#pragma once

#include <complex>
#include <initializer_list>
#include <vector>

#include "tenon/dispatch/value.h"
#include "tools/promises/elements.h"

namespace tenon::test {

// Tensors made and read element by element, without any operator.

using tools::at;
using tools::elements;
using tools::first_elements;
using tools::Index;
using tools::indices_of;
using tools::tolerance_of;

/// The elements as complex numbers, in row-major order.
std::vector<std::complex<double>> complex_elements(const TensorBase& tensor);
/// A row-major tensor of these elements; as many as the sizes hold.
TensorBase tensor(IntArrayRef sizes, const std::vector<double>& elements,
                  DType dtype = DType::kFloat64);
/// A vector of these elements.
TensorBase vector(const std::vector<double>& elements, DType dtype = DType::kFloat64);
/// A tensor without dimensions.
TensorBase scalar(double element, DType dtype = DType::kFloat64);
/// The same elements, rounded to another dtype, in row-major order.
TensorBase cast(const TensorBase& source, DType dtype);

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
                                                                 DType::kFloat16, DType::kBFloat16};

}  // namespace tenon::test
