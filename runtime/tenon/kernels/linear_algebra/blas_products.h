#pragma once

#include "tenon/base/check.h"
#include "tenon/base/complex.h"
#include "tenon/kernels/linear_algebra/blas_call.h"
#include "tenon/kernels/linear_algebra/gemm.h"

// Products by the BLAS, of row-major matrices of any type that it has, each under one name.

namespace tenon::kernels {

inline blasint blas_int(int64_t value) {
  TENON_CHECK(fits_blas(value), ValueError, "mm: expected sizes and strides below 2^31, got ",
              value);
  return static_cast<blasint>(value);
}

inline CBLAS_TRANSPOSE blas_transpose(bool transposed) {
  return transposed ? CblasTrans : CblasNoTrans;
}

inline void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
                      float alpha, const float* a, blasint lda, const float* b, blasint ldb,
                      float beta, float* c, blasint ldc) {
  const BlasCall call;
  cblas_sgemm(CblasRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
inline void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
                      double alpha, const double* a, blasint lda, const double* b, blasint ldb,
                      double beta, double* c, blasint ldc) {
  const BlasCall call;
  cblas_dgemm(CblasRowMajor, ta, tb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}
inline void blas_gemv(CBLAS_TRANSPOSE t, blasint m, blasint n, float alpha, const float* a,
                      blasint lda, const float* x, blasint incx, float beta, float* y,
                      blasint incy) {
  const BlasCall call;
  cblas_sgemv(CblasRowMajor, t, m, n, alpha, a, lda, x, incx, beta, y, incy);
}
inline void blas_gemv(CBLAS_TRANSPOSE t, blasint m, blasint n, double alpha, const double* a,
                      blasint lda, const double* x, blasint incx, double beta, double* y,
                      blasint incy) {
  const BlasCall call;
  cblas_dgemv(CblasRowMajor, t, m, n, alpha, a, lda, x, incx, beta, y, incy);
}
inline float blas_dot(blasint n, const float* x, blasint incx, const float* y, blasint incy) {
  const BlasCall call;
  return cblas_sdot(n, x, incx, y, incy);
}
inline double blas_dot(blasint n, const double* x, blasint incx, const double* y, blasint incy) {
  const BlasCall call;
  return cblas_ddot(n, x, incx, y, incy);
}

inline void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
                      Complex64 alpha, const Complex64* a, blasint lda, const Complex64* b,
                      blasint ldb, Complex64 beta, Complex64* c, blasint ldc) {
  const BlasCall call;
  cblas_cgemm(CblasRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
}
inline void blas_gemm(CBLAS_TRANSPOSE ta, CBLAS_TRANSPOSE tb, blasint m, blasint n, blasint k,
                      Complex128 alpha, const Complex128* a, blasint lda, const Complex128* b,
                      blasint ldb, Complex128 beta, Complex128* c, blasint ldc) {
  const BlasCall call;
  cblas_zgemm(CblasRowMajor, ta, tb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc);
}

}  // namespace tenon::kernels
