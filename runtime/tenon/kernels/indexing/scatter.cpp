#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/meta.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/tensor/factory.h"

// The inverses of views: a copy of self in which one view of it is overwritten, or self itself.

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

TensorBase& select_scatter_(TensorBase& self, const TensorBase& src, int64_t dim, int64_t index) {
  meta::select_scatter(self, src, dim, index);
  check_writable("select_scatter_", self);
  if (self.is_cpu()) copy_into(src, select(self, dim, index));
  return self;
}

TensorBase& slice_scatter_(TensorBase& self, const TensorBase& src, int64_t dim,
                           std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  meta::slice_scatter(self, src, dim, start, end, step);
  check_writable("slice_scatter_", self);
  if (self.is_cpu()) copy_into(src, slice(self, dim, start, end, step));
  return self;
}

TensorBase& diagonal_scatter_(TensorBase& self, const TensorBase& src, int64_t offset, int64_t dim1,
                              int64_t dim2) {
  meta::diagonal_scatter(self, src, offset, dim1, dim2);
  check_writable("diagonal_scatter_", self);
  if (self.is_cpu()) copy_into(src, diagonal(self, offset, dim1, dim2));
  return self;
}

}  // namespace tenon::kernels
