// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon::redispatch {

// alias(Tensor(a) self) -> Tensor(a)
inline Tensor alias(DispatchKeySet keys, const Tensor& self) {
  return stubs::alias::redispatch(keys, self);
}

// detach(Tensor(a) self) -> Tensor(a)
inline Tensor detach(DispatchKeySet keys, const Tensor& self) {
  return stubs::detach::redispatch(keys, self);
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
inline Tensor as_strided(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                         IntArrayRef stride, std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided::redispatch(keys, self, size, stride, storage_offset);
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
inline Tensor expand(DispatchKeySet keys, const Tensor& self, IntArrayRef size,
                     bool implicit = false) {
  return stubs::expand::redispatch(keys, self, size, implicit);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
inline Tensor expand_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::expand_as::redispatch(keys, self, other);
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
inline Tensor broadcast_to(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::broadcast_to::redispatch(keys, self, size);
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
inline Tensor permute(DispatchKeySet keys, const Tensor& self, IntArrayRef dims) {
  return stubs::permute::redispatch(keys, self, dims);
}

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
inline Tensor movedim(DispatchKeySet keys, const Tensor& self, int64_t source,
                      int64_t destination) {
  return stubs::movedim_int::redispatch(keys, self, source, destination);
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
inline Tensor select(DispatchKeySet keys, const Tensor& self, int64_t dim, int64_t index) {
  return stubs::select_int::redispatch(keys, self, dim, index);
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
inline Tensor slice(DispatchKeySet keys, const Tensor& self, int64_t dim = 0,
                    std::optional<int64_t> start = std::nullopt,
                    std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_Tensor::redispatch(keys, self, dim, start, end, step);
}

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
inline Tensor narrow(DispatchKeySet keys, const Tensor& self, int64_t dim, int64_t start,
                     int64_t length) {
  return stubs::narrow::redispatch(keys, self, dim, start, length);
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
inline std::vector<Tensor> split(DispatchKeySet keys, const Tensor& self, int64_t split_size,
                                 int64_t dim = 0) {
  return detail::to_public(stubs::split_Tensor::redispatch(keys, self, split_size, dim));
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
inline std::vector<Tensor> split_with_sizes(DispatchKeySet keys, const Tensor& self,
                                            IntArrayRef split_sizes, int64_t dim = 0) {
  return detail::to_public(stubs::split_with_sizes::redispatch(keys, self, split_sizes, dim));
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
inline std::vector<Tensor> unbind(DispatchKeySet keys, const Tensor& self, int64_t dim = 0) {
  return detail::to_public(stubs::unbind_int::redispatch(keys, self, dim));
}

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
inline std::vector<Tensor> chunk(DispatchKeySet keys, const Tensor& self, int64_t chunks,
                                 int64_t dim = 0) {
  return detail::to_public(stubs::chunk::redispatch(keys, self, chunks, dim));
}

// squeeze(Tensor(a) self) -> Tensor(a)
inline Tensor squeeze(DispatchKeySet keys, const Tensor& self) {
  return stubs::squeeze::redispatch(keys, self);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
inline Tensor squeeze(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::squeeze_dim::redispatch(keys, self, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
inline Tensor squeeze(DispatchKeySet keys, const Tensor& self, IntArrayRef dim) {
  return stubs::squeeze_dims::redispatch(keys, self, dim);
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
inline Tensor unsqueeze(DispatchKeySet keys, const Tensor& self, int64_t dim) {
  return stubs::unsqueeze::redispatch(keys, self, dim);
}

// t(Tensor(a) self) -> Tensor(a)
inline Tensor t(DispatchKeySet keys, const Tensor& self) {
  return stubs::t::redispatch(keys, self);
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
inline Tensor transpose(DispatchKeySet keys, const Tensor& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_int::redispatch(keys, self, dim0, dim1);
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
inline Tensor diagonal(DispatchKeySet keys, const Tensor& self, int64_t offset = 0,
                       int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal::redispatch(keys, self, offset, dim1, dim2);
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
inline Tensor unfold(DispatchKeySet keys, const Tensor& self, int64_t dimension, int64_t size,
                     int64_t step) {
  return stubs::unfold::redispatch(keys, self, dimension, size, step);
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
inline Tensor view(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::view::redispatch(keys, self, size);
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
inline Tensor view_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::view_as::redispatch(keys, self, other);
}

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
inline Tensor _unsafe_view(DispatchKeySet keys, const Tensor& self, IntArrayRef size) {
  return stubs::_unsafe_view::redispatch(keys, self, size);
}

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
inline Tensor reshape(DispatchKeySet keys, const Tensor& self, IntArrayRef shape) {
  return stubs::reshape::redispatch(keys, self, shape);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
inline Tensor reshape_as(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::reshape_as::redispatch(keys, self, other);
}

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
inline Tensor flatten(DispatchKeySet keys, const Tensor& self, int64_t start_dim = 0,
                      int64_t end_dim = -1) {
  return stubs::flatten_using_ints::redispatch(keys, self, start_dim, end_dim);
}

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
inline Tensor unflatten(DispatchKeySet keys, const Tensor& self, int64_t dim, IntArrayRef sizes) {
  return stubs::unflatten_int::redispatch(keys, self, dim, sizes);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
inline Tensor& unsqueeze_(DispatchKeySet keys, Tensor& self, int64_t dim) {
  stubs::unsqueeze_::redispatch(keys, self, dim);
  return self;
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& squeeze_(DispatchKeySet keys, Tensor& self) {
  stubs::squeeze_::redispatch(keys, self);
  return self;
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
inline Tensor& squeeze_(DispatchKeySet keys, Tensor& self, int64_t dim) {
  stubs::squeeze__dim::redispatch(keys, self, dim);
  return self;
}

// t_(Tensor(a!) self) -> Tensor(a!)
inline Tensor& t_(DispatchKeySet keys, Tensor& self) {
  stubs::t_::redispatch(keys, self);
  return self;
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
inline Tensor& transpose_(DispatchKeySet keys, Tensor& self, int64_t dim0, int64_t dim1) {
  stubs::transpose_::redispatch(keys, self, dim0, dim1);
  return self;
}

}  // namespace tenon::redispatch
