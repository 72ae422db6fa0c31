#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/kernels/linear_algebra/product_epilogue.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// Products of a small matrix and a vector, which a call of the BLAS costs more than. An element is
/// the same sum wherever it stands. All rows and both vectors are contiguous.
template <class T>
struct VectorProducts {
  using Loop = void(int64_t rows, int64_t columns, const T* a, int64_t leading, const T* x,
                    const ProductEpilogue<T>& epilogue, T* y);

  /// y[i] of the inner product of row i and x, for `rows` rows of `columns` elements. The order of
  /// the sums is that of every CPU target; products are rounded where none of its instructions
  /// fuses them with the addition, and those of the columns that fill no lanes.
  Loop* with_rows;
  /// y of the sum of all rows, row i times x[i]; the same on every CPU target.
  Loop* of_rows;
};

struct VectorProductTable {
  VectorProducts<float> floats;
  VectorProducts<double> doubles;
};

TENON_DECLARE_PER_CPU_TARGET(VectorProductTable, vector_product_loops)

/// Matrices of more elements are for the BLAS.
inline constexpr int64_t kMostInVectorProduct = 1 << 16;

/// The loops of this machine.
template <class T>
const VectorProducts<T>& vector_products() {
  static constexpr const VectorProductTable* kTables[] = TENON_PER_CPU_TARGET(vector_product_loops);
  const VectorProductTable& table = *kTables[static_cast<int>(cpu_target())];
  if constexpr (std::is_same_v<T, float>) {
    return table.floats;
  } else {
    return table.doubles;
  }
}

}  // namespace tenon::kernels
