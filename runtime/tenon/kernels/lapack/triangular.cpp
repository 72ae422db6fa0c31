#include <cmath>

#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/lapack/matrices.h"
#include "tenon/kernels/linear_algebra/blas_call.h"

// Cholesky factors, and triangular systems.
// fits in this file: all indices are of matrices that are in memory

namespace tenon::kernels {
namespace {

/// The first minor that is not positive, counted from 1: 0 where all are.
template <class T>
blasint factor_cholesky(T* matrix, blasint n, bool upper) {
  // Row-major memory is that of the transpose, of which the other triangle is factored.
  const char uplo = upper ? 'L' : 'U';
  blasint info = 0;
  Lapack<T>::potrf(&uplo, &n, matrix, &n, &info, 1);
  for (blasint i = 0; i < n && info == 0; ++i) {
    if (std::isnan(matrix[int64_t{i} * n + i])) info = i + 1;
  }
  for (int64_t row = 0; row < n; ++row) {
    T* const elements = matrix + row * n;
    if (upper)
      std::fill_n(elements, row, T(0));
    else
      std::fill(elements + row + 1, elements + n, T(0));
  }
  return info;
}

}  // namespace

void linalg_cholesky_ex(const TensorBase& self, bool upper, bool check_errors, TensorBase& L,
                        TensorBase& info) {
  const TensorBase factors = copy_of(self), found = make_info(batch_of(self));
  if (self.numel() > 0) {
    dispatch_computed(self.dtype(), [&]<class T>(T) {
      const blasint n = blas_size(self.size(-1));
      T* const matrices = factors.data_ptr<T>();
      auto* const infos = found.data_ptr<int32_t>();
      for_each_matrix(found.numel(), {n, n, n}, [&](int64_t begin, int64_t end) {
        const BlasCall call;
        for (int64_t i = begin; i < end; ++i) {
          infos[i] = factor_cholesky(matrices + i * n * n, n, upper);
        }
      });
    });
  }
  if (check_errors) {
    check_info("linalg_cholesky", found, "positive definite matrices",
               "one that is not, by its leading minor of order",
               "linalg_cholesky_ex tells all, and factors them as far as it goes");
  }
  copy_into(factors, L);
  copy_into(found, info);
}

void linalg_solve_triangular(const TensorBase& self, const TensorBase& B, bool upper, bool left,
                             bool unitriangular, TensorBase& result) {
  if (result.numel() == 0) return;
  const TensorBase triangles = contiguous(self);
  const StridedCounter first_matrix = matrix_counter(batch_of(result), batch_of(self));
  copy_into(B, result);
  dispatch_computed(self.dtype(), [&]<class T>(T) {
    const blasint rows = blas_size(result.size(-2)), columns = blas_size(result.size(-1)),
                  n = left ? rows : columns;
    const T* const matrices = triangles.const_data_ptr<T>();
    T* const sides = result.data_ptr<T>();
    const int64_t batch = result.numel() / rows / columns;
    for_each_matrix(batch, {n, rows, columns}, [&](int64_t begin, int64_t end) {
      const BlasCall call;
      StridedCounter matrix = first_matrix;
      matrix.seek(begin);
      for (int64_t i = begin; i < end; ++i, matrix.next()) {
        Lapack<T>::trsm(CblasRowMajor, left ? CblasLeft : CblasRight,
                        upper ? CblasUpper : CblasLower, CblasNoTrans,
                        unitriangular ? CblasUnit : CblasNonUnit, rows, columns, T(1),
                        matrices + matrix.offset() * n * n, n, sides + i * rows * columns, columns);
      }
    });
  });
}

}  // namespace tenon::kernels
