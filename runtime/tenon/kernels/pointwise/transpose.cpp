#include "tenon/kernels/pointwise/transpose.h"

#include <algorithm>
#include <cstdint>

#include "tenon/base/integer_math.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kTile = 32;
constexpr int64_t kGrain = 32768;

/// A matrix of the walk: the result is dense along rows, the source along columns.
struct Plane {
  int64_t columns;  // along the result's dense dimension
  int64_t rows;     // along the source's dense dimension
  int64_t out_row_step;
  int64_t in_column_step;
};

template <class T>
void copy_tile(char* out, const char* in, const Plane& plane, int64_t rows, int64_t columns) {
  for (int64_t r = 0; r < rows; ++r) {
    auto* target = reinterpret_cast<T*>(out + r * plane.out_row_step);
    const char* source = in + r * static_cast<int64_t>(sizeof(T));
    for (int64_t c = 0; c < columns; ++c) {
      target[c] = *reinterpret_cast<const T*>(source + c * plane.in_column_step);
    }
  }
}

/// Rows [first_row, first_row + kTile) of a plane, as far as it has them.
template <class T>
void copy_band(char* out, const char* in, const Plane& plane, int64_t first_row) {
  constexpr int64_t kSize = sizeof(T);
  const int64_t rows = std::min(kTile, plane.rows - first_row);
  out += first_row * plane.out_row_step;
  in += first_row * kSize;
  for (int64_t column = 0; column < plane.columns; column += kTile) {
    char* target = out + column * kSize;
    const char* source = in + column * plane.in_column_step;
    const int64_t columns = std::min(kTile, plane.columns - column);
    if (rows == kTile && columns == kTile) {
      copy_tile<T>(target, source, plane, kTile, kTile);
    } else {
      copy_tile<T>(target, source, plane, rows, columns);
    }
  }
}

template <class T>
void copy_planes(const StridedLoop& walk, size_t dense_dim) {
  const Plane plane{walk.sizes()[0], walk.sizes()[dense_dim], walk.strides(0)[dense_dim],
                    walk.strides(1)[0]};
  const int64_t bands = ceil_divide(plane.rows, kTile);
  const int64_t planes = walk.numel() / (plane.rows * plane.columns);
  const int64_t grain = std::max<int64_t>(1, kGrain / (kTile * plane.columns));
  parallel_for(0, planes * bands, grain, [&](int64_t begin, int64_t end) {
    for (int64_t band = begin; band < end; ++band) {
      LoopIndex index(walk.ndim());
      int64_t position = band / bands;
      for (size_t d = 1; d < walk.ndim(); ++d) {
        if (d == dense_dim) continue;
        index[d] = position % walk.sizes()[d];
        position /= walk.sizes()[d];
      }
      copy_band<T>(walk.address(0, index), walk.address(1, index), plane, band % bands * kTile);
    }
  });
}

}  // namespace

bool copy_transposed(const StridedLoop& walk, int64_t element_size) {
  const DimVector& in = walk.strides(1);
  if (walk.strides(0)[0] != element_size || in[0] == element_size || in[0] == 0) return false;
  size_t dense_dim = 1;
  while (dense_dim < walk.ndim() && in[dense_dim] != element_size) ++dense_dim;
  if (dense_dim >= walk.ndim()) return false;
  if (walk.sizes()[0] < kTile / 2 || walk.sizes()[dense_dim] < kTile / 2) return false;
  switch (element_size) {
    case 1:
      copy_planes<uint8_t>(walk, dense_dim);
      break;
    case 2:
      copy_planes<uint16_t>(walk, dense_dim);
      break;
    case 4:
      copy_planes<uint32_t>(walk, dense_dim);
      break;
    case 8:
      copy_planes<uint64_t>(walk, dense_dim);
      break;
    default:
      copy_planes<Complex128>(walk, dense_dim);
      break;
  }
  return true;
}

}  // namespace tenon::kernels
