#include "tenon/kernels/convolution/columns.h"

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images, weights and columns in memory, and windows that meta::convolution has
// measured

namespace tenon::kernels {
namespace {

/// Columns are made in blocks of this size, which a core's cache holds.
constexpr int64_t kBlockBytes = 512 * 1024;

/// The images are summed in parts, for threads, where each may have sums of this many elements.
constexpr int64_t kParts = 4;
constexpr int64_t kMostSums = 1 << 20;

/// A part of y's plane: whole rows, which are counted over depth and height together.
struct RowBlock {
  int64_t first, count;
};

/// Where the positions [begin, end) of one row of y meet x at one tap; outside lies padding.
struct TapRow {
  int64_t x_first;  // of position `begin` in the plane of x
  int64_t begin, end;
};

TapRow tap_row(const ConvolutionGeometry& g, int64_t row, const Extent3& tap) {
  const int64_t depth = row / g.y[1] * g.stride[0] - g.padding[0] + tap[0] * g.dilation[0];
  const int64_t height = row % g.y[1] * g.stride[1] - g.padding[1] + tap[1] * g.dilation[1];
  if (depth < 0 || depth >= g.x[0] || height < 0 || height >= g.x[1]) return {0, 0, 0};
  const int64_t left = tap[2] * g.dilation[2] - g.padding[2];
  const int64_t begin = left < 0 ? ceil_divide(-left, g.stride[2]) : 0;
  const int64_t past = left < g.x[2] ? ceil_divide(g.x[2] - left, g.stride[2]) : 0;
  const int64_t end = std::min(past, g.y[2]);
  if (begin >= end) return {0, 0, 0};
  return {(depth * g.x[1] + height) * g.x[2] + left + begin * g.stride[2], begin, end};
}

/// Calls `function(plane of x, tap row, the row's place in the columns)` for all rows of columns.
template <class Function>
void for_each_row(const ConvolutionGeometry& g, RowBlock rows, const Function& function) {
  int64_t column = 0;
  for (int64_t channel = 0; channel < g.x_group(); ++channel) {
    for (int64_t tap = 0; tap < volume(g.window); ++tap) {
      const Extent3 at{tap / (g.window[1] * g.window[2]), tap / g.window[2] % g.window[1],
                       tap % g.window[2]};
      for (int64_t row = rows.first; row < rows.first + rows.count; ++row, column += g.y[2]) {
        function(channel * g.x_plane(), tap_row(g, row, at), column);
      }
    }
  }
}

/// columns[tap][position] = the element of x at that tap of the window at that position.
template <class T>
void gather(const ConvolutionGeometry& g, RowBlock rows, const T* x, T* columns) {
  for_each_row(g, rows, [&](int64_t plane, TapRow tap, int64_t column) {
    const T* source = x + plane + tap.x_first;
    T* target = columns + column;
    const int64_t count = tap.end - tap.begin;
    target = std::fill_n(target, tap.begin, T(0));
    if (g.stride[2] == 1) {
      std::copy_n(source, count, target);
    } else {
      for (int64_t i = 0; i < count; ++i) target[i] = source[i * g.stride[2]];
    }
    std::fill_n(target + count, g.y[2] - tap.end, T(0));
  });
}

/// Adds each column to the elements of x that its window covers.
template <class T>
void scatter(const ConvolutionGeometry& g, RowBlock rows, const T* columns, T* x) {
  for_each_row(g, rows, [&](int64_t plane, TapRow tap, int64_t column) {
    T* target = x + plane + tap.x_first;
    const T* source = columns + column + tap.begin;
    const int64_t count = tap.end - tap.begin;
    if (g.stride[2] == 1) {
      for (int64_t i = 0; i < count; ++i) target[i] += source[i];
    } else {
      for (int64_t i = 0; i < count; ++i) target[i * g.stride[2]] += source[i];
    }
  });
}

/// Calls `function(group, rows, columns, offset of the rows in y's plane)` for all of one image.
template <class T, class Function>
void for_each_block(const ConvolutionGeometry& g, const Function& function) {
  const int64_t all_rows = g.y[0] * g.y[1];
  const CheckedInt row_length = CheckedInt(g.taps()) * g.y[2];
  const int64_t row_bytes = saturating_multiply(row_length.value_or(kBlockBytes), sizeof(T));
  const int64_t rows =
      std::clamp<int64_t>(kBlockBytes / std::max<int64_t>(row_bytes, 1), 1, all_rows);
  T* columns = workspace<T>(WorkspaceSlot::kColumns, g.is_pointwise() ? 0 : row_length * rows);
  for (int64_t group = 0; group < g.groups; ++group) {
    for (int64_t row = 0; row < all_rows; row += rows) {
      const RowBlock block{row, std::min(rows, all_rows - row)};
      function(group, block, columns, row * g.y[2]);
    }
  }
}

/// Calls `function(image)` for all, in several threads if there are enough images.
template <class Function>
void for_each_image(const ConvolutionGeometry& g, const Function& function) {
  const int64_t grain = g.batch < get_num_threads() ? g.batch : 1;
  parallel_for(0, g.batch, grain, [&](int64_t begin, int64_t end) {
    for (int64_t image = begin; image < end; ++image) function(image);
  });
}

/// The columns of a block of x as a matrix [taps, positions]; x itself for a window of 1.
template <class T>
Matrix<T> columns_of(const ConvolutionGeometry& g, RowBlock rows, const T* x, T* columns) {
  if (g.is_pointwise()) return {x + rows.first * g.y[2], g.x_plane()};
  gather(g, rows, x, columns);
  return {columns, rows.count * g.y[2]};
}

}  // namespace

template <class T>
void convolve_by_columns(const ConvolutionGeometry& g, const T* x, const T* weight, const T* bias,
                         T* y) {
  for_each_image(g, [&](int64_t image) {
    const T* image_x = x + image * g.x_channels * g.x_plane();
    T* image_y = y + image * g.y_channels * g.y_plane();
    for_each_block<T>(g, [&](int64_t group, RowBlock rows, T* columns, int64_t offset) {
      const T* group_x = image_x + group * g.x_group() * g.x_plane();
      const Matrix<T> b = columns_of(g, rows, group_x, columns);
      parallel_gemm_with_bias(g.y_group(), rows.count * g.y[2], g.taps(),
                              {weight + group * g.y_group() * g.taps(), g.taps()}, b,
                              bias ? bias + group * g.y_group() : nullptr,
                              image_y + group * g.y_group() * g.y_plane() + offset, g.y_plane());
    });
  });
}

template <class T>
void x_gradient_by_columns(const ConvolutionGeometry& g, const T* y_grad, const T* weight,
                           T* x_grad) {
  for_each_image(g, [&](int64_t image) {
    T* image_x = x_grad + image * g.x_channels * g.x_plane();
    const T* image_y = y_grad + image * g.y_channels * g.y_plane();
    if (!g.is_pointwise()) std::fill_n(image_x, g.x_channels * g.x_plane(), T(0));
    for_each_block<T>(g, [&](int64_t group, RowBlock rows, T* columns, int64_t offset) {
      T* group_x = image_x + group * g.x_group() * g.x_plane();
      const int64_t positions = rows.count * g.y[2];
      const bool in_place = g.is_pointwise();
      parallel_gemm(g.taps(), positions, g.y_group(), T(1),
                    {weight + group * g.y_group() * g.taps(), g.taps(), true},
                    {image_y + group * g.y_group() * g.y_plane() + offset, g.y_plane()}, T(0),
                    in_place ? group_x + offset : columns, in_place ? g.x_plane() : positions);
      if (!in_place) scatter(g, rows, columns, group_x);
    });
  });
}

template <class T>
void weight_gradient_by_columns(const ConvolutionGeometry& g, const T* x, const T* y_grad,
                                T* weight_grad) {
  const int64_t weights = g.y_channels * g.taps();
  // As many for any number of threads, so that sums have the same order.
  const int64_t parts = weights <= kMostSums ? std::clamp<int64_t>(g.batch, 1, kParts) : 1;
  T* sums = workspace<T>(WorkspaceSlot::kSums, CheckedInt(parts) * weights);
  std::fill_n(sums, parts * weights, T(0));
  const auto sum_part = [&](int64_t part) {
    T* part_sums = sums + part * weights;
    for (int64_t image = g.batch * part / parts; image < g.batch * (part + 1) / parts; ++image) {
      const T* image_x = x + image * g.x_channels * g.x_plane();
      const T* image_y = y_grad + image * g.y_channels * g.y_plane();
      for_each_block<T>(g, [&](int64_t group, RowBlock rows, T* columns, int64_t offset) {
        const T* group_x = image_x + group * g.x_group() * g.x_plane();
        Matrix<T> b = columns_of(g, rows, group_x, columns);
        b.transposed = true;
        parallel_gemm(g.y_group(), g.taps(), rows.count * g.y[2], T(1),
                      {image_y + group * g.y_group() * g.y_plane() + offset, g.y_plane()}, b, T(1),
                      part_sums + group * g.y_group() * g.taps(), g.taps());
      });
    }
  };
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t part = begin; part < end; ++part) sum_part(part);
  });
  std::copy_n(sums, weights, weight_grad);
  for (int64_t part = 1; part < parts; ++part) {
    for (int64_t i = 0; i < weights; ++i) weight_grad[i] += sums[part * weights + i];
  }
}

#define TENON_INSTANTIATE_CONVOLUTION(T)                                                           \
  template void convolve_by_columns(const ConvolutionGeometry&, const T*, const T*, const T*, T*); \
  template void x_gradient_by_columns(const ConvolutionGeometry&, const T*, const T*, T*);         \
  template void weight_gradient_by_columns(const ConvolutionGeometry&, const T*, const T*, T*);
TENON_INSTANTIATE_CONVOLUTION(float)
TENON_INSTANTIATE_CONVOLUTION(double)

}  // namespace tenon::kernels
