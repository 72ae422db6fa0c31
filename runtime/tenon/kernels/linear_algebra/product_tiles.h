#pragma once

#include <cstdint>
#include <utility>

#include "tenon/kernels/linear_algebra/product_lanes.h"
#include "tenon/kernels/linear_algebra/product_loops.h"

// For sources that are compiled once per CPU target, see the Note in tenon/kernels/simd/vec.h: the
// part of a product of matrices whose sums are in registers.

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {

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
  /// Those from a row and a column on.
  TENON_ALWAYS_INLINE Results at(int64_t row, int64_t column) const {
    const int64_t to = row * leading + column;
    const T *addend = epilogue.addend, *second = epilogue.second, *numbers = epilogue.row_addend;
    return {data + to,
            leading,
            {epilogue.alpha, addend ? addend + row * epilogue.addend_leading + column : nullptr,
             second ? second + to : nullptr, epilogue.rectifies, epilogue.addend_leading,
             numbers ? numbers + row : nullptr}};
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
                                   const Results<T>& all) {
  const int64_t whole = last == kPanel<T> ? panels : panels - 1, end = whole * kPanel<T>;
  for (int64_t row = 0; row < rows; ++row) {
    const Results<T> results = all.at(row, 0);
    for (int64_t at = 0; at < end; at += kPanel<T>, tile += kPanel<T>) {
      finished(Lanes<T>::load(tile), results.epilogue, at).store(results.data + at);
    }
    if (whole == panels) continue;
    finished(Lanes<T>::load(tile), results.epilogue, end, last)
        .store_some(results.data + end, last);
    tile += kPanel<T>;
  }
}

/// The same of whole panels, to which an addend is added and nothing else.
template <class T>
[[gnu::noinline]] void finish_sums(int64_t rows, int64_t panels, const T* tile,
                                   const Results<T>& results) {
  const T* addend = results.epilogue.addend;
  T* to = results.data;
  for (; rows > 0; --rows, to += results.leading, addend += results.epilogue.addend_leading) {
    for (int64_t at = 0; at < panels * kPanel<T>; at += kPanel<T>, tile += kPanel<T>) {
      Lanes<T> sums = Lanes<T>::load(tile);
      sums.add(Lanes<T>::load(addend + at));
      sums.store(to + at);
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

/// The rows of `kMostPanels` panels of a number each.
template <class T>
void fill_rows(int64_t rows, const T* numbers, T* to) {
  for (int64_t i = 0; i < rows; ++i) {
    for (int j = 0; j < kMostPanels; ++j, to += kPanel<T>) Lanes<T>::all(numbers[i]).store(to);
  }
}

/// The results of some rows of a with the panels of `columns` columns.
template <class T>
void multiply_rows(int64_t rows, int64_t columns, int64_t k, Strided<T> a, const Panels<T>& b,
                   const Results<T>& results) {
  constexpr int kShapes = kMostRows * kMostPanels;
  constexpr int64_t kWidth = kMostPanels * kPanel<T>;
  alignas(64) T tile[kShapes * kPanel<T>], row_addends[kShapes * kPanel<T>];
  const ProductEpilogue<T>& epilogue = results.epilogue;
  const T* const row_addend = epilogue.row_addend;
  const bool is_sum = epilogue.alpha == T(1) && epilogue.second == nullptr && !epilogue.rectifies;
  const bool is_plain = is_sum && epilogue.addend == nullptr && row_addend == nullptr;
  for (int64_t row = 0; row < rows;) {
    const int64_t count = even_part(rows - row, kMostRows);
    if (row_addend) fill_rows(count, row_addend + row, row_addends);
    const T* panel = b.rows;
    for (int64_t column = 0; column < columns;) {
      const int64_t left = columns - column;
      const int64_t panels = even_part((left + kPanel<T> - 1) / kPanel<T>, kMostPanels);
      const int64_t width = panels * kPanel<T>;
      const auto add = tile_of<T>(count, panels, std::make_index_sequence<kShapes>());
      const Panels<T> some{panel, b.leading, b.next};
      if (is_plain && width <= left) {
        add(k, a, some, results.data + row * results.leading + column, results.leading);
      } else {
        add(k, a, some, tile, width);
        Results<T> part = results.at(row, column);
        if (row_addend) {
          part.epilogue.addend = row_addends;
          part.epilogue.addend_leading = kWidth;
        }
        if (is_sum && width <= left) {
          finish_sums(count, panels, tile, part);
        } else {
          finish_tile(count, panels, lesser(left - width + kPanel<T>, kPanel<T>), tile, part);
        }
      }
      column += width;
      panel += panels * b.next;
    }
    a.data += count * a.row_stride;
    row += count;
  }
}

}  // namespace tenon::kernels::TENON_CPU_TARGET
