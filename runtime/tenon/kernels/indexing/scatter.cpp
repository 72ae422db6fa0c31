#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"

// The inverses of views: a copy of self in which one view of it is overwritten.

namespace tenon::kernels {

void select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim, int64_t index,
                    TensorBase& result) {
  copy_into(self, result);
  copy_into(src, select(result, dim, index));
}

void slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                   std::optional<int64_t> start, std::optional<int64_t> end, int64_t step,
                   TensorBase& result) {
  copy_into(self, result);
  copy_into(src, slice(result, dim, start, end, step));
}

void diagonal_scatter(const TensorBase& self, const TensorBase& src, int64_t offset, int64_t dim1,
                      int64_t dim2, TensorBase& result) {
  copy_into(self, result);
  copy_into(src, diagonal(result, offset, dim1, dim2));
}

void as_strided_scatter(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                        IntArrayRef stride, std::optional<int64_t> storage_offset,
                        TensorBase& result) {
  copy_into(self, result);
  if (src.numel() == 0) return;
  const int64_t offset = storage_offset.value_or(self.storage_offset()) - self.storage_offset();
  copy_into(src, make_alias(result, size, stride, result.storage_offset() + offset));
}

}  // namespace tenon::kernels
