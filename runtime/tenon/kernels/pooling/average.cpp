#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pooling/windows.h"
#include "tenon/tensor/factory.h"

// fits in this file: planes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

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
