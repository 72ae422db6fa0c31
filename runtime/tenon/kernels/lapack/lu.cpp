#include <utility>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/lapack/matrices.h"
#include "tenon/kernels/linear_algebra/blas_call.h"
#include "tenon/tensor/matrix_checks.h"

// LU factorizations, and what is solved with them.
// fits in this file: all indices are of matrices that are in memory

namespace tenon::kernels {
namespace {

/// What is known of square or other matrices: the factors lie column by column.
struct Factors {
  explicit Factors(const TensorBase& A)
      : columns(copy_of(transpose(A, -2, -1))), info(make_info(batch_of(A))) {
    DimVector sizes = batch_of(A);
    sizes.push_back(std::min(A.size(-2), A.size(-1)));
    pivots = make_tensor(sizes, DType::kInt32);
  }

  TensorBase columns, info, pivots;
};

Factors factor(const TensorBase& A) {
  const Factors factors(A);
  if (A.numel() == 0) return factors;
  dispatch_computed(A.dtype(), [&]<class T>(T) {
    const blasint m = blas_size(A.size(-2)), n = blas_size(A.size(-1)), k = std::min(m, n);
    T* const matrices = factors.columns.data_ptr<T>();
    auto* const pivots = factors.pivots.data_ptr<int32_t>();
    auto* const info = factors.info.data_ptr<int32_t>();
    for_each_matrix(factors.info.numel(), {m, n, k}, [&](int64_t begin, int64_t end) {
      const BlasCall call;
      for (int64_t i = begin; i < end; ++i) {
        Lapack<T>::getrf(&m, &n, matrices + i * m * n, &m, pivots + i * k, info + i);
      }
    });
  });
  return factors;
}

void check_factors(std::string_view op, const TensorBase& info, std::string_view way_out) {
  check_info(op, info, "invertible matrices", "a singular one, of which LU has 0 in row", way_out);
}

/// Solves in place, for the columns of `sides`, whose batch is the one that all is broadcast to.
void solve_columns(const TensorBase& factors, const TensorBase& pivots, bool transposed,
                   const TensorBase& sides) {
  if (sides.numel() == 0) return;
  dispatch_computed(sides.dtype(), [&]<class T>(T) {
    const blasint n = blas_size(sides.size(-1)), count = blas_size(sides.size(-2));
    const StridedCounter first_matrix = matrix_counter(batch_of(sides), batch_of(factors));
    const T* const lu = factors.const_data_ptr<T>();
    const auto* const swaps = pivots.const_data_ptr<int32_t>();
    T* const elements = sides.data_ptr<T>();
    const char trans = transposed ? 'T' : 'N';
    const int64_t batch = sides.numel() / n / count;
    for_each_matrix(batch, {n, n, count}, [&](int64_t begin, int64_t end) {
      const BlasCall call;
      StridedCounter matrix = first_matrix;
      matrix.seek(begin);
      for (int64_t i = begin; i < end; ++i, matrix.next()) {
        blasint info = 0;
        Lapack<T>::getrs(&trans, &n, &count, lu + matrix.offset() * n * n, &n,
                         swaps + matrix.offset() * n, elements + i * n * count, &n, &info, 1);
      }
    });
  });
}

/// What to solve for, broadcast to the batch of `result`: A X = B has the columns of B, and X A =
/// B, which is Aᵀ Xᵀ = Bᵀ, its rows.
TensorBase sides_of(const TensorBase& B, bool left, const TensorBase& result) {
  return copy_of(left ? transpose(B, -2, -1) : B, batch_of(result));
}
void write_sides(const TensorBase& sides, bool left, const TensorBase& result) {
  copy_into(left ? transpose(sides, -2, -1) : sides, result);
}

/// The pivots of factors, row-major; ValueError for one that is no row.
TensorBase checked_pivots(std::string_view op, const TensorBase& pivots, int64_t rows) {
  const TensorBase readable = contiguous(pivots);
  const auto* const elements = readable.const_data_ptr<int32_t>();
  for (int64_t i = 0; i < readable.numel(); ++i) {
    TENON_CHECK(elements[i] >= 1 && elements[i] <= rows, ValueError, op,
                ": expected pivots to be rows, counted from 1 to ", rows, ", got ", elements[i]);
  }
  return readable;
}

/// The row of A that each row of its factors came from.
TensorBase row_orders(const TensorBase& pivots, int64_t rows) {
  DimVector sizes = pivots.sizes();
  const int64_t count = sizes.back();
  sizes.back() = rows;
  const TensorBase orders = make_tensor(sizes, DType::kInt32);
  const auto* const swaps = pivots.const_data_ptr<int32_t>();
  auto* const order = orders.data_ptr<int32_t>();
  for (int64_t i = 0; rows > 0 && i < orders.numel() / rows; ++i) {
    for (int64_t row = 0; row < rows; ++row) order[i * rows + row] = static_cast<int32_t>(row);
    for (int64_t row = 0; row < count; ++row) {
      std::swap(order[i * rows + row], order[i * rows + swaps[i * count + row] - 1]);
    }
  }
  return orders;
}

/// Copies the elements below the diagonal, and 1 on it, or those from it on.
template <class T>
void copy_triangles(const TensorBase& LU, bool lower, const TensorBase& result) {
  const int64_t columns = LU.size(-1), all_rows = LU.size(-2);
  const int64_t rows = result.size(-2), width = result.size(-1);
  const T* const in = LU.const_data_ptr<T>();
  T* out = result.data_ptr<T>();
  for (int64_t i = 0; rows * width > 0 && i < result.numel() / (rows * width); ++i) {
    for (int64_t row = 0; row < rows; ++row) {
      const T* const from = in + (i * all_rows + row) * columns;
      for (int64_t column = 0; column < width; ++column) {
        const T outside = lower && row == column ? T(1) : T(0);
        *out++ = (lower ? column < row : column >= row) ? from[column] : outside;
      }
    }
  }
}

}  // namespace

void linalg_lu_factor_ex(const TensorBase& A, bool, bool check_errors, TensorBase& LU,
                         TensorBase& pivots, TensorBase& info) {
  const Factors factors = factor(A);
  if (check_errors) {
    check_factors("linalg_lu_factor", factors.info,
                  "linalg_lu_factor_ex tells all, and factors them as far as it goes");
  }
  copy_into(transpose(factors.columns, -2, -1), LU);
  copy_into(factors.pivots, pivots);
  copy_into(factors.info, info);
}

void linalg_lu_solve(const TensorBase& LU, const TensorBase& pivots, const TensorBase& B, bool left,
                     bool adjoint, TensorBase& result) {
  if (result.numel() == 0) return;
  const TensorBase swaps = checked_pivots("linalg_lu_solve", pivots, LU.size(-1));
  const TensorBase sides = sides_of(B, left, result);
  solve_columns(copy_of(transpose(LU, -2, -1)), swaps, adjoint == left, sides);
  write_sides(sides, left, result);
}

void lu_unpack(const TensorBase& LU_data, const TensorBase& LU_pivots, bool unpack_data,
               bool unpack_pivots, TensorBase& P, TensorBase& L, TensorBase& U) {
  const int64_t rows = LU_data.size(-2);
  const TensorBase swaps = checked_pivots("lu_unpack", LU_pivots, rows);
  const TensorBase LU = contiguous(LU_data);
  const TensorBase orders = unpack_pivots ? row_orders(swaps, rows) : TensorBase();
  dispatch_computed(LU.dtype(), [&]<class T>(T) {
    if (unpack_pivots) {
      zero_(P);
      const auto* const order = orders.const_data_ptr<int32_t>();
      T* const elements = P.data_ptr<T>();
      for (int64_t i = 0; i < orders.numel(); ++i) {
        elements[(i / rows * rows + order[i]) * rows + i % rows] = T(1);
      }
    }
    if (unpack_data) copy_triangles<T>(LU, true, L), copy_triangles<T>(LU, false, U);
  });
}

void _linalg_solve_ex(const TensorBase& A, const TensorBase& B, bool left, bool check_errors,
                      TensorBase& result, TensorBase& LU, TensorBase& pivots, TensorBase& info) {
  const bool is_vector = solves_vectors(A.sizes(), B.sizes());
  const TensorBase solution = is_vector ? unsqueeze(result, -1) : result;
  const Factors factors = factor(A);
  if (check_errors) {
    check_factors("linalg_solve", factors.info,
                  "linalg_solve_ex tells all, and linalg_lstsq has the nearest solution");
  }
  const TensorBase sides = sides_of(is_vector ? unsqueeze(B, -1) : B, left, solution);
  solve_columns(factors.columns, factors.pivots, !left, sides);
  write_sides(sides, left, solution);
  copy_into(transpose(factors.columns, -2, -1), LU);
  copy_into(factors.pivots, pivots);
  copy_into(factors.info, info);
}

void linalg_inv_ex(const TensorBase& A, bool check_errors, TensorBase& inverse, TensorBase& info) {
  const Factors factors = factor(A);
  if (check_errors) {
    check_factors("linalg_inv", factors.info,
                  "linalg_inv_ex tells all, and linalg_pinv has a pseudoinverse of any matrix");
  }
  // A singular matrix has infinities and NaN, as a solution with it has.
  const TensorBase sides = make_matrices(batch_of(A), A.size(-1), A.size(-1), A.dtype());
  fill_identity(sides);
  solve_columns(factors.columns, factors.pivots, false, sides);
  copy_into(transpose(sides, -2, -1), inverse);
  copy_into(factors.info, info);
}

}  // namespace tenon::kernels
