#include "tenon/kernels/resampling/resize.h"

#include <algorithm>

#include "tenon/kernels/computed.h"
#include "tenon/parallel/parallel_for_each.h"

// fits in this file: elements of images in memory

namespace tenon::kernels {
namespace {

/// The taps of depth, height and width.
template <class T>
struct VolumeTaps {
  explicit VolumeTaps(const Resizing& resizing)
      : depth(resizing.axes[0], resizing.along(0)),
        height(resizing.axes[1], resizing.along(1)),
        width(resizing.axes[2], resizing.along(2)) {}
  AxisTaps<T> depth, height, width;
};

/// Calls `function(row of the image, row of the result, weight, is_first)` for each row that a row
/// of the result is made of.
template <class T, class Function>
void for_each_row_pair(const Resizing& resizing, const VolumeTaps<T>& taps,
                       const Function& function) {
  const int64_t height = resizing.axes[1].size, out_height = resizing.axes[1].out_size;
  for (int64_t z = 0; z < taps.depth.out_size; ++z) {
    for (int64_t y = 0; y < out_height; ++y) {
      for (int k = 0; k < taps.depth.taps; ++k) {
        for (int i = 0; i < taps.height.taps; ++i) {
          function(taps.depth.index(z)[k] * height + taps.height.index(y)[i], z * out_height + y,
                   taps.depth.weight(z)[k] * taps.height.weight(y)[i], k == 0 && i == 0);
        }
      }
    }
  }
}

template <int Taps, class T>
void take_row(const AxisTaps<T>& width, const T* row, T weight, bool is_first, T* out) {
  const int64_t* index = width.indices.data();
  const T* factor = width.weights.data();
  for (int64_t x = 0; x < width.out_size; ++x, index += Taps, factor += Taps) {
    T sum = factor[0] * row[index[0]];
    for (int k = 1; k < Taps; ++k) sum += factor[k] * row[index[k]];
    out[x] = is_first ? weight * sum : out[x] + weight * sum;
  }
}

template <int Taps, class T>
void spread_row(const AxisTaps<T>& width, const T* grad, T weight, T* row) {
  const int64_t* index = width.indices.data();
  const T* factor = width.weights.data();
  for (int64_t x = 0; x < width.out_size; ++x, index += Taps, factor += Taps) {
    for (int k = 0; k < Taps; ++k) row[index[k]] += weight * factor[k] * grad[x];
  }
}

/// Calls `function(std::integral_constant<int, taps>)`.
template <class Function>
void with_taps(int taps, const Function& function) {
  if (taps == 1) return function(std::integral_constant<int, 1>());
  if (taps == 2) return function(std::integral_constant<int, 2>());
  function(std::integral_constant<int, 4>());
}

}  // namespace

Resizing::Resizing(Interpolation kind, IntArrayRef from, IntArrayRef to, bool align_corners,
                   std::initializer_list<std::optional<double>> scales)
    : interpolation(kind), rank(static_cast<int>(scales.size())) {
  const std::optional<double>* scale = scales.begin();
  for (int axis = 3 - rank; axis < 3; ++axis, ++scale) {
    const size_t place = from.size() - 3 + static_cast<size_t>(axis);
    axes[axis] = {from[place], to[place], align_corners, *scale};
  }
}

void resize_images(const Resizing& resizing, const TensorBase& self, TensorBase& out) {
  if (out.numel() == 0) return;
  const DType dtype = computed_dtype(self.dtype());
  const TensorBase input = readable(self, dtype), result = writable(out, dtype);
  const int64_t volume = resizing.volume(), out_volume = resizing.out_volume();
  const int64_t width = resizing.axes[2].size, out_width = resizing.axes[2].out_size;
  dispatch_computed(dtype, [&]<class T>(T) {
    const VolumeTaps<T> taps(resizing);
    with_taps(taps.width.taps, [&]<int Taps>(std::integral_constant<int, Taps>) {
      parallel_for_each(out.numel() / out_volume, out_volume, [&](int64_t number) {
        const T* from = input.const_data_ptr<T>() + number * volume;
        T* to = result.data_ptr<T>() + number * out_volume;
        for_each_row_pair(resizing, taps, [&](int64_t row, int64_t out_row, T weight, bool first) {
          take_row<Taps>(taps.width, from + row * width, weight, first, to + out_row * out_width);
        });
      });
    });
  });
  finish(result, out);
}

void resize_images_backward(const Resizing& resizing, const TensorBase& grad_output,
                            TensorBase& out) {
  if (out.numel() == 0) return;
  const DType dtype = computed_dtype(grad_output.dtype());
  const TensorBase grad = readable(grad_output, dtype), result = writable(out, dtype);
  const int64_t volume = resizing.volume(), out_volume = resizing.out_volume();
  const int64_t width = resizing.axes[2].size, out_width = resizing.axes[2].out_size;
  dispatch_computed(dtype, [&]<class T>(T) {
    const VolumeTaps<T> taps(resizing);
    with_taps(taps.width.taps, [&]<int Taps>(std::integral_constant<int, Taps>) {
      parallel_for_each(out.numel() / volume, out_volume, [&](int64_t number) {
        const T* from = grad.const_data_ptr<T>() + number * out_volume;
        T* to = result.data_ptr<T>() + number * volume;
        std::fill_n(to, volume, T(0));
        for_each_row_pair(resizing, taps, [&](int64_t row, int64_t out_row, T weight, bool) {
          spread_row<Taps>(taps.width, from + out_row * out_width, weight, to + row * width);
        });
      });
    });
  });
  finish(result, out);
}

}  // namespace tenon::kernels
