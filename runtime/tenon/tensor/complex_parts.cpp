#include "tenon/tensor/complex_parts.h"

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/tensor/factory.h"

namespace tenon {

TensorBase parts_of(const TensorBase& self) {
  DimVector sizes(self.sizes()), strides(self.strides());
  // Saturates in tensors without elements alone, as a step of a view does.
  for (int64_t& stride : strides) stride = saturating_multiply(stride, 2);
  sizes.push_back(2);
  strides.push_back(1);
  return make_alias(self, real_dtype(self.dtype()), sizes, strides,
                    saturating_multiply(self.storage_offset(), 2));
}

TensorBase complex_of(std::string_view op, const TensorBase& parts) {
  TENON_CHECK(parts.dtype() == DType::kFloat32 || parts.dtype() == DType::kFloat64, DTypeError, op,
              ": expected float32 or float64, got ", parts.dtype());
  TENON_CHECK(parts.dim() > 0 && parts.sizes().back() == 2, ShapeError, op,
              ": expected a last dimension of size 2, for real and imaginary parts, got sizes ",
              parts.sizes());
  const IntArrayRef outer = parts.strides().slice(0, parts.dim() - 1);
  const auto is_even = [](int64_t value) { return value % 2 == 0; };
  TENON_CHECK(parts.strides().back() == 1 && std::ranges::all_of(outer, is_even) &&
                  is_even(parts.storage_offset()),
              ShapeError, op,
              ": expected parts side by side, at even strides and offsets, got strides ",
              parts.strides(), " and offset ", parts.storage_offset(), "; call contiguous() first");
  DimVector sizes(parts.sizes().slice(0, parts.dim() - 1)), strides(outer);
  for (int64_t& stride : strides) stride /= 2;
  return make_alias(parts, complex_dtype(parts.dtype()), sizes, strides,
                    parts.storage_offset() / 2);
}

}  // namespace tenon
