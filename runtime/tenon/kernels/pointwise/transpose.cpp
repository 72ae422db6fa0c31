#include "tenon/kernels/pointwise/transpose.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <utility>

#include "tenon/base/export.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/kernels/prefetch.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kLeast = 16;  // of both sizes
constexpr int64_t kGrain = 32768;
constexpr int64_t kBand = 256;  // bytes of each of the source's columns that are read at once
// Rows whose starts fall on fewer lines than this of the first cache, 4 KiB of each of its ways,
// displace each other before they are written as a whole.
constexpr int64_t kLeastLines = 16;
constexpr int64_t kWay = 4096;

/// Rows of the result that are written at once.
template <class T>
constexpr int64_t kBandRows = kBand / static_cast<int64_t>(sizeof(T));
/// Of tiles, which take 40 KiB: rows, and bytes of each.
template <class T>
constexpr int64_t kTileRows = sizeof(T) <= 2 ? 128 : 64;
template <class T>
constexpr int64_t kTileRow = sizeof(T) <= 2 ? 256 : 512;

/// A matrix of the walk: the result is dense along rows, the source along columns.
struct Plane {
  int64_t columns;  // along the result's dense dimension
  int64_t rows;     // along the source's dense dimension
  int64_t out_row_step;
  int64_t in_column_step;
  bool is_streamed;  // whether the result is written past the cache

  /// Whether rows of the result stay in the cache until they are whole, each where it lies.
  bool is_direct() const {
    return !is_streamed && std::gcd(out_row_step, kWay) <= kWay / kLeastLines;
  }
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

template <class T>
void transpose_block(char* out, int64_t out_step, const char* in, int64_t in_step) {
  Block<T> block;
#pragma GCC unroll 16
  for (int i = 0; i < block.kLanes; ++i) {
    std::memcpy(&block.rows[i], in + i * in_step, sizeof(block.rows[i]));
  }
  block.transpose();
#pragma GCC unroll 16
  for (int i = 0; i < block.kLanes; ++i) {
    std::memcpy(out + i * out_step, &block.rows[i], sizeof(block.rows[i]));
  }
}

/// The first `rows` elements of `columns` dense columns become rows.
template <class T>
void transpose(char* out, int64_t out_row_step, const char* in, int64_t in_column_step,
               int64_t rows, int64_t columns) {
  constexpr bool kHasBlocks = sizeof(T) < 16;
  constexpr int64_t kSize = sizeof(T);
  constexpr int64_t kLanes = kHasBlocks ? 16 / kSize : 1;
  const int64_t block_rows = kHasBlocks ? rows - rows % kLanes : 0;
  const int64_t block_columns = kHasBlocks ? columns - columns % kLanes : 0;
  for (int64_t c = 0; c < columns; c += c < block_columns ? kLanes : 1) {
    int64_t r = 0;
    if constexpr (kHasBlocks) {
      for (; c < block_columns && r < block_rows; r += kLanes) {
        transpose_block<T>(out + r * out_row_step + c * kSize, out_row_step,
                           in + c * in_column_step + r * kSize, in_column_step);
      }
    }
    for (int64_t i = c; i < (c < block_columns ? c + kLanes : c + 1); ++i) {
      for (int64_t row = r; row < rows; ++row) {
        std::memcpy(out + row * out_row_step + i * kSize, in + i * in_column_step + row * kSize,
                    kSize);
      }
    }
  }
}

/// Asks for what the next tile reads.
void fetch_columns(const char* in, int64_t column_step, int64_t bytes, int64_t columns) {
  for (int64_t c = 0; c < columns; ++c) fetch(in + c * column_step, bytes);
}

/// Rows of a result that is too large for the cache, or whose rows displace each other there: by
/// tiles of which each row is written in whole lines, since memory takes a part of a line as slowly
/// as all of it. What is left of a line goes before the row's part of the next tile.
template <class T>
void copy_tiles(char* out, const char* in, const Plane& plane, int64_t rows) {
  constexpr int64_t kSize = sizeof(T), kColumns = kTileRow<T> / kSize;
  constexpr int64_t kRow = kCacheLine + kTileRow<T>;  // with what is left of the tile before
  alignas(kCacheLine) char tile[kTileRows<T> * kRow];
  int64_t left[kTileRows<T>] = {};
  for (int64_t column = 0; column < plane.columns; column += kColumns) {
    const int64_t columns = std::min(kColumns, plane.columns - column);
    const int64_t behind = std::min(kColumns, plane.columns - column - columns);
    const char* source = in + column * plane.in_column_step;
    transpose<T>(tile + kCacheLine, kRow, source, plane.in_column_step, rows, columns);
    fetch_columns(source + columns * plane.in_column_step, plane.in_column_step, rows * kSize,
                  behind);
    for (int64_t r = 0; r < rows; ++r) {
      char* to = out + r * plane.out_row_step + column * kSize - left[r];
      char* const row = tile + r * kRow + kCacheLine;
      const char* from = row - left[r];
      int64_t bytes = columns * kSize + left[r];
      if (column == 0) {
        const int64_t first = std::min(bytes_to_line(to), bytes);
        std::memcpy(to, from, static_cast<size_t>(first));
        to += first, from += first, bytes -= first;
      }
      const int64_t lines = behind == 0 ? bytes : bytes / kCacheLine * kCacheLine;
      if (plane.is_streamed)
        copy_streamed(to, from, lines);
      else
        std::memcpy(to, from, static_cast<size_t>(lines));
      left[r] = bytes - lines;
      std::memmove(row - left[r], from + lines, static_cast<size_t>(left[r]));
    }
  }
}

template <class T>
void copy_planes(const StridedLoop& walk, size_t dense_dim) {
  const Plane plane{walk.sizes()[0], walk.sizes()[dense_dim], walk.strides(0)[dense_dim],
                    walk.strides(1)[0],
                    walk.numel() * static_cast<int64_t>(sizeof(T)) >= kLeastStreamed};
  const bool is_direct = plane.is_direct();
  const int64_t most = is_direct ? kBandRows<T> : kTileRows<T>;
  const int64_t bands = ceil_divide(plane.rows, most);
  const int64_t planes = walk.numel() / (plane.rows * plane.columns);
  const int64_t grain = std::max<int64_t>(1, kGrain / (most * plane.columns));
  parallel_for(0, planes * bands, grain, [&](int64_t begin, int64_t end) {
    for (int64_t band = begin; band < end; ++band) {
      LoopIndex index(walk.ndim());
      int64_t position = band / bands;
      for (size_t d = 1; d < walk.ndim(); ++d) {
        if (d == dense_dim) continue;
        index[d] = position % walk.sizes()[d];
        position /= walk.sizes()[d];
      }
      const int64_t first = band % bands * most, rows = std::min(most, plane.rows - first);
      char* out = walk.address(0, index) + first * plane.out_row_step;
      const char* in = walk.address(1, index) + first * static_cast<int64_t>(sizeof(T));
      if (is_direct)
        transpose<T>(out, plane.out_row_step, in, plane.in_column_step, rows, plane.columns);
      else
        copy_tiles<T>(out, in, plane, rows);
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
    const int64_t row_step = transposed_columns(element_size) * element_size;
    transpose<T>(static_cast<char*>(tile), row_step, in, in_column_step, rows, columns);
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
