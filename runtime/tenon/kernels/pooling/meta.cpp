#include <string_view>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/gradient.h"
#include "tenon/kernels/meta/windows.h"
#include "tenon/kernels/pooling/meta.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"

namespace tenon::meta {
namespace {

/// The windows of a pooling, with one value for each of the two dimensions.
struct Windows {
  DimVector size, stride, padding, dilation;
};

Windows expand_windows(std::string_view op, IntArrayRef kernel_size, IntArrayRef stride,
                       IntArrayRef padding, IntArrayRef dilation) {
  Windows windows{expand_list(op, "kernel_size", kernel_size, 2, 1),
                  expand_list(op, "stride", stride.empty() ? kernel_size : stride, 2, 1),
                  expand_list(op, "padding", padding, 2, 0),
                  expand_list(op, "dilation", dilation, 2, 1)};
  for (int i = 0; i < 2; ++i) {
    TENON_CHECK(windows.padding[i] <= windows.size[i] / 2, ValueError, op,
                ": expected padding of at most half the window, got padding ", padding,
                " for kernel_size ", kernel_size);
  }
  return windows;
}

void check_image(std::string_view op, std::string_view name, const TensorBase& image) {
  TENON_CHECK(image.dim() == 3 || image.dim() == 4, ShapeError, op, ": expected ", name,
              " of sizes [C, H, W] or [N, C, H, W], got ", image.sizes());
  for (int64_t i = image.dim() - 3; i < image.dim(); ++i) {
    TENON_CHECK(image.size(i) > 0, ShapeError, op, ": expected ", name,
                " without empty dimensions after the batch, got sizes ", image.sizes());
  }
}

/// How many windows fit; with `ceil_mode` also one that begins within the image and ends outside.
/// ValueError where the image with its padding, or a window, is beyond 64 bits.
int64_t window_count(std::string_view op, const Windows& windows, int axis, int64_t size,
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

DimVector pooled_sizes(std::string_view op, const TensorBase& self, const Windows& windows,
                       bool ceil_mode) {
  check_image(op, "self", self);
  DimVector sizes = self.sizes();
  for (int i = 0; i < 2; ++i) {
    int64_t& size = sizes[sizes.size() - 2 + i];
    size = window_count(op, windows, i, size, ceil_mode);
    TENON_CHECK(size >= 1, ShapeError, op, ": expected windows that fit into self of sizes ",
                self.sizes(), ", got kernel_size ", windows.size, " and dilation ",
                windows.dilation);
  }
  return sizes;
}

DimVector averaged_sizes(std::string_view op, const TensorBase& self, IntArrayRef kernel_size,
                         IntArrayRef stride, IntArrayRef padding, bool ceil_mode,
                         std::optional<int64_t> divisor_override) {
  TENON_CHECK(divisor_override != 0, ValueError, op, ": expected a divisor_override that is not 0");
  check_floating(op, "self", self.dtype());
  const Windows windows = expand_windows(op, kernel_size, stride, padding, int64_t{1});
  return pooled_sizes(op, self, windows, ceil_mode);
}

}  // namespace

std::tuple<TensorSpec, TensorSpec> max_pool2d_with_indices(const TensorBase& self,
                                                           IntArrayRef kernel_size,
                                                           IntArrayRef stride, IntArrayRef padding,
                                                           IntArrayRef dilation, bool ceil_mode) {
  constexpr std::string_view kOp = "max_pool2d_with_indices";
  check_numeric(kOp, "self", self.dtype());
  const Windows windows = expand_windows(kOp, kernel_size, stride, padding, dilation);
  const DimVector sizes = pooled_sizes(kOp, self, windows, ceil_mode);
  return {{sizes, self.dtype(), self.device()}, {sizes, DType::kInt64, self.device()}};
}

TensorSpec max_pool2d_with_indices_backward(const TensorBase& grad_output, const TensorBase& self,
                                            IntArrayRef kernel_size, IntArrayRef stride,
                                            IntArrayRef padding, IntArrayRef dilation,
                                            bool ceil_mode, const TensorBase& indices) {
  constexpr std::string_view kOp = "max_pool2d_with_indices_backward";
  check_numeric(kOp, "self", self.dtype());
  const Windows windows = expand_windows(kOp, kernel_size, stride, padding, dilation);
  check_gradient(kOp, grad_output, "self", self, pooled_sizes(kOp, self, windows, ceil_mode));
  TENON_CHECK(indices.dtype() == DType::kInt64, DTypeError, kOp, ": expected int64 indices, got ",
              dtype_name(indices.dtype()));
  TENON_CHECK(indices.sizes() == grad_output.sizes(), ShapeError, kOp,
              ": expected indices of the sizes of grad_output ", grad_output.sizes(), ", got ",
              indices.sizes());
  return spec_of(self);
}

TensorSpec avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, bool ceil_mode, bool /*count_include_pad*/,
                      std::optional<int64_t> divisor_override) {
  return {
      averaged_sizes("avg_pool2d", self, kernel_size, stride, padding, ceil_mode, divisor_override),
      self.dtype(), self.device()};
}

TensorSpec avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                               IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                               bool ceil_mode, bool /*count_include_pad*/,
                               std::optional<int64_t> divisor_override) {
  constexpr std::string_view kOp = "avg_pool2d_backward";
  check_gradient(
      kOp, grad_output, "self", self,
      averaged_sizes(kOp, self, kernel_size, stride, padding, ceil_mode, divisor_override));
  return spec_of(self);
}

TensorSpec _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size) {
  constexpr std::string_view kOp = "_adaptive_avg_pool2d";
  check_floating(kOp, "self", self.dtype());
  check_image(kOp, "self", self);
  DimVector sizes = self.sizes();
  const DimVector output = expand_list(kOp, "output_size", output_size, 2, 0);
  std::copy(output.begin(), output.end(), sizes.end() - 2);
  return {sizes, self.dtype(), self.device()};
}

TensorSpec _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self) {
  constexpr std::string_view kOp = "_adaptive_avg_pool2d_backward";
  check_floating(kOp, "self", self.dtype());
  check_image(kOp, "self", self);
  TENON_CHECK(grad_output.dim() == self.dim(), ShapeError, kOp,
              ": expected a grad_output of as many dimensions as self, got sizes ",
              grad_output.sizes(), " for ", self.sizes());
  DimVector sizes = self.sizes();
  for (size_t i = sizes.size() - 2; i < sizes.size(); ++i) sizes[i] = grad_output.sizes()[i];
  check_gradient(kOp, grad_output, "self", self, sizes);
  return spec_of(self);
}

}  // namespace tenon::meta
