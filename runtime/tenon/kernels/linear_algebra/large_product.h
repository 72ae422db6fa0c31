#pragma once

#include <string_view>

#include "tenon/kernels/linear_algebra/product_operands.h"

namespace tenon::kernels {

/// out = beta * self + alpha * a * b for float and double, of sizes that are worth loops for two
/// matrices or a call of the BLAS; `out` is row-major, and `self` is not read where beta is 0. What
/// can fail does so before anything is written: OutOfMemoryError; ValueError, naming `op`, for
/// sizes that the BLAS does not take. Any thread.
template <class T>
void add_large_product(std::string_view op, const Extent& extent, const TensorBase& self, T beta,
                       T alpha, const TensorBase& a, const TensorBase& b, TensorBase& out);

}  // namespace tenon::kernels
