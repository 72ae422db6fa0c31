#include "tenon/tensor/pooled_sizes.h"

#include <algorithm>
#include <array>

#include "tenon/tensor/windows.h"

namespace tenon {
namespace {

/// The windows of a pooling, with one value for each dimension.
struct Windows {
  DimVector size, stride, padding, dilation;
};

Windows expand_windows(std::string_view op, int64_t rank, const PoolArguments& a) {
  Windows windows{expand_list(op, "kernel_size", a.kernel_size, rank, 1),
                  expand_list(op, "stride", a.stride.empty() ? a.kernel_size : a.stride, rank, 1),
                  expand_list(op, "padding", a.padding, rank, 0),
                  expand_list(op, "dilation", a.dilation, rank, 1)};
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    TENON_CHECK(windows.padding[i] <= windows.size[i] / 2, ValueError, op,
                ": expected padding of at most half the window, got padding ", a.padding,
                " for kernel_size ", a.kernel_size);
  }
  return windows;
}

/// How many windows fit; with `ceil_mode` also one that begins within the image and ends outside.
/// ValueError where the image with its padding, or a window, is beyond 64 bits.
int64_t window_count(std::string_view op, const Windows& windows, size_t axis, int64_t size,
                     bool ceil_mode) {
  const int64_t stride = windows.stride[axis], padding = windows.padding[axis];
  const CheckedInt reach = window_reach(windows.size[axis], windows.dilation[axis]);
  const CheckedInt padded = CheckedInt(size) + padding + padding;
  const CheckedInt room = padded - reach + (ceil_mode ? stride - 1 : 0);
  TENON_CHECK(room.fits(), ValueError, op,
              ": expected windows and images that 64 bits can measure, got kernel_size ",
              windows.size, ", stride ", windows.stride, ", padding ", windows.padding,
              " and dilation ", windows.dilation, " for a size of ", size);
  const int64_t last = floor_divide(room.value(), stride);
  // Where the last one would begin behind the image, there is one fewer.
  // fits: no more than the room
  return ceil_mode && last > 0 && last * stride >= size + padding ? last : last + 1;
}

}  // namespace

void check_volumes(std::string_view op, std::string_view name, const TensorBase& self,
                   int64_t rank) {
  static constexpr std::array<std::string_view, 3> kSizes{"L", "H, W", "D, H, W"};
  const IntArrayRef sizes = self.sizes();
  const auto before = static_cast<int64_t>(sizes.size()) - rank;
  TENON_CHECK(before == 1 || before == 2, ShapeError, op, ": expected ", name, " of sizes [C, ",
              kSizes[static_cast<size_t>(rank - 1)], "] or [N, C, ",
              kSizes[static_cast<size_t>(rank - 1)], "], got ", sizes);
  for (const int64_t size : sizes.slice(static_cast<size_t>(before - 1))) {
    TENON_CHECK(size > 0, ShapeError, op, ": expected ", name,
                " without empty dimensions after the batch, got sizes ", sizes);
  }
}

DimVector pooled_sizes(std::string_view op, const TensorBase& self, int64_t rank,
                       const PoolArguments& arguments) {
  const Windows windows = expand_windows(op, rank, arguments);
  check_volumes(op, "self", self, rank);
  DimVector sizes = self.sizes();
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    int64_t& size = sizes[sizes.size() - static_cast<size_t>(rank) + i];
    size = window_count(op, windows, i, size, arguments.ceil_mode);
    TENON_CHECK(size >= 1, ShapeError, op, ": expected windows that fit into self of sizes ",
                self.sizes(), ", got kernel_size ", windows.size, " and dilation ",
                windows.dilation);
  }
  return sizes;
}

DimVector resized(std::string_view op, const TensorBase& self, int64_t rank,
                  IntArrayRef output_size) {
  const DimVector output = expand_list(op, "output_size", output_size, rank, 0);
  DimVector sizes = self.sizes();
  std::copy(output.begin(), output.end(), sizes.end() - rank);
  return sizes;
}

}  // namespace tenon
