#include "tenon/generated/kernels/fft.h"
#include "tenon/base/check.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/ops/_fft_c2c.h"
#include "tenon/generated/ops/_fft_c2r.h"
#include "tenon/generated/ops/_fft_r2c.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/roll.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::composite {
namespace {

using Norm = std::optional<std::string_view>;
using Sizes = std::optional<IntArrayRef>;

/// As `_fft_c2c` counts: none, by the root of the number of points, by it.
int64_t normalization(std::string_view op, Norm norm, bool forward) {
  const std::string_view name = norm.value_or("backward");
  TENON_CHECK(name == "backward" || name == "ortho" || name == "forward", ValueError, op,
              ": expected norm to be None, 'backward', 'ortho' or 'forward', got '", name, "'");
  if (name == "ortho") return 1;
  return (name == "forward") == forward ? 2 : 0;
}

/// `self` in float32, float64 or the complex dtype of one of them.
TensorBase with_parts(std::string_view op, const TensorBase& self) {
  TENON_CHECK(!is_reduced_floating_point(self.dtype()), DTypeError, op,
              ": expected float32, float64 or complex numbers, got ", self.dtype());
  if (self.is_inexact()) return self;
  TENON_CHECK(!is_reduced_floating_point(default_dtype()), DTypeError, op,
              ": expected integers to become float32 or float64, the default dtype is ",
              default_dtype());
  return ops::_to_copy(self, default_dtype());
}
TensorBase with_real_part(std::string_view op, const TensorBase& self) {
  TENON_CHECK(!self.is_complex(), DTypeError, op, ": expected real numbers, got ", self.dtype());
  return with_parts(op, self);
}
TensorBase with_complex_parts(std::string_view op, const TensorBase& self) {
  const TensorBase parts = with_parts(op, self);
  return parts.is_complex() ? parts : ops::_to_copy(parts, complex_dtype(parts.dtype()));
}

void check_size(std::string_view op, int64_t size) {
  TENON_CHECK(size > 0, ValueError, op, ": expected a positive number of elements, got ", size);
}

/// `self` cut, or padded with zeros, to `size` elements of a dimension.
TensorBase resized(std::string_view op, const TensorBase& self, int64_t dim, int64_t size) {
  check_size(op, size);
  const int64_t own = self.size(dim);
  if (own == size) return self;
  if (own > size) return ops::narrow(recordable(self), dim, 0, size);
  DimVector pad(static_cast<size_t>(2 * (self.dim() - dim)));
  pad.back() = size - own;
  return ops::constant_pad_nd(self, pad);
}

/// How many elements of a dimension the whole signal has, where `self` has the first half.
int64_t whole_size(std::string_view op, const TensorBase& self, int64_t dim,
                   std::optional<int64_t> n) {
  if (!n) n = checked_size(op, (CheckedInt(self.size(dim)) - 1) * 2);
  check_size(op, *n);
  return *n;
}

TensorBase complex_transform(std::string_view op, const TensorBase& self, std::optional<int64_t> n,
                             int64_t dim, Norm norm, bool forward) {
  dim = existing_dimension(op, dim, self.dim());
  const int64_t mode = normalization(op, norm, forward);
  const TensorBase parts = with_parts(op, self);
  const TensorBase input = resized(op, parts, dim, n.value_or(self.size(dim)));
  if (input.is_complex()) return ops::_fft_c2c(input, dim, mode, forward);
  const TensorBase spectrum = ops::_fft_r2c(input, dim, mode, /*onesided=*/false);
  return forward ? spectrum : ops::conj_physical(spectrum);
}

/// Of a real signal, the first half of its transform.
TensorBase half_transform(std::string_view op, const TensorBase& self, std::optional<int64_t> n,
                          int64_t dim, Norm norm, bool forward) {
  dim = existing_dimension(op, dim, self.dim());
  const int64_t mode = normalization(op, norm, forward);
  const TensorBase input = resized(op, with_real_part(op, self), dim, n.value_or(self.size(dim)));
  const TensorBase half = ops::_fft_r2c(input, dim, mode, /*onesided=*/true);
  return forward ? half : ops::conj_physical(half);
}

/// Of the first half of a spectrum, the real signal.
TensorBase real_transform(std::string_view op, const TensorBase& self, std::optional<int64_t> n,
                          int64_t dim, Norm norm, bool forward) {
  dim = existing_dimension(op, dim, self.dim());
  const int64_t mode = normalization(op, norm, forward);
  const int64_t size = whole_size(op, self, dim, n);
  const TensorBase input = resized(op, with_complex_parts(op, self), dim, size / 2 + 1);
  return ops::_fft_c2r(forward ? ops::conj_physical(input) : input, dim, mode, size);
}

/// The dimensions of a transform, and how many elements each has to have; -1 keeps what there are.
struct Extent {
  DimVector dims, sizes;
};

Extent extent_of(std::string_view op, const TensorBase& self, Sizes s, Sizes dim) {
  Extent extent;
  if (dim) {
    extent.dims = wrap_dimensions(op, *dim, self.dim());
  } else {
    const auto count = static_cast<int64_t>(s ? s->size() : self.sizes().size());
    TENON_CHECK(count <= self.dim(), ShapeError, op, ": expected at most ", self.dim(),
                " sizes in s, got ", count);
    for (int64_t i = self.dim() - count; i < self.dim(); ++i) extent.dims.push_back(i);
  }
  TENON_CHECK(!s || s->size() == extent.dims.size(), ShapeError, op,
              ": expected as many sizes in s as dimensions in dim, got ", *s, " and ", extent.dims);
  for (size_t i = 0; i < extent.dims.size(); ++i) {
    const int64_t size = s ? (*s)[i] : -1;
    extent.sizes.push_back(size == -1 ? self.size(extent.dims[i]) : size);
  }
  return extent;
}

void check_some(std::string_view op, const Extent& extent) {
  TENON_CHECK(!extent.dims.empty(), ValueError, op,
              ": expected at least one dimension to transform, got none");
}

TensorBase resized(std::string_view op, TensorBase self, const Extent& extent) {
  for (size_t i = 0; i < extent.dims.size(); ++i) {
    self = resized(op, self, extent.dims[i], extent.sizes[i]);
  }
  return self;
}

TensorBase complex_transforms(std::string_view op, const TensorBase& self, Sizes s, Sizes dim,
                              Norm norm, bool forward) {
  const Extent extent = extent_of(op, self, s, dim);
  const int64_t mode = normalization(op, norm, forward);
  const TensorBase input = resized(op, with_complex_parts(op, self), extent);
  return ops::_fft_c2c(input, extent.dims, mode, forward);
}

/// Moves each dimension on by half of its elements, and half an element more or less.
TensorBase shifted(std::string_view op, const TensorBase& self, Sizes dim, bool is_inverse) {
  DimVector dims, shifts;
  if (dim) {
    dims = wrap_dimensions(op, *dim, self.dim());
  } else {
    for (int64_t i = 0; i < self.dim(); ++i) dims.push_back(i);
  }
  if (dims.empty()) return ops::clone(self);
  for (const int64_t each : dims) {
    shifts.push_back((self.size(each) + (is_inverse ? 1 : 0)) / 2);
  }
  return ops::roll(self, shifts, dims);
}

TensorBase frequencies(std::string_view op, int64_t first, int64_t end, int64_t n, double d,
                       std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool> pin_memory) {
  const DType floating = dtype.value_or(default_dtype());
  TENON_CHECK(is_floating_point(floating), DTypeError, op, ": expected a floating dtype, got ",
              floating);
  const TensorBase numbers = ops::arange(first, end, 1, floating, layout, device, pin_memory);
  return ops::mul(numbers, 1 / (static_cast<double>(n) * d));
}

void check_count(std::string_view op, int64_t n) {
  TENON_CHECK(n > 0, ValueError, op, ": expected a positive n, got ", n);
}

}  // namespace

TensorBase fft_fft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return complex_transform("fft_fft", self, n, dim, norm, true);
}
TensorBase fft_ifft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return complex_transform("fft_ifft", self, n, dim, norm, false);
}
TensorBase fft_rfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return half_transform("fft_rfft", self, n, dim, norm, true);
}
TensorBase fft_irfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return real_transform("fft_irfft", self, n, dim, norm, false);
}
TensorBase fft_hfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return real_transform("fft_hfft", self, n, dim, norm, true);
}
TensorBase fft_ihfft(const TensorBase& self, std::optional<int64_t> n, int64_t dim, Norm norm) {
  return half_transform("fft_ihfft", self, n, dim, norm, false);
}

TensorBase fft_fftn(const TensorBase& self, Sizes s, Sizes dim, Norm norm) {
  return complex_transforms("fft_fftn", self, s, dim, norm, true);
}
TensorBase fft_ifftn(const TensorBase& self, Sizes s, Sizes dim, Norm norm) {
  return complex_transforms("fft_ifftn", self, s, dim, norm, false);
}

TensorBase fft_rfftn(const TensorBase& self, Sizes s, Sizes dim, Norm norm) {
  constexpr std::string_view kOp = "fft_rfftn";
  const Extent extent = extent_of(kOp, self, s, dim);
  check_some(kOp, extent);
  const int64_t mode = normalization(kOp, norm, true);
  const TensorBase input = resized(kOp, with_real_part(kOp, self), extent);
  return ops::_fft_r2c(input, extent.dims, mode, /*onesided=*/true);
}

TensorBase fft_irfftn(const TensorBase& self, Sizes s, Sizes dim, Norm norm) {
  constexpr std::string_view kOp = "fft_irfftn";
  Extent extent = extent_of(kOp, self, s, dim);
  check_some(kOp, extent);
  const int64_t mode = normalization(kOp, norm, false);
  const bool is_given = s && s->back() != -1;
  const int64_t last =
      whole_size(kOp, self, extent.dims.back(), is_given ? std::optional(s->back()) : std::nullopt);
  extent.sizes.back() = last / 2 + 1;
  const TensorBase input = resized(kOp, with_complex_parts(kOp, self), extent);
  return ops::_fft_c2r(input, extent.dims, mode, last);
}

TensorBase fft_fftfreq(int64_t n, double d, std::optional<DType> dtype,
                       std::optional<Layout> layout, std::optional<Device> device,
                       std::optional<bool> pin_memory) {
  check_count("fft_fftfreq", n);
  const TensorBase ascending =
      frequencies("fft_fftfreq", -(n / 2), n - n / 2, n, d, dtype, layout, device, pin_memory);
  return ops::roll(ascending, -(n / 2), 0);
}
TensorBase fft_rfftfreq(int64_t n, double d, std::optional<DType> dtype,
                        std::optional<Layout> layout, std::optional<Device> device,
                        std::optional<bool> pin_memory) {
  check_count("fft_rfftfreq", n);
  return frequencies("fft_rfftfreq", 0, n / 2 + 1, n, d, dtype, layout, device, pin_memory);
}

TensorBase fft_fftshift(const TensorBase& self, Sizes dim) {
  return shifted("fft_fftshift", self, dim, false);
}
TensorBase fft_ifftshift(const TensorBase& self, Sizes dim) {
  return shifted("fft_ifftshift", self, dim, true);
}

}  // namespace tenon::composite
