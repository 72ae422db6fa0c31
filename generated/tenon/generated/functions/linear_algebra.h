// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/tensordot.h"

namespace tenon {

/// beta * self + alpha * (mat1 @ mat2); self is broadcast to the product, and not read where beta
/// is 0.
inline Tensor addmm(const Tensor& self, const Tensor& mat1, const Tensor& mat2,
                    const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm::call(self, mat1, mat2, beta, alpha);
}
inline Tensor& addmm_(Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta = 1,
                      const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::addmm_::call(self, mat1, mat2, beta, alpha));
}
inline Tensor& addmm_out(Tensor& out, const Tensor& self, const Tensor& mat1, const Tensor& mat2,
                         const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::addmm_out::call(self, mat1, mat2, beta, alpha, out));
}

/// beta * self + alpha * (mat @ vec); self is broadcast to the product, and not read where beta is
/// 0.
inline Tensor addmv(const Tensor& self, const Tensor& mat, const Tensor& vec,
                    const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmv::call(self, mat, vec, beta, alpha);
}
inline Tensor& addmv_(Tensor& self, const Tensor& mat, const Tensor& vec, const Scalar& beta = 1,
                      const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::addmv_::call(self, mat, vec, beta, alpha));
}
inline Tensor& addmv_out(Tensor& out, const Tensor& self, const Tensor& mat, const Tensor& vec,
                         const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::addmv_out::call(self, mat, vec, beta, alpha, out));
}

/// beta * self + alpha * bmm(batch1, batch2); self is broadcast, and not read where beta is 0.
inline Tensor baddbmm(const Tensor& self, const Tensor& batch1, const Tensor& batch2,
                      const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::baddbmm::call(self, batch1, batch2, beta, alpha);
}
inline Tensor& baddbmm_(Tensor& self, const Tensor& batch1, const Tensor& batch2,
                        const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::baddbmm_::call(self, batch1, batch2, beta, alpha));
}
inline Tensor& baddbmm_out(Tensor& out, const Tensor& self, const Tensor& batch1,
                           const Tensor& batch2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::baddbmm_out::call(self, batch1, batch2, beta, alpha, out));
}

/// The products of two batches of matrices.
inline Tensor bmm(const Tensor& self, const Tensor& mat2) {
  return stubs::bmm::call(self, mat2);
}
inline Tensor& bmm_out(Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::bmm_out::call(self, mat2, out));
}

/// The distance, by the norm of order p, of each row of x1 to each of x2.
inline Tensor cdist(const Tensor& x1, const Tensor& x2, double p = 2,
                    std::optional<int64_t> compute_mode = std::nullopt) {
  return stubs::cdist::call(x1, x2, p, compute_mode);
}

/// The distance, by the norm of order p, of each row of x1 to each of x2.
inline Tensor _cdist_forward(const Tensor& x1, const Tensor& x2, double p,
                             std::optional<int64_t> compute_mode) {
  return stubs::_cdist_forward::call(x1, x2, p, compute_mode);
}

/// The cosine of the angle of the vectors along a dimension, whose lengths are at least eps.
inline Tensor cosine_similarity(const Tensor& x1, const Tensor& x2, int64_t dim = 1,
                                double eps = 1e-08) {
  return stubs::cosine_similarity::call(x1, x2, dim, eps);
}

/// The inner product of two vectors.
inline Tensor dot(const Tensor& self, const Tensor& tensor) {
  return stubs::dot::call(self, tensor);
}
inline Tensor& dot_out(Tensor& out, const Tensor& self, const Tensor& tensor) {
  return detail::written_to(out, stubs::dot_out::call(self, tensor, out));
}

/// The sums of products over dimensions that letters name, as in `ij,jk->ik`; path tells which are
/// multiplied next.
inline Tensor einsum(std::string_view equation, TensorList tensors,
                     const OptionalIntArrayRef& path = std::nullopt) {
  return stubs::einsum::call(equation, tensors, path);
}

/// The blocks that other times each element of self makes.
inline Tensor kron(const Tensor& self, const Tensor& other) {
  return stubs::kron::call(self, other);
}

/// The vectors that stand at right angles to those along a dimension of size 3.
inline Tensor linalg_cross(const Tensor& self, const Tensor& other, int64_t dim = -1) {
  return stubs::linalg_cross::call(self, other, dim);
}

/// The powers from 0 of each element of the last dimension, in rows of N or as many as there are
/// elements.
inline Tensor linalg_vander(const Tensor& x, std::optional<int64_t> N = std::nullopt) {
  return stubs::linalg_vander::call(x, N);
}

/// The sums of products over a dimension, the others broadcast.
inline Tensor linalg_vecdot(const Tensor& x, const Tensor& y, int64_t dim = -1) {
  return stubs::linalg_vecdot::call(x, y, dim);
}

/// The norm of the elements over dimensions as a vector; of order 0 how many are not 0, of inf the
/// greatest.
inline Tensor linalg_vector_norm(const Tensor& self, const Scalar& ord = 2,
                                 const OptionalIntArrayRef& dim = std::nullopt,
                                 bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_vector_norm::call(self, ord, dim, keepdim, dtype);
}
inline Tensor& linalg_vector_norm_out(Tensor& out, const Tensor& self, const Scalar& ord = 2,
                                      const OptionalIntArrayRef& dim = std::nullopt,
                                      bool keepdim = false,
                                      std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out,
                            stubs::linalg_vector_norm_out::call(self, ord, dim, keepdim, dtype,
                                                                out));
}

/// input @ weight.t() + bias over the last dimension of input.
inline Tensor linear(const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}) {
  return stubs::linear::call(input, weight, detail::tensor_or_undefined(bias));
}

/// The product of vectors, matrices or broadcast batches of matrices, as the operands' dimensions
/// say.
inline Tensor matmul(const Tensor& self, const Tensor& other) {
  return stubs::matmul::call(self, other);
}

/// The product of two matrices.
inline Tensor mm(const Tensor& self, const Tensor& mat2) {
  return stubs::mm::call(self, mat2);
}
inline Tensor& mm_out(Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::mm_out::call(self, mat2, out));
}

/// The product of a matrix and a vector.
inline Tensor mv(const Tensor& self, const Tensor& vec) {
  return stubs::mv::call(self, vec);
}
inline Tensor& mv_out(Tensor& out, const Tensor& self, const Tensor& vec) {
  return detail::written_to(out, stubs::mv_out::call(self, vec, out));
}

/// The norm of order p of all elements.
inline Tensor norm(const Tensor& self, const Scalar& p = 2) {
  return stubs::norm_Scalar::call(self, p);
}

/// The norm of order p, or 2, of all elements, computed in a dtype.
inline Tensor norm(const Tensor& self, const std::optional<Scalar>& p, DType dtype) {
  return stubs::norm_ScalarOpt_dtype::call(self, p, dtype);
}

/// The norm of order p, or 2, of the elements over dimensions.
inline Tensor norm(const Tensor& self, const std::optional<Scalar>& p, const IntArrayOf<1>& dim,
                   bool keepdim = false) {
  return stubs::norm_ScalarOpt_dim::call(self, p, dim, keepdim);
}

/// The norm of order p, or 2, of the elements over dimensions, computed in a dtype.
inline Tensor norm(const Tensor& self, const std::optional<Scalar>& p, const IntArrayOf<1>& dim,
                   bool keepdim, DType dtype) {
  return stubs::norm_ScalarOpt_dim_dtype::call(self, p, dim, keepdim, dtype);
}

/// The outer product of two vectors.
inline Tensor outer(const Tensor& self, const Tensor& vec2) {
  return stubs::outer::call(self, vec2);
}

/// The distances of each two rows, by the norm of order p.
inline Tensor pdist(const Tensor& self, double p = 2) {
  return stubs::pdist::call(self, p);
}

/// The distances of each two rows, by the norm of order p.
inline Tensor _pdist_forward(const Tensor& self, double p = 2) {
  return stubs::_pdist_forward::call(self, p);
}

/// The sums of products over pairs of dimensions, of all other elements of self and other.
inline Tensor tensordot(const Tensor& self, const Tensor& other, IntArrayRef dims_self,
                        IntArrayRef dims_other) {
  return stubs::tensordot::call(self, other, dims_self, dims_other);
}

}  // namespace tenon
