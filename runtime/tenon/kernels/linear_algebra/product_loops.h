#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/product_epilogue.h"
#include "tenon/kernels/linear_algebra/small.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// c = epilogue(a * b), of rows `leading` apart, in the calling thread; `a` is m by k, `b` k by n.
/// Each element is one sum in the order of k, whatever the sizes and wherever it stands.
template <class T>
struct MatrixProduct {
  int64_t m, n, k;
  Strided<T> a;
  Matrix<T> b;
  ProductEpilogue<T> epilogue;
  T* c;
  int64_t leading;
};

/// Products of two matrices so small that the BLAS takes most of its time for arranging them.
struct ProductTable {
  void (*floats)(const MatrixProduct<float>&);
  void (*doubles)(const MatrixProduct<double>&);
};

TENON_DECLARE_PER_CPU_TARGET(ProductTable, product_loops)

/// The most of `k` that loops take.
inline constexpr int64_t kMostInSum = 512;

/// Whether `multiply` is for a product of these sizes: of two matrices, in one thread, with columns
/// for half of a panel.
template <class T>
bool suits_product_loops(int64_t m, int64_t n, int64_t k) {
  constexpr auto kLeastColumns = static_cast<int64_t>(32 / sizeof(T));
  return m > 1 && n >= kLeastColumns && k > 0 && k <= kMostInSum && m < kLeastToSplit &&
         n < kLeastToSplit && m * n < ceil_divide(kLeastToSplit, k);
}

/// By the loops of this machine; for sizes that they suit.
template <class T>
void multiply(const MatrixProduct<T>& product) {
  static constexpr const ProductTable* kTables[] = TENON_PER_CPU_TARGET(product_loops);
  const ProductTable& table = *kTables[static_cast<int>(cpu_target())];
  if constexpr (std::is_same_v<T, float>) {
    table.floats(product);
  } else {
    table.doubles(product);
  }
}

}  // namespace tenon::kernels
