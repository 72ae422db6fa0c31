#include "tenon/kernels/lapack/meta.h"

#include <algorithm>
#include <limits>

#include "tenon/base/broadcast.h"
#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/tensor/matrix_checks.h"

namespace tenon::meta {
namespace {

/// The sizes of the batch, with more behind.
DimVector with_batch(const TensorBase& matrices, std::initializer_list<int64_t> more) {
  DimVector sizes = matrices.sizes().slice(0, matrices.sizes().size() - 2);
  for (const int64_t size : more) sizes.push_back(size);
  return sizes;
}

TensorSpec like(const TensorBase& tensor, DimVector sizes) {
  return {std::move(sizes), tensor.dtype(), tensor.device()};
}
TensorSpec numbers(const TensorBase& tensor, DimVector sizes, DType dtype = DType::kInt32) {
  return {std::move(sizes), dtype, tensor.device()};
}
TensorSpec nothing(const TensorBase& tensor) {
  return like(tensor, {0});
}

int64_t smaller_size(const TensorBase& matrices) {
  return std::min(matrices.size(-2), matrices.size(-1));
}

/// ValueError unless LAPACK can count the elements of a workspace.
void check_workspace(std::string_view op, const TensorBase& matrices, CheckedInt elements) {
  TENON_CHECK(elements.fits() && elements.value() <= std::numeric_limits<int32_t>::max(),
              ValueError, op, ": matrices of sizes ", matrices.sizes(),
              " need a workspace of more than 2^31 elements, which LAPACK cannot count");
}
/// That of routines that work on blocks of rows or columns, with room to spare.
CheckedInt block_workspace(const TensorBase& matrices) {
  return CheckedInt(64) * matrices.size(-2) + CheckedInt(64) * matrices.size(-1);
}

/// The sizes of `B` where both broadcast to one batch; ShapeError also unless `matrices`, square,
/// have as many rows as they meet in `B`.
DimVector solution_sizes(std::string_view op, std::string_view name, const TensorBase& matrices,
                         IntArrayRef B, bool left) {
  const size_t last = B.size() - 1;
  const int64_t met = B[left ? last - 1 : last];
  TENON_CHECK(met == matrices.size(-1), ShapeError, op, ": expected B to have as many ",
              left ? "rows" : "columns", " as ", name, ", got sizes ", B, " and ",
              matrices.sizes());
  DimVector sizes = B.slice(0, B.size() - 2);
  TENON_CHECK(broadcast_into(sizes, matrices.sizes().slice(0, matrices.sizes().size() - 2)),
              ShapeError, op, ": expected batches that broadcast, got ", name, " of sizes ",
              matrices.sizes(), " and B of sizes ", B);
  sizes.push_back(B[last - 1]), sizes.push_back(B[last]);
  return sizes;
}

void check_pivots(std::string_view op, const TensorBase& LU, const TensorBase& pivots) {
  TENON_CHECK(pivots.dtype() == DType::kInt32, DTypeError, op, ": expected pivots of int32, got ",
              pivots.dtype());
  TENON_CHECK(pivots.device() == LU.device(), DeviceError, op, ": expected pivots on ", LU.device(),
              " as the factors, got ", pivots.device());
  TENON_CHECK(pivots.sizes() == IntArrayRef(with_batch(LU, {smaller_size(LU)})), ShapeError, op,
              ": expected pivots for each matrix of sizes ", LU.sizes(), ", got sizes ",
              pivots.sizes());
}

void check_right_side(std::string_view op, std::string_view name, const TensorBase& A,
                      const TensorBase& B) {
  check_same_type(op, name, A, "B", B);
  check_matrices(op, "B", B);
}

}  // namespace

std::tuple<TensorSpec, TensorSpec, TensorSpec> lu_factor(const TensorBase& A, bool pivot) {
  check_matrices("linalg_lu_factor", "A", A);
  TENON_CHECK(pivot, NotImplementedError,
              "linalg_lu_factor: on the CPU there is no factorization without pivots, expected "
              "pivot to be true");
  return {like(A, A.sizes()), numbers(A, with_batch(A, {smaller_size(A)})),
          numbers(A, with_batch(A, {}))};
}

TensorSpec lu_solve(const TensorBase& LU, const TensorBase& pivots, const TensorBase& B,
                    bool left) {
  check_square("linalg_lu_solve", "LU", LU);
  check_pivots("linalg_lu_solve", LU, pivots);
  check_right_side("linalg_lu_solve", "LU", LU, B);
  return like(B, solution_sizes("linalg_lu_solve", "LU", LU, B.sizes(), left));
}

std::tuple<TensorSpec, TensorSpec, TensorSpec> lu_unpack(const TensorBase& LU_data,
                                                         const TensorBase& LU_pivots,
                                                         bool unpack_data, bool unpack_pivots) {
  check_matrices("lu_unpack", "LU_data", LU_data);
  check_pivots("lu_unpack", LU_data, LU_pivots);
  const int64_t m = LU_data.size(-2), n = LU_data.size(-1), k = std::min(m, n);
  const TensorSpec none = nothing(LU_data);
  return {unpack_pivots ? like(LU_data, with_batch(LU_data, {m, m})) : none,
          unpack_data ? like(LU_data, with_batch(LU_data, {m, k})) : none,
          unpack_data ? like(LU_data, with_batch(LU_data, {k, n})) : none};
}

std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> solve(const TensorBase& A,
                                                                 const TensorBase& B, bool left) {
  check_square("linalg_solve", "A", A);
  check_same_type("linalg_solve", "A", A, "B", B);
  TensorSpec result;
  if (solves_vectors(A.sizes(), B.sizes())) {
    TENON_CHECK(left, ShapeError, "linalg_solve: expected B of matrices where left is false, got ",
                "sizes ", B.sizes());
    DimVector sizes = B.sizes();
    sizes.push_back(1);
    sizes = solution_sizes("linalg_solve", "A", A, sizes, left);
    sizes.pop_back();
    result = like(B, sizes);
  } else {
    check_matrices("linalg_solve", "B", B);
    result = like(B, solution_sizes("linalg_solve", "A", A, B.sizes(), left));
  }
  return {result, like(A, A.sizes()), numbers(A, with_batch(A, {A.size(-1)})),
          numbers(A, with_batch(A, {}))};
}

std::tuple<TensorSpec, TensorSpec> square_with_info(std::string_view op, const TensorBase& A) {
  check_square(op, "A", A);
  check_workspace(op, A, block_workspace(A));
  return {like(A, A.sizes()), numbers(A, with_batch(A, {}))};
}

TensorSpec solve_triangular(const TensorBase& self, const TensorBase& B, bool left) {
  check_square("linalg_solve_triangular", "self", self);
  check_right_side("linalg_solve_triangular", "self", self, B);
  return like(B, solution_sizes("linalg_solve_triangular", "self", self, B.sizes(), left));
}

std::tuple<TensorSpec, TensorSpec> qr(const TensorBase& A, std::string_view mode) {
  check_matrices("linalg_qr", "A", A);
  TENON_CHECK(mode == "reduced" || mode == "complete" || mode == "r", ValueError,
              "linalg_qr: expected a mode of 'reduced', 'complete' or 'r', got '", mode, "'");
  check_workspace("linalg_qr", A, block_workspace(A));
  const int64_t m = A.size(-2), n = A.size(-1), k = mode == "complete" ? m : std::min(m, n);
  return {mode == "r" ? nothing(A) : like(A, with_batch(A, {m, k})),
          like(A, with_batch(A, {k, n}))};
}

std::tuple<TensorSpec, TensorSpec> eigh(const TensorBase& A, std::string_view UPLO,
                                        bool compute_v) {
  check_square("linalg_eigh", "A", A);
  TENON_CHECK(UPLO == "L" || UPLO == "U" || UPLO == "l" || UPLO == "u", ValueError,
              "linalg_eigh: expected UPLO to be 'L' or 'U', got '", UPLO, "'");
  const CheckedInt n = A.size(-1);
  check_workspace("linalg_eigh", A, n * n * 2 + n * 64 + 1);
  return {like(A, with_batch(A, {A.size(-1)})), compute_v ? like(A, A.sizes()) : nothing(A)};
}

std::tuple<TensorSpec, TensorSpec, TensorSpec> svd(const TensorBase& A, bool full_matrices,
                                                   bool compute_uv,
                                                   std::optional<std::string_view> driver) {
  check_matrices("linalg_svd", "A", A);
  TENON_CHECK(!driver, ValueError,
              "linalg_svd: expected no driver, of which the CPU has one, got '", *driver, "'");
  const int64_t m = A.size(-2), n = A.size(-1), k = std::min(m, n);
  check_workspace("linalg_svd", A, CheckedInt(k) * k * 4 + block_workspace(A));
  const int64_t rows = full_matrices ? m : k, columns = full_matrices ? n : k;
  return {compute_uv ? like(A, with_batch(A, {m, rows})) : nothing(A), like(A, with_batch(A, {k})),
          compute_uv ? like(A, with_batch(A, {columns, n})) : nothing(A)};
}

std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> lstsq(
    const TensorBase& self, const TensorBase& b, std::optional<std::string_view> driver) {
  check_matrices("linalg_lstsq", "self", self);
  check_same_type("linalg_lstsq", "self", self, "b", b);
  TENON_CHECK(driver.value_or("gelsy") == "gelsy", ValueError,
              "linalg_lstsq: expected the driver 'gelsy' or none, got '", *driver, "'");
  const bool is_vector = solves_vectors(self.sizes(), b.sizes());
  TENON_CHECK(is_vector || b.dim() >= 2, ShapeError,
              "linalg_lstsq: expected b to be a vector or matrices, got sizes ", b.sizes());
  DimVector right = b.sizes();
  if (is_vector) right.push_back(1);
  TENON_CHECK(right[right.size() - 2] == self.size(-2), ShapeError,
              "linalg_lstsq: expected b to have as many rows as self, got sizes ", b.sizes(),
              " and ", self.sizes());
  DimVector sizes(IntArrayRef(right).slice(0, right.size() - 2));
  TENON_CHECK(broadcast_into(sizes, self.sizes().slice(0, self.sizes().size() - 2)), ShapeError,
              "linalg_lstsq: expected batches that broadcast, got self of sizes ", self.sizes(),
              " and b of sizes ", b.sizes());
  check_workspace("linalg_lstsq", self, block_workspace(self) + CheckedInt(64) * right.back());
  const TensorSpec rank = numbers(self, with_batch(self, {}), DType::kInt64);
  sizes.push_back(self.size(-1));
  if (!is_vector) sizes.push_back(right.back());
  return {like(b, sizes), nothing(self), rank, nothing(self)};
}

TensorSpec matrix_exp(const TensorBase& self) {
  check_square("linalg_matrix_exp", "self", self);
  return like(self, self.sizes());
}

}  // namespace tenon::meta
