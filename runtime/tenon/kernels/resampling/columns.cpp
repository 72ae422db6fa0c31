#include <algorithm>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/pooling/windows.h"

// fits in this file: planes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

/// The windows over the planes of `image`, as many as meta has counted.
PoolWindows plane_windows(const TensorBase& image, IntArrayRef kernel_size, IntArrayRef dilation,
                          IntArrayRef padding, IntArrayRef stride) {
  PoolWindows w = pool_windows(2, image, image, kernel_size, stride, padding, dilation);
  for (const int axis : {1, 2}) {
    const int64_t reach = w.dilation[axis] * (w.window[axis] - 1) + 1;
    w.out_size[axis] = (w.size[axis] + 2 * w.padding[axis] - reach) / w.stride[axis] + 1;
  }
  return w;
}

/// The windows [begin, end) along an axis whose tap lies in the plane, and where that of window i
/// lies: at i * stride + start.
struct InsideTaps {
  InsideTaps(const PoolWindows& w, int axis, int64_t tap)
      : start(tap * w.dilation[axis] - w.padding[axis]),
        begin(std::clamp<int64_t>(ceil_divide(-start, w.stride[axis]), 0, w.out_size[axis])),
        end(std::clamp<int64_t>(ceil_divide(w.size[axis] - start, w.stride[axis]), begin,
                                w.out_size[axis])) {}
  int64_t start, begin, end;
};

/// Calls `function(row of columns, first element of the row in the plane or null, taps)` for every
/// row of the columns of a plane. `Plane` and `Columns` are pointers.
template <class Plane, class Columns, class Function>
void for_each_row(const PoolWindows& w, Plane plane, Columns columns, const Function& function) {
  for (int64_t i = 0; i < w.window[1]; ++i) {
    const InsideTaps vertical(w, 1, i);
    for (int64_t j = 0; j < w.window[2]; ++j) {
      const InsideTaps horizontal(w, 2, j);
      for (int64_t y = 0; y < w.out_size[1]; ++y, columns += w.out_size[2]) {
        const bool is_inside = y >= vertical.begin && y < vertical.end;
        function(columns,
                 is_inside ? plane + (y * w.stride[1] + vertical.start) * w.size[2] : nullptr,
                 horizontal);
      }
    }
  }
}

template <class T>
void gather_columns(const PoolWindows& w, const T* plane, T* columns) {
  for_each_row(w, plane, columns, [&](T* out, const T* row, const InsideTaps& taps) {
    if (row == nullptr) {
      std::fill_n(out, w.out_size[2], T(0));
      return;
    }
    std::fill(out, out + taps.begin, T(0));
    for (int64_t x = taps.begin; x < taps.end; ++x) out[x] = row[x * w.stride[2] + taps.start];
    std::fill(out + taps.end, out + w.out_size[2], T(0));
  });
}

template <class T>
void add_columns(const PoolWindows& w, const T* columns, T* plane) {
  std::fill_n(plane, w.volume(), T(0));
  for_each_row(w, plane, columns, [&](const T* in, T* row, const InsideTaps& taps) {
    if (row == nullptr) return;
    for (int64_t x = taps.begin; x < taps.end; ++x) row[x * w.stride[2] + taps.start] += in[x];
  });
}

/// How many elements the columns of a plane have.
int64_t columns_size(const PoolWindows& w) {
  return w.window[1] * w.window[2] * w.out_volume();
}

}  // namespace

void im2col(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
            IntArrayRef padding, IntArrayRef stride, TensorBase& out) {
  if (out.numel() == 0) return;
  const PoolWindows w = plane_windows(self, kernel_size, dilation, padding, stride);
  const TensorBase input = contiguous(self);
  dispatch_floating("im2col", self.dtype(), [&]<class T>(TypeTag<T>) {
    for_each_volume(2, self, columns_size(w), [&](int64_t plane) {
      gather_columns(w, input.const_data_ptr<T>() + plane * w.volume(),
                     out.data_ptr<T>() + plane * columns_size(w));
    });
  });
}

void col2im(const TensorBase& self, IntArrayRef /*output_size*/, IntArrayRef kernel_size,
            IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride, TensorBase& out) {
  if (out.numel() == 0) return;
  const PoolWindows w = plane_windows(out, kernel_size, dilation, padding, stride);
  const DType dtype = computed_dtype(self.dtype());
  const TensorBase columns = readable(self, dtype), image = writable(out, dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    for_each_volume(2, out, columns_size(w), [&](int64_t plane) {
      add_columns(w, columns.const_data_ptr<T>() + plane * columns_size(w),
                  image.data_ptr<T>() + plane * w.volume());
    });
  });
  finish(image, out);
}

}  // namespace tenon::kernels
