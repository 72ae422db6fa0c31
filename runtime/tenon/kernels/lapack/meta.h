#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What decompositions of matrices return, and what they make of them. DTypeError unless matrices
/// are of float32 or float64, all of one dtype; ShapeError where sizes do not fit together;
/// ValueError for matrices of which LAPACK cannot count the rows, the columns or the workspace.
namespace tenon::meta {

/// Factors of the sizes of `A`, int32 pivots, and an int32 for each matrix. NotImplementedError
/// without pivots.
std::tuple<TensorSpec, TensorSpec, TensorSpec> lu_factor(const TensorBase& A, bool pivot);
/// What `B` broadcasts to.
TensorSpec lu_solve(const TensorBase& LU, const TensorBase& pivots, const TensorBase& B, bool left);
/// P, L and U; [0] for what is not asked for.
std::tuple<TensorSpec, TensorSpec, TensorSpec> lu_unpack(const TensorBase& LU_data,
                                                         const TensorBase& LU_pivots,
                                                         bool unpack_data, bool unpack_pivots);
/// The solution, and what `lu_factor` says.
std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> solve(const TensorBase& A,
                                                                 const TensorBase& B, bool left);
/// A result of the sizes of square matrices, and an int32 for each.
std::tuple<TensorSpec, TensorSpec> square_with_info(std::string_view op, const TensorBase& A);
/// What `B` broadcasts to.
TensorSpec solve_triangular(const TensorBase& self, const TensorBase& B, bool left);
/// Q and R; ValueError unless `mode` is reduced, complete or r, which gives a Q of sizes [0].
std::tuple<TensorSpec, TensorSpec> qr(const TensorBase& A, std::string_view mode);
/// Eigenvalues, and eigenvectors or [0]; ValueError unless `UPLO` is L or U.
std::tuple<TensorSpec, TensorSpec> eigh(const TensorBase& A, std::string_view UPLO, bool compute_v);
/// U, S and Vh; [0] for vectors that are not asked for. ValueError for a `driver`.
std::tuple<TensorSpec, TensorSpec, TensorSpec> svd(const TensorBase& A, bool full_matrices,
                                                   bool compute_uv,
                                                   std::optional<std::string_view> driver);
/// The solution, no residuals, an int64 for each matrix, and no singular values; ValueError for a
/// `driver` other than gelsy.
std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> lstsq(
    const TensorBase& self, const TensorBase& b, std::optional<std::string_view> driver);
/// The sizes of square matrices.
TensorSpec matrix_exp(const TensorBase& self);

}  // namespace tenon::meta
