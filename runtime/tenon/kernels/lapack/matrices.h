#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/lapack/lapack.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/tensor_base.h"

// Batches of matrices in memory of their own, which routines of LAPACK work on: the results of an
// operator are written when all of them have succeeded.

namespace tenon::kernels {

/// The sizes of the batch, without the matrices.
inline IntArrayRef batch_of(const TensorBase& matrices) {
  return matrices.sizes().slice(0, matrices.sizes().size() - 2);
}
/// New memory for a batch of matrices, row-major.
TensorBase make_matrices(IntArrayRef batch, int64_t rows, int64_t columns, DType dtype);
/// A row-major copy, broadcast to a batch. That of transposed ones holds the matrices column by
/// column, as LAPACK wants them.
TensorBase copy_of(const TensorBase& matrices, IntArrayRef batch);
inline TensorBase copy_of(const TensorBase& matrices) {
  return copy_of(matrices, batch_of(matrices));
}
/// A place for what LAPACK says of each matrix, zeros.
TensorBase make_info(IntArrayRef batch);

/// Makes each matrix 1 on its diagonal and 0 elsewhere.
void fill_identity(const TensorBase& matrices);

/// Tells which matrix of an operand, of the batch `own`, goes with each of the batch that it is
/// broadcast to, which is not empty.
StridedCounter matrix_counter(IntArrayRef batch, IntArrayRef own);

/// LinAlgError, naming `op`, where LAPACK says something of a matrix: that `op` expects something
/// else, and has got what `found` and the number say.
void check_info(std::string_view op, const TensorBase& info, std::string_view expected,
                std::string_view found, std::string_view way_out);
/// LinAlgError, naming `op`, where an element is infinite or NaN: routines that iterate would not
/// end. `matrices` are row-major.
void check_finite(std::string_view op, const TensorBase& matrices);

inline blasint blas_size(int64_t size) {
  return static_cast<blasint>(size);  // the shape function has checked that it fits
}

/// The elements of workspace that a routine has told, which float32 may have rounded.
template <class T>
blasint told_size(T told) {
  const double size = std::ceil(double{told} * (1 + std::numeric_limits<T>::epsilon()));
  return static_cast<blasint>(std::clamp(size, 1.0, 2147483647.0));
}

/// Multiplications that are worth waking a thread for.
inline constexpr int64_t kMatrixGrain = 1 << 16;

/// Calls `function(begin, end)` on parts of a batch, in several threads where it is work enough:
/// each matrix takes about as many multiplications as the product of the sizes.
template <class Function>
void for_each_matrix(int64_t count, std::initializer_list<int64_t> sizes,
                     const Function& function) {
  const int64_t work = std::max<int64_t>(saturating_product(sizes), 1);
  parallel_for(0, count, kMatrixGrain / work + 1, function);
}

}  // namespace tenon::kernels
