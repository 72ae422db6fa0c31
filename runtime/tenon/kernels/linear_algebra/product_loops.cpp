// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/linear_algebra/product_loops.h"

#include <utility>

#include "tenon/kernels/linear_algebra/product_lanes.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// Columns of b are multiplied by panels of so many, which lie together where they are read often.
template <class T>
constexpr int64_t kPanel = Lanes<T>::kCount;
/// So many rows of sums are in registers.
constexpr int64_t kMostRows = kVectorBytes == 64 ? 8 : kVectorBytes == 32 ? 6 : 3;

/// `count` columns of row-major b to a panel; the others of the panel become 0.
template <class T>
void pack_rows(int64_t k, const T* b, int64_t leading, int64_t count, T* panel) {
  for (int64_t p = 0; p < k; ++p, b += leading, panel += kPanel<T>) {
    if (count == kPanel<T>) {
      Lanes<T>::load(b).store(panel);
    } else {
      for (int64_t j = 0; j < kPanel<T>; ++j) panel[j] = j < count ? b[j] : T(0);
    }
  }
}

/// Half a register of AVX2 from `low`, and one from `high`.
template <class T>
struct Halves {
  typedef T Half __attribute__((vector_size(16)));
  typedef T Both __attribute__((vector_size(32)));
  template <size_t... i>
  TENON_ALWAYS_INLINE static Both load(const T* low, const T* high, std::index_sequence<i...>) {
    Half of_low, of_high;
    __builtin_memcpy(&of_low, low, sizeof(Half));
    __builtin_memcpy(&of_high, high, sizeof(Half));
    return __builtin_shufflevector(of_low, of_high, static_cast<int>(i)...);
  }
  TENON_ALWAYS_INLINE static Both load(const T* low, const T* high) {
    return load(low, high, std::make_index_sequence<32 / sizeof(T)>());
  }
};

template <class T, class V>
TENON_ALWAYS_INLINE void put(T* target, V value) {
  __builtin_memcpy(target, &value, sizeof(V));
}

/// Turns four elements from `p` on of each of eight columns.
TENON_ALWAYS_INLINE void turn(const float* const* columns, int64_t p, float* panel) {
  using Both = Halves<float>::Both;
  Both of[4];
  for (int i = 0; i < 4; ++i) of[i] = Halves<float>::load(columns[i] + p, columns[i + 4] + p);
  const Both first = __builtin_shufflevector(of[0], of[1], 0, 8, 1, 9, 4, 12, 5, 13),
             second = __builtin_shufflevector(of[0], of[1], 2, 10, 3, 11, 6, 14, 7, 15),
             third = __builtin_shufflevector(of[2], of[3], 0, 8, 1, 9, 4, 12, 5, 13),
             fourth = __builtin_shufflevector(of[2], of[3], 2, 10, 3, 11, 6, 14, 7, 15);
  // One by one: in an array they would go by way of memory.
  constexpr int64_t kNext = kPanel<float>;
  put(panel, __builtin_shufflevector(first, third, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + kNext, __builtin_shufflevector(first, third, 2, 3, 10, 11, 6, 7, 14, 15));
  put(panel + 2 * kNext, __builtin_shufflevector(second, fourth, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + 3 * kNext, __builtin_shufflevector(second, fourth, 2, 3, 10, 11, 6, 7, 14, 15));
}
/// Turns two elements from `p` on of each of four columns.
TENON_ALWAYS_INLINE void turn(const double* const* columns, int64_t p, double* panel) {
  using Both = Halves<double>::Both;
  const Both even = Halves<double>::load(columns[0] + p, columns[2] + p),
             odd = Halves<double>::load(columns[1] + p, columns[3] + p);
  put(panel, __builtin_shufflevector(even, odd, 0, 4, 2, 6));
  put(panel + kPanel<double>, __builtin_shufflevector(even, odd, 1, 5, 3, 7));
}

/// `count` columns that lie `leading` apart to a panel; the others of the panel repeat the last.
template <class T>
void pack_columns(int64_t k, const T* b, int64_t leading, int64_t count, T* panel) {
  constexpr int64_t kGroup = 32 / sizeof(T), kAtOnce = 16 / sizeof(T);
  for (int64_t first = 0; first < kPanel<T>; first += kGroup) {
    const T* columns[kGroup];
    for (int64_t i = 0; i < kGroup; ++i) {
      columns[i] = b + (first + i < count ? first + i : count - 1) * leading;
    }
    int64_t p = 0;
    for (; p + kAtOnce <= k; p += kAtOnce) turn(columns, p, panel + p * kPanel<T> + first);
    for (; p < k; ++p) {
      for (int64_t i = 0; i < kGroup; ++i) panel[p * kPanel<T> + first + i] = columns[i][p];
    }
  }
}

/// A panel of columns, `count` of them of b, and where the first of their results goes.
template <class T>
struct Panel {
  const T* rows;
  int64_t leading, count;
  ProductEpilogue<T> epilogue;
  T* c;
};

/// The results in `rows` rows from `first` on.
template <int rows, class T>
void multiply_rows(const MatrixProduct<T>& product, const Panel<T>& panel, int64_t first) {
  Lanes<T> sums[rows];
  for (Lanes<T>& sum : sums) sum = Lanes<T>::zeros();
  const int64_t row_stride = product.a.row_stride, column_stride = product.a.column_stride;
  const T* a = product.a.data + first * row_stride;
  const T* b = panel.rows;
  for (int64_t p = 0; p < product.k; ++p, a += column_stride, b += panel.leading) {
    const auto row = Lanes<T>::load(b);
#pragma GCC unroll 8
    for (int i = 0; i < rows; ++i) {
      sums[i].add_fused_product(row, typename Lanes<T>::V(a[i * row_stride]));
    }
  }
  for (int i = 0; i < rows; ++i) {
    const int64_t row = first + i;
    ProductEpilogue<T> epilogue = panel.epilogue;
    if (epilogue.addend) epilogue.addend += row * epilogue.addend_leading;
    if (epilogue.second) epilogue.second += row * product.leading;
    T* const c = panel.c + row * product.leading;
    if (panel.count == kPanel<T>) {
      finished(sums[i], epilogue, 0).store(c);
      continue;
    }
    T all[kPanel<T>];
    sums[i].store(all);
    for (int64_t j = 0; j < panel.count; ++j) c[j] = finished(all[j], epilogue, j);
  }
}

template <class T, size_t... i>
TENON_ALWAYS_INLINE void multiply_panel(const MatrixProduct<T>& product, const Panel<T>& panel,
                                        std::index_sequence<i...>) {
  using Rows = void(const MatrixProduct<T>&, const Panel<T>&, int64_t);
  static constexpr Rows* kByCount[] = {&multiply_rows<static_cast<int>(i) + 1, T>...};
  // As many rows in each part as can be: few at the end would wait for each other's sums.
  for (int64_t row = 0, parts = (product.m + kMostRows - 1) / kMostRows; parts > 0; --parts) {
    const int64_t count = (product.m - row + parts - 1) / parts;
    kByCount[count - 1](product, panel, row);
    row += count;
  }
}

template <class T>
void multiply(const MatrixProduct<T>& product) {
  alignas(64) T packed[kMostInSum * kPanel<T>];
  const Matrix<T>& b = product.b;
  const bool is_read_often = product.m > kMostRows;
  for (int64_t j = 0; j < product.n; j += kPanel<T>) {
    const int64_t count = product.n - j < kPanel<T> ? product.n - j : kPanel<T>;
    Panel<T> panel{packed, kPanel<T>, count, product.epilogue, product.c + j};
    if (b.transposed) {
      pack_columns(product.k, b.data + j * b.leading, b.leading, count, packed);
    } else if (is_read_often || count < kPanel<T>) {
      pack_rows(product.k, b.data + j, b.leading, count, packed);
    } else {
      panel.rows = b.data + j;
      panel.leading = b.leading;
    }
    if (panel.epilogue.addend) panel.epilogue.addend += j;
    if (panel.epilogue.second) panel.epilogue.second += j;
    multiply_panel(product, panel, std::make_index_sequence<kMostRows>());
  }
}

}  // namespace

extern constexpr ProductTable product_loops = {&multiply<float>, &multiply<double>};

}  // namespace tenon::kernels::TENON_CPU_TARGET
