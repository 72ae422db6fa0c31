// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/pooling/loops.h"

#include <limits>
#include <type_traits>

#include "tenon/base/selection.h"
#include "tenon/kernels/simd/vec.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// Always inlined, as that of base/integer_math.h is not, and without a division by the usual 1.
TENON_ALWAYS_INLINE int64_t ceil_divide(int64_t a, int64_t b) {
  return b == 1 ? a : a <= 0 ? -(-a / b) : (a - 1) / b + 1;
}
TENON_ALWAYS_INLINE int64_t clamp(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

/// The first tap of a window that lies within the volume, as a position along an axis.
TENON_ALWAYS_INLINE int64_t first_inside(const PoolWindows& w, int axis, int64_t i) {
  const int64_t start = i * w.stride[axis] - w.padding[axis];
  return start >= 0 ? start : start + ceil_divide(-start, w.dilation[axis]) * w.dilation[axis];
}

/// Takes the elements of one tap into the maxima of the columns [begin, end) of a row.
template <class T>
TENON_ALWAYS_INLINE void take_larger(const T* __restrict row, int64_t stride, int32_t position,
                                     int64_t begin, int64_t end, T* __restrict best,
                                     int32_t* __restrict where) {
  for (int64_t i = begin; i < end; ++i) {
    const T value = row[i * stride];
    const bool larger = (value > best[i]) | (value != value);
    best[i] = larger ? value : best[i];
    where[i] = larger ? position + static_cast<int32_t>(i * stride) : where[i];
  }
}

/// Takes the elements of the row `y` of `volume`, counted through all planes, into the maxima of a
/// row of the result.
template <class T>
void max_pool_row(const PoolWindows& w, const T* volume, int64_t y, T* out, int32_t* where) {
  for (int64_t j = 0; j < w.window[2]; ++j) {
    const int64_t left = j * w.dilation[2] - w.padding[2];
    const int64_t begin = clamp(ceil_divide(-left, w.stride[2]), 0, w.out_size[2]);
    const int64_t end = clamp(ceil_divide(w.size[2] - left, w.stride[2]), begin, w.out_size[2]);
    const auto position = static_cast<int32_t>(y * w.size[2] + left);
    if (w.stride[2] == 2) {
      take_larger(volume + position, 2, position, begin, end, out, where);
    } else if (w.stride[2] == 1) {
      take_larger(volume + position, 1, position, begin, end, out, where);
    } else {
      take_larger(volume + position, w.stride[2], position, begin, end, out, where);
    }
  }
}

/// The maxima of one row of the result, at `depth` and `row`.
template <class T>
void max_pool_rows(const PoolWindows& w, const T* volume, int64_t depth, int64_t row, T* out,
                   int32_t* where) {
  for (int64_t k = 0; k < w.window[0]; ++k) {
    const int64_t z = depth * w.stride[0] - w.padding[0] + k * w.dilation[0];
    if (z < 0 || z >= w.size[0]) continue;
    for (int64_t i = 0; i < w.window[1]; ++i) {
      const int64_t y = row * w.stride[1] - w.padding[1] + i * w.dilation[1];
      if (y < 0 || y >= w.size[1]) continue;
      max_pool_row(w, volume, z * w.size[1] + y, out, where);
    }
  }
}

template <class T>
void max_pool_volume(const PoolWindows& w, const T* volume, T* out, int64_t* indices,
                     int32_t* scratch) {
  constexpr T kLowest = std::is_floating_point_v<T> ? -std::numeric_limits<T>::infinity()
                                                    : std::numeric_limits<T>::lowest();
  const int64_t width = w.out_size[2];
  int32_t *const where = scratch, *const starts = scratch + width;
  for (int64_t i = 0; i < width; ++i) starts[i] = static_cast<int32_t>(first_inside(w, 2, i));
  for (int64_t depth = 0; depth < w.out_size[0]; ++depth) {
    const int64_t plane = first_inside(w, 0, depth) * w.size[1];
    for (int64_t row = 0; row < w.out_size[1]; ++row, out += width, indices += width) {
      const auto start = static_cast<int32_t>((plane + first_inside(w, 1, row)) * w.size[2]);
      for (int64_t i = 0; i < width; ++i) out[i] = kLowest, where[i] = start + starts[i];
      max_pool_rows(w, volume, depth, row, out, where);
      for (int64_t i = 0; i < width; ++i) indices[i] = where[i];
    }
  }
}

// Windows of 2 by 2 beside each other are what most networks pool by. Their rows are too short for
// the compiler's vector loops, so they have one of their own.

bool is_halving(const PoolWindows& w) {
  if (w.window[0] != 1 || w.size[0] != 1 || w.out_size[0] != 1) return false;
  for (int axis = 1; axis < 3; ++axis) {
    if (w.window[axis] != 2 || w.stride[axis] != 2 || w.padding[axis] != 0 ||
        w.dilation[axis] != 1 || 2 * w.out_size[axis] > w.size[axis]) {
      return false;
    }
  }
  return w.out_size[2] >= 4;
}

template <int Lanes>
struct Vectors;
template <>
struct Vectors<4> {
  typedef float Floats __attribute__((vector_size(16)));
  typedef int32_t Ints __attribute__((vector_size(16)));
  typedef int64_t Longs __attribute__((vector_size(32)));
  static constexpr Ints kEven = {0, 2, 4, 6};

  static TENON_ALWAYS_INLINE void deinterleave(const Floats& left, const Floats& right,
                                               Floats& evens, Floats& odds) {
    evens = __builtin_shufflevector(left, right, 0, 2, 4, 6);
    odds = __builtin_shufflevector(left, right, 1, 3, 5, 7);
  }
};
template <>
struct Vectors<8> {
  typedef float Floats __attribute__((vector_size(32)));
  typedef int32_t Ints __attribute__((vector_size(32)));
  typedef int64_t Longs __attribute__((vector_size(64)));
  static constexpr Ints kEven = {0, 2, 4, 6, 8, 10, 12, 14};

  static TENON_ALWAYS_INLINE void deinterleave(const Floats& left, const Floats& right,
                                               Floats& evens, Floats& odds) {
    evens = __builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14);
    odds = __builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
  }
};

/// The maxima of `Lanes` windows, and their indices from that of the first element, `position`.
template <int Lanes>
TENON_ALWAYS_INLINE void halve_block(const float* upper, int64_t width, int32_t position,
                                     float* out, int64_t* indices) {
  using Floats = typename Vectors<Lanes>::Floats;
  using Ints = typename Vectors<Lanes>::Ints;
  using Longs = typename Vectors<Lanes>::Longs;
  Floats best;
  Ints where = Vectors<Lanes>::kEven + position;
  const Ints first = where;
  const auto take = [&](const Floats& value, int32_t offset) __attribute__((always_inline)) {
    const Ints larger = (value > best) | (value != value);
    best = larger ? value : best;
    where = larger ? first + offset : where;
  };
#pragma GCC unroll 2
  for (int row = 0; row < 2; ++row) {
    Floats left, right;
    __builtin_memcpy(&left, upper + row * width, sizeof(left));
    __builtin_memcpy(&right, upper + row * width + Lanes, sizeof(right));
    Floats evens, odds;
    Vectors<Lanes>::deinterleave(left, right, evens, odds);
    if (row == 0) {
      best = evens;
    } else {
      take(evens, static_cast<int32_t>(width));
    }
    take(odds, static_cast<int32_t>(row * width + 1));
  }
  const Longs wide = __builtin_convertvector(where, Longs);
  __builtin_memcpy(out, &best, sizeof(best));
  __builtin_memcpy(indices, &wide, sizeof(wide));
}

/// All blocks of one row; the last one overlaps the one before.
template <int Lanes>
TENON_ALWAYS_INLINE void halve_row(const PoolWindows& w, const float* plane, int64_t row,
                                   float* out, int64_t* indices) {
  const int64_t width = w.out_size[2], start = 2 * row * w.size[2];
  for (int64_t i = 0; i < width; i += Lanes) {
    const int64_t first = i + Lanes <= width ? i : width - Lanes;
    const int64_t position = start + 2 * first;
    halve_block<Lanes>(plane + position, w.size[2], static_cast<int32_t>(position), out + first,
                       indices + first);
  }
}

void max_pool_float_volume(const PoolWindows& w, const float* plane, float* out, int64_t* indices,
                           int32_t* scratch) {
  if (!is_halving(w)) return max_pool_volume(w, plane, out, indices, scratch);
  const int64_t width = w.out_size[2];
  for (int64_t row = 0; row < w.out_size[1]; ++row, out += width, indices += width) {
    if (width >= 8) {
      halve_row<8>(w, plane, row, out, indices);
    } else {
      halve_row<4>(w, plane, row, out, indices);
    }
  }
}

template <class T>
void add_row(T* __restrict sums, const T* __restrict in, int64_t n) {
  for (int64_t i = 0; i < n; ++i) sums[i] += in[i];
}

template <class T>
consteval MaxPoolVolume<T> volume_if_selected() {
  if constexpr (is_selected(dtype_of<T>))
    return max_pool_volume<T>;
  else
    return nullptr;
}

}  // namespace

extern constexpr PoolingLoops pooling_loops = {
    max_pool_float_volume,
    volume_if_selected<double>(),
    volume_if_selected<uint8_t>(),
    volume_if_selected<int8_t>(),
    volume_if_selected<int16_t>(),
    volume_if_selected<int32_t>(),
    volume_if_selected<int64_t>(),
    add_row<float>,
    add_row<double>,
};

}  // namespace tenon::kernels::TENON_CPU_TARGET
