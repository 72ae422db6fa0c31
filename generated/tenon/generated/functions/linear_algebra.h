// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

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

/// The inner product of two vectors.
inline Tensor dot(const Tensor& self, const Tensor& tensor) {
  return stubs::dot::call(self, tensor);
}
inline Tensor& dot_out(Tensor& out, const Tensor& self, const Tensor& tensor) {
  return detail::written_to(out, stubs::dot_out::call(self, tensor, out));
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

/// The outer product of two vectors.
inline Tensor outer(const Tensor& self, const Tensor& vec2) {
  return stubs::outer::call(self, vec2);
}

}  // namespace tenon
