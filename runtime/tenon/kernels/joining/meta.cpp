#include "tenon/kernels/joining/meta.h"

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/padded_sizes.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::meta {
namespace {

bool is_skipped_by_cat(const TensorBase& tensor) {
  return tensor.dim() == 1 && tensor.sizes()[0] == 0;
}

/// The tensor that tells the other sizes: the first that is not left out.
const TensorBase& leading_tensor(TensorList tensors) {
  TENON_CHECK(!tensors.empty(), ValueError, "cat: expected at least one tensor, got none");
  const auto* found = std::find_if_not(tensors.begin(), tensors.end(), is_skipped_by_cat);
  return found == tensors.end() ? tensors.front() : *found;
}

void check_joinable(const TensorBase& first, const TensorBase& other, int64_t dim) {
  bool fits = first.dim() == other.dim();
  for (int64_t i = 0; fits && i < first.dim(); ++i) {
    fits = i == dim || first.sizes()[i] == other.sizes()[i];
  }
  TENON_CHECK(fits, ShapeError, "cat: expected equal sizes but for dimension ", dim, ", got ",
              first.sizes(), " and ", other.sizes());
  TENON_CHECK(first.device() == other.device(), DeviceError,
              "cat: expected tensors on one device, got ", first.device(), " and ", other.device());
}

}  // namespace

int64_t cat_dimension(TensorList tensors, int64_t dim) {
  return wrap_dimension("cat", dim, leading_tensor(tensors).dim());
}

TensorSpec cat(TensorList tensors, int64_t dim) {
  const TensorBase& first = leading_tensor(tensors);
  dim = wrap_dimension("cat", dim, first.dim());
  TensorSpec spec = spec_of(first);
  CheckedInt length = 0;
  for (const TensorBase& tensor : tensors) {
    TENON_CHECK(tensor.dim() > 0, ShapeError,
                "cat: expected tensors with dimensions, got one without");
    spec.dtype = promote_types(spec.dtype, tensor.dtype());
    if (is_skipped_by_cat(tensor)) continue;
    check_joinable(first, tensor, dim);
    length += tensor.sizes()[dim];
  }
  TENON_CHECK(length.fits(), OutOfMemoryError, "cat: the sizes of ", tensors.size(),
              " tensors along dimension ", dim, " add up to more than 64 bits can count");
  spec.sizes[dim] = length.value();
  return spec;
}

TensorSpec flip(const TensorBase& self, IntArrayRef dims) {
  wrap_dimensions("flip", dims, self.dim());
  return spec_of(self);
}

TensorSpec constant_pad_nd(const TensorBase& self, IntArrayRef pad) {
  return {padded_sizes("constant_pad_nd", self.sizes(), pad), self.dtype(), self.device()};
}

}  // namespace tenon::meta
