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

inline Tensor cholesky(DispatchKeySet keys, const Tensor& self, bool upper = false) {
  return stubs::cholesky::redispatch(keys, self, upper);
}

inline Tensor cholesky_inverse(DispatchKeySet keys, const Tensor& self, bool upper = false) {
  return stubs::cholesky_inverse::redispatch(keys, self, upper);
}

inline Tensor cholesky_solve(DispatchKeySet keys, const Tensor& self, const Tensor& input2,
                             bool upper = false) {
  return stubs::cholesky_solve::redispatch(keys, self, input2, upper);
}

inline Tensor cosine_similarity(DispatchKeySet keys, const Tensor& x1, const Tensor& x2,
                                int64_t dim = 1, double eps = 1e-08) {
  return stubs::cosine_similarity::redispatch(keys, x1, x2, dim, eps);
}

inline Tensor cross(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                    std::optional<int64_t> dim = std::nullopt) {
  return stubs::cross::redispatch(keys, self, other, dim);
}

inline Tensor det(DispatchKeySet keys, const Tensor& self) {
  return stubs::det::redispatch(keys, self);
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

inline Tensor inverse(DispatchKeySet keys, const Tensor& self) {
  return stubs::inverse::redispatch(keys, self);
}

inline Tensor kron(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::kron::redispatch(keys, self, other);
}

inline Tensor linalg_cholesky(DispatchKeySet keys, const Tensor& self, bool upper = false) {
  return stubs::linalg_cholesky::redispatch(keys, self, upper);
}
inline Tensor& linalg_cholesky_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                   bool upper = false) {
  return detail::written_to(out, stubs::linalg_cholesky_out::redispatch(keys, self, upper, out));
}

inline std::tuple<Tensor, Tensor> linalg_cholesky_ex(
    DispatchKeySet keys, const Tensor& self, bool upper = false, bool check_errors = false) {
  return detail::to_public(stubs::linalg_cholesky_ex::redispatch(keys, self, upper, check_errors));
}

inline Tensor linalg_cond(DispatchKeySet keys, const Tensor& self,
                          const std::optional<Scalar>& p = std::nullopt) {
  return stubs::linalg_cond::redispatch(keys, self, p);
}
inline Tensor linalg_cond(DispatchKeySet keys, const Tensor& self, std::string_view p) {
  return stubs::linalg_cond_p_str::redispatch(keys, self, p);
}

inline Tensor linalg_cross(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                           int64_t dim = -1) {
  return stubs::linalg_cross::redispatch(keys, self, other, dim);
}

inline std::tuple<Tensor, Tensor, Tensor> _linalg_det(DispatchKeySet keys, const Tensor& A) {
  return detail::to_public(stubs::_linalg_det::redispatch(keys, A));
}

inline Tensor linalg_det(DispatchKeySet keys, const Tensor& A) {
  return stubs::linalg_det::redispatch(keys, A);
}

inline std::tuple<Tensor, Tensor> _linalg_eigh(DispatchKeySet keys, const Tensor& A,
                                               std::string_view UPLO = "L", bool compute_v = true) {
  return detail::to_public(stubs::_linalg_eigh::redispatch(keys, A, UPLO, compute_v));
}

inline std::tuple<Tensor, Tensor> linalg_eigh(DispatchKeySet keys, const Tensor& self,
                                              std::string_view UPLO = "L") {
  return detail::to_public(stubs::linalg_eigh::redispatch(keys, self, UPLO));
}

inline Tensor linalg_eigvalsh(DispatchKeySet keys, const Tensor& self,
                              std::string_view UPLO = "L") {
  return stubs::linalg_eigvalsh::redispatch(keys, self, UPLO);
}

inline Tensor linalg_inv(DispatchKeySet keys, const Tensor& A) {
  return stubs::linalg_inv::redispatch(keys, A);
}
inline Tensor& linalg_inv_out(DispatchKeySet keys, Tensor& out, const Tensor& A) {
  return detail::written_to(out, stubs::linalg_inv_out::redispatch(keys, A, out));
}

inline std::tuple<Tensor, Tensor> linalg_inv_ex(DispatchKeySet keys, const Tensor& A,
                                                bool check_errors = false) {
  return detail::to_public(stubs::linalg_inv_ex::redispatch(keys, A, check_errors));
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor> linalg_lstsq(
    DispatchKeySet keys, const Tensor& self, const Tensor& b,
    std::optional<double> rcond = std::nullopt,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(stubs::linalg_lstsq::redispatch(keys, self, b, rcond, driver));
}

inline std::tuple<Tensor, Tensor, Tensor> linalg_lu(DispatchKeySet keys, const Tensor& A,
                                                    bool pivot = true) {
  return detail::to_public(stubs::linalg_lu::redispatch(keys, A, pivot));
}

inline std::tuple<Tensor, Tensor> linalg_lu_factor(DispatchKeySet keys, const Tensor& A,
                                                   bool pivot = true) {
  return detail::to_public(stubs::linalg_lu_factor::redispatch(keys, A, pivot));
}

inline std::tuple<Tensor, Tensor, Tensor> linalg_lu_factor_ex(
    DispatchKeySet keys, const Tensor& A, bool pivot = true, bool check_errors = false) {
  return detail::to_public(stubs::linalg_lu_factor_ex::redispatch(keys, A, pivot, check_errors));
}

inline Tensor linalg_lu_solve(DispatchKeySet keys, const Tensor& LU, const Tensor& pivots,
                              const Tensor& B, bool left = true, bool adjoint = false) {
  return stubs::linalg_lu_solve::redispatch(keys, LU, pivots, B, left, adjoint);
}

inline Tensor linalg_matrix_exp(DispatchKeySet keys, const Tensor& self) {
  return stubs::linalg_matrix_exp::redispatch(keys, self);
}

inline Tensor linalg_matrix_norm(DispatchKeySet keys, const Tensor& self, const Scalar& ord,
                                 IntArrayRef dim = {-2, -1}, bool keepdim = false,
                                 std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm::redispatch(keys, self, ord, dim, keepdim, dtype);
}
inline Tensor linalg_matrix_norm(DispatchKeySet keys, const Tensor& self,
                                 std::string_view ord = "fro", IntArrayRef dim = {-2, -1},
                                 bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm_str_ord::redispatch(keys, self, ord, dim, keepdim, dtype);
}

inline Tensor linalg_matrix_power(DispatchKeySet keys, const Tensor& self, int64_t n) {
  return stubs::linalg_matrix_power::redispatch(keys, self, n);
}

inline Tensor linalg_matrix_rank(DispatchKeySet keys, const Tensor& input,
                                 const std::optional<Tensor>& atol = {},
                                 const std::optional<Tensor>& rtol = {}, bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_tensor::redispatch(
      keys, input, detail::tensor_or_undefined(atol), detail::tensor_or_undefined(rtol), hermitian);
}
inline Tensor linalg_matrix_rank(DispatchKeySet keys, const Tensor& self,
                                 std::optional<double> atol, std::optional<double> rtol,
                                 bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_float::redispatch(keys, self, atol, rtol, hermitian);
}
inline Tensor linalg_matrix_rank(DispatchKeySet keys, const Tensor& self, double tol,
                                 bool hermitian = false) {
  return stubs::linalg_matrix_rank::redispatch(keys, self, tol, hermitian);
}

inline Tensor linalg_multi_dot(DispatchKeySet keys, TensorList tensors) {
  return stubs::linalg_multi_dot::redispatch(keys, tensors);
}

inline Tensor linalg_norm(DispatchKeySet keys, const Tensor& self,
                          const std::optional<Scalar>& ord = std::nullopt,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm::redispatch(keys, self, ord, dim, keepdim, dtype);
}
inline Tensor linalg_norm(DispatchKeySet keys, const Tensor& self, std::string_view ord,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm_ord_str::redispatch(keys, self, ord, dim, keepdim, dtype);
}

inline Tensor linalg_pinv(DispatchKeySet keys, const Tensor& self,
                          const std::optional<Tensor>& atol = {},
                          const std::optional<Tensor>& rtol = {}, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_tensor::redispatch(
      keys, self, detail::tensor_or_undefined(atol), detail::tensor_or_undefined(rtol), hermitian);
}
inline Tensor linalg_pinv(DispatchKeySet keys, const Tensor& self, std::optional<double> atol,
                          std::optional<double> rtol, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_float::redispatch(keys, self, atol, rtol, hermitian);
}
inline Tensor linalg_pinv(DispatchKeySet keys, const Tensor& self, double rcond,
                          bool hermitian = false) {
  return stubs::linalg_pinv::redispatch(keys, self, rcond, hermitian);
}

inline std::tuple<Tensor, Tensor> linalg_qr(DispatchKeySet keys, const Tensor& A,
                                            std::string_view mode = "reduced") {
  return detail::to_public(stubs::linalg_qr::redispatch(keys, A, mode));
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor> _linalg_slogdet(DispatchKeySet keys,
                                                                  const Tensor& A) {
  return detail::to_public(stubs::_linalg_slogdet::redispatch(keys, A));
}

inline std::tuple<Tensor, Tensor> linalg_slogdet(DispatchKeySet keys, const Tensor& A) {
  return detail::to_public(stubs::linalg_slogdet::redispatch(keys, A));
}

inline Tensor linalg_solve(DispatchKeySet keys, const Tensor& A, const Tensor& B,
                           bool left = true) {
  return stubs::linalg_solve::redispatch(keys, A, B, left);
}
inline Tensor& linalg_solve_out(DispatchKeySet keys, Tensor& out, const Tensor& A, const Tensor& B,
                                bool left = true) {
  return detail::written_to(out, stubs::linalg_solve_out::redispatch(keys, A, B, left, out));
}

inline std::tuple<Tensor, Tensor, Tensor, Tensor> _linalg_solve_ex(
    DispatchKeySet keys, const Tensor& A, const Tensor& B, bool left = true,
    bool check_errors = false) {
  return detail::to_public(stubs::_linalg_solve_ex::redispatch(keys, A, B, left, check_errors));
}

inline std::tuple<Tensor, Tensor> linalg_solve_ex(
    DispatchKeySet keys, const Tensor& A, const Tensor& B, bool left = true,
    bool check_errors = false) {
  return detail::to_public(stubs::linalg_solve_ex::redispatch(keys, A, B, left, check_errors));
}

inline Tensor linalg_solve_triangular(DispatchKeySet keys, const Tensor& self, const Tensor& B,
                                      bool upper, bool left = true, bool unitriangular = false) {
  return stubs::linalg_solve_triangular::redispatch(keys, self, B, upper, left, unitriangular);
}
inline Tensor& linalg_solve_triangular_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                           const Tensor& B, bool upper, bool left = true,
                                           bool unitriangular = false) {
  return detail::written_to(out,
                            stubs::linalg_solve_triangular_out::redispatch(
                                keys, self, B, upper, left, unitriangular, out));
}

inline std::tuple<Tensor, Tensor, Tensor> _linalg_svd(
    DispatchKeySet keys, const Tensor& A, bool full_matrices = false, bool compute_uv = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(
      stubs::_linalg_svd::redispatch(keys, A, full_matrices, compute_uv, driver));
}

inline std::tuple<Tensor, Tensor, Tensor> linalg_svd(
    DispatchKeySet keys, const Tensor& A, bool full_matrices = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(stubs::linalg_svd::redispatch(keys, A, full_matrices, driver));
}

inline Tensor linalg_svdvals(DispatchKeySet keys, const Tensor& A,
                             std::optional<std::string_view> driver = std::nullopt) {
  return stubs::linalg_svdvals::redispatch(keys, A, driver);
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

inline Tensor logdet(DispatchKeySet keys, const Tensor& self) {
  return stubs::logdet::redispatch(keys, self);
}

inline std::tuple<Tensor, Tensor, Tensor> lu_unpack(
    DispatchKeySet keys, const Tensor& LU_data, const Tensor& LU_pivots, bool unpack_data = true,
    bool unpack_pivots = true) {
  return detail::to_public(
      stubs::lu_unpack::redispatch(keys, LU_data, LU_pivots, unpack_data, unpack_pivots));
}

inline Tensor matmul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::matmul::redispatch(keys, self, other);
}

inline Tensor matrix_exp(DispatchKeySet keys, const Tensor& self) {
  return stubs::matrix_exp::redispatch(keys, self);
}

inline Tensor matrix_power(DispatchKeySet keys, const Tensor& self, int64_t n) {
  return stubs::matrix_power::redispatch(keys, self, n);
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

inline Tensor pairwise_distance(DispatchKeySet keys, const Tensor& x1, const Tensor& x2,
                                double p = 2, double eps = 1e-06, bool keepdim = false) {
  return stubs::pairwise_distance::redispatch(keys, x1, x2, p, eps, keepdim);
}

inline Tensor pdist(DispatchKeySet keys, const Tensor& self, double p = 2) {
  return stubs::pdist::redispatch(keys, self, p);
}

inline Tensor _pdist_forward(DispatchKeySet keys, const Tensor& self, double p = 2) {
  return stubs::_pdist_forward::redispatch(keys, self, p);
}

inline Tensor pinverse(DispatchKeySet keys, const Tensor& self, double rcond = 1e-15) {
  return stubs::pinverse::redispatch(keys, self, rcond);
}

inline std::tuple<Tensor, Tensor> slogdet(DispatchKeySet keys, const Tensor& self) {
  return detail::to_public(stubs::slogdet::redispatch(keys, self));
}

inline Tensor tensordot(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                        IntArrayRef dims_self, IntArrayRef dims_other) {
  return stubs::tensordot::redispatch(keys, self, other, dims_self, dims_other);
}

inline Tensor vander(DispatchKeySet keys, const Tensor& x, std::optional<int64_t> N = std::nullopt,
                     bool increasing = false) {
  return stubs::vander::redispatch(keys, x, N, increasing);
}

inline Tensor vdot(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::vdot::redispatch(keys, self, other);
}

inline Tensor vecdot(DispatchKeySet keys, const Tensor& x, const Tensor& y, int64_t dim = -1) {
  return stubs::vecdot::redispatch(keys, x, y, dim);
}

}  // namespace tenon::redispatch
