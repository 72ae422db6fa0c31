#include <string_view>

#include "tenon/base/check.h"
#include "tenon/kernels/resampling/meta.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/windows.h"

namespace tenon::meta {
namespace {

/// The windows that go over planes.
struct Windows {
  DimVector size, dilation, padding, stride;
};

Windows expand_windows(std::string_view op, IntArrayRef kernel_size, IntArrayRef dilation,
                       IntArrayRef padding, IntArrayRef stride) {
  return {expand_list(op, "kernel_size", kernel_size, 2, 1),
          expand_list(op, "dilation", dilation, 2, 1), expand_list(op, "padding", padding, 2, 0),
          expand_list(op, "stride", stride, 2, 1)};
}

/// How many windows fit into a plane of `height` by `width`; ShapeError where none does, ValueError
/// beyond 64 bits.
int64_t count_windows(std::string_view op, const Windows& windows, int64_t height, int64_t width) {
  CheckedInt count = 1;
  for (const size_t axis : {0, 1}) {
    const CheckedInt padded =
        CheckedInt(axis == 0 ? height : width) + windows.padding[axis] + windows.padding[axis];
    const CheckedInt room = padded - window_reach(windows.size[axis], windows.dilation[axis]);
    TENON_CHECK(room.fits(), ValueError, op,
                ": expected windows and images that 64 bits can measure, got kernel_size ",
                windows.size, ", padding ", windows.padding, " and dilation ", windows.dilation);
    TENON_CHECK(room.value() >= 0, ShapeError, op, ": expected windows that fit into ", height,
                " by ", width, ", got kernel_size ", windows.size, " and dilation ",
                windows.dilation, " with padding ", windows.padding);
    count *= CheckedInt(room.value() / windows.stride[axis]) + 1;
  }
  return checked_size(op, count);
}

/// Raises unless all dimensions of `self` but the batch have elements.
void check_not_empty(std::string_view op, const TensorBase& self, bool batched) {
  for (int64_t i = batched ? 1 : 0; i < self.dim(); ++i) {
    TENON_CHECK(self.size(i) > 0, ShapeError, op,
                ": expected self without empty dimensions after the batch, got sizes ",
                self.sizes());
  }
}

}  // namespace

TensorSpec im2col(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
                  IntArrayRef padding, IntArrayRef stride) {
  constexpr std::string_view kOp = "im2col";
  check_floating(kOp, "self", self.dtype());
  const Windows windows = expand_windows(kOp, kernel_size, dilation, padding, stride);
  TENON_CHECK(self.dim() == 3 || self.dim() == 4, ShapeError, kOp,
              ": expected self of sizes [C, H, W] or [N, C, H, W], got ", self.sizes());
  check_not_empty(kOp, self, self.dim() == 4);
  DimVector sizes(self.sizes().slice(0, self.dim() - 3));
  sizes.push_back(checked_size(kOp, CheckedInt(self.size(-3)) * windows.size[0] * windows.size[1]));
  sizes.push_back(count_windows(kOp, windows, self.size(-2), self.size(-1)));
  return {sizes, self.dtype(), self.device()};
}

TensorSpec col2im(const TensorBase& self, IntArrayRef output_size, IntArrayRef kernel_size,
                  IntArrayRef dilation, IntArrayRef padding, IntArrayRef stride) {
  constexpr std::string_view kOp = "col2im";
  check_floating(kOp, "self", self.dtype());
  const DimVector output = expand_list(kOp, "output_size", output_size, 2, 1);
  const Windows windows = expand_windows(kOp, kernel_size, dilation, padding, stride);
  TENON_CHECK(self.dim() == 2 || self.dim() == 3, ShapeError, kOp,
              ": expected self of sizes [rows, windows] or [N, rows, windows], got ", self.sizes());
  check_not_empty(kOp, self, self.dim() == 3);
  const CheckedInt taps = CheckedInt(windows.size[0]) * windows.size[1];
  TENON_CHECK(taps.fits() && self.size(-2) % taps.value() == 0, ShapeError, kOp,
              ": expected rows that kernel_size ", kernel_size, " divides, got self of sizes ",
              self.sizes());
  const int64_t count = count_windows(kOp, windows, output[0], output[1]);
  TENON_CHECK(self.size(-1) == count, ShapeError, kOp, ": expected ", count,
              " windows for an output_size of ", output_size, ", got self of sizes ", self.sizes());
  DimVector sizes(self.sizes().slice(0, self.dim() - 2));
  for (const int64_t size : {self.size(-2) / taps.value(), output[0], output[1]}) {
    sizes.push_back(size);
  }
  return {sizes, self.dtype(), self.device()};
}

}  // namespace tenon::meta
