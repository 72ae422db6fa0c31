#include "tenon/kernels/linear_algebra/gemm.h"

#include <algorithm>
#include <bit>

#include "tenon/base/array_ref.h"
#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/blas_products.h"
#include "tenon/kernels/linear_algebra/matrix_product.h"
#include "tenon/kernels/linear_algebra/product_parts.h"
#include "tenon/kernels/linear_algebra/vector_product_loops.h"

namespace tenon::kernels {
namespace {

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
  blas_gemv(blas_transpose(matrix.transposed), rows, columns, product.alpha, matrix.data,
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
  blas_gemm(blas_transpose(product.a.transposed), blas_transpose(product.b.transposed),
            blas_int(product.m), blas_int(product.n), blas_int(product.k), product.alpha,
            product.a.data, blas_int(product.a.leading), product.b.data,
            blas_int(product.b.leading), product.beta, product.c, blas_int(product.leading));
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

/// Some rows, or some columns, of a product.
template <class T>
Product<T> part_of(const Product<T>& product, bool by_rows, int64_t first, int64_t count) {
  Product<T> part = product;
  if (by_rows) {
    part.m = count;
    part.a.data += offset(product.a, first, 0);
    part.c += first * product.leading;
  } else {
    part.n = count;
    part.b.data += offset(product.b, 0, first);
    part.c += first;
  }
  return part;
}

/// Where an element stands in what the BLAS computes at once may change its rounding, so that parts
/// are the same for any number of threads.
template <class T>
void multiply_in_parts(const Product<T>& product, Algorithm<T>* algorithm, bool in_threads) {
  constexpr uint64_t kMostParts = 16;
  const auto worth =
      static_cast<uint64_t>(ProductParts::most_parts(product.m, product.n, product.k));
  // A power of two, of which threads get equal shares.
  const ProductParts parts(
      product.m, product.n, product.k,
      static_cast<int64_t>(std::bit_floor(std::clamp<uint64_t>(worth, 1, kMostParts))));
  if (parts.count() == 1) return algorithm(product);
  const auto multiply_part = [&](int64_t, int64_t first, int64_t count) {
    algorithm(part_of(product, parts.by_rows(), first, count));
  };
  in_threads ? parts.in_threads(multiply_part) : parts.for_each(multiply_part);
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
  Algorithm<T>* const algorithm = algorithm_for(product);
  if (algorithm == multiply_by_loops<T>) return algorithm(product);
  multiply_in_parts(product, algorithm, /*in_threads=*/false);
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
  if (m == 0 || n == 0) return;
  const Product<T> product{m, n, k, alpha, a, b, beta, c, ldc};
  Algorithm<T>* const algorithm = algorithm_for(product);
  if (algorithm == multiply_by_loops<T>) return parallel_multiply(scaled(product));
  multiply_in_parts(product, algorithm, /*in_threads=*/true);
}

template <class T>
void parallel_gemm_with_bias(int64_t m, int64_t n, int64_t k, Matrix<T> a, Matrix<T> b,
                             const T* bias, T* c, int64_t ldc) {
  if (m == 0 || n == 0) return;
  Product<T> product{m, n, k, T(1), a, b, T(0), c, ldc};
  Algorithm<T>* const algorithm = algorithm_for(product);
  if (algorithm == multiply_by_loops<T>) {
    MatrixProduct<T> by_loops = scaled(product);
    by_loops.epilogue.row_addend = bias;
    return parallel_multiply(by_loops);
  }
  if (bias != nullptr) {
    for (int64_t i = 0; i < m; ++i) std::fill_n(c + i * ldc, n, bias[i]);
    product.beta = T(1);
  }
  multiply_in_parts(product, algorithm, /*in_threads=*/true);
}

template <class T>
T inner_product(int64_t n, const T* x, int64_t x_stride, const T* y, int64_t y_stride) {
  if (n == 0) return T(0);
  return blas_dot(blas_int(n), x, blas_int(x_stride), y, blas_int(y_stride));
}

#define TENON_INSTANTIATE_GEMM(T)                                                                  \
  template void gemm(int64_t, int64_t, int64_t, T, Matrix<T>, Matrix<T>, T, T*, int64_t);          \
  template void parallel_gemm(int64_t, int64_t, int64_t, T, Matrix<T>, Matrix<T>, T, T*, int64_t); \
  template void parallel_gemm_with_bias(int64_t, int64_t, int64_t, Matrix<T>, Matrix<T>, const T*, \
                                        T*, int64_t);                                              \
  template T inner_product(int64_t, const T*, int64_t, const T*, int64_t);
TENON_INSTANTIATE_GEMM(float)
TENON_INSTANTIATE_GEMM(double)
template void complex_gemm(int64_t, int64_t, int64_t, Complex64, Matrix<Complex64>,
                           Matrix<Complex64>, Complex64, Complex64*, int64_t);
template void complex_gemm(int64_t, int64_t, int64_t, Complex128, Matrix<Complex128>,
                           Matrix<Complex128>, Complex128, Complex128*, int64_t);

}  // namespace tenon::kernels
