// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/linear_algebra.h"

namespace tenon::redispatch {

inline Tensor addmm(DispatchKeySet keys, const Tensor& self, const Tensor& mat1, const Tensor& mat2,
                    const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm::redispatch(keys, self, mat1, mat2, beta, alpha);
}
inline Tensor& addmm_(DispatchKeySet keys, Tensor& self, const Tensor& mat1, const Tensor& mat2,
                      const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::addmm_::redispatch(keys, self, mat1, mat2, beta, alpha));
}
inline Tensor& addmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat1,
                         const Tensor& mat2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out,
                            stubs::addmm_out::redispatch(keys, self, mat1, mat2, beta, alpha, out));
}

inline Tensor addmv(DispatchKeySet keys, const Tensor& self, const Tensor& mat, const Tensor& vec,
                    const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmv::redispatch(keys, self, mat, vec, beta, alpha);
}
inline Tensor& addmv_(DispatchKeySet keys, Tensor& self, const Tensor& mat, const Tensor& vec,
                      const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::addmv_::redispatch(keys, self, mat, vec, beta, alpha));
}
inline Tensor& addmv_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat,
                         const Tensor& vec, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out,
                            stubs::addmv_out::redispatch(keys, self, mat, vec, beta, alpha, out));
}

inline Tensor baddbmm(DispatchKeySet keys, const Tensor& self, const Tensor& batch1,
                      const Tensor& batch2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::baddbmm::redispatch(keys, self, batch1, batch2, beta, alpha);
}
inline Tensor& baddbmm_(DispatchKeySet keys, Tensor& self, const Tensor& batch1,
                        const Tensor& batch2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self,
                            stubs::baddbmm_::redispatch(keys, self, batch1, batch2, beta, alpha));
}
inline Tensor& baddbmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
                           const Scalar& alpha = 1) {
  return detail::written_to(out,
                            stubs::baddbmm_out::redispatch(keys, self, batch1, batch2, beta, alpha,
                                                           out));
}

inline Tensor bmm(DispatchKeySet keys, const Tensor& self, const Tensor& mat2) {
  return stubs::bmm::redispatch(keys, self, mat2);
}
inline Tensor& bmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::bmm_out::redispatch(keys, self, mat2, out));
}

inline Tensor cdist(DispatchKeySet keys, const Tensor& x1, const Tensor& x2, double p = 2,
                    std::optional<int64_t> compute_mode = std::nullopt) {
  return stubs::cdist::redispatch(keys, x1, x2, p, compute_mode);
}

inline Tensor _cdist_forward(DispatchKeySet keys, const Tensor& x1, const Tensor& x2, double p,
                             std::optional<int64_t> compute_mode) {
  return stubs::_cdist_forward::redispatch(keys, x1, x2, p, compute_mode);
}

inline Tensor cosine_similarity(DispatchKeySet keys, const Tensor& x1, const Tensor& x2,
                                int64_t dim = 1, double eps = 1e-08) {
  return stubs::cosine_similarity::redispatch(keys, x1, x2, dim, eps);
}

inline Tensor dot(DispatchKeySet keys, const Tensor& self, const Tensor& tensor) {
  return stubs::dot::redispatch(keys, self, tensor);
}
inline Tensor& dot_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& tensor) {
  return detail::written_to(out, stubs::dot_out::redispatch(keys, self, tensor, out));
}

inline Tensor einsum(DispatchKeySet keys, std::string_view equation, TensorList tensors,
                     const OptionalIntArrayRef& path = std::nullopt) {
  return stubs::einsum::redispatch(keys, equation, tensors, path);
}

inline Tensor kron(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::kron::redispatch(keys, self, other);
}

inline Tensor linalg_cross(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                           int64_t dim = -1) {
  return stubs::linalg_cross::redispatch(keys, self, other, dim);
}

inline Tensor linalg_vander(DispatchKeySet keys, const Tensor& x,
                            std::optional<int64_t> N = std::nullopt) {
  return stubs::linalg_vander::redispatch(keys, x, N);
}

inline Tensor linalg_vecdot(DispatchKeySet keys, const Tensor& x, const Tensor& y,
                            int64_t dim = -1) {
  return stubs::linalg_vecdot::redispatch(keys, x, y, dim);
}

inline Tensor linalg_vector_norm(DispatchKeySet keys, const Tensor& self, const Scalar& ord = 2,
                                 const OptionalIntArrayRef& dim = std::nullopt,
                                 bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_vector_norm::redispatch(keys, self, ord, dim, keepdim, dtype);
}
inline Tensor& linalg_vector_norm_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                      const Scalar& ord = 2,
                                      const OptionalIntArrayRef& dim = std::nullopt,
                                      bool keepdim = false,
                                      std::optional<DType> dtype = std::nullopt) {
  return detail::written_to(out,
                            stubs::linalg_vector_norm_out::redispatch(keys, self, ord, dim, keepdim,
                                                                      dtype, out));
}

inline Tensor linear(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}) {
  return stubs::linear::redispatch(keys, input, weight, detail::tensor_or_undefined(bias));
}

inline Tensor matmul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::matmul::redispatch(keys, self, other);
}

inline Tensor mm(DispatchKeySet keys, const Tensor& self, const Tensor& mat2) {
  return stubs::mm::redispatch(keys, self, mat2);
}
inline Tensor& mm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::mm_out::redispatch(keys, self, mat2, out));
}

inline Tensor mv(DispatchKeySet keys, const Tensor& self, const Tensor& vec) {
  return stubs::mv::redispatch(keys, self, vec);
}
inline Tensor& mv_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& vec) {
  return detail::written_to(out, stubs::mv_out::redispatch(keys, self, vec, out));
}

inline Tensor norm(DispatchKeySet keys, const Tensor& self, const Scalar& p = 2) {
  return stubs::norm_Scalar::redispatch(keys, self, p);
}
inline Tensor norm(DispatchKeySet keys, const Tensor& self, const std::optional<Scalar>& p,
                   DType dtype) {
  return stubs::norm_ScalarOpt_dtype::redispatch(keys, self, p, dtype);
}
inline Tensor norm(DispatchKeySet keys, const Tensor& self, const std::optional<Scalar>& p,
                   const IntArrayOf<1>& dim, bool keepdim = false) {
  return stubs::norm_ScalarOpt_dim::redispatch(keys, self, p, dim, keepdim);
}
inline Tensor norm(DispatchKeySet keys, const Tensor& self, const std::optional<Scalar>& p,
                   const IntArrayOf<1>& dim, bool keepdim, DType dtype) {
  return stubs::norm_ScalarOpt_dim_dtype::redispatch(keys, self, p, dim, keepdim, dtype);
}

inline Tensor outer(DispatchKeySet keys, const Tensor& self, const Tensor& vec2) {
  return stubs::outer::redispatch(keys, self, vec2);
}

inline Tensor pdist(DispatchKeySet keys, const Tensor& self, double p = 2) {
  return stubs::pdist::redispatch(keys, self, p);
}

inline Tensor _pdist_forward(DispatchKeySet keys, const Tensor& self, double p = 2) {
  return stubs::_pdist_forward::redispatch(keys, self, p);
}

inline Tensor tensordot(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                        IntArrayRef dims_self, IntArrayRef dims_other) {
  return stubs::tensordot::redispatch(keys, self, other, dims_self, dims_other);
}

}  // namespace tenon::redispatch
