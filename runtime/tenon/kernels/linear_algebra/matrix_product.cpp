#include "tenon/kernels/linear_algebra/matrix_product.h"

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/product_parts.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

/// Scratch memory of the calling thread for `parts` parts of at most `columns` columns.
template <class T>
T* scratch_for(int64_t parts, int64_t columns, int64_t k) {
  return workspace<T>(WorkspaceSlot::kPanels, CheckedInt(parts) * product_scratch<T>(columns, k));
}

/// Some rows, or some columns, of a product.
template <class T>
MatrixProduct<T> part_of(const MatrixProduct<T>& product, bool by_rows, int64_t first,
                         int64_t count) {
  MatrixProduct<T> part = product;
  ProductEpilogue<T>& epilogue = part.epilogue;
  if (by_rows) {
    part.m = count;
    part.a.data += first * part.a.row_stride;
    part.c += first * part.leading;
    if (epilogue.addend) epilogue.addend += first * epilogue.addend_leading;
    if (epilogue.second) epilogue.second += first * part.leading;
    if (epilogue.row_addend) epilogue.row_addend += first;
  } else {
    part.n = count;
    part.b.data += part.b.transposed ? first * part.b.leading : first;
    part.c += first;
    if (epilogue.addend) epilogue.addend += first;
    if (epilogue.second) epilogue.second += first;
  }
  return part;
}

/// How many threads each compute some of the products; 0 where each product is for all threads.
template <class T>
int64_t threads_of(const MatrixProducts<T>& products) {
  const int64_t threads = in_parallel_region() ? 1 : get_num_threads();
  if (products.count < threads) return 0;
  const MatrixProduct<T>& one = products.first;
  const int64_t work = saturating_multiply(saturating_multiply(one.m, one.n), one.k);
  return std::clamp<int64_t>(saturating_multiply(products.count, work) / kBatchGrain, 1, threads);
}

}  // namespace

template <class T>
void multiply(const MatrixProduct<T>& product) {
  multiply(product, scratch_for<T>(1, product.n, product.k));
}

template <class T>
void parallel_multiply(const MatrixProduct<T>& product) {
  const ProductParts parts(product.m, product.n, product.k);
  if (parts.count() == 1) return multiply(product);
  const int64_t columns = parts.by_rows() ? product.n : parts.most();
  T* const scratch = scratch_for<T>(parts.count(), columns, product.k);
  const int64_t of_part = product_scratch<T>(columns, product.k);
  parts.in_threads([&](int64_t part, int64_t first, int64_t count) {
    multiply(part_of(product, parts.by_rows(), first, count), scratch + part * of_part);
  });
}

template <class T>
void reserve_for(int64_t m, int64_t n, int64_t k) {
  const ProductParts parts(m, n, k);
  scratch_for<T>(parts.count(), parts.by_rows() ? n : parts.most(), k);
}

template <class T>
void parallel_multiply(const MatrixProducts<T>& products) {
  const MatrixProduct<T>& first = products.first;
  const auto product = [&](int64_t i) {
    MatrixProduct<T> one = first;
    one.a.data += i * products.a_stride;
    one.b.data += i * products.b_stride;
    one.c += i * products.c_stride;
    if (one.epilogue.addend) one.epilogue.addend += i * products.addend_stride;
    return one;
  };
  const int64_t threads = threads_of(products);
  if (threads == 0) {
    for (int64_t i = 0; i < products.count; ++i) parallel_multiply(product(i));
    return;
  }
  T* const scratch = scratch_for<T>(threads, first.n, first.k);
  const int64_t of_thread = product_scratch<T>(first.n, first.k);
  parallel_for(0, threads, 1, [&](int64_t begin, int64_t end) {
    for (int64_t thread = begin; thread < end; ++thread) {
      const int64_t last = products.count * (thread + 1) / threads;
      for (int64_t i = products.count * thread / threads; i < last; ++i) {
        multiply(product(i), scratch + thread * of_thread);
      }
    }
  });
}

template <class T>
void reserve_for(const MatrixProducts<T>& products) {
  const MatrixProduct<T>& first = products.first;
  const int64_t threads = threads_of(products);
  if (threads == 0) return reserve_for<T>(first.m, first.n, first.k);
  scratch_for<T>(threads, first.n, first.k);
}

#define TENON_INSTANTIATE_PRODUCT(T)                         \
  template void multiply(const MatrixProduct<T>&);           \
  template void parallel_multiply(const MatrixProduct<T>&);  \
  template void parallel_multiply(const MatrixProducts<T>&); \
  template void reserve_for<T>(int64_t, int64_t, int64_t);   \
  template void reserve_for(const MatrixProducts<T>&);
TENON_INSTANTIATE_PRODUCT(float)
TENON_INSTANTIATE_PRODUCT(double)

}  // namespace tenon::kernels
