#pragma once

#include <optional>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_list.h"

/// Derivatives of views, and inverses: the base's value after a view of it was changed. `sizes` are
/// always those of the base.
namespace tenon::formulas {

/// Zeros of the dtype and device of `like`.
TENON_API TensorBase zeros(IntArrayRef sizes, const TensorBase& like);
/// A vector as dimension `dim` of `dims`; the others are of size 1.
TENON_API TensorBase in_dimension(const TensorBase& vector, int64_t dim, int64_t dims);

TENON_API TensorBase permute_backward(const TensorBase& grad, IntArrayRef dims);
TENON_API TensorBase select_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                     int64_t index);
TENON_API TensorBase slice_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dim,
                                    std::optional<int64_t> start, std::optional<int64_t> end,
                                    int64_t step);
TENON_API TensorBase diagonal_backward(const TensorBase& grad, IntArrayRef sizes, int64_t offset,
                                       int64_t dim1, int64_t dim2);
TENON_API TensorBase unfold_backward(const TensorBase& grad, IntArrayRef sizes, int64_t dimension,
                                     int64_t size, int64_t step);
/// Adds up what several elements of the window contribute to one of the storage, and shares what
/// several elements of the base that are the same memory receive.
TENON_API TensorBase as_strided_backward(const TensorBase& grad, IntArrayRef sizes,
                                         IntArrayRef strides, int64_t offset, IntArrayRef size,
                                         IntArrayRef stride, std::optional<int64_t> storage_offset);

/// The complex numbers of these parts, in a last dimension of size 2, wherever they lie.
TENON_API TensorBase as_complex(const TensorBase& parts);

/// Of views with several results, whose gradients may be undefined; undefined when all are.
TENON_API TensorBase split_backward(TensorList grads, IntArrayRef sizes, int64_t split_size,
                                    int64_t dim);
TENON_API TensorBase split_with_sizes_backward(TensorList grads, IntArrayRef sizes,
                                               IntArrayRef split_sizes, int64_t dim);
TENON_API TensorBase unbind_backward(TensorList grads, IntArrayRef sizes, int64_t dim);

/// Takes the first of the copies of each element that the expanded view has.
TENON_API TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view);
TENON_API TensorBase split_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                   int64_t index, int64_t split_size, int64_t dim);
TENON_API TensorBase split_with_sizes_inverse(const TensorBase& base,
                                              const TensorBase& mutated_view, int64_t index,
                                              IntArrayRef split_sizes, int64_t dim);
/// NotImplementedError where windows overlap.
TENON_API TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t dimension, int64_t size, int64_t step);

}  // namespace tenon::formulas
