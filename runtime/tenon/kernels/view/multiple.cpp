#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

// Views that give several tensors.

namespace tenon::kernels {
namespace {

/// An expanded dimension may have more indices than there is memory for tensors.
void check_count(std::string_view op, int64_t count) {
  constexpr int64_t kMostTensors = int64_t{1} << 24;
  TENON_CHECK(count <= kMostTensors, OutOfMemoryError, op, ": expected at most ", kMostTensors,
              " tensors as the result, got ", count);
}

/// Where the indices of `dim` from `start` begin; as far as 64 bits count where it is further, as
/// only in a tensor without elements.
int64_t offset_at(const TensorBase& self, int64_t dim, int64_t start) {
  return saturating_add(self.storage_offset(), saturating_multiply(start, self.strides()[dim]));
}

/// The `length` indices of `dim` from `start`.
TensorBase part(const TensorBase& self, int64_t dim, int64_t start, int64_t length) {
  DimVector sizes(self.sizes());
  sizes[dim] = length;
  const int64_t offset = offset_at(self, dim, start);
  return make_alias(self, sizes, self.strides(), offset);
}

}  // namespace

std::vector<TensorBase> split(const TensorBase& self, int64_t split_size, int64_t dim) {
  dim = existing_dimension("split", dim, self.dim());
  const int64_t size = self.sizes()[dim];
  TENON_CHECK(split_size > 0 || (split_size == 0 && size == 0), ValueError,
              "split: expected a positive split_size, got ", split_size);
  if (size > 0) check_count("split", ceil_divide(size, split_size));
  std::vector<TensorBase> parts;
  if (size == 0) parts.push_back(make_alias(self));
  for (int64_t start = 0; start < size; start = saturating_add(start, split_size)) {
    parts.push_back(part(self, dim, start, std::min(split_size, size - start)));
  }
  return parts;
}

std::vector<TensorBase> split_with_sizes(const TensorBase& self, IntArrayRef split_sizes,
                                         int64_t dim) {
  dim = existing_dimension("split_with_sizes", dim, self.dim());
  CheckedInt total = 0;
  for (const int64_t size : split_sizes) {
    TENON_CHECK(size >= 0, ValueError, "split_with_sizes: expected no negative sizes, got ",
                split_sizes);
    total += size;
  }
  TENON_CHECK(total.fits() && total.value() == self.sizes()[dim], ShapeError,
              "split_with_sizes: expected sizes that add up to ", self.sizes()[dim], ", got ",
              split_sizes);
  std::vector<TensorBase> parts;
  int64_t start = 0;
  for (const int64_t size : split_sizes) {
    parts.push_back(part(self, dim, start, size));
    start += size;
  }
  return parts;
}

std::vector<TensorBase> unbind(const TensorBase& self, int64_t dim) {
  dim = existing_dimension("unbind", dim, self.dim());
  check_count("unbind", self.sizes()[dim]);
  DimVector sizes(self.sizes());
  DimVector strides(self.strides());
  sizes.erase(dim);
  strides.erase(dim);
  std::vector<TensorBase> parts;
  for (int64_t index = 0; index < self.sizes()[dim]; ++index) {
    const int64_t offset = offset_at(self, dim, index);
    parts.push_back(make_alias(self, sizes, strides, offset));
  }
  return parts;
}

}  // namespace tenon::kernels
