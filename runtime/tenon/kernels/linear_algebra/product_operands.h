#pragma once

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/linear_algebra/product_layout.h"
#include "tenon/kernels/linear_algebra/product_parts.h"
#include "tenon/kernels/linear_algebra/small.h"
#include "tenon/tensor/tensor_base.h"

// The operands of products of matrices, and of batches of them, as tensors.

// fits in this file: elements of tensors that have some

namespace tenon::kernels {

/// The sizes of one product, or of a batch of them.
struct Extent {
  int64_t batch, m, n, k;
  int64_t multiplications() const { return saturating_multiply(saturating_multiply(m, n), k); }
};

inline Extent extent_of(const TensorBase& a, const TensorBase& b) {
  const size_t rows = a.dim() - 2;
  return {rows ? a.sizes()[0] : 1, a.sizes()[rows], b.sizes()[rows + 1], a.sizes()[rows + 1]};
}

/// How many products of a batch are worth waking a thread for.
inline int64_t batch_grain(const Extent& extent) {
  return kBatchGrain / std::max<int64_t>(extent.multiplications(), 1) + 1;
}

/// A matrix operand, the first of `batch` that lie `batch_stride` apart.
template <class T>
struct Operand {
  explicit Operand(const TensorBase& tensor)
      : data(tensor.const_data_ptr<T>()),
        batch_stride(tensor.dim() == 3 ? tensor.strides()[0] : 0),
        row_stride(tensor.strides()[tensor.dim() - 2]),
        column_stride(tensor.strides()[tensor.dim() - 1]) {}

  Strided<T> at(int64_t batch) const {
    return {data + batch * batch_stride, row_stride, column_stride};
  }

  const T* data;
  int64_t batch_stride, row_stride, column_stride;
};

/// The layout flags of a tensor's matrices; whether the BLAS can read them where they lie.
template <class T>
bool blas_layout(const TensorBase& tensor, Matrix<T>& matrix) {
  matrix.data = tensor.const_data_ptr<T>();
  return blas_layout(tensor.sizes().slice(tensor.dim() - 2),
                     tensor.strides().slice(tensor.dim() - 2), matrix);
}

/// `tensor`, or a copy of it that the BLAS can read, whose sizes it takes.
template <class T>
TensorBase blas_operand(const TensorBase& tensor, Matrix<T>& matrix) {
  TensorBase readable = tensor;
  if (!blas_layout(readable, matrix)) {
    readable = contiguous(tensor);
    blas_layout(readable, matrix);
  }
  return readable;
}
/// `tensor`, or a copy of it whose rows or columns lie side by side.
template <class T>
TensorBase dense_operand(const TensorBase& tensor, Matrix<T>& matrix) {
  TensorBase readable = tensor;
  const size_t rows = tensor.dim() - 2;
  if (!matrix_layout(tensor.sizes().slice(rows), tensor.strides().slice(rows), matrix)) {
    readable = contiguous(tensor);
    matrix_layout(readable.sizes().slice(rows), readable.strides().slice(rows), matrix);
  }
  matrix.data = readable.const_data_ptr<T>();
  return readable;
}

/// Writes `self`, broadcast to the sizes of `out`; in a plain loop for matrices, which are often
/// small.
template <class T>
void copy_addend(const TensorBase& self, TensorBase& out) {
  if (out.dim() != 2 || self.dtype() != out.dtype()) return copy_into(self, out);
  copy_rows(self.const_data_ptr<T>(), addend_stride(self.sizes(), self.strides(), 2),
            addend_stride(self.sizes(), self.strides(), 1), out.sizes()[0], out.sizes()[1],
            out.data_ptr<T>());
}

}  // namespace tenon::kernels
