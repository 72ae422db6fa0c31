// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// mm(Tensor self, Tensor mat2) -> Tensor
void mm(const TensorBase& self, const TensorBase& mat2, TensorBase& result);

// bmm(Tensor self, Tensor mat2) -> Tensor
void bmm(const TensorBase& self, const TensorBase& mat2, TensorBase& result);

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
           const Scalar& beta, const Scalar& alpha, TensorBase& result);

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
             const Scalar& beta, const Scalar& alpha, TensorBase& result);

// mv(Tensor self, Tensor vec) -> Tensor
void mv(const TensorBase& self, const TensorBase& vec, TensorBase& result);

// addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec, const Scalar& beta,
           const Scalar& alpha, TensorBase& result);

// dot(Tensor self, Tensor tensor) -> Tensor
void dot(const TensorBase& self, const TensorBase& tensor, TensorBase& result);

// linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor
//   pivots, Tensor info)
void linalg_lu_factor_ex(const TensorBase& A, bool pivot, bool check_errors, TensorBase& LU,
                         TensorBase& pivots, TensorBase& info);

// linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) ->
//   Tensor
void linalg_lu_solve(const TensorBase& LU, const TensorBase& pivots, const TensorBase& B, bool left,
                     bool adjoint, TensorBase& result);

// lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
//   (Tensor P, Tensor L, Tensor U)
void lu_unpack(const TensorBase& LU_data, const TensorBase& LU_pivots, bool unpack_data,
               bool unpack_pivots, TensorBase& P, TensorBase& L, TensorBase& U);

// _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
//   result, Tensor LU, Tensor pivots, Tensor info)
void _linalg_solve_ex(const TensorBase& A, const TensorBase& B, bool left, bool check_errors,
                      TensorBase& result, TensorBase& LU, TensorBase& pivots, TensorBase& info);

// linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
void linalg_inv_ex(const TensorBase& A, bool check_errors, TensorBase& inverse, TensorBase& info);

// linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
//   Tensor info)
void linalg_cholesky_ex(const TensorBase& self, bool upper, bool check_errors, TensorBase& L,
                        TensorBase& info);

// linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
//   unitriangular=False) -> Tensor
void linalg_solve_triangular(const TensorBase& self, const TensorBase& B, bool upper, bool left,
                             bool unitriangular, TensorBase& result);

// linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
void linalg_qr(const TensorBase& A, std::string_view mode, TensorBase& Q, TensorBase& R);

// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor
//   eigenvectors)
void _linalg_eigh(const TensorBase& A, std::string_view UPLO, bool compute_v,
                  TensorBase& eigenvalues, TensorBase& eigenvectors);

// _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) ->
//   (Tensor U, Tensor S, Tensor Vh)
void _linalg_svd(const TensorBase& A, bool full_matrices, bool compute_uv,
                 std::optional<std::string_view> driver, TensorBase& U, TensorBase& S,
                 TensorBase& Vh);

// linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution,
//   Tensor residuals, Tensor rank, Tensor singular_values)
void linalg_lstsq(const TensorBase& self, const TensorBase& b, std::optional<double> rcond,
                  std::optional<std::string_view> driver, TensorBase& solution,
                  TensorBase& residuals, TensorBase& rank, TensorBase& singular_values);

// linalg_matrix_exp(Tensor self) -> Tensor
void linalg_matrix_exp(const TensorBase& self, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// vdot(Tensor self, Tensor other) -> Tensor
TensorBase vdot(const TensorBase& self, const TensorBase& other);

// outer(Tensor self, Tensor vec2) -> Tensor
TensorBase outer(const TensorBase& self, const TensorBase& vec2);

// matmul(Tensor self, Tensor other) -> Tensor
TensorBase matmul(const TensorBase& self, const TensorBase& other);

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
TensorBase linear(const TensorBase& input, const TensorBase& weight, const TensorBase& bias);

// linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
//   ScalarType? dtype=None) -> Tensor
TensorBase vector_norm(const TensorBase& self, const Scalar& ord, std::optional<IntArrayRef> dim,
                       bool keepdim, std::optional<DType> dtype);

// norm.Scalar(Tensor self, Scalar p=2) -> Tensor
TensorBase norm_scalar(const TensorBase& self, const Scalar& p);

// norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
TensorBase norm_dtype(const TensorBase& self, const std::optional<Scalar>& p, DType dtype);

// norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
TensorBase norm_dim(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                    bool keepdim);

// norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype)
//   -> Tensor
TensorBase norm_dim_dtype(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                          bool keepdim, DType dtype);

// _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
TensorBase cdist_forward(const TensorBase& x1, const TensorBase& x2, double p,
                         std::optional<int64_t> compute_mode);

// _pdist_forward(Tensor self, float p=2) -> Tensor
TensorBase pdist_forward(const TensorBase& self, double p);

// kron(Tensor self, Tensor other) -> Tensor
TensorBase kron(const TensorBase& self, const TensorBase& other);

// linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
TensorBase linalg_vecdot(const TensorBase& x, const TensorBase& y, int64_t dim);

// linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
TensorBase linalg_cross(const TensorBase& self, const TensorBase& other, int64_t dim);

// cross(Tensor self, Tensor other, int? dim=None) -> Tensor
TensorBase cross(const TensorBase& self, const TensorBase& other, std::optional<int64_t> dim);

// vander(Tensor x, int? N=None, bool increasing=False) -> Tensor
TensorBase vander(const TensorBase& x, std::optional<int64_t> N, bool increasing);

// tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
TensorBase tensordot(const TensorBase& self, const TensorBase& other, IntArrayRef dims_self,
                     IntArrayRef dims_other);

// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
TensorBase einsum(std::string_view equation, TensorList tensors, std::optional<IntArrayRef> path);

// linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor
TensorBase linalg_vander(const TensorBase& x, std::optional<int64_t> N);

// cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
TensorBase cosine_similarity(const TensorBase& x1, const TensorBase& x2, int64_t dim, double eps);

// linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)
std::tuple<TensorBase, TensorBase> linalg_lu_factor(const TensorBase& A, bool pivot);

// linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)
std::tuple<TensorBase, TensorBase, TensorBase> linalg_lu(const TensorBase& A, bool pivot);

// linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
//   result, Tensor info)
std::tuple<TensorBase, TensorBase> linalg_solve_ex(const TensorBase& A, const TensorBase& B,
                                                   bool left, bool check_errors);

// inverse(Tensor self) -> Tensor
TensorBase inverse(const TensorBase& self);

// _linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)
std::tuple<TensorBase, TensorBase, TensorBase> _linalg_det(const TensorBase& A);

// linalg_det(Tensor A) -> Tensor
TensorBase linalg_det(const TensorBase& A);

// det(Tensor self) -> Tensor
TensorBase det(const TensorBase& self);

// _linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)
std::tuple<TensorBase, TensorBase, TensorBase, TensorBase> _linalg_slogdet(const TensorBase& A);

// linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)
std::tuple<TensorBase, TensorBase> linalg_slogdet(const TensorBase& A);

// slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
std::tuple<TensorBase, TensorBase> slogdet(const TensorBase& self);

// logdet(Tensor self) -> Tensor
TensorBase logdet(const TensorBase& self);

// cholesky(Tensor self, bool upper=False) -> Tensor
TensorBase cholesky(const TensorBase& self, bool upper);

// cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
TensorBase cholesky_solve(const TensorBase& self, const TensorBase& input2, bool upper);

// cholesky_inverse(Tensor self, bool upper=False) -> Tensor
TensorBase cholesky_inverse(const TensorBase& self, bool upper);

// linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor
TensorBase linalg_eigvalsh(const TensorBase& self, std::string_view UPLO);

// linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor
TensorBase linalg_svdvals(const TensorBase& A, std::optional<std::string_view> driver);

// linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool
//   hermitian=False) -> Tensor
TensorBase linalg_pinv_tensor(const TensorBase& self, const TensorBase& atol,
                              const TensorBase& rtol, bool hermitian);

// linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
//   hermitian=False) -> Tensor
TensorBase linalg_pinv_float(const TensorBase& self, std::optional<double> atol,
                             std::optional<double> rtol, bool hermitian);

// pinverse(Tensor self, float rcond=1e-15) -> Tensor
TensorBase pinverse(const TensorBase& self, double rcond);

// linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool
//   hermitian=False) -> Tensor
TensorBase linalg_matrix_rank_tensor(const TensorBase& input, const TensorBase& atol,
                                     const TensorBase& rtol, bool hermitian);

// linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool
//   hermitian=False) -> Tensor
TensorBase linalg_matrix_rank_float(const TensorBase& self, std::optional<double> atol,
                                    std::optional<double> rtol, bool hermitian);

// linalg_matrix_power(Tensor self, int n) -> Tensor
TensorBase linalg_matrix_power(const TensorBase& self, int64_t n);

// matrix_power(Tensor self, int n) -> Tensor
TensorBase matrix_power(const TensorBase& self, int64_t n);

// matrix_exp(Tensor self) -> Tensor
TensorBase matrix_exp(const TensorBase& self);

// linalg_multi_dot(Tensor[] tensors) -> Tensor
TensorBase linalg_multi_dot(TensorList tensors);

// linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType?
//   dtype=None) -> Tensor
TensorBase linalg_matrix_norm(const TensorBase& self, const Scalar& ord, IntArrayRef dim,
                              bool keepdim, std::optional<DType> dtype);

// linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *,
//   ScalarType? dtype=None) -> Tensor
TensorBase linalg_matrix_norm_str(const TensorBase& self, std::string_view ord, IntArrayRef dim,
                                  bool keepdim, std::optional<DType> dtype);

// linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType?
//   dtype=None) -> Tensor
TensorBase linalg_norm(const TensorBase& self, const std::optional<Scalar>& ord,
                       std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype);

// linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType?
//   dtype=None) -> Tensor
TensorBase linalg_norm_str(const TensorBase& self, std::string_view ord,
                           std::optional<IntArrayRef> dim, bool keepdim,
                           std::optional<DType> dtype);

// linalg_cond(Tensor self, Scalar? p=None) -> Tensor
TensorBase linalg_cond(const TensorBase& self, const std::optional<Scalar>& p);

// linalg_cond.p_str(Tensor self, str p) -> Tensor
TensorBase linalg_cond_str(const TensorBase& self, std::string_view p);

// pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
TensorBase pairwise_distance(const TensorBase& x1, const TensorBase& x2, double p, double eps,
                             bool keepdim);

}  // namespace tenon::composite
