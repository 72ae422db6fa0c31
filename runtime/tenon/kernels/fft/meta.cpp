#include "tenon/kernels/fft/meta.h"

#include "tenon/base/check.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::meta {
namespace {

/// The dimensions, counted from the front, after all checks that are the same for each transform.
DimVector checked_dims(std::string_view op, const TensorBase& self, IntArrayRef dim,
                       int64_t normalization) {
  TENON_CHECK(normalization >= 0 && normalization <= 2, ValueError, op,
              ": expected a normalization of 0, 1 or 2, got ", normalization);
  DimVector dims = wrap_dimensions(op, dim, self.dim());
  for (const int64_t each : dims) {
    TENON_CHECK(self.dim() > 0, IndexError, op,
                ": expected a tensor with dimensions, got one without");
    TENON_CHECK(self.size(each) > 0, ShapeError, op, ": expected elements in dimension ", each,
                ", got sizes ", self.sizes());
  }
  return dims;
}

void check_some(std::string_view op, IntArrayRef dim) {
  TENON_CHECK(!dim.empty(), ValueError, op, ": expected at least one dimension in dim, got none");
}

void check_complex(std::string_view op, const TensorBase& self) {
  TENON_CHECK(self.is_complex(), DTypeError, op, ": expected a complex dtype, got ", self.dtype());
}

}  // namespace

TensorSpec fft_c2c(const TensorBase& self, IntArrayRef dim, int64_t normalization) {
  check_complex("_fft_c2c", self);
  checked_dims("_fft_c2c", self, dim, normalization);
  return {self.sizes(), self.dtype(), self.device()};
}

TensorSpec fft_r2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool onesided) {
  constexpr std::string_view kOp = "_fft_r2c";
  TENON_CHECK(self.dtype() == DType::kFloat32 || self.dtype() == DType::kFloat64, DTypeError, kOp,
              ": expected float32 or float64, got ", self.dtype());
  check_some(kOp, dim);
  const DimVector dims = checked_dims(kOp, self, dim, normalization);
  DimVector sizes(self.sizes());
  int64_t& last = sizes[static_cast<size_t>(dims.back())];
  if (onesided) last = last / 2 + 1;
  return {sizes, complex_dtype(self.dtype()), self.device()};
}

TensorSpec fft_c2r(const TensorBase& self, IntArrayRef dim, int64_t normalization,
                   int64_t last_dim_size) {
  constexpr std::string_view kOp = "_fft_c2r";
  check_complex(kOp, self);
  check_some(kOp, dim);
  const DimVector dims = checked_dims(kOp, self, dim, normalization);
  DimVector sizes(self.sizes());
  int64_t& last = sizes[static_cast<size_t>(dims.back())];
  TENON_CHECK(last_dim_size > 0 && last == last_dim_size / 2 + 1, ShapeError, kOp,
              ": expected last_dim_size / 2 + 1 elements in dimension ", dims.back(), ", got ",
              last, " for a last_dim_size of ", last_dim_size);
  last = last_dim_size;
  return {sizes, real_dtype(self.dtype()), self.device()};
}

}  // namespace tenon::meta
