// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/linear_algebra/product_loops.h"

#include "tenon/kernels/linear_algebra/product_panels.h"
#include "tenon/kernels/linear_algebra/product_tiles.h"

// Note [Products of matrices]: a block of b, as large as stays in the caches behind the first, is
// arranged by panels, of 64 bytes a row. Tiles of some rows by some panels are added up in
// registers; the rows of a lie in the first-level cache meanwhile, wherever they come from. What is
// read by few rows only is not arranged.

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// The columns of a block of b: so many that rows of a are seldom brought together anew, or, where
/// these are few, that the second-level cache has the block.
template <class T>
constexpr int64_t kMostColumns = (kVectorBytes == 64 ? 24 : 64) * kPanel<T>;
template <class T>
constexpr int64_t kMostColumnsOfFew = (kVectorBytes == 64 ? 24 : 8) * kPanel<T>;
constexpr int64_t kFewRows = 128;
/// Bytes that the first-level cache has at once, wherever they begin.
constexpr int64_t kSmall = 16 << 10;

/// Tiles whose rows of a are brought together at once, of one line of the caches or of some.
template <class T>
constexpr int kTiles = (kVectorBytes == 64 ? 8 : 16) / sizeof(T);

/// Room for the rows of a tile; what is written past their end is written again.
template <class T>
constexpr int64_t kRoom = kMostInSum* kMostRows + kPanel<T>;

/// Brings `kTiles` whole tiles together, of which more than these are there.
template <class T>
void gather_tiles(int64_t k, const Strided<T>& a, T* together) {
  using V = typename Lanes<T>::V;
  for (int64_t p = 0; p < k; ++p) {
    const T* const from = a.data + p * a.column_stride;
    T* const to = together + p * kMostRows;
#pragma GCC unroll 8
    for (int i = 0; i < kTiles<T>; ++i) {
#pragma GCC unroll 8
      for (int j = 0; j < kMostRows; j += V::kLanes) {
        V::load(from + i * kMostRows + j).store(to + i * kRoom<T> + j);
      }
    }
  }
}

/// `multiply_rows` for a whose elements that are used one after another share few places of the
/// caches: those of some tiles are brought together.
template <class T>
[[gnu::noinline]] void multiply_distant_rows(int64_t rows, int64_t columns, int64_t k, Strided<T> a,
                                             const Panels<T>& b, const Results<T>& results) {
  alignas(64) T together[kTiles<T> * kRoom<T>];
  int64_t row = 0;
  const auto multiply_next = [&](int64_t count, const T* from) {
    multiply_rows(count, columns, k, {from, 1, count}, b, results.at(row, 0));
    a.data += count;
    row += count;
  };
  while (rows - row >= kTiles<T> * kMostRows + kPanel<T>) {
    gather_tiles(k, a, together);
    for (int i = 0; i < kTiles<T>; ++i) multiply_next(kMostRows, together + i * kRoom<T>);
  }
  while (row < rows) {
    const int64_t left = rows - row;
    const int64_t count = even_part(left, kMostRows), read = lesser(left, kPanel<T>);
    for (int64_t p = 0; p < k; ++p) {
      Lanes<T>::load_some(a.data + p * a.column_stride, read).store(together + p * count);
    }
    multiply_next(count, together);
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
  // Of some panels at once a page of memory is looked up once a row.
  const int64_t most = b.transposed ? kPanel<T> : 4 * kPanel<T>;
  for (int64_t j = 0; j < block.columns; j += most) {
    const int64_t count = lesser(block.columns - j, most), column = block.column + j;
    T* const panels = to + j * block.rows;
    if (b.transposed) {
      pack_columns(block.rows, b.data + column * b.leading + block.row, b.leading, count, panels);
    } else {
      pack_rows(block.rows, b.data + block.row * b.leading + column, b.leading, count, panels);
    }
  }
}

/// Whether a block of b is read where it is: from the first-level cache, or by few rows. Some would
/// find no more of it there than the first, where all rows of b share a place of the cache.
template <class T>
bool is_read_in_place(const MatrixProduct<T>& product, const Block& block) {
  if (product.is_arranged || product.b.transposed) return false;
  const int64_t row = product.b.leading * int64_t{sizeof(T)};
  return product.m <= kMostRows || block.rows * row <= kSmall ||
         (product.m <= 4 * kMostRows && row % 4096 != 0);
}

/// The panels of a block of b, arranged in `scratch` where they are not yet.
template <class T>
Panels<T> arranged_panels(const MatrixProduct<T>& product, const Block& block, T* scratch) {
  const int64_t next = block.rows * kPanel<T>;
  if (product.is_arranged) {
    return {product.b.data + arranged_at<T>(product.k, block), kPanel<T>, next};
  }
  arrange_block(product.b, block, scratch);
  return {scratch, kPanel<T>, next};
}

/// The products of columns of a with a block of b, which has the rows of their numbers.
template <class T>
void multiply_block(const MatrixProduct<T>& product, const Block& block, T* scratch) {
  Results<T> whole_rows{product.c, product.leading, product.epilogue};
  ProductEpilogue<T>& epilogue = whole_rows.epilogue;
  if (block.row > 0) {
    epilogue.addend = product.c;
    epilogue.addend_leading = product.leading;
    epilogue.row_addend = nullptr;
  }
  if (block.row + block.rows < product.k) {
    epilogue.second = nullptr;
    epilogue.rectifies = false;
  }
  Strided<T> a = product.a;
  a.data += block.row * a.column_stride;
  const bool is_distant = a.row_stride == 1 && block.columns > kMostPanels * kPanel<T> &&
                          block.rows * a.column_stride * int64_t{sizeof(T)} > kSmall;
  const auto multiply_all = is_distant ? &multiply_distant_rows<T> : &multiply_rows<T>;
  Block rest = block;
  if (is_read_in_place(product, block)) {  // all but what fills no panel
    const Matrix<T>& b = product.b;
    const int64_t whole = block.columns / kPanel<T> * kPanel<T>;
    const Panels<T> panels{b.data + block.row * b.leading + block.column, b.leading, kPanel<T>};
    if (whole > 0) {
      multiply_all(product.m, whole, block.rows, a, panels, whole_rows.at(0, block.column));
    }
    rest.column += whole;
    rest.columns -= whole;
    if (rest.columns == 0) return;
  }
  multiply_all(product.m, rest.columns, block.rows, a, arranged_panels(product, rest, scratch),
               whole_rows.at(0, rest.column));
}

/// Calls `function(block)` for the blocks of k rows and n columns, of which each has `most`.
template <class Function>
TENON_ALWAYS_INLINE void for_each_block(int64_t k, int64_t n, int64_t most,
                                        const Function& function) {
  for (int64_t column = 0; column < n; column += most) {
    const int64_t columns = lesser(n - column, most);
    for (int64_t row = 0; row < k; row += kMostInSum) {
      function(Block{row, lesser(k - row, kMostInSum), column, columns});
    }
  }
}

template <class T>
void multiply(const MatrixProduct<T>& product, T* scratch) {
  const bool is_few = product.m <= kFewRows && !product.is_arranged;
  for_each_block(product.k, product.n, is_few ? kMostColumnsOfFew<T> : kMostColumns<T>,
                 [&](const Block& block) { multiply_block(product, block, scratch); });
}

template <class T>
void arrange(int64_t k, int64_t n, const Matrix<T>& b, T* to) {
  for_each_block(k, n, kMostColumns<T>, [&](const Block& block) {
    arrange_block(b, block, to + arranged_at<T>(k, block));
  });
}

template <class T>
consteval ProductLoops<T> loops_of() {
  return {&multiply<T>, &arrange<T>, kMostColumns<T>};
}

}  // namespace

extern constexpr ProductTable product_loops = {loops_of<float>(), loops_of<double>()};

}  // namespace tenon::kernels::TENON_CPU_TARGET
