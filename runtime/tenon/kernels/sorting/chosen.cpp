#include <algorithm>

#include "tenon/base/broadcast.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/sorting/checks.h"
#include "tenon/tensor/factory.h"

// Results as long as there are elements of a kind.

// fits in this file: indices of elements that are counted one by one

namespace tenon::kernels {
namespace {

/// Which elements are not 0, row-major.
TensorBase truth_of(const TensorBase& self) {
  return to_dtype_contiguous(self, DType::kBool);
}

int64_t count_true(const TensorBase& truth) {
  const bool* begin = truth.const_data_ptr<bool>();
  return std::count(begin, begin + truth.numel(), true);
}

}  // namespace

TensorBase nonzero(const TensorBase& self) {
  const TensorBase truth = truth_of(self);
  const int64_t count = count_true(truth);
  // As libtorch's: the indices of a dimension lie side by side.
  TensorBase result =
      make_tensor_strided({count, self.dim()}, {1, std::max<int64_t>(count, 1)}, DType::kInt64);
  if (result.numel() == 0) return result;
  const bool* is_chosen = truth.const_data_ptr<bool>();
  auto* next = result.data_ptr<int64_t>();
  for (int64_t i = 0; i < truth.numel(); ++i) {
    if (!is_chosen[i]) continue;
    int64_t place = i;
    for (int64_t d = self.dim(); d-- > 0; place /= self.sizes()[d])
      next[d * count] = place % self.sizes()[d];
    ++next;
  }
  return result;
}

TensorBase masked_select(const TensorBase& self, const TensorBase& mask) {
  meta::check_dtype(mask.dtype() == DType::kBool, "masked_select: expected a bool mask",
                    mask.dtype());
  const DimVector sizes =
      broadcast_sizes("masked_select", "self", self.sizes(), "mask", mask.sizes());
  const TensorBase elements = expand(self, sizes, false);
  const TensorBase truth = truth_of(expand(mask, sizes, false));
  TensorBase result = make_tensor({count_true(truth)}, self.dtype());
  if (result.numel() == 0) return result;
  const bool* is_chosen = truth.const_data_ptr<bool>();
  dispatch_size(self.element_size(), [&]<class T>(T) {
    const auto* in = static_cast<const T*>(elements.const_data_ptr());
    auto* out = static_cast<T*>(result.data_ptr());
    StridedCounter place(sizes, elements.strides());
    for (int64_t i = 0; i < truth.numel(); ++i, place.next()) {
      if (is_chosen[i]) *out++ = in[place.offset()];
    }
  });
  return result;
}

}  // namespace tenon::kernels
