#include "tenon/kernels/pointwise/transpose.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#include "tenon/base/export.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

/// Elements of a tile, which fits in the first cache: along the result's rows and down them.
template <class T>
constexpr int64_t kTileColumns = transposed_columns(sizeof(T));
template <class T>
constexpr int64_t kTileRows = sizeof(T) <= 8 ? 64 : 32;
constexpr int64_t kLeast = 16;  // of both sizes
constexpr int64_t kGrain = 32768;

/// A matrix of the walk: the result is dense along rows, the source along columns.
struct Plane {
  int64_t columns;  // along the result's dense dimension
  int64_t rows;     // along the source's dense dimension
  int64_t out_row_step;
  int64_t in_column_step;
  bool is_streamed;  // whether the result is written past the cache
};

/// An element of complex128, moved as one.
using SixteenBytes [[gnu::vector_size(16), gnu::aligned(8)]] = int64_t;

/// As many elements as a register of any processor holds.
template <class T>
struct Block {
  static constexpr int kLanes = 16 / sizeof(T);
  using Register [[gnu::vector_size(kLanes * sizeof(T))]] = T;

  Register rows[kLanes];

  /// A step interleaves row i with row i + kLanes / 2; as many as kLanes has bits transpose.
  TENON_ALWAYS_INLINE void transpose() {
    for (int step = 1; step < kLanes; step *= 2)
      interleave(std::make_integer_sequence<int, kLanes>());
  }

 private:
  template <int... i>
  TENON_ALWAYS_INLINE void interleave(std::integer_sequence<int, i...>) {
    Register next[kLanes];
#pragma GCC unroll 16
    for (int row = 0; row < kLanes / 2; ++row) {
      const Register a = rows[row], b = rows[row + kLanes / 2];
      next[2 * row] = __builtin_shufflevector(a, b, (i % 2 * kLanes + i / 2)...);
      next[2 * row + 1] = __builtin_shufflevector(a, b, (i % 2 * kLanes + i / 2 + kLanes / 2)...);
    }
#pragma GCC unroll 16
    for (int row = 0; row < kLanes; ++row) rows[row] = next[row];
  }
};

/// A row of a transposed tile. Rows of the result may all fall into the same few lines of the
/// cache, so that each is written as a whole, once.
template <class T>
using TileRow = std::array<T, kTileColumns<T>>;

template <class T>
void gather_block(TileRow<T>* tile, const char* in, int64_t in_column_step, int64_t row,
                  int64_t column) {
  Block<T> block;
  in += row * static_cast<int64_t>(sizeof(T));
#pragma GCC unroll 16
  for (int i = 0; i < block.kLanes; ++i) {
    std::memcpy(&block.rows[i], in + (column + i) * in_column_step, sizeof(block.rows[i]));
  }
  block.transpose();
#pragma GCC unroll 16
  for (int i = 0; i < block.kLanes; ++i) {
    std::memcpy(&tile[row + i][column], &block.rows[i], sizeof(block.rows[i]));
  }
}

template <class T>
void gather_tile(TileRow<T>* tile, const char* in, int64_t in_column_step, int64_t rows,
                 int64_t columns) {
  constexpr bool kHasBlocks = sizeof(T) < 16;
  constexpr int64_t kLanes = kHasBlocks ? 16 / sizeof(T) : 1;
  const int64_t block_rows = kHasBlocks ? rows - rows % kLanes : 0;
  const int64_t block_columns = kHasBlocks ? columns - columns % kLanes : 0;
  for (int64_t c = 0; c < columns; c += c < block_columns ? kLanes : 1) {
    int64_t r = 0;
    if constexpr (kHasBlocks) {
      if (c < block_columns) {
        for (; r < block_rows; r += kLanes) gather_block(tile, in, in_column_step, r, c);
      }
    }
    for (int64_t i = c; i < (c < block_columns ? c + kLanes : c + 1); ++i) {
      const auto* source = reinterpret_cast<const T*>(in + i * in_column_step);
      for (int64_t row = r; row < rows; ++row) tile[row][i] = source[row];
    }
  }
}

/// Rows of a plane from `first_row` on, a tile of them, as far as it has them.
template <class T>
void copy_band(char* out, const char* in, const Plane& plane, int64_t first_row) {
  constexpr int64_t kSize = sizeof(T);
  const int64_t rows = std::min(kTileRows<T>, plane.rows - first_row);
  out += first_row * plane.out_row_step;
  in += first_row * kSize;
  TileRow<T> tile[kTileRows<T>];
  for (int64_t column = 0; column < plane.columns; column += kTileColumns<T>) {
    const int64_t columns = std::min(kTileColumns<T>, plane.columns - column);
    gather_tile(tile, in + column * plane.in_column_step, plane.in_column_step, rows, columns);
    char* target = out + column * kSize;
    for (int64_t r = 0; r < rows; ++r) {
      const auto* source = reinterpret_cast<const char*>(tile[r].data());
      if (plane.is_streamed)
        copy_streamed(target + r * plane.out_row_step, source, columns * kSize);
      else
        std::memcpy(target + r * plane.out_row_step, source, static_cast<size_t>(columns * kSize));
    }
  }
}

template <class T>
void copy_planes(const StridedLoop& walk, size_t dense_dim) {
  const Plane plane{walk.sizes()[0], walk.sizes()[dense_dim], walk.strides(0)[dense_dim],
                    walk.strides(1)[0],
                    walk.numel() * static_cast<int64_t>(sizeof(T)) >= kLeastStreamed};
  const int64_t bands = ceil_divide(plane.rows, kTileRows<T>);
  const int64_t planes = walk.numel() / (plane.rows * plane.columns);
  const int64_t grain = std::max<int64_t>(1, kGrain / (kTileRows<T> * plane.columns));
  parallel_for(0, planes * bands, grain, [&](int64_t begin, int64_t end) {
    for (int64_t band = begin; band < end; ++band) {
      LoopIndex index(walk.ndim());
      int64_t position = band / bands;
      for (size_t d = 1; d < walk.ndim(); ++d) {
        if (d == dense_dim) continue;
        index[d] = position % walk.sizes()[d];
        position /= walk.sizes()[d];
      }
      copy_band<T>(walk.address(0, index), walk.address(1, index), plane,
                   band % bands * kTileRows<T>);
    }
    if (plane.is_streamed) finish_streams();
  });
}

/// Calls `function` with an element of so many bytes.
template <class Function>
void with_element(int64_t size, const Function& function) {
  switch (size) {
    case 1:
      return function(uint8_t());
    case 2:
      return function(uint16_t());
    case 4:
      return function(uint32_t());
    case 8:
      return function(uint64_t());
    default:
      return function(SixteenBytes());
  }
}

}  // namespace

void gather_transposed(void* tile, const char* in, int64_t in_column_step, int64_t rows,
                       int64_t columns, int64_t element_size) {
  with_element(element_size, [&]<class T>(T) {
    gather_tile(static_cast<TileRow<T>*>(tile), in, in_column_step, rows, columns);
  });
}

bool copy_transposed(const StridedLoop& walk, int64_t element_size) {
  const DimVector& in = walk.strides(1);
  if (walk.strides(0)[0] != element_size || in[0] == element_size || in[0] == 0) return false;
  size_t dense_dim = 1;
  while (dense_dim < walk.ndim() && in[dense_dim] != element_size) ++dense_dim;
  if (dense_dim >= walk.ndim()) return false;
  if (walk.sizes()[0] < kLeast || walk.sizes()[dense_dim] < kLeast) return false;
  with_element(element_size, [&]<class T>(T) { copy_planes<T>(walk, dense_dim); });
  return true;
}

}  // namespace tenon::kernels
