#include "tenon/autograd/formulas/view.h"

#include <algorithm>
#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/tensor_impl.h"

namespace tenon::formulas {

namespace {

/// IndexError unless there is a view of that number.
void check_index(std::string_view op, int64_t index, int64_t count) {
  TENON_CHECK(index >= 0 && index < count, IndexError, op,
              ": expected the number of a view, below ", count, ", got ", index);
}

}  // namespace

TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  const IntArrayRef from = base.sizes(), to = mutated_view.sizes();
  TENON_CHECK(from.size() <= to.size(), ShapeError, "expand: expected a view of at least ",
              from.size(), " dimensions, got sizes ", to);
  const size_t leading = to.size() - from.size();
  TensorBase value = mutated_view;
  for (size_t i = to.size(); i-- > 0;) {
    if (i >= leading && from[i - leading] == to[i]) continue;
    if (to[i] == 0) return base;  // no copy of its elements has been seen
    value = ops::select(value, static_cast<int64_t>(i), 0);
  }
  return ops::reshape(value, from);
}

TensorBase split_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t index,
                         int64_t split_size, int64_t dim) {
  const int64_t size = base.size(dim);
  check_index("split", index,
              split_size > 0 ? std::max<int64_t>(ceil_divide(size, split_size), 1) : 1);
  // fits: where the part with this index begins in the base
  const int64_t start = index * split_size;
  return ops::slice_scatter(base, mutated_view, dim, start, start + mutated_view.size(dim));
}

TensorBase split_with_sizes_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t index, IntArrayRef split_sizes, int64_t dim) {
  check_index("split_with_sizes", index, static_cast<int64_t>(split_sizes.size()));
  CheckedInt start = 0;
  for (int64_t i = 0; i < index; ++i) start += split_sizes[static_cast<size_t>(i)];
  const CheckedInt end = start + split_sizes[static_cast<size_t>(index)];
  TENON_CHECK(start.fits() && end.fits(), ShapeError,
              "split_with_sizes: expected sizes of parts of a dimension, got ", split_sizes);
  return ops::slice_scatter(base, mutated_view, dim, start.value(), end.value());
}

TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dimension,
                          int64_t size, int64_t step) {
  TENON_CHECK(size <= step, NotImplementedError, "unfold: a change to windows of size ", size,
              " every ", step, " cannot be brought back to their base, since they overlap");
  dimension = wrap_dimension("unfold", dimension, base.dim());
  DimVector strides(base.sizes().size());
  contiguous_strides(base.sizes(), strides.data());
  const bool is_number = base.dim() == 0;
  const int64_t stride = is_number ? 1 : strides[static_cast<size_t>(dimension)];
  if (!is_number) strides[static_cast<size_t>(dimension)] = wrapping_multiply(stride, step);
  strides.push_back(stride);
  return ops::as_strided_scatter(ops::contiguous(base), mutated_view, mutated_view.sizes(), strides,
                                 0);
}

}  // namespace tenon::formulas
