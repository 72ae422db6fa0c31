#pragma once

#include "tenon/base/scalar.h"
#include "tenon/kernels/lapack/meta.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What products of matrices and vectors return; the category has decompositions, too. All raise
/// ShapeError where the operands' dimensions or inner sizes do not fit, DTypeError where their
/// dtypes differ or are bool, and DeviceError where they live on different devices.
namespace tenon::meta {

/// [m, n] for `self` [m, k] and `mat2` [k, n].
TensorSpec mm(const TensorBase& self, const TensorBase& mat2);
/// [b, m, n] for `self` [b, m, k] and `mat2` [b, k, n].
TensorSpec bmm(const TensorBase& self, const TensorBase& mat2);
/// The sizes of mm, to which those of `self` must broadcast; TypeError for a fractional `beta` or
/// `alpha` with integers.
TensorSpec addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                 const Scalar& beta, const Scalar& alpha);
/// The sizes of bmm, with the conditions of addmm.
TensorSpec baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                   const Scalar& beta, const Scalar& alpha);
/// [m] for `self` [m, k] and `vec` [k].
TensorSpec mv(const TensorBase& self, const TensorBase& vec);
/// The same, with what is added to it, which must broadcast to it.
TensorSpec addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                 const Scalar& beta, const Scalar& alpha);
/// No dimensions, for two vectors of one length.
TensorSpec dot(const TensorBase& self, const TensorBase& tensor);

}  // namespace tenon::meta
