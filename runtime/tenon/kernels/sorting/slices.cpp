#include "tenon/kernels/sorting/slices.h"

#include <algorithm>
#include <limits>

#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {

/// Elements that are worth another thread.
constexpr int64_t kGrain = 1 << 13;

Slices::Slices(const TensorBase& tensor, int64_t dim)
    : length_(at_dimension(tensor.sizes(), dim)), stride_(at_dimension(tensor.strides(), dim)) {
  for (int64_t i = 0; i < tensor.dim(); ++i) {
    if (i == dim) continue;
    sizes_.push_back(tensor.sizes()[i]);
    strides_.push_back(tensor.strides()[i]);
    count_ = saturating_multiply(count_, tensor.sizes()[i]);
  }
}

Slices::Slices(const TensorBase& tensor)
    : sizes_(tensor.sizes()), strides_(tensor.strides()), count_(tensor.numel()) {}

StridedCounter Slices::places(int64_t first) const {
  StridedCounter counter(sizes_, strides_);
  counter.seek(first);
  return counter;
}

SliceScratch::SliceScratch(const Slices& slices, CheckedInt words) : slices_(slices.count()) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  const int64_t elements = saturating_multiply(slices.count(), slices.length());
  threads_ = std::min(std::clamp<int64_t>(elements / kGrain, 1, get_num_threads()), slices_);
  words_ = words.value_or(kMost);
  memory_ = make_tensor({(words * threads_).value_or(kMost)}, DType::kInt64);
}

}  // namespace tenon::kernels
