#include "tenon/kernels/pointwise/strided_loop.h"

#include <algorithm>
#include <utility>

#include "tenon/base/integer_math.h"

namespace tenon::kernels {
namespace {

/// More dimensions are not worth an order among all of them.
constexpr size_t kFewDims = 64;

}  // namespace

StridedLoop::StridedLoop(IntArrayRef sizes) : sizes_(sizes.size()) {
  std::reverse_copy(sizes.begin(), sizes.end(), sizes_.begin());
  for (const int64_t size : sizes) numel_ = wrapping_multiply(numel_, size);
}

void StridedLoop::set_input(const TensorBase& input) {
  TENON_INTERNAL_ASSERT(operands_ < kMaxOperands);
  set_operand(operands_++, input);
}

void StridedLoop::set_result(const TensorBase& result) {
  set_operand(0, result);
  has_result_ = true;
}

void StridedLoop::set_operand(int operand, const TensorBase& tensor) {
  const IntArrayRef sizes = tensor.sizes();
  const IntArrayRef strides = tensor.strides();
  const int64_t element_size = tensor.element_size();
  DimVector& steps = strides_[operand];
  steps.resize(sizes_.size(), 0);
  for (size_t d = 0; d < sizes.size(); ++d) {
    const size_t from = sizes.size() - 1 - d;
    const bool repeats = sizes[from] == 1 && sizes_[d] != 1;
    steps[d] = repeats ? 0 : wrapping_multiply(strides[from], element_size);
  }
  data_[operand] = static_cast<char*>(tensor.data_ptr());
}

// Negative when `a` belongs inside `b`, positive when outside, 0 when no operand tells.
int StridedLoop::compare(size_t a, size_t b) const {
  for (int i = has_result_ ? 0 : 1; i < operands_; ++i) {
    const int64_t stride_a = strides_[i][a];
    const int64_t stride_b = strides_[i][b];
    if (stride_a == 0 || stride_b == 0) continue;
    if (stride_a != stride_b) return stride_a < stride_b ? -1 : 1;
    if (sizes_[a] > sizes_[b]) return 1;
  }
  return 0;
}

DimVector StridedLoop::dimension_order() const {
  DimVector order;
  for (size_t d = 0; d < sizes_.size(); ++d) order.push_back(static_cast<int64_t>(d));
  // An insertion sort, since `compare` knows no order for some pairs: those keep their places.
  const auto sort = [&](size_t count, auto place) {
    for (size_t i = 1; i < count; ++i) {
      size_t moving = i;
      for (size_t j = i; j-- > 0;) {
        const int comparison = compare(order[place(j)], order[place(moving)]);
        if (comparison < 0) break;
        if (comparison > 0) std::swap(order[place(j)], order[place(std::exchange(moving, j))]);
      }
    }
  };
  if (sizes_.size() <= kFewDims) {
    sort(sizes_.size(), [](size_t i) { return i; });
  } else if (numel_ > 0) {
    // At most 63 have several elements, and the order of the others makes no difference.
    DimVector places;
    for (size_t d = 0; d < sizes_.size(); ++d) {
      if (sizes_[d] != 1) places.push_back(static_cast<int64_t>(d));
    }
    sort(places.size(), [&](size_t i) { return static_cast<size_t>(places[i]); });
  }
  return order;
}

DimVector StridedLoop::result_strides() const {
  const DimVector order = dimension_order();
  if (std::ranges::is_sorted(order)) return {};
  DimVector strides(sizes_.size());
  int64_t stride = 1;
  for (const int64_t d : order) {
    strides[sizes_.size() - 1 - d] = stride;
    stride = wrapping_multiply(stride, std::max<int64_t>(sizes_[d], 1));
  }
  return strides;
}

bool StridedLoop::can_join(size_t inner, size_t outer) const {
  if (sizes_[inner] == 1 || sizes_[outer] == 1) return true;
  for (int i = has_result_ ? 0 : 1; i < operands_; ++i) {
    if (strides_[i][outer] != wrapping_multiply(strides_[i][inner], sizes_[inner])) return false;
  }
  return true;
}

void StridedLoop::normalise() {
  const DimVector order = dimension_order();
  const auto reorder = [&](DimVector& values) {
    DimVector ordered;
    for (const int64_t d : order) ordered.push_back(values[d]);
    values = std::move(ordered);
  };
  const int first = has_result_ ? 0 : 1;
  if (!std::ranges::is_sorted(order)) {
    reorder(sizes_);
    for (int i = first; i < operands_; ++i) reorder(strides_[i]);
  }
  size_t last = 0;
  for (size_t d = 1; d < sizes_.size(); ++d) {
    const bool join = can_join(last, d);
    if (!join) ++last;
    for (int i = first; i < operands_; ++i) {
      if (!join || sizes_[last] == 1) strides_[i][last] = strides_[i][d];
    }
    // fits: the loop runs over elements of the result
    sizes_[last] = join ? sizes_[last] * sizes_[d] : sizes_[d];
  }
  if (!sizes_.empty()) sizes_.resize(last + 1);
  if (sizes_.empty()) sizes_.push_back(1);
  for (int i = first; i < operands_; ++i) strides_[i].resize(sizes_.size(), 0);
}

LoopIndex StridedLoop::index_of(int64_t position) const {
  LoopIndex index(sizes_.size());
  for (size_t d = 0; d < sizes_.size(); ++d) {
    index[d] = position % sizes_[d];
    position /= sizes_[d];
  }
  return index;
}

}  // namespace tenon::kernels
