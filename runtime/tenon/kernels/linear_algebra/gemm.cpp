#include "tenon/kernels/linear_algebra/gemm.h"

#include <cblas.h>

#include <algorithm>
#include <limits>

#include "tenon/base/array_ref.h"
#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/lazy.h"
#include "tenon/kernels/linear_algebra/vector_product_loops.h"
#include "tenon/parallel/parallel.h"

namespace tenon::kernels {
namespace {

/// Multiplications that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 18;
/// Splits fall on multiples of this, so that no part ends within a block of the BLAS's inner loop.
constexpr int64_t kAlignment = 16;

/// How much work a product is.
int64_t multiplications(int64_t m, int64_t n, int64_t k) {
  return saturating_multiply(saturating_multiply(m, n), k);
}

/// A call of OpenBLAS, which has locks of its own.
///
/// Note [One pool of threads]: OpenBLAS would start threads of its own beside those of
/// `parallel_for`. It is kept at one, and products are split here.
class BlasCall {
 public:
  BlasCall() {
    static constinit Once once;
    once([] { openblas_set_num_threads(1); });
  }

 private:
  const ForkSection section_;
};

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

/// y = alpha * a * x + beta * y, where `a` is m by k.
template <class T>
void gemv(int64_t m, int64_t k, T alpha, Matrix<T> a, const T* x, int64_t x_stride, T beta, T* y,
          int64_t y_stride) {
  const bool is_small = x_stride == 1 && y_stride == 1 && m * k <= kMostInVectorProduct;
  if (!is_small || beta != T(0)) scale(m, 1, beta, y, y_stride);
  if (is_small) {
    const VectorProducts<T>& loops = vector_products<T>();
    const ProductEpilogue<T> epilogue{.alpha = alpha, .addend = beta != T(0) ? y : nullptr};
    return a.transposed ? loops.of_rows(k, m, a.data, a.leading, x, epilogue, y)
                        : loops.with_rows(m, k, a.data, a.leading, x, epilogue, y);
  }
  const blasint rows = blas_int(a.transposed ? k : m), columns = blas_int(a.transposed ? m : k);
  const blasint leading = blas_int(a.leading);
  const blasint incx = blas_int(x_stride), incy = blas_int(y_stride);
  blas_gemv(flag(a.transposed), rows, columns, alpha, a.data, leading, x, incx, T(1), y, incy);
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
  if (k == 0) return scale(m, n, beta, c, ldc);
  if (n == 1) {
    return gemv(m, k, alpha, a, b.data, b.transposed ? int64_t{1} : b.leading, beta, c, ldc);
  }
  if (m == 1) {
    const Matrix<T> turned{b.data, b.leading, !b.transposed};
    return gemv(n, k, alpha, turned, a.data, a.transposed ? a.leading : int64_t{1}, beta, c,
                int64_t{1});
  }
  blas_gemm(flag(a.transposed), flag(b.transposed), blas_int(m), blas_int(n), blas_int(k), alpha,
            a.data, blas_int(a.leading), b.data, blas_int(b.leading), beta, c, blas_int(ldc));
}

template <class T>
void parallel_gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
                   int64_t ldc) {
  const bool by_rows = m >= n;
  const int64_t length = by_rows ? m : n;
  const int64_t blocks = ceil_divide(length, kAlignment);
  const int64_t parts =
      std::min({int64_t{get_num_threads()}, blocks, multiplications(m, n, k) / kGrain});
  if (parts <= 1 || in_parallel_region()) return gemm(m, n, k, alpha, a, b, beta, c, ldc);
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    const int64_t first = std::min(length, blocks * begin / parts * kAlignment);
    const int64_t count = std::min(length, blocks * end / parts * kAlignment) - first;
    Matrix<T> part_a = a, part_b = b;
    if (by_rows) {
      part_a.data += offset(a, first, 0);
      gemm(count, n, k, alpha, part_a, part_b, beta, c + first * ldc, ldc);
    } else {
      part_b.data += offset(b, 0, first);
      gemm(m, count, k, alpha, part_a, part_b, beta, c + first, ldc);
    }
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

}  // namespace tenon::kernels
