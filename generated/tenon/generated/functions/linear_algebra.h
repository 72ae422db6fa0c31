// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/_linalg_slogdet.h"
#include "tenon/generated/ops/_linalg_solve_ex.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cholesky.h"
#include "tenon/generated/ops/cholesky_inverse.h"
#include "tenon/generated/ops/cholesky_solve.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/cross.h"
#include "tenon/generated/ops/det.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/inverse.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cholesky.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_cond.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_det.h"
#include "tenon/generated/ops/linalg_eigh.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"
#include "tenon/generated/ops/linalg_inv.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_lstsq.h"
#include "tenon/generated/ops/linalg_lu.h"
#include "tenon/generated/ops/linalg_lu_factor.h"
#include "tenon/generated/ops/linalg_lu_factor_ex.h"
#include "tenon/generated/ops/linalg_lu_solve.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/linalg_matrix_norm.h"
#include "tenon/generated/ops/linalg_matrix_power.h"
#include "tenon/generated/ops/linalg_matrix_rank.h"
#include "tenon/generated/ops/linalg_multi_dot.h"
#include "tenon/generated/ops/linalg_norm.h"
#include "tenon/generated/ops/linalg_pinv.h"
#include "tenon/generated/ops/linalg_qr.h"
#include "tenon/generated/ops/linalg_slogdet.h"
#include "tenon/generated/ops/linalg_solve.h"
#include "tenon/generated/ops/linalg_solve_ex.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/linalg_svd.h"
#include "tenon/generated/ops/linalg_svdvals.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/logdet.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/matrix_exp.h"
#include "tenon/generated/ops/matrix_power.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pairwise_distance.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/pinverse.h"
#include "tenon/generated/ops/slogdet.h"
#include "tenon/generated/ops/tensordot.h"
#include "tenon/generated/ops/vander.h"
#include "tenon/generated/ops/vdot.h"
#include "tenon/generated/ops/vecdot.h"

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

/// L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that is not positive definite.
inline Tensor cholesky(const Tensor& self, bool upper = false) {
  return stubs::cholesky::call(self, upper);
}

/// The inverse of the matrix of which self is the Cholesky factor.
inline Tensor cholesky_inverse(const Tensor& self, bool upper = false) {
  return stubs::cholesky_inverse::call(self, upper);
}

/// X of AX = self, where input2 is the Cholesky factor of A.
inline Tensor cholesky_solve(const Tensor& self, const Tensor& input2, bool upper = false) {
  return stubs::cholesky_solve::call(self, input2, upper);
}

/// The cosine of the angle of the vectors along a dimension, whose lengths are at least eps.
inline Tensor cosine_similarity(const Tensor& x1, const Tensor& x2, int64_t dim = 1,
                                double eps = 1e-08) {
  return stubs::cosine_similarity::call(x1, x2, dim, eps);
}

/// The vectors that stand at right angles to those along a dimension of size 3, by default the
/// first of them.
inline Tensor cross(const Tensor& self, const Tensor& other,
                    std::optional<int64_t> dim = std::nullopt) {
  return stubs::cross::call(self, other, dim);
}

/// The determinant of each matrix.
inline Tensor det(const Tensor& self) {
  return stubs::det::call(self);
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

/// The inverse of each matrix; a LinAlgError for a singular one.
inline Tensor inverse(const Tensor& self) {
  return stubs::inverse::call(self);
}

/// The blocks that other times each element of self makes.
inline Tensor kron(const Tensor& self, const Tensor& other) {
  return stubs::kron::call(self, other);
}

/// L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that is not positive definite.
inline Tensor linalg_cholesky(const Tensor& self, bool upper = false) {
  return stubs::linalg_cholesky::call(self, upper);
}
inline Tensor& linalg_cholesky_out(Tensor& out, const Tensor& self, bool upper = false) {
  return detail::written_to(out, stubs::linalg_cholesky_out::call(self, upper, out));
}

/// L of LLᵀ = self, of whose matrices one triangle is read, or its transpose, and which minor is
/// not positive, or 0.
inline std::tuple<Tensor, Tensor> linalg_cholesky_ex(const Tensor& self, bool upper = false,
                                                     bool check_errors = false) {
  return detail::to_public(stubs::linalg_cholesky_ex::call(self, upper, check_errors));
}

/// How much an inverse may enlarge errors, by a norm, of order 2 where none is given.
inline Tensor linalg_cond(const Tensor& self, const std::optional<Scalar>& p = std::nullopt) {
  return stubs::linalg_cond::call(self, p);
}

/// How much an inverse may enlarge errors, by the norm of Frobenius or the nuclear one.
inline Tensor linalg_cond(const Tensor& self, std::string_view p) {
  return stubs::linalg_cond_p_str::call(self, p);
}

/// The vectors that stand at right angles to those along a dimension of size 3.
inline Tensor linalg_cross(const Tensor& self, const Tensor& other, int64_t dim = -1) {
  return stubs::linalg_cross::call(self, other, dim);
}

/// The determinant of each matrix, with the factors that it was found by.
inline std::tuple<Tensor, Tensor, Tensor> _linalg_det(const Tensor& A) {
  return detail::to_public(stubs::_linalg_det::call(A));
}

/// The determinant of each matrix.
inline Tensor linalg_det(const Tensor& A) {
  return stubs::linalg_det::call(A);
}

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order, and
/// eigenvectors.
inline std::tuple<Tensor, Tensor> _linalg_eigh(const Tensor& A, std::string_view UPLO = "L",
                                               bool compute_v = true) {
  return detail::to_public(stubs::_linalg_eigh::call(A, UPLO, compute_v));
}

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order, and
/// eigenvectors.
inline std::tuple<Tensor, Tensor> linalg_eigh(const Tensor& self, std::string_view UPLO = "L") {
  return detail::to_public(stubs::linalg_eigh::call(self, UPLO));
}

/// The eigenvalues of symmetric matrices, of which one triangle is read, in ascending order.
inline Tensor linalg_eigvalsh(const Tensor& self, std::string_view UPLO = "L") {
  return stubs::linalg_eigvalsh::call(self, UPLO);
}

/// The inverse of each matrix; a LinAlgError for a singular one.
inline Tensor linalg_inv(const Tensor& A) {
  return stubs::linalg_inv::call(A);
}
inline Tensor& linalg_inv_out(Tensor& out, const Tensor& A) {
  return detail::written_to(out, stubs::linalg_inv_out::call(A, out));
}

/// The inverse of each matrix, and which of its pivots is 0, counted from 1, or 0.
inline std::tuple<Tensor, Tensor> linalg_inv_ex(const Tensor& A, bool check_errors = false) {
  return detail::to_public(stubs::linalg_inv_ex::call(A, check_errors));
}

/// X of the least norm for which ‖AX - b‖ is least, and the ranks; no residuals and singular
/// values.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> linalg_lstsq(
    const Tensor& self, const Tensor& b, std::optional<double> rcond = std::nullopt,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(stubs::linalg_lstsq::call(self, b, rcond, driver));
}

/// A permutation, a lower and an upper triangular matrix of which A is the product.
inline std::tuple<Tensor, Tensor, Tensor> linalg_lu(const Tensor& A, bool pivot = true) {
  return detail::to_public(stubs::linalg_lu::call(A, pivot));
}

/// L below the diagonal and U from it on, and the swaps of rows; a LinAlgError where U has a 0 on
/// its diagonal.
inline std::tuple<Tensor, Tensor> linalg_lu_factor(const Tensor& A, bool pivot = true) {
  return detail::to_public(stubs::linalg_lu_factor::call(A, pivot));
}

/// L below the diagonal and U from it on, the swaps of rows, and which element of U is 0, counted
/// from 1, or 0.
inline std::tuple<Tensor, Tensor, Tensor> linalg_lu_factor_ex(const Tensor& A, bool pivot = true,
                                                              bool check_errors = false) {
  return detail::to_public(stubs::linalg_lu_factor_ex::call(A, pivot, check_errors));
}

/// X of AX = B or XA = B, or of the same with the transpose of A, by the factors of A.
inline Tensor linalg_lu_solve(const Tensor& LU, const Tensor& pivots, const Tensor& B,
                              bool left = true, bool adjoint = false) {
  return stubs::linalg_lu_solve::call(LU, pivots, B, left, adjoint);
}

/// The exponential of each matrix.
inline Tensor linalg_matrix_exp(const Tensor& self) {
  return stubs::linalg_matrix_exp::call(self);
}

/// The norm of the matrices of two dimensions that vectors of the norm of order 1, 2 or inf induce.
inline Tensor linalg_matrix_norm(const Tensor& self, const Scalar& ord, IntArrayRef dim = {-2, -1},
                                 bool keepdim = false, std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm::call(self, ord, dim, keepdim, dtype);
}

/// The norm of the matrices of two dimensions, that of Frobenius or the nuclear one.
inline Tensor linalg_matrix_norm(const Tensor& self, std::string_view ord = "fro",
                                 IntArrayRef dim = {-2, -1}, bool keepdim = false,
                                 std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_matrix_norm_str_ord::call(self, ord, dim, keepdim, dtype);
}

/// Each matrix to the power of a whole number; of a negative one the inverse is multiplied.
inline Tensor linalg_matrix_power(const Tensor& self, int64_t n) {
  return stubs::linalg_matrix_power::call(self, n);
}

/// How many singular values of each matrix are above a tolerance.
inline Tensor linalg_matrix_rank(const Tensor& input, const std::optional<Tensor>& atol = {},
                                 const std::optional<Tensor>& rtol = {}, bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_tensor::call(
      input, detail::tensor_or_undefined(atol), detail::tensor_or_undefined(rtol), hermitian);
}

/// How many singular values of each matrix are above a tolerance.
inline Tensor linalg_matrix_rank(const Tensor& self, std::optional<double> atol,
                                 std::optional<double> rtol, bool hermitian = false) {
  return stubs::linalg_matrix_rank_atol_rtol_float::call(self, atol, rtol, hermitian);
}

/// How many singular values of each matrix are above a number.
inline Tensor linalg_matrix_rank(const Tensor& self, double tol, bool hermitian = false) {
  return stubs::linalg_matrix_rank::call(self, tol, hermitian);
}

/// The product of matrices, of which the first and the last may be vectors, in the order that costs
/// least.
inline Tensor linalg_multi_dot(TensorList tensors) {
  return stubs::linalg_multi_dot::call(tensors);
}

/// The norm of matrices where there are an order and two dimensions, else of the elements as a
/// vector.
inline Tensor linalg_norm(const Tensor& self, const std::optional<Scalar>& ord = std::nullopt,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm::call(self, ord, dim, keepdim, dtype);
}

/// The norm of the matrices of two dimensions, that of Frobenius or the nuclear one.
inline Tensor linalg_norm(const Tensor& self, std::string_view ord,
                          const OptionalIntArrayRef& dim = std::nullopt, bool keepdim = false,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::linalg_norm_ord_str::call(self, ord, dim, keepdim, dtype);
}

/// The pseudoinverse of each matrix, for which singular values up to a tolerance count as 0.
inline Tensor linalg_pinv(const Tensor& self, const std::optional<Tensor>& atol = {},
                          const std::optional<Tensor>& rtol = {}, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_tensor::call(self, detail::tensor_or_undefined(atol),
                                                   detail::tensor_or_undefined(rtol), hermitian);
}

/// The pseudoinverse of each matrix, for which singular values up to a tolerance count as 0.
inline Tensor linalg_pinv(const Tensor& self, std::optional<double> atol,
                          std::optional<double> rtol, bool hermitian = false) {
  return stubs::linalg_pinv_atol_rtol_float::call(self, atol, rtol, hermitian);
}

/// The pseudoinverse of each matrix, for which singular values up to a part of the greatest count
/// as 0.
inline Tensor linalg_pinv(const Tensor& self, double rcond, bool hermitian = false) {
  return stubs::linalg_pinv::call(self, rcond, hermitian);
}

/// Q with orthonormal columns and an upper triangular R, of which A is the product.
inline std::tuple<Tensor, Tensor> linalg_qr(const Tensor& A, std::string_view mode = "reduced") {
  return detail::to_public(stubs::linalg_qr::call(A, mode));
}

/// The sign of each determinant and the logarithm of its magnitude, with the factors that they were
/// found by.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> _linalg_slogdet(const Tensor& A) {
  return detail::to_public(stubs::_linalg_slogdet::call(A));
}

/// The sign of each determinant, and the logarithm of its magnitude.
inline std::tuple<Tensor, Tensor> linalg_slogdet(const Tensor& A) {
  return detail::to_public(stubs::linalg_slogdet::call(A));
}

/// X of AX = B, or of XA = B; a LinAlgError for a singular A.
inline Tensor linalg_solve(const Tensor& A, const Tensor& B, bool left = true) {
  return stubs::linalg_solve::call(A, B, left);
}
inline Tensor& linalg_solve_out(Tensor& out, const Tensor& A, const Tensor& B, bool left = true) {
  return detail::written_to(out, stubs::linalg_solve_out::call(A, B, left, out));
}

/// X of AX = B, or of XA = B, with the factors that it was found by.
inline std::tuple<Tensor, Tensor, Tensor, Tensor> _linalg_solve_ex(
    const Tensor& A, const Tensor& B, bool left = true, bool check_errors = false) {
  return detail::to_public(stubs::_linalg_solve_ex::call(A, B, left, check_errors));
}

/// X of AX = B, or of XA = B, and which pivot of A is 0, counted from 1, or 0.
inline std::tuple<Tensor, Tensor> linalg_solve_ex(const Tensor& A, const Tensor& B,
                                                  bool left = true, bool check_errors = false) {
  return detail::to_public(stubs::linalg_solve_ex::call(A, B, left, check_errors));
}

/// X of AX = B, or of XA = B, where A is one triangle of self, with 1 on its diagonal where it is
/// unitriangular.
inline Tensor linalg_solve_triangular(const Tensor& self, const Tensor& B, bool upper,
                                      bool left = true, bool unitriangular = false) {
  return stubs::linalg_solve_triangular::call(self, B, upper, left, unitriangular);
}
inline Tensor& linalg_solve_triangular_out(Tensor& out, const Tensor& self, const Tensor& B,
                                           bool upper, bool left = true,
                                           bool unitriangular = false) {
  return detail::written_to(out,
                            stubs::linalg_solve_triangular_out::call(self, B, upper, left,
                                                                     unitriangular, out));
}

/// The singular values of each matrix in descending order, and vectors U and Vᵀ with USVᵀ = A.
inline std::tuple<Tensor, Tensor, Tensor> _linalg_svd(
    const Tensor& A, bool full_matrices = false, bool compute_uv = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(stubs::_linalg_svd::call(A, full_matrices, compute_uv, driver));
}

/// The singular values of each matrix in descending order, and vectors U and Vᵀ with USVᵀ = A.
inline std::tuple<Tensor, Tensor, Tensor> linalg_svd(
    const Tensor& A, bool full_matrices = true,
    std::optional<std::string_view> driver = std::nullopt) {
  return detail::to_public(stubs::linalg_svd::call(A, full_matrices, driver));
}

/// The singular values of each matrix in descending order.
inline Tensor linalg_svdvals(const Tensor& A,
                             std::optional<std::string_view> driver = std::nullopt) {
  return stubs::linalg_svdvals::call(A, driver);
}

/// The powers from 0 of each element of the last dimension, in rows of N or as many as there are
/// elements.
inline Tensor linalg_vander(const Tensor& x, std::optional<int64_t> N = std::nullopt) {
  return stubs::linalg_vander::call(x, N);
}

/// The sums of conj(x) * y over a dimension, the others broadcast.
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

/// The logarithm of each determinant, NaN where it is negative.
inline Tensor logdet(const Tensor& self) {
  return stubs::logdet::call(self);
}

/// The matrices P, L and U of factors, of which A is the product.
inline std::tuple<Tensor, Tensor, Tensor> lu_unpack(
    const Tensor& LU_data, const Tensor& LU_pivots, bool unpack_data = true,
    bool unpack_pivots = true) {
  return detail::to_public(stubs::lu_unpack::call(LU_data, LU_pivots, unpack_data, unpack_pivots));
}

/// The product of vectors, matrices or broadcast batches of matrices, as the operands' dimensions
/// say.
inline Tensor matmul(const Tensor& self, const Tensor& other) {
  return stubs::matmul::call(self, other);
}

/// The exponential of each matrix.
inline Tensor matrix_exp(const Tensor& self) {
  return stubs::matrix_exp::call(self);
}

/// Each matrix to the power of a whole number; of a negative one the inverse is multiplied.
inline Tensor matrix_power(const Tensor& self, int64_t n) {
  return stubs::matrix_power::call(self, n);
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

/// The norms of x1 - x2 + eps along the last dimension.
inline Tensor pairwise_distance(const Tensor& x1, const Tensor& x2, double p = 2,
                                double eps = 1e-06, bool keepdim = false) {
  return stubs::pairwise_distance::call(x1, x2, p, eps, keepdim);
}

/// The distances of each two rows, by the norm of order p.
inline Tensor pdist(const Tensor& self, double p = 2) {
  return stubs::pdist::call(self, p);
}

/// The distances of each two rows, by the norm of order p.
inline Tensor _pdist_forward(const Tensor& self, double p = 2) {
  return stubs::_pdist_forward::call(self, p);
}

/// The pseudoinverse of each matrix, for which singular values up to a part of the greatest count
/// as 0.
inline Tensor pinverse(const Tensor& self, double rcond = 1e-15) {
  return stubs::pinverse::call(self, rcond);
}

/// The sign of each determinant, and the logarithm of its magnitude.
inline std::tuple<Tensor, Tensor> slogdet(const Tensor& self) {
  return detail::to_public(stubs::slogdet::call(self));
}

/// The sums of products over pairs of dimensions, of all other elements of self and other.
inline Tensor tensordot(const Tensor& self, const Tensor& other, IntArrayRef dims_self,
                        IntArrayRef dims_other) {
  return stubs::tensordot::call(self, other, dims_self, dims_other);
}

/// The powers of each element of a vector, in rows of N or as many as there are elements, the
/// greatest first.
inline Tensor vander(const Tensor& x, std::optional<int64_t> N = std::nullopt,
                     bool increasing = false) {
  return stubs::vander::call(x, N, increasing);
}

/// The sum of products of the elements of conj(self) and other, two vectors.
inline Tensor vdot(const Tensor& self, const Tensor& other) {
  return stubs::vdot::call(self, other);
}

/// The sums of conj(x) * y over a dimension, the others broadcast.
inline Tensor vecdot(const Tensor& x, const Tensor& y, int64_t dim = -1) {
  return stubs::vecdot::call(x, y, dim);
}

}  // namespace tenon
