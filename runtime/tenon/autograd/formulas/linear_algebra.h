#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

/// Derivatives of decompositions of matrices, and of what is solved with them. A gradient of a
/// result may be undefined where there are others. Where the gradient is differentiated again, a
/// formula solves with the matrices; else it uses the factors that were found.
namespace tenon::formulas {

/// Each matrix of the last two dimensions transposed.
TENON_API TensorBase transposed(const TensorBase& matrices);
/// -1 for an odd number of rows that the pivots of factors have swapped, else 1.
TENON_API TensorBase sign_of_swaps(const TensorBase& pivots, DType dtype);

/// Of linalg_lu_factor_ex, for the factors as they lie in one matrix.
TENON_API TensorBase lu_factor_backward(const TensorBase& grad, const TensorBase& LU,
                                        const TensorBase& pivots);
/// Of lu_unpack, for factors of `sizes`.
TENON_API TensorBase lu_unpack_backward(const TensorBase& grad_l, const TensorBase& grad_u,
                                        IntArrayRef sizes);
/// Of linalg_lu_solve for the factors, and for a right side of `sizes`.
TENON_API TensorBase lu_solve_factors_backward(const TensorBase& grad, const TensorBase& LU,
                                               const TensorBase& pivots, const TensorBase& result,
                                               bool left, bool adjoint);
/// Of _linalg_solve_ex for `A` and a right side of `sizes`.
TENON_API std::tuple<TensorBase, TensorBase> solve_backward(
    const TensorBase& grad, const TensorBase& A, IntArrayRef sizes, const TensorBase& result,
    const TensorBase& LU, const TensorBase& pivots, bool left, std::array<bool, 2> mask);
/// Of linalg_solve_triangular for `self` and a right side of `sizes`.
TENON_API std::tuple<TensorBase, TensorBase> solve_triangular_backward(
    const TensorBase& grad, const TensorBase& self, IntArrayRef sizes, const TensorBase& result,
    bool upper, bool left, bool unitriangular, std::array<bool, 2> mask);
/// Of _linalg_det. LinAlgError for a singular matrix where the gradient is differentiated again.
TENON_API TensorBase det_backward(const TensorBase& grad, const TensorBase& result,
                                  const TensorBase& A, const TensorBase& LU,
                                  const TensorBase& pivots);
/// Of _linalg_slogdet.
TENON_API TensorBase slogdet_backward(const TensorBase& grad, const TensorBase& A,
                                      const TensorBase& LU, const TensorBase& pivots);
/// Of linalg_pinv, for a matrix whose rank does not change.
TENON_API TensorBase pinv_backward(const TensorBase& grad, const TensorBase& result,
                                   const TensorBase& self);
/// Of linalg_lstsq for matrices of full rank and a right side of `sizes`.
TENON_API std::tuple<TensorBase, TensorBase> lstsq_backward(const TensorBase& grad,
                                                            const TensorBase& self,
                                                            const TensorBase& b,
                                                            std::array<bool, 2> mask);
/// Of linalg_matrix_exp.
TENON_API TensorBase matrix_exp_backward(const TensorBase& grad, const TensorBase& self);

/// Of linalg_cholesky_ex, for symmetric matrices.
TENON_API TensorBase cholesky_backward(const TensorBase& grad, const TensorBase& L, bool upper);
/// Of linalg_qr; NotImplementedError for the modes in which Q is not determined or not there.
TENON_API TensorBase qr_backward(const TensorBase& grad_q, const TensorBase& grad_r,
                                 const TensorBase& Q, const TensorBase& R, std::string_view mode);
/// Of _linalg_eigh, for symmetric matrices, of a function that the signs of eigenvectors do not
/// matter for. Equal eigenvalues give infinities.
TENON_API TensorBase eigh_backward(const TensorBase& grad_values, const TensorBase& grad_vectors,
                                   const TensorBase& eigenvalues, const TensorBase& eigenvectors);
/// Of linalg_eigvalsh and linalg_svdvals, which need no vectors: the gradient finds them.
TENON_API TensorBase eigvalsh_backward(const TensorBase& grad, const TensorBase& self,
                                       std::string_view UPLO);
TENON_API TensorBase svdvals_backward(const TensorBase& grad, const TensorBase& A);
/// Of _linalg_svd, of a function that the signs of singular vectors do not matter for. Equal
/// singular values give infinities. What is no part of the reduced decomposition counts as
/// constant.
TENON_API TensorBase svd_backward(const TensorBase& grad_u, const TensorBase& grad_s,
                                  const TensorBase& grad_vh, const TensorBase& U,
                                  const TensorBase& S, const TensorBase& Vh);

}  // namespace tenon::formulas
