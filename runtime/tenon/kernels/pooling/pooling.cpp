#include <algorithm>
#include <limits>
#include <type_traits>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pooling/loops.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// fits in this file: planes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

/// Elements that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 14;

int64_t value_at(IntArrayRef list, int axis) {
  return list[list.size() == 1 ? 0 : axis];
}

PoolWindows pool_windows(const TensorBase& self, const TensorBase& out, IntArrayRef kernel_size,
                         IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation) {
  PoolWindows windows;
  for (int axis = 0; axis < 2; ++axis) {
    windows.size[axis] = self.size(axis - 2);
    windows.out_size[axis] = out.size(axis - 2);
    windows.window[axis] = value_at(kernel_size, axis);
    windows.stride[axis] = value_at(stride.empty() ? kernel_size : stride, axis);
    windows.padding[axis] = value_at(padding, axis);
    windows.dilation[axis] = value_at(dilation, axis);
  }
  return windows;
}

/// Calls `function(plane)` for all planes of `self`, which have `work` elements each.
template <class Function>
void for_each_plane(const TensorBase& self, int64_t work, const Function& function) {
  const int64_t planes = self.dim() == 3 ? self.size(0) : self.size(0) * self.size(1);
  parallel_for(0, planes, 1 + kGrain / std::max<int64_t>(work, 1), [&](int64_t begin, int64_t end) {
    for (int64_t plane = begin; plane < end; ++plane) function(plane);
  });
}

template <class T>
MaxPoolPlane<T> max_pool_plane() {
  const PoolingLoops& loops = pooling_loops();
  if constexpr (std::is_same_v<T, float>) return loops.float32;
  if constexpr (std::is_same_v<T, double>) return loops.float64;
  if constexpr (std::is_same_v<T, uint8_t>) return loops.uint8;
  if constexpr (std::is_same_v<T, int8_t>) return loops.int8;
  if constexpr (std::is_same_v<T, int16_t>) return loops.int16;
  if constexpr (std::is_same_v<T, int32_t>) return loops.int32;
  if constexpr (std::is_same_v<T, int64_t>) return loops.int64;
}

/// Whether the loops of pooling_loops.h serve: no window is longer than the image, and positions,
/// those outside the image included, fit into 32 bits.
bool suits_vector_loops(const PoolWindows& w) {
  int64_t furthest[2];
  for (int axis = 0; axis < 2; ++axis) {
    if (w.window[axis] > w.size[axis]) return false;
    furthest[axis] =
        saturating_add(saturating_add(w.size[axis], w.padding[axis]), w.dilation[axis]);
  }
  return saturating_multiply(saturating_add(furthest[0], 1), furthest[1]) <=
         std::numeric_limits<int32_t>::max();
}

/// The taps [begin, end) of a window that lie within the image, which may be a few of very many.
struct InnerTaps {
  InnerTaps(const PoolWindows& w, int axis, int64_t position)
      : start(position * w.stride[axis] - w.padding[axis]),
        dilation(w.dilation[axis]),
        begin(start < 0 ? ceil_divide(-start, dilation) : 0),
        end(start < w.size[axis]
                ? std::min(w.window[axis], ceil_divide(w.size[axis] - start, dilation))
                : 0) {}

  int64_t at(int64_t tap) const { return start + tap * dilation; }
  /// Where the first of them lies; behind the image where there is none.
  int64_t first() const { return saturating_add(start, saturating_multiply(begin, dilation)); }

  int64_t start, dilation, begin, end;
};

template <class T>
void max_pool_any_plane(const PoolWindows& w, const T* plane, T* out, int64_t* indices) {
  constexpr T kLowest = std::is_floating_point_v<T> ? -std::numeric_limits<T>::infinity()
                                                    : std::numeric_limits<T>::lowest();
  for (int64_t row = 0; row < w.out_size[0]; ++row) {
    const InnerTaps vertical(w, 0, row);
    for (int64_t column = 0; column < w.out_size[1]; ++column, ++out, ++indices) {
      const InnerTaps horizontal(w, 1, column);
      *out = kLowest;
      *indices =
          saturating_add(saturating_multiply(vertical.first(), w.size[1]), horizontal.first());
      for (int64_t i = vertical.begin; i < vertical.end; ++i) {
        for (int64_t j = horizontal.begin; j < horizontal.end; ++j) {
          const int64_t index = vertical.at(i) * w.size[1] + horizontal.at(j);
          if (plane[index] > *out || plane[index] != plane[index]) {
            *out = plane[index];
            *indices = index;
          }
        }
      }
    }
  }
}

/// A rectangle [begin, end) of a plane, or of the padding around it.
struct Rectangle {
  int64_t begin[2], end[2];
  /// How many elements it has, which may be more than 64 bits can count.
  double area() const {
    return static_cast<double>(end[0] - begin[0]) * static_cast<double>(end[1] - begin[1]);
  }
};

/// The part of a window that lies within the plane, and what its sum is divided by.
struct AverageWindow {
  Rectangle inside;
  double divisor;
};

AverageWindow average_window(const PoolWindows& w, const int64_t (&position)[2],
                             bool count_include_pad, std::optional<int64_t> divisor_override) {
  Rectangle padded, inside;
  for (int axis = 0; axis < 2; ++axis) {
    padded.begin[axis] = position[axis] * w.stride[axis] - w.padding[axis];
    padded.end[axis] = std::min(saturating_add(padded.begin[axis], w.window[axis]),
                                w.size[axis] + w.padding[axis]);
    inside.begin[axis] = std::max<int64_t>(padded.begin[axis], 0);
    inside.end[axis] = std::min(padded.end[axis], w.size[axis]);
  }
  const double counted = count_include_pad ? padded.area() : inside.area();
  return {inside, divisor_override ? static_cast<double>(*divisor_override) : counted};
}

AverageWindow adaptive_window(const PoolWindows& w, const int64_t (&position)[2]) {
  Rectangle inside;
  for (int axis = 0; axis < 2; ++axis) {
    // Rounded down, and for the end rounded up.
    const int64_t left = w.out_size[axis] - position[axis] - 1;
    inside.begin[axis] = multiply_divide(position[axis], w.size[axis], w.out_size[axis]);
    inside.end[axis] = w.size[axis] - multiply_divide(left, w.size[axis], w.out_size[axis]);
  }
  return {inside, inside.area()};
}

template <class T>
T window_sum(const Rectangle& window, const T* plane, int64_t width) {
  T sum = 0;
  for (int64_t y = window.begin[0]; y < window.end[0]; ++y) {
    for (int64_t x = window.begin[1]; x < window.end[1]; ++x) sum += plane[y * width + x];
  }
  return sum;
}

template <class T>
void window_add(const Rectangle& window, T value, T* plane, int64_t width) {
  for (int64_t y = window.begin[0]; y < window.end[0]; ++y) {
    for (int64_t x = window.begin[1]; x < window.end[1]; ++x) plane[y * width + x] += value;
  }
}

/// Calls `function(position in the result, its number)` for a plane of the result.
template <class Function>
void for_each_position(const PoolWindows& w, const Function& function) {
  int64_t number = 0;
  for (int64_t y = 0; y < w.out_size[0]; ++y) {
    for (int64_t x = 0; x < w.out_size[1]; ++x) {
      const int64_t position[2] = {y, x};
      function(position, number++);
    }
  }
}

/// Writes the means of `self` over the windows that `window_at(position)` tells.
template <class WindowAt>
void average(std::string_view op, const TensorBase& self, const PoolWindows& w,
             const WindowAt& window_at, TensorBase& out) {
  if (out.numel() == 0) return;
  if (out.dtype() == DType::kBFloat16) {
    TensorBase wide = make_tensor(out.sizes(), DType::kFloat32);
    average(op, to_dtype_contiguous(self, DType::kFloat32), w, window_at, wide);
    return copy_into(wide, out);
  }
  const TensorBase input = contiguous(self);
  dispatch_floating(op, out.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!std::is_same_v<T, BFloat16>) {
      for_each_plane(self, w.plane(), [&](int64_t plane) {
        const T* source = input.const_data_ptr<T>() + plane * w.plane();
        T* target = out.data_ptr<T>() + plane * w.out_plane();
        for_each_position(w, [&](const int64_t(&position)[2], int64_t number) {
          const AverageWindow window = window_at(position);
          target[number] =
              window_sum(window.inside, source, w.size[1]) / static_cast<T>(window.divisor);
        });
      });
    }
  });
}

/// Spreads the gradients of the means over the windows.
template <class WindowAt>
void average_backward(std::string_view op, const TensorBase& grad_output, const PoolWindows& w,
                      const WindowAt& window_at, TensorBase& out) {
  if (out.numel() == 0) return;
  if (out.dtype() == DType::kBFloat16) {
    TensorBase wide = make_tensor(out.sizes(), DType::kFloat32);
    average_backward(op, to_dtype_contiguous(grad_output, DType::kFloat32), w, window_at, wide);
    return copy_into(wide, out);
  }
  const TensorBase grad = contiguous(grad_output);
  dispatch_floating(op, out.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!std::is_same_v<T, BFloat16>) {
      for_each_plane(out, w.plane(), [&](int64_t plane) {
        const T* source = grad.const_data_ptr<T>() + plane * w.out_plane();
        T* target = out.data_ptr<T>() + plane * w.plane();
        std::fill_n(target, w.plane(), T(0));
        for_each_position(w, [&](const int64_t(&position)[2], int64_t number) {
          const AverageWindow window = window_at(position);
          window_add(window.inside, source[number] / static_cast<T>(window.divisor), target,
                     w.size[1]);
        });
      });
    }
  });
}

}  // namespace

void max_pool2d_with_indices(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                             IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
                             TensorBase& result, TensorBase& indices) {
  if (result.numel() == 0) return;
  if (self.dtype() == DType::kBFloat16) {
    TensorBase wide = make_tensor(result.sizes(), DType::kFloat32);
    max_pool2d_with_indices(to_dtype_contiguous(self, DType::kFloat32), kernel_size, stride,
                            padding, dilation, ceil_mode, wide, indices);
    return copy_into(wide, result);
  }
  const TensorBase input = contiguous(self);
  const auto w = pool_windows(self, result, kernel_size, stride, padding, dilation);
  const bool by_vectors = suits_vector_loops(w);
  dispatch_numeric("max_pool2d_with_indices", self.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!std::is_same_v<T, BFloat16>) {
      for_each_plane(self, w.plane(), [&](int64_t plane) {
        const T* from = input.const_data_ptr<T>() + plane * w.plane();
        T* to = result.data_ptr<T>() + plane * w.out_plane();
        int64_t* places = indices.data_ptr<int64_t>() + plane * w.out_plane();
        if (!by_vectors) return max_pool_any_plane(w, from, to, places);
        auto* scratch = workspace<int32_t>(WorkspaceSlot::kMaxima, CheckedInt(2) * w.out_size[1]);
        max_pool_plane<T>()(w, from, to, places, scratch);
      });
    }
  });
}

void max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                      IntArrayRef /*kernel_size*/, IntArrayRef /*stride*/,
                                      IntArrayRef /*padding*/, IntArrayRef /*dilation*/,
                                      bool /*ceil_mode*/, const TensorBase& indices,
                                      TensorBase& out) {
  constexpr std::string_view kOp = "max_pool2d_with_indices_backward";
  if (out.numel() == 0) return;
  const TensorBase grad = contiguous(grad_output), places = contiguous(indices);
  const int64_t plane_size = self.size(-2) * self.size(-1);
  const int64_t out_plane = grad.size(-2) * grad.size(-1);
  const int64_t* all_places = places.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < places.numel(); ++i) {
    TENON_CHECK(all_places[i] >= 0 && all_places[i] < plane_size, IndexError, kOp,
                ": expected indices in [0, ", plane_size, "), got ", all_places[i]);
  }
  dispatch_numeric(kOp, out.dtype(), [&]<class T>(TypeTag<T>) {
    for_each_plane(self, plane_size, [&](int64_t plane) {
      const T* source = grad.const_data_ptr<T>() + plane * out_plane;
      const int64_t* place = all_places + plane * out_plane;
      T* target = out.data_ptr<T>() + plane * plane_size;
      std::fill_n(target, plane_size, T(0));
      for (int64_t i = 0; i < out_plane; ++i) {
        target[place[i]] = add_elements(target[place[i]], source[i]);
      }
    });
  });
}

void avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                IntArrayRef padding, bool /*ceil_mode*/, bool count_include_pad,
                std::optional<int64_t> divisor_override, TensorBase& out) {
  const auto w = pool_windows(self, out, kernel_size, stride, padding, int64_t{1});
  const auto window_at = [&](const int64_t(&position)[2]) {
    return average_window(w, position, count_include_pad, divisor_override);
  };
  average("avg_pool2d", self, w, window_at, out);
}

void avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         bool /*ceil_mode*/, bool count_include_pad,
                         std::optional<int64_t> divisor_override, TensorBase& out) {
  const auto w = pool_windows(self, grad_output, kernel_size, stride, padding, int64_t{1});
  const auto window_at = [&](const int64_t(&position)[2]) {
    return average_window(w, position, count_include_pad, divisor_override);
  };
  average_backward("avg_pool2d_backward", grad_output, w, window_at, out);
}

void _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef /*output_size*/, TensorBase& out) {
  const auto w = pool_windows(self, out, int64_t{1}, int64_t{1}, int64_t{0}, int64_t{1});
  const auto window_at = [&](const int64_t(&position)[2]) { return adaptive_window(w, position); };
  average("_adaptive_avg_pool2d", self, w, window_at, out);
}

void _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                   TensorBase& out) {
  const auto w = pool_windows(self, grad_output, int64_t{1}, int64_t{1}, int64_t{0}, int64_t{1});
  const auto window_at = [&](const int64_t(&position)[2]) { return adaptive_window(w, position); };
  average_backward("_adaptive_avg_pool2d_backward", grad_output, w, window_at, out);
}

}  // namespace tenon::kernels
