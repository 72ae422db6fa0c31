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

/// `count` products of the same sizes; operands, addends and results lie so far apart.
template <class T>
struct MatrixProducts {
  MatrixProduct<T> first;
  int64_t count = 1;
  int64_t a_stride = 0, b_stride = 0, addend_stride = 0, c_stride = 0;
};

/// Some to a thread where they are as many as threads; else one after the other, each in threads.
template <class T>
void parallel_multiply(const MatrixProducts<T>& products);

// Reserve the memory that these need in this thread, so that they raise nothing unless
// `set_num_threads` lets there be more threads in between.

template <class T>
void reserve_for(int64_t m, int64_t n, int64_t k);
template <class T>
void reserve_for(const MatrixProducts<T>& products);

}  // namespace tenon::kernels
