#pragma once

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"

/// Products of matrices and vectors. All write `out`, which is contiguous, has the sizes that the
/// functions of meta/linear_algebra.h say, and overlaps no input; they have checked the arguments.
namespace tenon::kernels {

void mm(const TensorBase& self, const TensorBase& mat2, TensorBase& out);
void bmm(const TensorBase& self, const TensorBase& mat2, TensorBase& out);
void addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
           const Scalar& beta, const Scalar& alpha, TensorBase& out);
void baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
             const Scalar& beta, const Scalar& alpha, TensorBase& out);
void mv(const TensorBase& self, const TensorBase& vec, TensorBase& out);
void dot(const TensorBase& self, const TensorBase& tensor, TensorBase& out);

}  // namespace tenon::kernels
