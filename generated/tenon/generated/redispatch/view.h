// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/view.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon::redispatch {

inline Tensor alias(DispatchKeySet keys, const Tensor& self) {
  return stubs::alias::redispatch(keys, self);
}

inline Tensor alias_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::alias_copy::redispatch(keys, self);
}

inline Tensor as_strided(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                         IntArrayRef stride, std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided::redispatch(keys, self, size, stride, storage_offset);
}

inline Tensor as_strided_copy(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                              IntArrayRef stride,
                              std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_copy::redispatch(keys, self, size, stride, storage_offset);
}

inline Tensor& as_strided_(DispatchKeySet keys, Tensor& self, IntArrayRef size, IntArrayRef stride,
                           std::optional<int64_t> storage_offset = std::nullopt) {
  return detail::written_to(self,
                            stubs::as_strided_::redispatch(keys, self, size, stride,
                                                           storage_offset));
}

inline Tensor atleast_1d(DispatchKeySet keys, const Tensor& self) {
  return stubs::atleast_1d::redispatch(keys, self);
}

inline Tensor atleast_2d(DispatchKeySet keys, const Tensor& self) {
  return stubs::atleast_2d::redispatch(keys, self);
}

inline Tensor atleast_3d(DispatchKeySet keys, const Tensor& self) {
  return stubs::atleast_3d::redispatch(keys, self);
}

inline std::vector<Tensor> broadcast_tensors(DispatchKeySet keys, TensorList tensors) {
  return detail::to_public(stubs::broadcast_tensors::redispatch(keys, tensors));
}

inline Tensor broadcast_to(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::broadcast_to::redispatch(keys, self, size);
}

inline std::vector<Tensor> chunk(DispatchKeySet keys, const Tensor& self, int64_t chunks,
                                 int64_t dim = 0) {
  return detail::to_public(stubs::chunk::redispatch(keys, self, chunks, dim));
}

inline Tensor detach(DispatchKeySet keys, const Tensor& self) {
  return stubs::detach::redispatch(keys, self);
}

inline Tensor detach_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::detach_copy::redispatch(keys, self);
}

inline Tensor diagonal(DispatchKeySet keys, const Tensor& self, int64_t offset = 0,
                       int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal::redispatch(keys, self, offset, dim1, dim2);
}

inline Tensor diagonal_copy(DispatchKeySet keys, const Tensor& self, int64_t offset = 0,
                            int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_copy::redispatch(keys, self, offset, dim1, dim2);
}

inline Tensor expand(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                     bool implicit = false) {
  return stubs::expand::redispatch(keys, self, size, implicit);
}

inline Tensor expand_copy(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                          bool implicit = false) {
  return stubs::expand_copy::redispatch(keys, self, size, implicit);
}

inline Tensor expand_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::expand_as::redispatch(keys, self, other);
}

inline Tensor flatten(DispatchKeySet keys, const Tensor& self, int64_t start_dim = 0,
                      int64_t end_dim = -1) {
  return stubs::flatten_using_ints::redispatch(keys, self, start_dim, end_dim);
}

inline Tensor imag(DispatchKeySet keys, const Tensor& self) {
  return stubs::imag::redispatch(keys, self);
}

inline std::vector<Tensor> meshgrid(DispatchKeySet keys, TensorList tensors) {
  return detail::to_public(stubs::meshgrid::redispatch(keys, tensors));
}
inline std::vector<Tensor> meshgrid(DispatchKeySet keys, TensorList tensors,
                                    std::string_view indexing) {
  return detail::to_public(stubs::meshgrid_indexing::redispatch(keys, tensors, indexing));
}

inline Tensor moveaxis(DispatchKeySet keys, const Tensor& self, int64_t source,
                       int64_t destination) {
  return stubs::moveaxis_int::redispatch(keys, self, source, destination);
}
inline Tensor moveaxis(DispatchKeySet keys, const Tensor& self, IntArrayRef source,
                       IntArrayRef destination) {
  return stubs::moveaxis_intlist::redispatch(keys, self, source, destination);
}

inline Tensor movedim(DispatchKeySet keys, const Tensor& self, int64_t source,
                      int64_t destination) {
  return stubs::movedim_int::redispatch(keys, self, source, destination);
}
inline Tensor movedim(DispatchKeySet keys, const Tensor& self, IntArrayRef source,
                      IntArrayRef destination) {
  return stubs::movedim_intlist::redispatch(keys, self, source, destination);
}

inline Tensor narrow(DispatchKeySet keys, const Tensor& self, int64_t dim, int64_t start,
                     int64_t length) {
  return stubs::narrow::redispatch(keys, self, dim, start, length);
}

inline Tensor permute(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::permute::redispatch(keys, self, dims);
}

inline Tensor permute_copy(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::permute_copy::redispatch(keys, self, dims);
}

inline Tensor real(DispatchKeySet keys, const Tensor& self) {
  return stubs::real::redispatch(keys, self);
}

inline Tensor reshape(DispatchKeySet keys, const Tensor& self, IntArrayRef shape) {
  return stubs::reshape::redispatch(keys, self, shape);
}

inline Tensor reshape_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::reshape_as::redispatch(keys, self, other);
}

inline Tensor select(DispatchKeySet keys, const Tensor& self, int64_t dim, int64_t index) {
  return stubs::select_int::redispatch(keys, self, dim, index);
}

inline Tensor select_copy(DispatchKeySet keys, const Tensor& self, int64_t dim, int64_t index) {
  return stubs::select_copy_int::redispatch(keys, self, dim, index);
}

inline Tensor slice(DispatchKeySet keys, const Tensor& self, int64_t dim = 0,
                    std::optional<int64_t> start = std::nullopt,
                    std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_Tensor::redispatch(keys, self, dim, start, end, step);
}

inline Tensor slice_copy(DispatchKeySet keys, const Tensor& self, int64_t dim = 0,
                         std::optional<int64_t> start = std::nullopt,
                         std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_copy_Tensor::redispatch(keys, self, dim, start, end, step);
}

inline std::vector<Tensor> split(DispatchKeySet keys, const Tensor& self, int64_t split_size,
                                 int64_t dim = 0) {
  return detail::to_public(stubs::split_Tensor::redispatch(keys, self, split_size, dim));
}

inline std::vector<Tensor> split_copy(DispatchKeySet keys, const Tensor& self, int64_t split_size,
                                      int64_t dim = 0) {
  return detail::to_public(stubs::split_copy_Tensor::redispatch(keys, self, split_size, dim));
}

inline std::vector<Tensor> split_with_sizes(DispatchKeySet keys, const Tensor& self,
                                            IntArrayRef split_sizes, int64_t dim = 0) {
  return detail::to_public(stubs::split_with_sizes::redispatch(keys, self, split_sizes, dim));
}

inline std::vector<Tensor> split_with_sizes_copy(DispatchKeySet keys, const Tensor& self,
                                                 IntArrayRef split_sizes, int64_t dim = 0) {
  return detail::to_public(stubs::split_with_sizes_copy::redispatch(keys, self, split_sizes, dim));
}

inline Tensor squeeze(DispatchKeySet keys, const Tensor& self) {
  return stubs::squeeze::redispatch(keys, self);
}

inline Tensor squeeze_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::squeeze_copy::redispatch(keys, self);
}

inline Tensor squeeze(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::squeeze_dim::redispatch(keys, self, dim);
}

inline Tensor squeeze_copy(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::squeeze_copy_dim::redispatch(keys, self, dim);
}

inline Tensor squeeze(DispatchKeySet keys, const Tensor& self, IntArrayRef dim) {
  return stubs::squeeze_dims::redispatch(keys, self, dim);
}

inline Tensor squeeze_copy(DispatchKeySet keys, const Tensor& self, IntArrayRef dim) {
  return stubs::squeeze_copy_dims::redispatch(keys, self, dim);
}

inline Tensor& squeeze_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::squeeze_::redispatch(keys, self));
}
inline Tensor& squeeze_(DispatchKeySet keys, Tensor& self, int64_t dim) {
  return detail::written_to(self, stubs::squeeze__dim::redispatch(keys, self, dim));
}

inline Tensor swapaxes(DispatchKeySet keys, const Tensor& self, int64_t axis0, int64_t axis1) {
  return stubs::swapaxes::redispatch(keys, self, axis0, axis1);
}

inline Tensor swapdims(DispatchKeySet keys, const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::swapdims::redispatch(keys, self, dim0, dim1);
}

inline bool sym_is_contiguous(DispatchKeySet keys, const Tensor& self,
                              MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::sym_is_contiguous::redispatch(keys, self, memory_format);
}

inline int64_t sym_numel(DispatchKeySet keys, const Tensor& self) {
  return stubs::sym_numel::redispatch(keys, self);
}

inline int64_t sym_size(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::sym_size_int::redispatch(keys, self, dim);
}

inline int64_t sym_storage_offset(DispatchKeySet keys, const Tensor& self) {
  return stubs::sym_storage_offset::redispatch(keys, self);
}

inline int64_t sym_stride(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::sym_stride_int::redispatch(keys, self, dim);
}

inline Tensor t(DispatchKeySet keys, const Tensor& self) {
  return stubs::t::redispatch(keys, self);
}

inline Tensor t_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::t_copy::redispatch(keys, self);
}

inline Tensor& t_(DispatchKeySet keys, Tensor& self) {
  return detail::written_to(self, stubs::t_::redispatch(keys, self));
}

inline std::vector<Tensor> tensor_split(DispatchKeySet keys, const Tensor& self, int64_t sections,
                                        int64_t dim = 0) {
  return detail::to_public(stubs::tensor_split_sections::redispatch(keys, self, sections, dim));
}
inline std::vector<Tensor> tensor_split(DispatchKeySet keys, const Tensor& self,
                                        IntArrayRef indices, int64_t dim = 0) {
  return detail::to_public(stubs::tensor_split_indices::redispatch(keys, self, indices, dim));
}

inline Tensor transpose(DispatchKeySet keys, const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_int::redispatch(keys, self, dim0, dim1);
}

inline Tensor transpose_copy(DispatchKeySet keys, const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_copy_int::redispatch(keys, self, dim0, dim1);
}

inline Tensor& transpose_(DispatchKeySet keys, Tensor& self, int64_t dim0, int64_t dim1) {
  return detail::written_to(self, stubs::transpose_::redispatch(keys, self, dim0, dim1));
}

inline std::vector<Tensor> unbind(DispatchKeySet keys, const Tensor& self, int64_t dim = 0) {
  return detail::to_public(stubs::unbind_int::redispatch(keys, self, dim));
}

inline std::vector<Tensor> unbind_copy(DispatchKeySet keys, const Tensor& self, int64_t dim = 0) {
  return detail::to_public(stubs::unbind_copy_int::redispatch(keys, self, dim));
}

inline Tensor unflatten(DispatchKeySet keys, const Tensor& self, int64_t dim, IntArrayRef sizes) {
  return stubs::unflatten_int::redispatch(keys, self, dim, sizes);
}

inline Tensor unfold(DispatchKeySet keys, const Tensor& self, int64_t dimension, int64_t size,
                     int64_t step) {
  return stubs::unfold::redispatch(keys, self, dimension, size, step);
}

inline Tensor unfold_copy(DispatchKeySet keys, const Tensor& self, int64_t dimension, int64_t size,
                          int64_t step) {
  return stubs::unfold_copy::redispatch(keys, self, dimension, size, step);
}

inline Tensor _unsafe_view(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::_unsafe_view::redispatch(keys, self, size);
}

inline Tensor unsqueeze(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::unsqueeze::redispatch(keys, self, dim);
}

inline Tensor unsqueeze_copy(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::unsqueeze_copy::redispatch(keys, self, dim);
}

inline Tensor& unsqueeze_(DispatchKeySet keys, Tensor& self, int64_t dim) {
  return detail::written_to(self, stubs::unsqueeze_::redispatch(keys, self, dim));
}

inline Tensor view(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::view::redispatch(keys, self, size);
}

inline Tensor view_copy(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::view_copy::redispatch(keys, self, size);
}

inline Tensor view_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::view_as::redispatch(keys, self, other);
}

inline Tensor view_as_complex(DispatchKeySet keys, const Tensor& self) {
  return stubs::view_as_complex::redispatch(keys, self);
}

inline Tensor view_as_complex_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::view_as_complex_copy::redispatch(keys, self);
}

inline Tensor view_as_real(DispatchKeySet keys, const Tensor& self) {
  return stubs::view_as_real::redispatch(keys, self);
}

inline Tensor view_as_real_copy(DispatchKeySet keys, const Tensor& self) {
  return stubs::view_as_real_copy::redispatch(keys, self);
}

}  // namespace tenon::redispatch
