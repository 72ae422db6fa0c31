#include "tenon/kernels/reduction/geometry.h"

#include "tenon/base/integer_math.h"
#include "tenon/tensor/dimension.h"

// fits in this file: offsets within tensors that have elements, and counts of these

namespace tenon::kernels {
namespace {

/// Appends a dimension, or merges it with the one before where both walk memory regularly.
void append(DimVector& sizes, DimVector& strides, int64_t size, int64_t stride) {
  if (!sizes.empty() && strides.back() == wrapping_multiply(size, stride)) {
    sizes.back() = saturating_multiply(sizes.back(), size);
    strides.back() = stride;
    return;
  }
  sizes.push_back(size);
  strides.push_back(stride);
}

IntArrayRef without_last(const DimVector& list) {
  return {list.data(), list.empty() ? 0 : list.size() - 1};
}

}  // namespace

StridedCounter::StridedCounter(IntArrayRef sizes, IntArrayRef strides) {
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    if (sizes[dim] == 1) continue;
    sizes_.push_back(sizes[dim]);
    strides_.push_back(strides[dim]);
    index_.push_back(0);
  }
}

void StridedCounter::seek(int64_t linear) {
  offset_ = 0;
  for (size_t dim = sizes_.size(); dim-- > 0;) {
    index_[dim] = linear % sizes_[dim];
    linear /= sizes_[dim];
    offset_ += index_[dim] * strides_[dim];
  }
}

ReductionGeometry::ReductionGeometry(const TensorBase& self, DimMask mask) {
  const IntArrayRef sizes = self.sizes();
  DimVector order;
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t& product = mask[i] ? count : outputs;
    product = saturating_multiply(product, sizes[i]);
    if (sizes[i] == 1) continue;
    if (mask[i])
      order.push_back(static_cast<int64_t>(i));
    else
      append(kept_sizes, kept_strides, sizes[i], self.strides()[i]);
  }
  if (count == 0) {  // whatever the other sizes are, which may be very many: nothing is read
    append(reduced_sizes, reduced_strides, 0, 1);
    std::fill(kept_strides.begin(), kept_strides.end(), 0);
    return;
  }
  // Not std::stable_sort, which asks for memory.
  std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    const int64_t stride_a = self.strides()[a], stride_b = self.strides()[b];
    return stride_a != stride_b ? stride_a > stride_b : a < b;
  });
  for (const int64_t dim : order) {
    append(reduced_sizes, reduced_strides, sizes[dim], self.strides()[dim]);
  }
}

ReductionUnits::ReductionUnits(const ReductionGeometry& geometry, int64_t limit)
    : limit_(limit),
      rows_counter_(without_last(geometry.reduced_sizes), without_last(geometry.reduced_strides)) {
  if (!geometry.reduced_sizes.empty()) {
    length_ = geometry.reduced_sizes.back();
    stride_ = geometry.reduced_strides.back();
  }
  rows_ = length_ == 0 ? 0 : geometry.count / length_;
  if (length_ > limit_) {
    pieces_ = ceil_divide(length_, limit_);
    count_ = rows_ * pieces_;
  } else {
    rows_per_unit_ = std::max<int64_t>(limit_ / std::max<int64_t>(length_, 1), 1);
    count_ = ceil_divide(rows_, rows_per_unit_);
  }
}

}  // namespace tenon::kernels
