#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/product_epilogue.h"
#include "tenon/kernels/linear_algebra/small.h"
#include "tenon/kernels/simd/cpu_target.h"

// fits in this file: elements in memory, and constants

namespace tenon::kernels {

/// c = epilogue(a * b), of rows `leading` apart, in the calling thread; `a` is m by k, `b` k by n.
/// Each element is one sum in the order of k, of sums of kMostInSum products, whatever the sizes
/// and wherever it stands. `second` of the epilogue is not c where k is above that. Where b
/// `is_arranged`, its data are what `arrange` has made of it, and all else of it is not read.
template <class T>
struct MatrixProduct {
  int64_t m, n, k;
  Strided<T> a;
  Matrix<T> b;
  ProductEpilogue<T> epilogue;
  T* c;
  int64_t leading;
  bool is_arranged = false;
};

template <class T>
struct ProductLoops {
  void (*multiply)(const MatrixProduct<T>&, T* scratch);
  void (*arrange)(int64_t k, int64_t n, const Matrix<T>& b, T* to);
  int64_t most_columns;  // of b that are arranged at once
};

struct ProductTable {
  ProductLoops<float> floats;
  ProductLoops<double> doubles;
};

TENON_DECLARE_PER_CPU_TARGET(ProductTable, product_loops)

/// The most products that are added up before the sum is added to the result.
inline constexpr int64_t kMostInSum = 512;

/// Columns of b are arranged by panels of so many.
template <class T>
inline constexpr int64_t kPanel = 64 / sizeof(T);

/// The columns of whole panels for so many.
template <class T>
TENON_ALWAYS_INLINE int64_t whole_panels(int64_t columns) {
  return (columns + kPanel<T> - 1) / kPanel<T> * kPanel<T>;
}

/// Whether `multiply` is for a product of these sizes: of two matrices, with columns for half of a
/// panel.
template <class T>
bool suits_product_loops(int64_t m, int64_t n, int64_t k) {
  return m > 1 && n >= kPanel<T> / 2 && k > 0;
}

/// The loops of this machine.
template <class T>
const ProductLoops<T>& product_loops() {
  static constexpr const ProductTable* kTables[] = TENON_PER_CPU_TARGET(product_loops);
  const ProductTable& table = *kTables[static_cast<int>(cpu_target())];
  if constexpr (std::is_same_v<T, float>) {
    return table.floats;
  } else {
    return table.doubles;
  }
}

/// How many elements of b `multiply` arranges at a time.
template <class T>
int64_t product_scratch(int64_t n, int64_t k) {
  return whole_panels<T>(std::min(n, product_loops<T>().most_columns)) * std::min(k, kMostInSum);
}

/// For sizes that the loops suit; `scratch` has `product_scratch` elements at a multiple of 64
/// bytes, or none where b is arranged.
template <class T>
void multiply(const MatrixProduct<T>& product, T* scratch) {
  product_loops<T>().multiply(product, scratch);
}

/// How many elements `arrange` writes.
template <class T>
int64_t arranged_size(int64_t k, int64_t n) {
  return whole_panels<T>(n) * k;
}
/// Arranges b for products with several matrices, to a multiple of 64 bytes.
template <class T>
void arrange(int64_t k, int64_t n, const Matrix<T>& b, T* to) {
  product_loops<T>().arrange(k, n, b, to);
}

}  // namespace tenon::kernels
