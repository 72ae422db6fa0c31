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
  const int64_t whole = last == kPanel<T> ? panels : panels - 1, end = whole * kPanel<T>;
  for (; rows > 0; --rows, results.move_down(1)) {
    for (int64_t at = 0; at < end; at += kPanel<T>, tile += kPanel<T>) {
      finished(Lanes<T>::load(tile), results.epilogue, at).store(results.data + at);
    }
    if (whole == panels) continue;
    finished(Lanes<T>::load(tile), results.epilogue, end, last)
        .store_some(results.data + end, last);
    tile += kPanel<T>;
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

/// The same for a whose elements that are used one after another share few places of the caches:
/// as many rows as a line of these has elements are brought together.
template <class T>
[[gnu::noinline]] void multiply_distant_rows(int64_t rows, int64_t columns, int64_t k, Strided<T> a,
                                             const Panels<T>& b, Results<T> results) {
  constexpr int64_t kTogether = kPanel<T>;
  alignas(64) T together[kMostInSum * kTogether];
  for (; rows > 0; rows -= kTogether, a.data += kTogether) {
    const int64_t count = lesser(rows, kTogether);
    for (int64_t p = 0; p < k; ++p) {
      Lanes<T>::load_some(a.data + p * a.column_stride, count).store(together + p * kTogether);
    }
    multiply_rows(count, columns, k, {together, 1, kTogether}, b, results);
    results.move_down(count);
  }
}

/// A block of b: `rows` rows and `columns` columns, from these on.
struct Block {
  int64_t row, rows, column, columns;
};

/// Where the panels of a block are in an arranged b of k rows: those of all before it come first.
template <class T>
TENON_ALWAYS_INLINE int64_t arranged_at(int64_t k, const Block& block) {
  return block.column * k + block.row * whole_panels<T>(block.columns);
}

template <class T>
void arrange_block(const Matrix<T>& b, const Block& block, T* to) {
  for (int64_t j = 0; j < block.columns; j += kPanel<T>) {
    const int64_t count = lesser(block.columns - j, kPanel<T>), column = block.column + j;
    T* const panel = to + j * block.rows;
    if (b.transposed) {
      pack_columns(block.rows, b.data + column * b.leading + block.row, b.leading, count, panel);
    } else {
      pack_rows(block.rows, b.data + block.row * b.leading + column, b.leading, count, panel);
    }
  }
}

/// The panels of a block of b, in `scratch` where arranging them pays.
template <class T>
Panels<T> panels_of(const MatrixProduct<T>& product, const Block& block, T* scratch) {
  const Matrix<T>& b = product.b;
  const int64_t next = block.rows * kPanel<T>;
  if (product.is_arranged) {
    return {b.data + arranged_at<T>(product.k, block), kPanel<T>, next};
  }
  if (!b.transposed && product.m <= 4 * kMostRows && block.columns % kPanel<T> == 0) {
    return {b.data + block.row * b.leading + block.column, b.leading, kPanel<T>};
  }
  arrange_block(b, block, scratch);
  return {scratch, kPanel<T>, next};
}

/// The products of columns of a with a block of b, which has the rows of their numbers.
template <class T>
void multiply_block(const MatrixProduct<T>& product, const Block& block, T* scratch) {
  Results<T> results{product.c, product.leading, product.epilogue};
  ProductEpilogue<T>& epilogue = results.epilogue;
  if (block.row > 0) {
    epilogue.addend = product.c;
    epilogue.addend_leading = product.leading;
  }
  if (block.row + block.rows < product.k) {
    epilogue.second = nullptr;
    epilogue.rectifies = false;
  }
  results.move_right(block.column);
  Strided<T> a = product.a;
  a.data += block.row * a.column_stride;
  constexpr int64_t kDistant = 4096;  // bytes: of which a cache has few in one place
  const bool is_distant = a.row_stride == 1 && a.column_stride * int64_t{sizeof(T)} >= kDistant &&
                          block.columns > kMostPanels * kPanel<T>;
  const auto multiply_all = is_distant ? &multiply_distant_rows<T> : &multiply_rows<T>;
  multiply_all(product.m, block.columns, block.rows, a, panels_of(product, block, scratch),
               results);
}

/// Calls `function(block)` for the blocks of k rows and n columns.
template <class T, class Function>
TENON_ALWAYS_INLINE void for_each_block(int64_t k, int64_t n, const Function& function) {
  for (int64_t column = 0; column < n; column += kMostColumns<T>) {
    const int64_t columns = lesser(n - column, kMostColumns<T>);
    for (int64_t row = 0; row < k; row += kMostInSum) {
      function(Block{row, lesser(k - row, kMostInSum), column, columns});
    }
  }
}

template <class T>
void multiply(const MatrixProduct<T>& product, T* scratch) {
  for_each_block<T>(product.k, product.n,
                    [&](const Block& block) { multiply_block(product, block, scratch); });
}

template <class T>
void arrange(int64_t k, int64_t n, const Matrix<T>& b, T* to) {
  for_each_block<T>(
      k, n, [&](const Block& block) { arrange_block(b, block, to + arranged_at<T>(k, block)); });
}

template <class T>
consteval ProductLoops<T> loops_of() {
  return {&multiply<T>, &arrange<T>};
}

}  // namespace

extern constexpr ProductTable product_loops = {loops_of<float>(), loops_of<double>()};

}  // namespace tenon::kernels::TENON_CPU_TARGET
