#pragma once

#include "tenon/kernels/linear_algebra/product_loops.h"

namespace tenon::kernels {

// Products by the loops of this machine, of sizes that `suits_product_loops` takes. Any thread.
// OutOfMemoryError before anything is written.

/// In the calling thread.
template <class T>
void multiply(const MatrixProduct<T>& product);
/// A large one in the threads of `parallel_for`; equal for any number of them.
template <class T>
void parallel_multiply(const MatrixProduct<T>& product);

/// Reserves the memory that either needs in this thread, so that neither raises anything.
template <class T>
void reserve_for(int64_t m, int64_t n, int64_t k);

}  // namespace tenon::kernels
