#include "tenon/kernels/linear_algebra/gemm.h"

#include <cblas.h>

#include <algorithm>
#include <limits>

#include "tenon/base/array_ref.h"
#include "tenon/base/check.h"
#include "tenon/base/complex.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/blas_call.h"
#include "tenon/kernels/linear_algebra/matrix_product.h"
#include "tenon/kernels/linear_algebra/product_parts.h"
#include "tenon/kernels/linear_algebra/vector_product_loops.h"

namespace tenon::kernels {
namespace {

blasint blas_int(int64_t value) {
  TENON_CHECK(fits_blas(value), ValueError, "mm: expected sizes and strides below 2^31, got ",
              value);
  return static_cast<blasint>(value);
}

CBLAS_TRANSPOSE flag(bool transposed) {
  return transposed ? CblasTrans : CblasNoTrans;
}

void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k, float alpha,
               const float* a, blasint lda, const float* b, blasint ldb, float beta, float* c,
               blasint ldc) {
  const BlasCall call;
  cblas_sgemm(CblasRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
               double alpha, const double* a, blasint lda, const double* b, blasint ldb,
               double beta, double* c, blasint ldc) {
  const BlasCall call;
  cblas_dgemm(CblasRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
void blas_gemv(CBLAS_TRANSPOSE t, blasint m, blasint n, float alpha, const float* a, blasint lda,
               const float* x, blasint incx, float beta, float* y, blasint incy) {
  const BlasCall call;
  cblas_sgemv(CblasRowMajor, t, m, n, alpha, a, lda, x, incx, beta, y, incy);
}
void blas_gemv(CBLAS_TRANSPOSE t, blasint m, blasint n, double alpha, const double* a, blasint lda,
               const double* x, blasint incx, double beta, double* y, blasint incy) {
  const BlasCall call;
  cblas_dgemv(CblasRowMajor, t, m, n, alpha, a, lda, x, incx, beta, y, incy);
}
float blas_dot(blasint n, const float* x, blasint incx, const float* y, blasint incy) {
  const BlasCall call;
  return cblas_sdot(n, x, incx, y, incy);
}
double blas_dot(blasint n, const double* x, blasint incx, const double* y, blasint incy) {
  const BlasCall call;
  return cblas_ddot(n, x, incx, y, incy);
}

void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
               Complex64 alpha, const Complex64* a, blasint lda, const Complex64* b, blasint ldb,
               Complex64 beta, Complex64* c, blasint ldc) {
  const BlasCall call;
  cblas_cgemm(CblasRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
}
void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
               Complex128 alpha, const Complex128* a, blasint lda, const Complex128* b, blasint ldb,
               Complex128 beta, Complex128* c, blasint ldc) {
  const BlasCall call;
  cblas_zgemm(CblasRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
}

template <class T>
void scale(int64_t m, int64_t n, T beta, T* c, int64_t ldc) {
  if (beta == T(1)) return;
  for (int64_t i = 0; i < m; ++i) {
    T* row = c + i * ldc;
    if (beta == T(0)) {
      std::fill_n(row, n, T(0));
    } else {
      for (int64_t j = 0; j < n; ++j) row[j] *= beta;
    }
  }
}

/// A product as `gemm` has it.
template <class T>
struct Product {
  int64_t m, n, k;
  T alpha;
  Matrix<T> a, b;
  T beta;
  T* c;
  int64_t leading;
};

/// The matrix of `rows` by k and the vector that a product is one of.
template <class T>
struct MatrixAndVector {
  explicit MatrixAndVector(const Product<T>& product) {
    if (product.n == 1) {
      rows = product.m;
      matrix = product.a;
      x = product.b.data;
      x_stride = product.b.transposed ? 1 : product.b.leading;
      y_stride = product.leading;
    } else {
      rows = product.n;
      matrix = {product.b.data, product.b.leading, !product.b.transposed};
      x = product.a.data;
      x_stride = product.a.transposed ? product.a.leading : 1;
      y_stride = 1;
    }
  }

  int64_t rows, x_stride, y_stride;
  Matrix<T> matrix;
  const T* x;
};

template <class T>
void multiply_vector_by_loops(const Product<T>& product) {
  const MatrixAndVector<T> of(product);
  if (product.beta != T(0)) scale(of.rows, 1, product.beta, product.c, 1);
  const VectorProducts<T>& loops = vector_products<T>();
  const ProductEpilogue<T> epilogue{.alpha = product.alpha,
                                    .addend = product.beta != T(0) ? product.c : nullptr};
  const Matrix<T>& matrix = of.matrix;
  if (matrix.transposed) {
    loops.of_rows(product.k, of.rows, matrix.data, matrix.leading, of.x, epilogue, product.c);
  } else {
    loops.with_rows(of.rows, product.k, matrix.data, matrix.leading, of.x, epilogue, product.c);
  }
}

template <class T>
void multiply_vector_by_blas(const Product<T>& product) {
  const MatrixAndVector<T> of(product);
  scale(of.rows, 1, product.beta, product.c, of.y_stride);
  const Matrix<T>& matrix = of.matrix;
  const blasint rows = blas_int(matrix.transposed ? product.k : of.rows),
                columns = blas_int(matrix.transposed ? of.rows : product.k);
  blas_gemv(flag(matrix.transposed), rows, columns, product.alpha, matrix.data,
            blas_int(matrix.leading), of.x, blas_int(of.x_stride), T(1), product.c,
            blas_int(of.y_stride));
}

/// The product for loops, once c is scaled.
template <class T>
MatrixProduct<T> scaled(const Product<T>& product) {
  const Matrix<T>& a = product.a;
  const MatrixProduct<T> result{
      .m = product.m,
      .n = product.n,
      .k = product.k,
      .a = {a.data, a.transposed ? 1 : a.leading, a.transposed ? a.leading : 1},
      .b = product.b,
      .epilogue = {.alpha = product.alpha,
                   .addend = product.beta != T(0) ? product.c : nullptr,
                   .addend_leading = product.leading},
      .c = product.c,
      .leading = product.leading};
  if (product.beta != T(0) && product.beta != T(1)) {
    reserve_for<T>(product.m, product.n, product.k);  // before anything is written
    scale(product.m, product.n, product.beta, product.c, product.leading);
  }
  return result;
}

template <class T>
void multiply_by_loops(const Product<T>& product) {
  multiply(scaled(product));
}

template <class T>
void multiply_by_blas(const Product<T>& product) {
  blas_gemm(flag(product.a.transposed), flag(product.b.transposed), blas_int(product.m),
            blas_int(product.n), blas_int(product.k), product.alpha, product.a.data,
            blas_int(product.a.leading), product.b.data, blas_int(product.b.leading), product.beta,
            product.c, blas_int(product.leading));
}

/// The sums of nothing are 0.
template <class T>
void only_scale(const Product<T>& product) {
  scale(product.m, product.n, product.beta, product.c, product.leading);
}

template <class T>
using Algorithm = void(const Product<T>&);

/// What computes a product, and each part of one that is split: a part's sizes alone may be for
/// another.
template <class T>
Algorithm<T>* algorithm_for(const Product<T>& product) {
  if (product.k == 0) return only_scale;
  if (product.m == 1 || product.n == 1) {
    const MatrixAndVector<T> of(product);
    const bool is_small = of.x_stride == 1 && of.y_stride == 1 &&
                          saturating_multiply(of.rows, product.k) <= kMostInVectorProduct;
    return is_small ? multiply_vector_by_loops<T> : multiply_vector_by_blas<T>;
  }
  return suits_product_loops<T>(product.m, product.n, product.k) ? multiply_by_loops<T>
                                                                 : multiply_by_blas<T>;
}

template <class T>
int64_t offset(const Matrix<T>& matrix, int64_t row, int64_t column) {
  return matrix.transposed ? column * matrix.leading + row : row * matrix.leading + column;
}

}  // namespace

void check_blas_sizes(std::string_view op, int64_t m, int64_t n, int64_t k) {
  TENON_CHECK(fits_blas(m) && fits_blas(n) && fits_blas(k), ValueError, op,
              ": expected sizes below 2^31, got the product of a matrix of sizes ",
              IntArrayRef{m, k}, " and one of ", IntArrayRef{k, n}, "; multiply parts of them");
}

template <class T>
void gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
          int64_t ldc) {
  if (m == 0 || n == 0) return;
  const Product<T> product{m, n, k, alpha, a, b, beta, c, ldc};
  algorithm_for(product)(product);
}

template <class T>
void complex_gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
                  int64_t ldc) {
  const Product<T> product{m, n, k, alpha, a, b, beta, c, ldc};
  if (m != 0 && n != 0) (k == 0 ? only_scale<T> : multiply_by_blas<T>)(product);
}

template <class T>
void parallel_gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
                   int64_t ldc) {
  const Product<T> whole{m, n, k, alpha, a, b, beta, c, ldc};
  const ProductParts parts(m, n, k);
  if (parts.count() == 1) return gemm(m, n, k, alpha, a, b, beta, c, ldc);
  Algorithm<T>* const algorithm = algorithm_for(whole);
  if (algorithm == multiply_by_loops<T>) return parallel_multiply(scaled(whole));
  parts.for_each([&](int64_t, int64_t first, int64_t count) {
    Product<T> part = whole;
    if (parts.by_rows()) {
      part.m = count;
      part.a.data += offset(a, first, 0);
      part.c += first * ldc;
    } else {
      part.n = count;
      part.b.data += offset(b, 0, first);
      part.c += first;
    }
    algorithm(part);
  });
}

template <class T>
T inner_product(int64_t n, const T* x, int64_t x_stride, const T* y, int64_t y_stride) {
  if (n == 0) return T(0);
  return blas_dot(blas_int(n), x, blas_int(x_stride), y, blas_int(y_stride));
}

#define TENON_INSTANTIATE_GEMM(T)                                                                  \
  template void gemm(int64_t, int64_t, int64_t, T, Matrix<T>, Matrix<T>, T, T*, int64_t);          \
  template void parallel_gemm(int64_t, int64_t, int64_t, T, Matrix<T>, Matrix<T>, T, T*, int64_t); \
  template T inner_product(int64_t, const T*, int64_t, const T*, int64_t);
TENON_INSTANTIATE_GEMM(float)
TENON_INSTANTIATE_GEMM(double)
template void complex_gemm(int64_t, int64_t, int64_t, Complex64, Matrix<Complex64>,
                           Matrix<Complex64>, Complex64, Complex64*, int64_t);
template void complex_gemm(int64_t, int64_t, int64_t, Complex128, Matrix<Complex128>,
                           Matrix<Complex128>, Complex128, Complex128*, int64_t);

}  // namespace tenon::kernels
