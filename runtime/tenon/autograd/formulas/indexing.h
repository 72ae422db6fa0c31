#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/tensor/tensor_base.h"

/// Derivatives of operators with indices; `sizes` are those of the argument.
namespace tenon::formulas {

TENON_API TensorBase index_select_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                           const TensorBase& index);
TENON_API TensorBase gather_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                     const TensorBase& index);
/// Of scatter and scatter_add for `src`; 0 where that is larger than `index`.
TENON_API TensorBase scatter_source_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                             const TensorBase& index);
/// A gradient with zeros behind it in each dimension.
TENON_API TensorBase padded_to(const TensorBase& gradient, IntArrayRef sizes);
/// Of scatter_reduce for self and src; equal extrema share the gradient.
TENON_API std::tuple<TensorBase, TensorBase> scatter_reduce_backward(
    const TensorBase& grad, const TensorBase& self, int64_t dim, const TensorBase& index,
    const TensorBase& src, std::string_view reduce, bool include_self, const TensorBase& result,
    std::array<bool, 2> mask);

/// Of the inverses of views for `self`: the gradient, but 0 in the view.
TENON_API TensorBase select_scatter_backward(const TensorBase& grad, int64_t dim, int64_t index);
TENON_API TensorBase slice_scatter_backward(const TensorBase& grad, int64_t dim,
                                            std::optional<int64_t> start,
                                            std::optional<int64_t> end, int64_t step);
TENON_API TensorBase diagonal_scatter_backward(const TensorBase& grad, int64_t offset, int64_t dim1,
                                               int64_t dim2);
/// `strides` and `offset` are those of `self`. NotImplementedError unless it is dense.
TENON_API TensorBase as_strided_scatter_backward(const TensorBase& grad, IntArrayRef strides,
                                                 int64_t offset, IntArrayRef size,
                                                 IntArrayRef stride,
                                                 std::optional<int64_t> storage_offset);
TENON_API TensorBase as_strided_scatter_src_backward(const TensorBase& grad, IntArrayRef strides,
                                                     int64_t offset, IntArrayRef size,
                                                     IntArrayRef stride,
                                                     std::optional<int64_t> storage_offset);

}  // namespace tenon::formulas
