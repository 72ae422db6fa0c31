#include "tenon/kernels/pointwise/transpose.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <numeric>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/kernels/pointwise/transpose_loops.h"
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

/// A tile of `copy_tiles`.
struct Tile {
  /// From a row to the next: before each there is room for what is left of a line.
  constexpr int64_t row_step() const { return kCacheLine + row; }
  constexpr int64_t bytes() const { return rows * row_step(); }

  int64_t rows;
  int64_t row;  // bytes of each
};
constexpr Tile kTileOfSmall{128, 256}, kTile{64, 512};
constexpr int64_t kMostTileRows = std::max(kTileOfSmall.rows, kTile.rows);
constexpr int64_t kMostTileBytes = std::max(kTileOfSmall.bytes(), kTile.bytes());

constexpr const Tile& tile_of(int64_t element_size) {
  return element_size <= 2 ? kTileOfSmall : kTile;
}

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

/// Asks for what the next tile reads.
void fetch_columns(const char* in, int64_t column_step, int64_t bytes, int64_t columns) {
  for (int64_t c = 0; c < columns; ++c) fetch(in + c * column_step, bytes);
}

/// Rows of a result that is too large for the cache, or whose rows displace each other there: by
/// tiles of which each row is written in whole lines, since memory takes a part of a line as slowly
/// as all of it. What is left of a line goes before the row's part of the next tile.
void copy_tiles(char* out, const char* in, const Plane& plane, int64_t rows, int64_t size) {
  const TransposeLoop transpose = transpose_loop(size);
  const int64_t most = tile_of(size).row / size;  // columns
  const int64_t row_step = tile_of(size).row_step();
  alignas(kCacheLine) char tile[kMostTileBytes];
  int64_t left[kMostTileRows] = {};
  for (int64_t column = 0; column < plane.columns; column += most) {
    const int64_t columns = std::min(most, plane.columns - column);
    const int64_t behind = std::min(most, plane.columns - column - columns);
    const char* source = in + column * plane.in_column_step;
    transpose(tile + kCacheLine, row_step, source, plane.in_column_step, rows, columns);
    fetch_columns(source + columns * plane.in_column_step, plane.in_column_step, rows * size,
                  behind);
    for (int64_t r = 0; r < rows; ++r) {
      char* to = out + r * plane.out_row_step + column * size - left[r];
      char* const row = tile + r * row_step + kCacheLine;
      const char* from = row - left[r];
      int64_t bytes = columns * size + left[r];
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

void copy_planes(const StridedLoop& walk, size_t dense_dim, int64_t size) {
  const Plane plane{walk.sizes()[0], walk.sizes()[dense_dim], walk.strides(0)[dense_dim],
                    walk.strides(1)[0], walk.numel() * size >= kLeastStreamed};
  const bool is_direct = plane.is_direct();
  const TransposeLoop transpose = transpose_loop(size);
  const int64_t most = is_direct ? kBand / size : tile_of(size).rows;
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
      const char* in = walk.address(1, index) + first * size;
      if (is_direct)
        transpose(out, plane.out_row_step, in, plane.in_column_step, rows, plane.columns);
      else
        copy_tiles(out, in, plane, rows, size);
    }
    if (plane.is_streamed) finish_streams();
  });
}

}  // namespace

bool copy_transposed(const StridedLoop& walk, int64_t element_size) {
  const DimVector& in = walk.strides(1);
  if (walk.strides(0)[0] != element_size || in[0] == element_size || in[0] == 0) return false;
  size_t dense_dim = 1;
  while (dense_dim < walk.ndim() && in[dense_dim] != element_size) ++dense_dim;
  if (dense_dim >= walk.ndim()) return false;
  if (walk.sizes()[0] < kLeast || walk.sizes()[dense_dim] < kLeast) return false;
  copy_planes(walk, dense_dim, element_size);
  return true;
}

}  // namespace tenon::kernels
