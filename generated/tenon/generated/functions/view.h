// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/alias_copy.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/atleast_1d.h"
#include "tenon/generated/ops/atleast_2d.h"
#include "tenon/generated/ops/atleast_3d.h"
#include "tenon/generated/ops/broadcast_tensors.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/detach_copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expand_copy.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/imag.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/moveaxis.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/permute_copy.h"
#include "tenon/generated/ops/real.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_copy.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/split_with_sizes_copy.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/squeeze_copy.h"
#include "tenon/generated/ops/swapaxes.h"
#include "tenon/generated/ops/swapdims.h"
#include "tenon/generated/ops/sym_is_contiguous.h"
#include "tenon/generated/ops/sym_numel.h"
#include "tenon/generated/ops/sym_size.h"
#include "tenon/generated/ops/sym_storage_offset.h"
#include "tenon/generated/ops/sym_stride.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/tensor_split.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_complex_copy.h"
#include "tenon/generated/ops/view_as_real.h"
#include "tenon/generated/ops/view_as_real_copy.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {

/// A second tensor on the elements of self.
inline Tensor alias(const Tensor& self) {
  return stubs::alias::call(self);
}
inline Tensor alias_copy(const Tensor& self) {
  return stubs::alias_copy::call(self);
}

/// A window on the storage of self, which must lie inside it.
inline Tensor as_strided(const Tensor& self, IntArrayRef size, IntArrayRef stride,
                         std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided::call(self, size, stride, storage_offset);
}
inline Tensor as_strided_copy(const Tensor& self, IntArrayRef size, IntArrayRef stride,
                              std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_copy::call(self, size, stride, storage_offset);
}

/// Makes self a window on its storage, which must lie inside it.
inline Tensor& as_strided_(Tensor& self, IntArrayRef size, IntArrayRef stride,
                           std::optional<int64_t> storage_offset = std::nullopt) {
  return detail::written_to(self, stubs::as_strided_::call(self, size, stride, storage_offset));
}

/// self, as a vector of one element where it has no dimensions.
inline Tensor atleast_1d(const Tensor& self) {
  return stubs::atleast_1d::call(self);
}

/// self, as a matrix with dimensions of size 1 in front where it has fewer than two.
inline Tensor atleast_2d(const Tensor& self) {
  return stubs::atleast_2d::call(self);
}

/// self with at least three dimensions; a vector becomes the second of them, a matrix the first
/// two.
inline Tensor atleast_3d(const Tensor& self) {
  return stubs::atleast_3d::call(self);
}

/// The tensors broadcast to the sizes of all.
inline std::vector<Tensor> broadcast_tensors(TensorList tensors) {
  return detail::to_public(stubs::broadcast_tensors::call(tensors));
}

/// self expanded to the given sizes.
inline Tensor broadcast_to(const Tensor& self, IntArrayRef size) {
  return stubs::broadcast_to::call(self, size);
}

/// At most chunks parts of a dimension, of equal size but for the last.
inline std::vector<Tensor> chunk(const Tensor& self, int64_t chunks, int64_t dim = 0) {
  return detail::to_public(stubs::chunk::call(self, chunks, dim));
}

/// The elements of self without its history.
inline Tensor detach(const Tensor& self) {
  return stubs::detach::call(self);
}
inline Tensor detach_copy(const Tensor& self) {
  return stubs::detach_copy::call(self);
}

/// The diagonal of two dimensions as a last dimension; offset counts above the main one.
inline Tensor diagonal(const Tensor& self, int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal::call(self, offset, dim1, dim2);
}
inline Tensor diagonal_copy(const Tensor& self, int64_t offset = 0, int64_t dim1 = 0,
                            int64_t dim2 = 1) {
  return stubs::diagonal_copy::call(self, offset, dim1, dim2);
}

/// self with dimensions of size 1 repeated without copying; -1 keeps a size.
inline Tensor expand(const Tensor& self, IntArrayRef size, bool implicit = false) {
  return stubs::expand::call(self, size, implicit);
}
inline Tensor expand_copy(const Tensor& self, IntArrayRef size, bool implicit = false) {
  return stubs::expand_copy::call(self, size, implicit);
}

/// self expanded to the sizes of other.
inline Tensor expand_as(const Tensor& self, const Tensor& other) {
  return stubs::expand_as::call(self, other);
}

/// self with the dimensions from start_dim to end_dim made one.
inline Tensor flatten(const Tensor& self, int64_t start_dim = 0, int64_t end_dim = -1) {
  return stubs::flatten_using_ints::call(self, start_dim, end_dim);
}

/// The imaginary parts of complex numbers.
inline Tensor imag(const Tensor& self) {
  return stubs::imag::call(self);
}

/// For each vector its elements along its own dimension of a grid; the first is the first
/// dimension.
inline std::vector<Tensor> meshgrid(TensorList tensors) {
  return detail::to_public(stubs::meshgrid::call(tensors));
}

/// For each vector its elements along its own dimension of a grid; by 'xy' the first is the second
/// dimension.
inline std::vector<Tensor> meshgrid(TensorList tensors, std::string_view indexing) {
  return detail::to_public(stubs::meshgrid_indexing::call(tensors, indexing));
}

/// self with one dimension moved to another place.
inline Tensor moveaxis(const Tensor& self, int64_t source, int64_t destination) {
  return stubs::moveaxis_int::call(self, source, destination);
}

/// self with dimensions moved to other places; the others stay in their order.
inline Tensor moveaxis(const Tensor& self, IntArrayRef source, IntArrayRef destination) {
  return stubs::moveaxis_intlist::call(self, source, destination);
}

/// self with one dimension moved to another place.
inline Tensor movedim(const Tensor& self, int64_t source, int64_t destination) {
  return stubs::movedim_int::call(self, source, destination);
}

/// self with dimensions moved to other places; the others stay in their order.
inline Tensor movedim(const Tensor& self, IntArrayRef source, IntArrayRef destination) {
  return stubs::movedim_intlist::call(self, source, destination);
}

/// length indices of a dimension from start.
inline Tensor narrow(const Tensor& self, int64_t dim, int64_t start, int64_t length) {
  return stubs::narrow::call(self, dim, start, length);
}

/// Dimension i of the result is dimension dims[i] of self.
inline Tensor permute(const Tensor& self, IntArrayRef dims) {
  return stubs::permute::call(self, dims);
}
inline Tensor permute_copy(const Tensor& self, IntArrayRef dims) {
  return stubs::permute_copy::call(self, dims);
}

/// The real parts of complex numbers; a view of all of a real tensor.
inline Tensor real(const Tensor& self) {
  return stubs::real::call(self);
}

/// The elements of self in other sizes, a view where its strides allow it, else a copy.
inline Tensor reshape(const Tensor& self, IntArrayRef shape) {
  return stubs::reshape::call(self, shape);
}

/// self at one index of a dimension, which disappears.
inline Tensor select(const Tensor& self, int64_t dim, int64_t index) {
  return stubs::select_int::call(self, dim, index);
}
inline Tensor select_copy(const Tensor& self, int64_t dim, int64_t index) {
  return stubs::select_copy_int::call(self, dim, index);
}

/// The indices start, start + step, … before end of a dimension, limited to it.
inline Tensor slice(const Tensor& self, int64_t dim = 0,
                    std::optional<int64_t> start = std::nullopt,
                    std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_Tensor::call(self, dim, start, end, step);
}
inline Tensor slice_copy(const Tensor& self, int64_t dim = 0,
                         std::optional<int64_t> start = std::nullopt,
                         std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_copy_Tensor::call(self, dim, start, end, step);
}

/// Parts of a dimension of split_size indices each; the last may be smaller.
inline std::vector<Tensor> split(const Tensor& self, int64_t split_size, int64_t dim = 0) {
  return detail::to_public(stubs::split_Tensor::call(self, split_size, dim));
}
inline std::vector<Tensor> split_copy(const Tensor& self, int64_t split_size, int64_t dim = 0) {
  return detail::to_public(stubs::split_copy_Tensor::call(self, split_size, dim));
}

/// Parts of a dimension of the given sizes, which must add up to it.
inline std::vector<Tensor> split_with_sizes(const Tensor& self, IntArrayRef split_sizes,
                                            int64_t dim = 0) {
  return detail::to_public(stubs::split_with_sizes::call(self, split_sizes, dim));
}
inline std::vector<Tensor> split_with_sizes_copy(const Tensor& self, IntArrayRef split_sizes,
                                                 int64_t dim = 0) {
  return detail::to_public(stubs::split_with_sizes_copy::call(self, split_sizes, dim));
}

/// self without its dimensions of size 1.
inline Tensor squeeze(const Tensor& self) {
  return stubs::squeeze::call(self);
}
inline Tensor squeeze_copy(const Tensor& self) {
  return stubs::squeeze_copy::call(self);
}

/// self without a dimension, if that has size 1.
inline Tensor squeeze(const Tensor& self, int64_t dim) {
  return stubs::squeeze_dim::call(self, dim);
}
inline Tensor squeeze_copy(const Tensor& self, int64_t dim) {
  return stubs::squeeze_copy_dim::call(self, dim);
}

/// self without those of the given dimensions that have size 1.
inline Tensor squeeze(const Tensor& self, IntArrayRef dim) {
  return stubs::squeeze_dims::call(self, dim);
}
inline Tensor squeeze_copy(const Tensor& self, IntArrayRef dim) {
  return stubs::squeeze_copy_dims::call(self, dim);
}

/// self with two dimensions swapped.
inline Tensor swapaxes(const Tensor& self, int64_t axis0, int64_t axis1) {
  return stubs::swapaxes::call(self, axis0, axis1);
}

/// self with two dimensions swapped.
inline Tensor swapdims(const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::swapdims::call(self, dim0, dim1);
}

/// Whether the elements lie in memory as a format has them.
inline bool sym_is_contiguous(const Tensor& self,
                              MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::sym_is_contiguous::call(self, memory_format);
}

/// How many elements there are.
inline int64_t sym_numel(const Tensor& self) {
  return stubs::sym_numel::call(self);
}

/// The size of a dimension.
inline int64_t sym_size(const Tensor& self, int64_t dim) {
  return stubs::sym_size_int::call(self, dim);
}

/// Where in its storage the first element lies, in elements.
inline int64_t sym_storage_offset(const Tensor& self) {
  return stubs::sym_storage_offset::call(self);
}

/// How many elements two neighbours along a dimension lie apart.
inline int64_t sym_stride(const Tensor& self, int64_t dim) {
  return stubs::sym_stride_int::call(self, dim);
}

/// The transpose of a matrix; self if it has fewer dimensions.
inline Tensor t(const Tensor& self) {
  return stubs::t::call(self);
}
inline Tensor t_copy(const Tensor& self) {
  return stubs::t_copy::call(self);
}

/// As many parts of a dimension as sections; the first ones have an index more where it cannot be
/// divided.
inline std::vector<Tensor> tensor_split(const Tensor& self, int64_t sections, int64_t dim = 0) {
  return detail::to_public(stubs::tensor_split_sections::call(self, sections, dim));
}

/// The parts of a dimension before, between and after indices.
inline std::vector<Tensor> tensor_split(const Tensor& self, IntArrayRef indices, int64_t dim = 0) {
  return detail::to_public(stubs::tensor_split_indices::call(self, indices, dim));
}

/// self with two dimensions swapped.
inline Tensor transpose(const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_int::call(self, dim0, dim1);
}
inline Tensor transpose_copy(const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_copy_int::call(self, dim0, dim1);
}

/// self at every index of a dimension.
inline std::vector<Tensor> unbind(const Tensor& self, int64_t dim = 0) {
  return detail::to_public(stubs::unbind_int::call(self, dim));
}
inline std::vector<Tensor> unbind_copy(const Tensor& self, int64_t dim = 0) {
  return detail::to_public(stubs::unbind_copy_int::call(self, dim));
}

/// self with a dimension divided into several.
inline Tensor unflatten(const Tensor& self, int64_t dim, IntArrayRef sizes) {
  return stubs::unflatten_int::call(self, dim, sizes);
}

/// Windows of a dimension, every step indices, with their elements as a last dimension.
inline Tensor unfold(const Tensor& self, int64_t dimension, int64_t size, int64_t step) {
  return stubs::unfold::call(self, dimension, size, step);
}
inline Tensor unfold_copy(const Tensor& self, int64_t dimension, int64_t size, int64_t step) {
  return stubs::unfold_copy::call(self, dimension, size, step);
}

/// The elements of self, which is a temporary nobody else sees, in other sizes.
inline Tensor _unsafe_view(const Tensor& self, IntArrayRef size) {
  return stubs::_unsafe_view::call(self, size);
}

/// self with a dimension of size 1 inserted before dim.
inline Tensor unsqueeze(const Tensor& self, int64_t dim) {
  return stubs::unsqueeze::call(self, dim);
}
inline Tensor unsqueeze_copy(const Tensor& self, int64_t dim) {
  return stubs::unsqueeze_copy::call(self, dim);
}

/// The elements of self in other sizes, where its strides allow it; one size may be -1.
inline Tensor view(const Tensor& self, IntArrayRef size) {
  return stubs::view::call(self, size);
}
inline Tensor view_copy(const Tensor& self, IntArrayRef size) {
  return stubs::view_copy::call(self, size);
}

/// Complex numbers of the parts in the last dimension, which lie side by side.
inline Tensor view_as_complex(const Tensor& self) {
  return stubs::view_as_complex::call(self);
}
inline Tensor view_as_complex_copy(const Tensor& self) {
  return stubs::view_as_complex_copy::call(self);
}

/// The parts of complex numbers, in a last dimension of size 2.
inline Tensor view_as_real(const Tensor& self) {
  return stubs::view_as_real::call(self);
}
inline Tensor view_as_real_copy(const Tensor& self) {
  return stubs::view_as_real_copy::call(self);
}

}  // namespace tenon
