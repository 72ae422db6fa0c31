#include <algorithm>
#include <limits>
#include <string_view>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/kernels/pooling/windows.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/kernels/workspace.h"
#include "tenon/tensor/factory.h"

// fits in this file: volumes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

template <class T>
MaxPoolVolume<T> max_pool_volume() {
  const PoolingLoops& loops = pooling_loops();
  if constexpr (std::is_same_v<T, float>) return loops.float32;
  if constexpr (std::is_same_v<T, double>) return loops.float64;
  if constexpr (std::is_same_v<T, uint8_t>) return loops.uint8;
  if constexpr (std::is_same_v<T, int8_t>) return loops.int8;
  if constexpr (std::is_same_v<T, int16_t>) return loops.int16;
  if constexpr (std::is_same_v<T, int32_t>) return loops.int32;
  if constexpr (std::is_same_v<T, int64_t>) return loops.int64;
}

/// Whether PoolingLoops serve: no window is longer than the volume, and positions,
/// those outside the volume included, fit into 32 bits.
bool suits_vector_loops(const PoolWindows& w) {
  int64_t furthest[3];
  for (int axis = 0; axis < 3; ++axis) {
    if (w.window[axis] > w.size[axis]) return false;
    furthest[axis] =
        saturating_add(saturating_add(w.size[axis], w.padding[axis]), w.dilation[axis]);
  }
  // A plane has no depth to be outside of.
  const int64_t rows = w.size[0] == 1 && w.padding[0] == 0
                           ? furthest[1]
                           : saturating_multiply(saturating_add(furthest[0], 1), furthest[1]);
  return saturating_multiply(saturating_add(rows, 1), furthest[2]) <=
         std::numeric_limits<int32_t>::max();
}

/// The taps [begin, end) of a window that lie within the volume, which may be a few of very many.
struct InnerTaps {
  int64_t at(int64_t tap) const { return start + tap * dilation; }
  /// Where the first of them lies; behind the volume where there is none.
  int64_t first() const { return saturating_add(start, saturating_multiply(begin, dilation)); }

  int64_t start, dilation, begin, end;
};

using WindowTaps = WindowExtents<InnerTaps>;
using TapsAt = InnerTaps (*)(const PoolWindows& w, int axis, int64_t position);

InnerTaps strided_taps(const PoolWindows& w, int axis, int64_t position) {
  const int64_t start = position * w.stride[axis] - w.padding[axis], dilation = w.dilation[axis];
  const int64_t end = start < w.size[axis]
                          ? std::min(w.window[axis], ceil_divide(w.size[axis] - start, dilation))
                          : 0;
  return {start, dilation, start < 0 ? ceil_divide(-start, dilation) : 0, end};
}

InnerTaps adaptive_taps(const PoolWindows& w, int axis, int64_t position) {
  const AdaptiveSpan span(w, axis, position);
  return {span.begin, 1, 0, span.end - span.begin};
}

/// The number of an element of the volume, or of a place behind it.
int64_t index_of(const PoolWindows& w, int64_t z, int64_t y, int64_t x) {
  const int64_t row = saturating_add(saturating_multiply(z, w.size[1]), y);
  return saturating_add(saturating_multiply(row, w.size[2]), x);
}

/// The largest element of one window, and where it lies: the first one, or the last NaN.
template <class T>
void largest_tap(const PoolWindows& w, const InnerTaps& depth, const InnerTaps& vertical,
                 const InnerTaps& horizontal, const T* volume, T& out, int64_t& place) {
  out = std::is_floating_point_v<T> ? -std::numeric_limits<T>::infinity()
                                    : std::numeric_limits<T>::lowest();
  place = index_of(w, depth.first(), vertical.first(), horizontal.first());
  for (int64_t k = depth.begin; k < depth.end; ++k) {
    for (int64_t i = vertical.begin; i < vertical.end; ++i) {
      const int64_t start = (depth.at(k) * w.size[1] + vertical.at(i)) * w.size[2];
      for (int64_t j = horizontal.begin; j < horizontal.end; ++j) {
        const int64_t index = start + horizontal.at(j);
        if (volume[index] > out || volume[index] != volume[index]) {
          out = volume[index];
          place = index;
        }
      }
    }
  }
}

struct MaxPoolByTaps {
  template <class T>
  void operator()(const T* volume, T* out, int64_t* indices) const {
    for (const InnerTaps& depth : taps[0]) {
      for (const InnerTaps& vertical : taps[1]) {
        for (const InnerTaps& horizontal : taps[2])
          largest_tap(w, depth, vertical, horizontal, volume, *out++, *indices++);
      }
    }
  }

  const PoolWindows& w;
  const WindowTaps& taps;
};

/// What is pooled by way of another dtype: 16 bits as float32, unsigned integers as signed ones.
constexpr DTypes kOthers =
    DTypes::kFloat16 | DTypes::kBFloat16 | DTypes::kUInt16 | DTypes::kUInt32 | DTypes::kUInt64;

template <class PoolVolume>
void max_pool(std::string_view op, int rank, const TensorBase& self, const PoolWindows& w,
              TensorBase& result, TensorBase& indices, const PoolVolume& pool_volume);

template <class PoolVolume>
TENON_COLD void max_pool_of_others(std::string_view op, int rank, const TensorBase& self,
                                   const PoolWindows& w, TensorBase& result, TensorBase& indices,
                                   const PoolVolume& pool_volume) {
  const TensorBase elements =
      self.is_floating_point() ? to_dtype_contiguous(self, DType::kFloat32) : in_order(self);
  TensorBase largest = make_tensor(result.sizes(), elements.dtype());
  max_pool(op, rank, elements, w, largest, indices, pool_volume);
  store_in_order(largest, result);
}

/// `pool_volume` makes of a volume its results and their places.
template <class PoolVolume>
void max_pool(std::string_view op, int rank, const TensorBase& self, const PoolWindows& w,
              TensorBase& result, TensorBase& indices, const PoolVolume& pool_volume) {
  if (contains(kOthers, self.dtype())) {
    return max_pool_of_others(op, rank, self, w, result, indices, pool_volume);
  }
  const TensorBase input = contiguous(self);
  dispatch_numeric(op, self.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!ReducedFloatingPoint<T>) {
      for_each_volume(rank, self, w.volume(), [&](int64_t volume) {
        pool_volume(input.const_data_ptr<T>() + volume * w.volume(),
                    result.data_ptr<T>() + volume * w.out_volume(),
                    indices.data_ptr<int64_t>() + volume * w.out_volume());
      });
    }
  });
}

void max_pool_by_taps(std::string_view op, int rank, const TensorBase& self, const PoolWindows& w,
                      TensorBase& result, TensorBase& indices, TapsAt taps_at) {
  const WindowTaps taps =
      window_extents(w, [&](int axis, int64_t position) { return taps_at(w, axis, position); });
  max_pool(op, rank, self, w, result, indices, MaxPoolByTaps{w, taps});
}

void strided_max_pool(std::string_view op, int rank, const TensorBase& self, const PoolWindows& w,
                      TensorBase& result, TensorBase& indices) {
  if (!suits_vector_loops(w))
    return max_pool_by_taps(op, rank, self, w, result, indices, strided_taps);
  max_pool(op, rank, self, w, result, indices, [&]<class T>(const T* from, T* to, int64_t* places) {
    auto* scratch = workspace<int32_t>(WorkspaceSlot::kMaxima, CheckedInt(2) * w.out_size[2]);
    max_pool_volume<T>()(w, from, to, places, scratch);
  });
}

void adaptive_max_pool(std::string_view op, int rank, const TensorBase& self, TensorBase& result,
                       TensorBase& indices) {
  if (result.numel() == 0) return;
  const auto w = pool_windows(rank, self, result, int64_t{1}, int64_t{1}, int64_t{0}, int64_t{1});
  max_pool_by_taps(op, rank, self, w, result, indices, adaptive_taps);
}

void max_pool_backward(std::string_view op, int rank, const TensorBase& grad_output,
                       const TensorBase& self, const TensorBase& indices, TensorBase& out) {
  if (out.numel() == 0) return;
  const TensorBase grad = same_bits(contiguous(grad_output)), places = contiguous(indices);
  const TensorBase sums = same_bits(out);
  const PoolWindows w =
      pool_windows(rank, self, grad, int64_t{1}, int64_t{1}, int64_t{0}, int64_t{1});
  const int64_t* all_places = places.const_data_ptr<int64_t>();
  for (int64_t i = 0; i < places.numel(); ++i) {
    TENON_CHECK(all_places[i] >= 0 && all_places[i] < w.volume(), IndexError, op,
                ": expected indices in [0, ", w.volume(), "), got ", all_places[i]);
  }
  dispatch_numeric(op, sums.dtype(), [&]<class T>(TypeTag<T>) {
    for_each_volume(rank, self, w.volume(), [&](int64_t volume) {
      const T* source = grad.const_data_ptr<T>() + volume * w.out_volume();
      const int64_t* place = all_places + volume * w.out_volume();
      T* target = sums.data_ptr<T>() + volume * w.volume();
      std::fill_n(target, w.volume(), T(0));
      for (int64_t i = 0; i < w.out_volume(); ++i) {
        target[place[i]] = add_elements(target[place[i]], source[i]);
      }
    });
  });
}

}  // namespace

void max_pool2d_with_indices(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                             IntArrayRef padding, IntArrayRef dilation, bool /*ceil_mode*/,
                             TensorBase& result, TensorBase& indices) {
  if (result.numel() == 0) return;
  const auto w = pool_windows(2, self, result, kernel_size, stride, padding, dilation);
  strided_max_pool("max_pool2d_with_indices", 2, self, w, result, indices);
}

void max_pool3d_with_indices(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                             IntArrayRef padding, IntArrayRef dilation, bool /*ceil_mode*/,
                             TensorBase& result, TensorBase& indices) {
  if (result.numel() == 0) return;
  const auto w = pool_windows(3, self, result, kernel_size, stride, padding, dilation);
  strided_max_pool("max_pool3d_with_indices", 3, self, w, result, indices);
}

void max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                      IntArrayRef /*kernel_size*/, IntArrayRef /*stride*/,
                                      IntArrayRef /*padding*/, IntArrayRef /*dilation*/,
                                      bool /*ceil_mode*/, const TensorBase& indices,
                                      TensorBase& out) {
  max_pool_backward("max_pool2d_with_indices_backward", 2, grad_output, self, indices, out);
}

void max_pool3d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                      IntArrayRef /*kernel_size*/, IntArrayRef /*stride*/,
                                      IntArrayRef /*padding*/, IntArrayRef /*dilation*/,
                                      bool /*ceil_mode*/, const TensorBase& indices,
                                      TensorBase& out) {
  max_pool_backward("max_pool3d_with_indices_backward", 3, grad_output, self, indices, out);
}

void adaptive_max_pool2d(const TensorBase& self, IntArrayRef /*output_size*/, TensorBase& result,
                         TensorBase& indices) {
  adaptive_max_pool("adaptive_max_pool2d", 2, self, result, indices);
}

void adaptive_max_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& indices, TensorBase& out) {
  max_pool_backward("adaptive_max_pool2d_backward", 2, grad_output, self, indices, out);
}

void adaptive_max_pool3d(const TensorBase& self, IntArrayRef /*output_size*/, TensorBase& result,
                         TensorBase& indices) {
  adaptive_max_pool("adaptive_max_pool3d", 3, self, result, indices);
}

void adaptive_max_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& indices, TensorBase& out) {
  max_pool_backward("adaptive_max_pool3d_backward", 3, grad_output, self, indices, out);
}

}  // namespace tenon::kernels
