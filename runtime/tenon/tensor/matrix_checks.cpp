#include "tenon/tensor/matrix_checks.h"

#include <limits>

#include "tenon/base/check.h"

namespace tenon {

void check_matrices(std::string_view op, std::string_view argument, const TensorBase& tensor) {
  TENON_CHECK(tensor.dtype() == DType::kFloat32 || tensor.dtype() == DType::kFloat64, DTypeError,
              op, ": expected ", argument, " of float32 or float64, got ", tensor.dtype());
  TENON_CHECK(tensor.dim() >= 2, ShapeError, op, ": expected ", argument,
              " to be a matrix or a batch of them, got sizes ", tensor.sizes());
  constexpr int64_t kMost = std::numeric_limits<int32_t>::max();
  TENON_CHECK(tensor.size(-2) <= kMost && tensor.size(-1) <= kMost, ValueError, op, ": expected ",
              argument, " with fewer than 2^31 rows and columns, got sizes ", tensor.sizes());
}

void check_square(std::string_view op, std::string_view argument, const TensorBase& tensor) {
  check_matrices(op, argument, tensor);
  TENON_CHECK(tensor.size(-2) == tensor.size(-1), ShapeError, op, ": expected ", argument,
              " to have as many rows as columns, got sizes ", tensor.sizes());
}

bool solves_vectors(IntArrayRef matrices, IntArrayRef right_side) {
  return right_side.size() == 1 || (right_side.size() + 1 == matrices.size() &&
                                    right_side == matrices.slice(0, right_side.size()));
}

}  // namespace tenon
