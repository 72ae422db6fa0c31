#pragma once

#include "tenon/base/type_promotion.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// The dtype that an operator of both arguments, as `add`, computes in and returns: that of a
/// tensor with dimensions comes before that of one without, and that before a number's, as long as
/// no later one is of a higher category, bool < integers < floating dtypes.
inline DType result_type(const TensorBase& tensor, const TensorBase& other) {
  ResultType result;
  result.add_tensor(tensor.dtype(), tensor.dim());
  result.add_tensor(other.dtype(), other.dim());
  return result.dtype();
}
inline DType result_type(const TensorBase& tensor, const Scalar& other) {
  ResultType result;
  result.add_tensor(tensor.dtype(), tensor.dim());
  result.add_scalar(other);
  return result.dtype();
}
inline DType result_type(const Scalar& scalar, const TensorBase& tensor) {
  return result_type(tensor, scalar);
}
inline DType result_type(const Scalar& scalar1, const Scalar& scalar2) {
  ResultType result;
  result.add_scalar(scalar1);
  result.add_scalar(scalar2);
  return result.dtype();
}

}  // namespace tenon
