#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "tenon/base/export.h"

namespace tenon::kernels {

/// A matrix operand in memory: rows lie `leading` elements apart, or, where `transposed`, columns
/// do.
template <class T>
struct Matrix {
  const T* data;
  int64_t leading;
  bool transposed = false;
};

/// Whether the BLAS takes a size or a stride.
inline bool fits_blas(int64_t value) {
  return value <= std::numeric_limits<int32_t>::max();
}
/// ValueError, naming `op`, for sizes that the BLAS does not take. Products with operands whose
/// `leading` fits as well raise nothing.
void check_blas_sizes(std::string_view op, int64_t m, int64_t n, int64_t k);

/// c = alpha * a * b + beta * c in the calling thread, where `a` is m by k, `b` is k by n and `c`
/// has rows `ldc` apart. Where beta is 0, `c` may be undefined memory; otherwise NaN and infinity
/// propagate from all three. `T` is float or double. Any number of threads may call it.
template <class T>
void gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
          int64_t ldc);

/// The same numbers, a large product in the threads of `parallel_for`.
template <class T>
void parallel_gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
                   int64_t ldc);

/// The same for c = a * b, to each row of which its number of `bias` is added where that is not
/// null.
template <class T>
void parallel_gemm_with_bias(int64_t m, int64_t n, int64_t k, Matrix<T> a, Matrix<T> b,
                             const T* bias, T* c, int64_t ldc);

/// The same as `gemm` for Complex64 and Complex128, by the BLAS alone.
template <class T>
void complex_gemm(int64_t m, int64_t n, int64_t k, T alpha, Matrix<T> a, Matrix<T> b, T beta, T* c,
                  int64_t ldc);

/// The inner product of `n` elements that lie `x_stride` and `y_stride` apart; float or double.
template <class T>
T inner_product(int64_t n, const T* x, int64_t x_stride, const T* y, int64_t y_stride);

}  // namespace tenon::kernels
