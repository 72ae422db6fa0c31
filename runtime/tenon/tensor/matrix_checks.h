#pragma once

#include <string_view>

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// DTypeError, ShapeError or ValueError, naming the operator and the argument, unless a tensor has
/// at least two dimensions of float32 or float64, the last two of sizes that LAPACK can count.
TENON_API void check_matrices(std::string_view op, std::string_view argument,
                              const TensorBase& tensor);
/// The same, and ShapeError unless these two sizes are one.
TENON_API void check_square(std::string_view op, std::string_view argument,
                            const TensorBase& tensor);

/// Whether the right side of equations is a vector, or a batch of them as the matrices are one, and
/// not a batch of matrices.
TENON_API bool solves_vectors(IntArrayRef matrices, IntArrayRef right_side);

}  // namespace tenon
