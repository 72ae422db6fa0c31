// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// alias(Tensor(a) self) -> Tensor(a)
TensorBase alias(const TensorBase& self);

// detach(Tensor(a) self) -> Tensor(a)
TensorBase alias(const TensorBase& self);

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
TensorBase as_strided(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                      std::optional<int64_t> storage_offset);

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
TensorBase expand(const TensorBase& self, IntArrayRef size, bool implicit);

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
TensorBase permute(const TensorBase& self, IntArrayRef dims);

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
TensorBase select(const TensorBase& self, int64_t dim, int64_t index);

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
TensorBase slice(const TensorBase& self, int64_t dim, std::optional<int64_t> start,
                 std::optional<int64_t> end, int64_t step);

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split(const TensorBase& self, int64_t split_size, int64_t dim);

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split_with_sizes(const TensorBase& self, IntArrayRef split_sizes,
                                         int64_t dim);

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> unbind(const TensorBase& self, int64_t dim);

// view_as_real(Tensor(a) self) -> Tensor(a)
TensorBase view_as_real(const TensorBase& self);

// view_as_complex(Tensor(a) self) -> Tensor(a)
TensorBase view_as_complex(const TensorBase& self);

// squeeze(Tensor(a) self) -> Tensor(a)
TensorBase squeeze(const TensorBase& self);

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TensorBase squeeze_dim(const TensorBase& self, int64_t dim);

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
TensorBase squeeze_dims(const TensorBase& self, IntArrayRef dim);

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
TensorBase unsqueeze(const TensorBase& self, int64_t dim);

// t(Tensor(a) self) -> Tensor(a)
TensorBase t(const TensorBase& self);

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
TensorBase transpose(const TensorBase& self, int64_t dim0, int64_t dim1);

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
TensorBase diagonal(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2);

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
TensorBase unfold(const TensorBase& self, int64_t dimension, int64_t size, int64_t step);

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase view(const TensorBase& self, IntArrayRef size);

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
TensorBase unsafe_view(const TensorBase& self, IntArrayRef size);

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& unsqueeze_(TensorBase& self, int64_t dim);

// squeeze_(Tensor(a!) self) -> Tensor(a!)
TensorBase& squeeze_(TensorBase& self);

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& squeeze_dim_(TensorBase& self, int64_t dim);

// t_(Tensor(a!) self) -> Tensor(a!)
TensorBase& t_(TensorBase& self);

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
TensorBase& transpose_(TensorBase& self, int64_t dim0, int64_t dim1);

// as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a!)
TensorBase& as_strided_(TensorBase& self, IntArrayRef size, IntArrayRef stride,
                        std::optional<int64_t> storage_offset);

}  // namespace tenon::kernels

namespace tenon::composite {

// broadcast_tensors(Tensor[] tensors) -> Tensor[]
std::vector<TensorBase> broadcast_tensors(TensorList tensors);

// meshgrid(Tensor[] tensors) -> Tensor[]
std::vector<TensorBase> meshgrid(TensorList tensors);

// meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]
std::vector<TensorBase> meshgrid_indexing(TensorList tensors, std::string_view indexing);

// sym_is_contiguous(Tensor self, MemoryFormat memory_format=contiguous_format) -> SymBool
bool is_contiguous(const TensorBase& self, MemoryFormat memory_format);

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
TensorBase movedim(const TensorBase& self, int64_t source, int64_t destination);

// movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
TensorBase movedim_intlist(const TensorBase& self, IntArrayRef source, IntArrayRef destination);

// moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)
TensorBase moveaxis(const TensorBase& self, int64_t source, int64_t destination);

// moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
TensorBase moveaxis_intlist(const TensorBase& self, IntArrayRef source, IntArrayRef destination);

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
TensorBase narrow(const TensorBase& self, int64_t dim, int64_t start, int64_t length);

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> chunk(const TensorBase& self, int64_t chunks, int64_t dim);

// tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> tensor_split_sections(const TensorBase& self, int64_t sections,
                                              int64_t dim);

// tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> tensor_split_indices(const TensorBase& self, IntArrayRef indices,
                                             int64_t dim);

// real(Tensor(a) self) -> Tensor(a)
TensorBase real(const TensorBase& self);

// imag(Tensor(a) self) -> Tensor(a)
TensorBase imag(const TensorBase& self);

// swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)
TensorBase swapaxes(const TensorBase& self, int64_t axis0, int64_t axis1);

// swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
TensorBase swapdims(const TensorBase& self, int64_t dim0, int64_t dim1);

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
TensorBase reshape(const TensorBase& self, IntArrayRef shape);

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
TensorBase flatten(const TensorBase& self, int64_t start_dim, int64_t end_dim);

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
TensorBase unflatten(const TensorBase& self, int64_t dim, IntArrayRef sizes);

}  // namespace tenon::composite
