#pragma once

#include <algorithm>
#include <cstdint>

#include "tenon/base/array_ref.h"
#include "tenon/kernels/linear_algebra/gemm.h"

// fits in this file: elements of tensors that have some

namespace tenon::kernels {

/// Products with fewer multiplications run faster in a plain loop than in the BLAS.
inline constexpr int64_t kSmallProduct = 512;

/// Whether the rows of a matrix lie `leading` elements apart.
inline bool has_rows(int64_t rows, int64_t columns, int64_t row_stride, int64_t column_stride,
                     int64_t& leading) {
  leading = rows <= 1 ? std::max<int64_t>(columns, 1) : row_stride;
  return (columns <= 1 || column_stride == 1) && leading >= std::max<int64_t>(columns, 1);
}

/// The layout flags of matrices of these sizes and strides; whether they have rows, or columns,
/// that lie side by side.
template <class T>
bool matrix_layout(IntArrayRef sizes, IntArrayRef strides, Matrix<T>& matrix) {
  matrix.transposed = false;
  if (has_rows(sizes[0], sizes[1], strides[0], strides[1], matrix.leading)) return true;
  matrix.transposed = true;
  return has_rows(sizes[1], sizes[0], strides[1], strides[0], matrix.leading);
}
/// The same, and whether the BLAS can read them where they lie.
template <class T>
bool blas_layout(IntArrayRef sizes, IntArrayRef strides, Matrix<T>& matrix) {
  return matrix_layout(sizes, strides, matrix) && fits_blas(matrix.leading);
}

/// The stride of dimension `from_end` of what is broadcast to a matrix.
inline int64_t addend_stride(IntArrayRef sizes, IntArrayRef strides, size_t from_end) {
  const size_t dim = sizes.size();
  return dim < from_end || sizes[dim - from_end] == 1 ? 0 : strides[dim - from_end];
}

/// Writes rows of any strides row-major; in a plain loop, for they are often few.
template <class T>
void copy_rows(const T* from, int64_t row_stride, int64_t column_stride, int64_t rows,
               int64_t columns, T* to) {
  for (int64_t i = 0; i < rows; ++i, from += row_stride, to += columns) {
    if (column_stride == 1) {
      std::copy_n(from, columns, to);
    } else {
      for (int64_t j = 0; j < columns; ++j) to[j] = from[j * column_stride];
    }
  }
}

}  // namespace tenon::kernels
