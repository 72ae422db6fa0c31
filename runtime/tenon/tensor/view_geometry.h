#pragma once

#include <optional>
#include <string_view>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/tensor_base.h"

/// The arithmetic of sizes and strides behind views, which metas, kernels and composites share.
namespace tenon {

/// `shape` with its one -1 replaced so that it holds `numel` elements; ShapeError, naming `op`,
/// when it cannot.
DimVector infer_size(std::string_view op, IntArrayRef shape, int64_t numel);

/// The strides with which `shape` walks the elements of a tensor of `sizes` and `strides` in order,
/// or nothing when there are none. `shape` holds as many elements as `sizes`.
std::optional<DimVector> view_strides(IntArrayRef sizes, IntArrayRef strides, IntArrayRef shape);

/// `dims` counted from the front; IndexError when one is out of range, ValueError when it is twice.
DimVector wrap_dimensions(std::string_view op, IntArrayRef dims, int64_t ndim);

/// `dim` counted from the front; IndexError, also where there are no dimensions.
inline int64_t existing_dimension(std::string_view op, int64_t dim, int64_t ndim) {
  TENON_CHECK(ndim > 0, IndexError, op, ": expected a tensor with dimensions, got one without");
  return wrap_dimension(op, dim, ndim);
}

/// ShapeError unless there are as many strides as sizes.
inline void check_stride_count(std::string_view op, IntArrayRef sizes, IntArrayRef strides) {
  TENON_CHECK(sizes.size() == strides.size(), ShapeError, op,
              ": expected as many strides as sizes, got ", strides, " for ", sizes);
}

/// `index` counted from the front of a dimension of `size`; IndexError when it is out of range.
int64_t wrap_index(std::string_view op, int64_t index, int64_t size);

/// A slice of a dimension, limited to it.
struct SliceRange {
  int64_t start;
  int64_t length;
  int64_t step;
};
/// ValueError unless `step` is positive.
SliceRange slice_range(std::string_view op, std::optional<int64_t> start,
                       std::optional<int64_t> end, int64_t step, int64_t size);

/// Whether the elements fill a range of memory without gaps or overlaps, in any order.
bool is_dense(IntArrayRef sizes, IntArrayRef strides);

/// Whether no two elements surely are the same memory; false, too, where that takes a search. The
/// elements lie within memory that exists.
bool has_distinct_elements(IntArrayRef sizes, IntArrayRef strides);

}  // namespace tenon
