// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/linear_algebra/product_loops.h"

#include <utility>

#include "tenon/kernels/linear_algebra/product_panels.h"

// Note [Products of matrices]: a block of b, as large as stays in the second-level cache, is
// arranged by panels, of 64 bytes a row. Tiles of some rows by some panels are added up in
// registers; the rows of a lie in the first-level cache meanwhile, wherever they come from. What is
// read by few rows only is not arranged.

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// The sums of so many rows with so many panels are in registers.
constexpr int kMostRows = kVectorBytes == 64 ? 8 : kVectorBytes == 32 ? 6 : 3;
constexpr int kMostPanels = kVectorBytes == 64 ? 3 : 1;

TENON_ALWAYS_INLINE int64_t lesser(int64_t a, int64_t b) {
  return a < b ? a : b;
}

/// The first of parts of `count`, each at most `most`, of which the last two differ by one at most:
/// the sums of few would wait for each other.
TENON_ALWAYS_INLINE int64_t even_part(int64_t count, int64_t most) {
  return count <= most ? count : lesser(most, (count + 1) / 2);
}

/// Panels of b, each of rows `leading` apart, `next` apart from each other.
template <class T>
struct Panels {
  const T* rows;
  int64_t leading, next;
};

/// Where results go.
template <class T>
struct Results {
  TENON_ALWAYS_INLINE void move_down(int64_t rows) {
    data += rows * leading;
    if (epilogue.addend) epilogue.addend += rows * epilogue.addend_leading;
    if (epilogue.second) epilogue.second += rows * leading;
  }
  TENON_ALWAYS_INLINE void move_right(int64_t columns) {
    data += columns;
    if (epilogue.addend) epilogue.addend += columns;
    if (epilogue.second) epilogue.second += columns;
  }

  T* data;
  int64_t leading;
  ProductEpilogue<T> epilogue;
};

/// The sums of `rows` rows of a with `panels` panels of b, to rows that lie `to_leading` apart.
template <int rows, int panels, class T>
void add_tile(int64_t k, const Strided<T>& a, const Panels<T>& b, T* to, int64_t to_leading) {
  Lanes<T> sums[rows][panels];
  for (auto& row : sums) {
    for (Lanes<T>& sum : row) sum = Lanes<T>::zeros();
  }
  const int64_t row_stride = a.row_stride, column_stride = a.column_stride;
  const int64_t leading = b.leading, next = b.next;
  const T *of_a = a.data, *of_b = b.rows;
  for (int64_t p = 0; p < k; ++p, of_a += column_stride, of_b += leading) {
    Lanes<T> row[panels];
#pragma GCC unroll 8
    for (int j = 0; j < panels; ++j) row[j] = Lanes<T>::load(of_b + j * next);
#pragma GCC unroll 8
    for (int i = 0; i < rows; ++i) {
      const typename Lanes<T>::V element(of_a[i * row_stride]);
#pragma GCC unroll 8
      for (int j = 0; j < panels; ++j) sums[i][j].add_fused_product(row[j], element);
    }
  }
#pragma GCC unroll 8
  for (int i = 0; i < rows; ++i) {
#pragma GCC unroll 8
    for (int j = 0; j < panels; ++j) {
      Lanes<T> stored = Lanes<T>::zeros();  // of which -0 becomes 0, as in finish_tile
      stored.add(sums[i][j]);
      stored.store(to + i * to_leading + j * kPanel<T>);
    }
  }
}

/// Stores the results of a tile, of whose last panel `last` columns count. For all tiles one, since
/// they are many.
template <class T>
[[gnu::noinline]] void finish_tile(int64_t rows, int64_t panels, int64_t last, const T* tile,
                                   Results<T> results) {
  for (; rows > 0; --rows, results.move_down(1)) {
    for (int64_t j = 0; j < panels; ++j, tile += kPanel<T>) {
      const int64_t at = j * kPanel<T>, count = j + 1 < panels ? kPanel<T> : last;
      finished(Lanes<T>::load(tile), results.epilogue, at, count)
          .store_some(results.data + at, count);
    }
  }
}

template <class T, size_t... i>
TENON_ALWAYS_INLINE auto tile_of(int64_t rows, int64_t panels, std::index_sequence<i...>) {
  using Tile = void(int64_t, const Strided<T>&, const Panels<T>&, T*, int64_t);
  static constexpr Tile* kByShape[] = {&add_tile<static_cast<int>(i / kMostPanels) + 1,
                                                 static_cast<int>(i % kMostPanels) + 1, T>...};
  return kByShape[(rows - 1) * kMostPanels + panels - 1];
}

/// The results of some rows of a with the panels of `columns` columns.
template <class T>
void multiply_rows(int64_t rows, int64_t columns, int64_t k, Strided<T> a, const Panels<T>& b,
                   Results<T> results) {
  const int64_t all = (columns + kPanel<T> - 1) / kPanel<T>;
  const int64_t last = columns - (all - 1) * kPanel<T>;
  constexpr int kTiles = kMostRows * kMostPanels;
  alignas(64) T tile[kTiles * kPanel<T>];
  const ProductEpilogue<T>& epilogue = results.epilogue;
  const bool is_plain = epilogue.alpha == T(1) && epilogue.addend == nullptr &&
                        epilogue.second == nullptr && !epilogue.rectifies;
  while (rows > 0) {
    const int64_t count = even_part(rows, kMostRows);
    Results<T> part = results;
    Panels<T> some = b;
    for (int64_t left = all; left > 0;) {
      const int64_t panels = even_part(left, kMostPanels);
      left -= panels;
      const auto add = tile_of<T>(count, panels, std::make_index_sequence<kTiles>());
      const int64_t used = left == 0 ? last : kPanel<T>;
      if (is_plain && used == kPanel<T>) {
        add(k, a, some, part.data, part.leading);
      } else {
        add(k, a, some, tile, panels * kPanel<T>);
        finish_tile(count, panels, used, tile, part);
      }
      part.move_right(panels * kPanel<T>);
      some.rows += panels * b.next;
    }
    a.data += count * a.row_stride;
    results.move_down(count);
    rows -= count;
  }
}

/// The panels of `columns` columns of b from `column` on, in the rows from `row` on; in `scratch`
/// where that pays.
template <class T>
Panels<T> panels_of(const MatrixProduct<T>& product, int64_t row, int64_t rows, int64_t column,
                    int64_t columns, T* scratch) {
  const Matrix<T>& b = product.b;
  if (!b.transposed && product.m <= 4 * kMostRows && columns % kPanel<T> == 0) {
    return {b.data + row * b.leading + column, b.leading, kPanel<T>};
  }
  for (int64_t j = 0; j < columns; j += kPanel<T>) {
    const int64_t count = lesser(columns - j, kPanel<T>);
    T* const panel = scratch + j * rows;
    if (b.transposed) {
      pack_columns(rows, b.data + (column + j) * b.leading + row, b.leading, count, panel);
    } else {
      pack_rows(rows, b.data + row * b.leading + column + j, b.leading, count, panel);
    }
  }
  return {scratch, kPanel<T>, rows * kPanel<T>};
}

/// The products of the columns of a from `term` on, `terms` many, with `columns` columns of b.
template <class T>
void multiply_block(const MatrixProduct<T>& product, int64_t term, int64_t terms, int64_t column,
                    int64_t columns, T* scratch) {
  Results<T> results{product.c, product.leading, product.epilogue};
  ProductEpilogue<T>& epilogue = results.epilogue;
  if (term > 0) {
    epilogue.addend = product.c;
    epilogue.addend_leading = product.leading;
  }
  if (term + terms < product.k) {
    epilogue.second = nullptr;
    epilogue.rectifies = false;
  }
  results.move_right(column);
  Strided<T> a = product.a;
  a.data += term * a.column_stride;
  multiply_rows(product.m, columns, terms, a,
                panels_of(product, term, terms, column, columns, scratch), results);
}

template <class T>
void multiply(const MatrixProduct<T>& product, T* scratch) {
  for (int64_t column = 0; column < product.n; column += kMostColumns<T>) {
    const int64_t columns = lesser(product.n - column, kMostColumns<T>);
    for (int64_t term = 0; term < product.k; term += kMostInSum) {
      const int64_t terms = lesser(product.k - term, kMostInSum);
      multiply_block(product, term, terms, column, columns, scratch);
    }
  }
}

}  // namespace

extern constexpr ProductTable product_loops = {&multiply<float>, &multiply<double>};

}  // namespace tenon::kernels::TENON_CPU_TARGET
