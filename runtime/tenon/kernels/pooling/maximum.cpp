#include <algorithm>
#include <limits>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pooling/windows.h"
#include "tenon/tensor/factory.h"

// fits in this file: planes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

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

/// Whether PoolingLoops serve: no window is longer than the image, and positions,
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

}  // namespace tenon::kernels
