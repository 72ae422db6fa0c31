#pragma once

#include <optional>
#include <string_view>

#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_list.h"
#include "tenon/tensor/tensor_spec.h"

/// What operators with indices return. Indices are int32 or int64 (DTypeError); whether they are in
/// range is found out when the data are read. IndexError for a dimension out of range, ShapeError
/// where sizes do not fit together, DTypeError where a source is not of the dtype of `self`.
namespace tenon::meta {

/// `self` with the length of `index`, which has at most one dimension, along `dim`.
TensorSpec index_select(const TensorBase& self, int64_t dim, const TensorBase& index);
/// As `self`; `source` has its sizes but for the length of `index` along `dim`.
TensorSpec index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                     const TensorBase& source, const Scalar& alpha);
/// As `self`, which has at least two dimensions.
TensorSpec triangle(std::string_view op, const TensorBase& self);

/// As `self`; `src` has the sizes of the view.
TensorSpec select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                          int64_t index);
TensorSpec slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                         std::optional<int64_t> start, std::optional<int64_t> end, int64_t step);
TensorSpec diagonal_scatter(const TensorBase& self, const TensorBase& src, int64_t offset,
                            int64_t dim1, int64_t dim2);
/// Of the strides of `self`, too; the window must lie within the elements that `self` spans.
TensorSpec as_strided_scatter(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                              IntArrayRef stride, std::optional<int64_t> storage_offset);

/// Of the sizes of `index`, none of which but `dim` may be larger than in `self`.
TensorSpec gather(const TensorBase& self, int64_t dim, const TensorBase& index);
/// As `self`; `index` is not larger than `src` anywhere, nor, but along `dim`, than `self`.
TensorSpec scatter_src(std::string_view op, const TensorBase& self, int64_t dim,
                       const TensorBase& index, const TensorBase& src);
TensorSpec scatter_value(std::string_view op, const TensorBase& self, int64_t dim,
                         const TensorBase& index);
/// ValueError for another `reduce`.
TensorSpec scatter_reduce(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src, std::string_view reduce);

/// int64, of what the indices broadcast to; each has its dimension of `dim`, in `size`.
TensorSpec index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size,
                           std::string_view caller);

}  // namespace tenon::meta
