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

/// 16 bytes from `low` and as many from `high`; of no register's type on the baseline, so it is
/// neither an argument nor a result.
template <class T>
struct Halves {
  typedef T Half __attribute__((vector_size(16)));
  typedef T Both __attribute__((vector_size(32)));

  TENON_ALWAYS_INLINE Halves(const T* low, const T* high)
      : Halves(low, high, std::make_index_sequence<32 / sizeof(T)>()) {}
  template <size_t... i>
  TENON_ALWAYS_INLINE Halves(const T* low, const T* high, std::index_sequence<i...>) {
    Half of_low, of_high;
    __builtin_memcpy(&of_low, low, sizeof(Half));
    __builtin_memcpy(&of_high, high, sizeof(Half));
    both = __builtin_shufflevector(of_low, of_high, static_cast<int>(i)...);
  }

  Both both;
};

template <class T, class V>
TENON_ALWAYS_INLINE void put(T* target, const V& value) {
  __builtin_memcpy(target, &value, sizeof(V));
}

/// Turns four elements from `p` on of each of eight columns.
TENON_ALWAYS_INLINE void turn(const float* const* columns, int64_t p, float* panel) {
  using Both = Halves<float>::Both;
  const Halves<float> a(columns[0] + p, columns[4] + p), b(columns[1] + p, columns[5] + p),
      c(columns[2] + p, columns[6] + p), d(columns[3] + p, columns[7] + p);
  const Both first = __builtin_shufflevector(a.both, b.both, 0, 8, 1, 9, 4, 12, 5, 13),
             second = __builtin_shufflevector(a.both, b.both, 2, 10, 3, 11, 6, 14, 7, 15),
             third = __builtin_shufflevector(c.both, d.both, 0, 8, 1, 9, 4, 12, 5, 13),
             fourth = __builtin_shufflevector(c.both, d.both, 2, 10, 3, 11, 6, 14, 7, 15);
  // One by one: in an array they would go by way of memory.
  constexpr int64_t kNext = kPanel<float>;
  put(panel, __builtin_shufflevector(first, third, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + kNext, __builtin_shufflevector(first, third, 2, 3, 10, 11, 6, 7, 14, 15));
  put(panel + 2 * kNext, __builtin_shufflevector(second, fourth, 0, 1, 8, 9, 4, 5, 12, 13));
  put(panel + 3 * kNext, __builtin_shufflevector(second, fourth, 2, 3, 10, 11, 6, 7, 14, 15));
}
/// Turns two elements from `p` on of each of four columns.
TENON_ALWAYS_INLINE void turn(const double* const* columns, int64_t p, double* panel) {
  const Halves<double> even(columns[0] + p, columns[2] + p), odd(columns[1] + p, columns[3] + p);
  put(panel, __builtin_shufflevector(even.both, odd.both, 0, 4, 2, 6));
  put(panel + kPanel<double>, __builtin_shufflevector(even.both, odd.both, 1, 5, 3, 7));
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

/// k rows of one width, `leading` apart.
template <class T>
struct Panel {
  const T* rows;
  int64_t leading;
};

/// The sums of `rows` rows of a with the columns of a panel.
template <int rows, class T>
void add_rows(int64_t k, const Strided<T>& a, const Panel<T>& panel, T* sums) {
  Lanes<T> of[rows];
  for (Lanes<T>& sum : of) sum = Lanes<T>::zeros();
  const T *of_a = a.data, *of_b = panel.rows;
  for (int64_t p = 0; p < k; ++p, of_a += a.column_stride, of_b += panel.leading) {
    const auto row = Lanes<T>::load(of_b);
#pragma GCC unroll 8
    for (int i = 0; i < rows; ++i) {
      of[i].add_fused_product(row, typename Lanes<T>::V(of_a[i * a.row_stride]));
    }
  }
#pragma GCC unroll 8
  for (int i = 0; i < rows; ++i) of[i].store(sums + i * kPanel<T>);
}

/// Of so many rows the sums are kept until they are stored.
constexpr int64_t kMostInTile = 32;
static_assert(kMostInTile >= kPanel<float> && kMostInTile >= kMostRows);

/// The sums of `count` rows of a, at most kMostInTile, to the rows of a tile.
template <class T, size_t... i>
TENON_ALWAYS_INLINE void add_tile(int64_t count, int64_t k, Strided<T> a, const Panel<T>& panel,
                                  T* tile, std::index_sequence<i...>) {
  using Rows = void(int64_t, const Strided<T>&, const Panel<T>&, T*);
  static constexpr Rows* kByCount[] = {&add_rows<static_cast<int>(i) + 1, T>...};
  // As many rows in each part as can be: few at the end would wait for each other's sums.
  for (int64_t parts = (count + kMostRows - 1) / kMostRows; parts > 0; --parts) {
    const int64_t rows = (count + parts - 1) / parts;
    kByCount[rows - 1](k, a, panel, tile);
    a.data += rows * a.row_stride;
    tile += rows * kPanel<T>;
    count -= rows;
  }
}
template <class T>
void add_tile(int64_t count, int64_t k, Strided<T> a, const Panel<T>& panel, T* tile) {
  add_tile(count, k, a, panel, tile, std::make_index_sequence<kMostRows>());
}

/// Stores the results of `rows` rows and `columns` columns from (row, column) on, whose sums are
/// the rows of a tile.
template <class T>
void finish_tile(const MatrixProduct<T>& product, int64_t row, int64_t rows, int64_t column,
                 int64_t columns, const T* tile) {
  // Of its own, so that no store changes it.
  ProductEpilogue<T> epilogue = product.epilogue;
  const int64_t leading = product.leading, addend_leading = epilogue.addend_leading;
  if (epilogue.addend) epilogue.addend += row * addend_leading + column;
  if (epilogue.second) epilogue.second += row * leading + column;
  T* c = product.c + row * leading + column;
  for (; rows > 0; --rows, tile += kPanel<T>, c += leading) {
    if (columns == kPanel<T>) {
      finished(Lanes<T>::load(tile), epilogue, 0).store(c);
    } else {
      for (int64_t j = 0; j < columns; ++j) c[j] = finished(tile[j], epilogue, j);
    }
    if (epilogue.addend) epilogue.addend += addend_leading;
    if (epilogue.second) epilogue.second += leading;
  }
}

TENON_ALWAYS_INLINE int64_t lesser(int64_t a, int64_t b) {
  return a < b ? a : b;
}

/// By panels of columns of b.
template <class T>
void multiply_columns(const MatrixProduct<T>& product) {
  alignas(64) T packed[kMostInSum * kPanel<T>], tile[kMostInTile * kPanel<T>];
  const Matrix<T>& b = product.b;
  const int64_t k = product.k;
  for (int64_t j = 0; j < product.n; j += kPanel<T>) {
    const int64_t columns = lesser(product.n - j, kPanel<T>);
    Panel<T> panel{packed, kPanel<T>};
    if (b.transposed) {
      pack_columns(k, b.data + j * b.leading, b.leading, columns, packed);
    } else if (product.m > kMostRows || columns < kPanel<T>) {
      pack_rows(k, b.data + j, b.leading, columns, packed);
    } else {
      panel = {b.data + j, b.leading};
    }
    for (int64_t i = 0; i < product.m; i += kMostInTile) {
      const int64_t rows = lesser(product.m - i, kMostInTile);
      const Strided<T>& a = product.a;
      add_tile(rows, k, {a.data + i * a.row_stride, a.row_stride, a.column_stride}, panel, tile);
      finish_tile(product, i, rows, j, columns, tile);
    }
  }
}

/// By panels of rows of a: for few of them and many contiguous columns of b, which need not be
/// packed then.
template <class T>
void multiply_turned(const MatrixProduct<T>& product) {
  alignas(64) T packed[kMostInSum * kPanel<T>], tile[kPanel<T> * kPanel<T>],
      turned[kPanel<T> * kPanel<T>];
  const Strided<T>& a = product.a;
  const Matrix<T>& b = product.b;
  const int64_t k = product.k;
  for (int64_t i = 0; i < product.m; i += kPanel<T>) {
    const int64_t rows = lesser(product.m - i, kPanel<T>);
    if (a.column_stride == 1) {
      pack_columns(k, a.data + i * a.row_stride, a.row_stride, rows, packed);
    } else {
      pack_rows(k, a.data + i, a.column_stride, rows, packed);
    }
    for (int64_t j = 0; j < product.n; j += kPanel<T>) {
      const int64_t columns = lesser(product.n - j, kPanel<T>);
      add_tile(columns, k, {b.data + j * b.leading, b.leading, 1}, {packed, kPanel<T>}, tile);
      pack_columns(rows, tile, kPanel<T>, columns, turned);
      finish_tile(product, i, rows, j, columns, turned);
    }
  }
}

template <class T>
void multiply(const MatrixProduct<T>& product) {
  const Strided<T>& a = product.a;
  const int64_t of_panels = (product.m + kPanel<T> - 1) / kPanel<T> * kPanel<T>;
  const bool fills_panels = 4 * (of_panels - product.m) <= product.m;
  const bool is_turnable = product.b.transposed && (a.column_stride == 1 || a.row_stride == 1);
  if (is_turnable && fills_panels && 4 * product.m <= product.n) {
    multiply_turned(product);
  } else {
    multiply_columns(product);
  }
}

}  // namespace

extern constexpr ProductTable product_loops = {&multiply<float>, &multiply<double>};

}  // namespace tenon::kernels::TENON_CPU_TARGET
