#include "tenon/autograd/formulas/view.h"

#include <algorithm>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"

namespace tenon::formulas {
namespace {

/// Whether two elements may be the same memory.
bool may_overlap(IntArrayRef sizes, IntArrayRef strides) {
  DimVector order;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] > 1) order.push_back(static_cast<int64_t>(i));
  }
  std::sort(order.begin(), order.end(),
            [&](int64_t a, int64_t b) { return strides[a] < strides[b]; });
  int64_t last = 0;
  for (const int64_t dim : order) {
    if (strides[dim] <= last) return true;
    last = saturating_add(last, saturating_multiply(sizes[dim] - 1, strides[dim]));
  }
  return false;
}

/// Adds `values` to where a window of a storage of `length` elements shows them.
TensorBase add_through_window(const TensorBase& values, int64_t length, IntArrayRef size,
                              IntArrayRef stride, int64_t offset) {
  const TensorBase places = ops::arange(0, length, 1, DType::kInt64, std::nullopt, values.device());
  const TensorBase index = ops::reshape(ops::as_strided(places, size, stride, offset), -1);
  return ops::index_add(zeros(length, values), 0, index, ops::reshape(values, -1));
}

const TensorBase* first_defined(TensorList grads) {
  const auto* found = std::find_if(grads.begin(), grads.end(),
                                   [](const TensorBase& grad) { return grad.defined(); });
  return found == grads.end() ? nullptr : found;
}

}  // namespace

TensorBase zeros(IntArrayRef sizes, const TensorBase& like) {
  return ops::zeros(sizes, like.dtype(), std::nullopt, like.device());
}

TensorBase in_dimension(const TensorBase& vector, int64_t dim, int64_t dims) {
  DimVector sizes(static_cast<size_t>(dims), 1);
  sizes[dim] = vector.numel();
  return ops::reshape(vector, sizes);
}

TensorBase permute_backward(const TensorBase& grad, IntArrayRef dims) {
  DimVector inverse(dims.size());
  for (size_t i = 0; i < dims.size(); ++i) {
    inverse[wrap_dimension("permute", dims[i], grad.dim())] = static_cast<int64_t>(i);
  }
  return ops::permute(grad, inverse);
}

TensorBase select_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim, int64_t index) {
  return ops::select_scatter(zeros(sizes, grad), grad, dim, index);
}

TensorBase slice_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                          std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  return ops::slice_scatter(zeros(sizes, grad), grad, dim, start, end, step);
}

TensorBase diagonal_backward(const TensorBase& grad, IntArrayRef sizes, int64_t offset,
                             int64_t dim1, int64_t dim2) {
  return ops::diagonal_scatter(zeros(sizes, grad), grad, offset, dim1, dim2);
}

TensorBase unfold_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dimension,
                           int64_t size, int64_t step) {
  const TensorBase base = zeros(sizes, grad);
  const TensorBase view = ops::unfold(base, dimension, size, step);
  return as_strided_backward(grad, sizes, base.strides(), 0, view.sizes(), view.strides(), 0);
}

TensorBase as_strided_backward(const TensorBase& grad, IntArrayRef sizes, IntArrayRef strides,
                               int64_t offset, IntArrayRef size, IntArrayRef stride,
                               std::optional<int64_t> storage_offset) {
  const int64_t window_offset = storage_offset.value_or(offset);
  const int64_t length =
      std::max(storage_extent(sizes, strides, offset), storage_extent(size, stride, window_offset));
  TensorBase storage = add_through_window(grad, length, size, stride, window_offset);
  if (may_overlap(sizes, strides)) {
    const TensorBase ones = ops::ones(sizes, grad.dtype(), std::nullopt, grad.device());
    storage = storage / add_through_window(ones, length, sizes, strides, offset);
  }
  return ops::as_strided(storage, sizes, strides, offset);
}

TensorBase as_complex(const TensorBase& parts) {
  // An element is not taken from the second half of one and the first of the next.
  const bool fits = parts.is_contiguous() && parts.storage_offset() % 2 == 0;
  return ops::view_as_complex(fits ? parts : ops::clone(parts, MemoryFormat::Contiguous));
}

TensorBase split_backward(TensorList grads, IntArrayRef sizes, int64_t split_size, int64_t dim) {
  const int64_t length = sizes[wrap_dimension("split", dim, static_cast<int64_t>(sizes.size()))];
  DimVector split_sizes;
  for (int64_t start = 0; start < length; start = saturating_add(start, split_size)) {
    split_sizes.push_back(std::min(split_size, length - start));
  }
  if (split_sizes.empty()) split_sizes.push_back(0);
  return split_with_sizes_backward(grads, sizes, split_sizes, dim);
}

TensorBase split_with_sizes_backward(TensorList grads, IntArrayRef sizes, IntArrayRef split_sizes,
                                     int64_t dim) {
  const TensorBase* like = first_defined(grads);
  if (!like) return {};
  dim = wrap_dimension("split", dim, static_cast<int64_t>(sizes.size()));
  std::vector<TensorBase> parts = grads.vec();
  DimVector part_sizes(sizes);
  for (size_t i = 0; i < parts.size(); ++i) {
    part_sizes[dim] = split_sizes[i];
    if (!parts[i].defined()) parts[i] = zeros(part_sizes, *like);
  }
  return ops::cat(parts, dim);
}

TensorBase unbind_backward(TensorList grads, IntArrayRef sizes, int64_t dim) {
  const TensorBase* like = first_defined(grads);
  if (!like) return {};
  DimVector part_sizes(sizes);
  part_sizes.erase(wrap_dimension("unbind", dim, static_cast<int64_t>(sizes.size())));
  std::vector<TensorBase> parts = grads.vec();
  for (TensorBase& part : parts) {
    if (!part.defined()) part = zeros(part_sizes, *like);
  }
  return ops::stack(parts, dim);
}

}  // namespace tenon::formulas
