#include "tenon/tensor/complex_parts.h"

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

TensorBase in_parts(const TensorBase& self) {
  return self.is_complex() ? parts_of(self) : self;
}

TensorBase complex_of(std::string_view op, const TensorBase& parts) {
  TENON_CHECK(parts.dtype() == DType::kFloat32 || parts.dtype() == DType::kFloat64, DTypeError, op,
              ": expected float32 or float64, got ", parts.dtype());
  TENON_CHECK(parts.dim() > 0 && parts.sizes().back() == 2, ShapeError, op,
              ": expected a last dimension of size 2, for real and imaginary parts, got sizes ",
              parts.sizes());
  DimVector sizes(parts.sizes().slice(0, parts.dim() - 1));
  DimVector strides(parts.strides().slice(0, parts.dim() - 1));
  bool is_even = parts.storage_offset() % 2 == 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    is_even &= strides[i] % 2 == 0 || sizes[i] == 1;
    strides[i] /= 2;
  }
  TENON_CHECK(parts.strides().back() == 1 && (is_even || parts.numel() == 0), ShapeError, op,
              ": expected parts side by side, at even strides and offsets, got strides ",
              parts.strides(), " and offset ", parts.storage_offset(),
              "; call clone(MemoryFormat::Contiguous) first");
  return make_alias(parts, complex_dtype(parts.dtype()), sizes, strides,
                    parts.storage_offset() / 2);
}

}  // namespace tenon
