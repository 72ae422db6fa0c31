#include "tenon/base/allocator.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor_impl.h"

// In-place operators that change which window of its storage a tensor shows.

namespace tenon::kernels {
namespace {

TensorBase& take_geometry(TensorBase& self, const TensorBase& view) noexcept {
  self.impl()->take_geometry(*view.impl());
  return self;
}

}  // namespace

TensorBase& unsqueeze_(TensorBase& self, int64_t dim) {
  return take_geometry(self, unsqueeze(self, dim));
}

TensorBase& squeeze_(TensorBase& self) {
  return take_geometry(self, squeeze(self));
}

TensorBase& squeeze_dim_(TensorBase& self, int64_t dim) {
  return take_geometry(self, squeeze_dim(self, dim));
}

TensorBase& t_(TensorBase& self) {
  return take_geometry(self, t(self));
}

TensorBase& transpose_(TensorBase& self, int64_t dim0, int64_t dim1) {
  return take_geometry(self, transpose(self, dim0, dim1));
}

TensorBase& as_strided_(TensorBase& self, IntArrayRef size, IntArrayRef stride,
                        std::optional<int64_t> storage_offset) {
  return take_geometry(self, as_strided(self, size, stride, storage_offset));
}

TensorBase& resize_(TensorBase& self, IntArrayRef size, std::optional<MemoryFormat> memory_format) {
  TENON_CHECK(memory_format.value_or(MemoryFormat::Contiguous) == MemoryFormat::Contiguous,
              NotImplementedError, "resize_: expected the contiguous memory format, got ",
              *memory_format);
  const DimVector sizes(size);
  DimVector strides(size.size());
  contiguous_strides(sizes, strides.data());
  const CheckedInt needed = CheckedInt(checked_nbytes(self.storage_offset(), self.dtype())) +
                            checked_nbytes(size, self.dtype());
  TENON_CHECK(needed.fits(), OutOfMemoryError, "resize_: sizes ", size, " at offset ",
              self.storage_offset(), " need more bytes than memory can address");
  const TensorBase resized = make_alias(self, sizes, strides, self.storage_offset());
  self.storage()->grow(needed.value());  // the last that can fail
  return take_geometry(self, resized);
}

}  // namespace tenon::kernels
