#include <limits>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/where.h"

namespace tenon::formulas {
namespace {

/// The number that every other one of the dtype is at least.
Scalar lowest(DType dtype) {
  return dispatch_all("expand", dtype, []<class T>(TypeTag<T>) {
    using Limits = std::numeric_limits<T>;
    if constexpr (is_floating_point(dtype_of<T>))
      return Scalar(-std::numeric_limits<double>::infinity());
    else
      return Scalar(Limits::lowest());
  });
}

/// The dimensions that expanding from `from` to `to` adds or lengthens.
DimVector expanded_dims(IntArrayRef from, IntArrayRef to) {
  const size_t leading = to.size() - from.size();
  DimVector dims;
  for (size_t i = 0; i < to.size(); ++i) {
    if (i < leading || from[i - leading] != to[i]) dims.push_back(static_cast<int64_t>(i));
  }
  return dims;
}

}  // namespace

TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  const DimVector dims = expanded_dims(base.sizes(), mutated_view.sizes());
  if (dims.empty()) return ops::reshape(mutated_view, base.sizes());
  // NaN differs from itself, but has not changed where both are NaN.
  const TensorBase both_nan =
      ops::logical_and(ops::ne(mutated_view, mutated_view), ops::ne(base, base));
  const TensorBase changed =
      ops::logical_and(ops::ne(mutated_view, base), ops::logical_not(both_nan));
  const TensorBase candidates =
      ops::masked_fill(mutated_view, ops::logical_not(changed), lowest(base.dtype()));
  const TensorBase value = ops::reshape(ops::amax(candidates, IntArrayRef(dims)), base.sizes());
  const TensorBase has_value = ops::ne(ops::amax(changed, IntArrayRef(dims)), 0);
  return ops::where(ops::reshape(has_value, base.sizes()), value, base);
}

TensorBase split_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t index,
                         int64_t split_size, int64_t dim) {
  // fits: where the part with this index begins in the base
  const int64_t start = index * split_size;
  return ops::slice_scatter(base, mutated_view, dim, start, start + mutated_view.size(dim));
}

TensorBase split_with_sizes_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t index, IntArrayRef split_sizes, int64_t dim) {
  int64_t start = 0;
  for (int64_t i = 0; i < index; ++i) start += split_sizes[i];
  return ops::slice_scatter(base, mutated_view, dim, start, start + split_sizes[index]);
}

TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dimension,
                          int64_t size, int64_t step) {
  TENON_CHECK(size <= step, NotImplementedError, "unfold: a change to windows of size ", size,
              " every ", step, " cannot be brought back to their base, since they overlap");
  const TensorBase source = ops::contiguous(base);
  const TensorBase view = ops::unfold(source, dimension, size, step);
  return ops::as_strided_scatter(source, mutated_view, view.sizes(), view.strides(),
                                 view.storage_offset());
}

}  // namespace tenon::formulas
