// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
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

namespace tenon {

// detach(Tensor(a) self) -> Tensor(a)
Tensor Tensor::detach() const {
  return ops::detach::call(*this);
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride, std::optional<int64_t> storage_offset) const {
  return ops::as_strided::call(*this, size, stride, storage_offset);
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return ops::expand::call(*this, size, implicit);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::expand_as(const Tensor& other) const {
  return ops::expand_as::call(*this, other);
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return ops::broadcast_to::call(*this, size);
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
Tensor Tensor::permute(IntArrayRef dims) const {
  return ops::permute::call(*this, dims);
}

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return ops::movedim_int::call(*this, source, destination);
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
Tensor Tensor::select(int64_t dim, int64_t index) const {
  return ops::select_int::call(*this, dim, index);
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) const {
  return ops::slice_Tensor::call(*this, dim, start, end, step);
}

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return ops::narrow::call(*this, dim, start, length);
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim) const {
  return detail::to_public(ops::split_Tensor::call(*this, split_size, dim));
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::split_with_sizes(IntArrayRef split_sizes, int64_t dim) const {
  return detail::to_public(ops::split_with_sizes::call(*this, split_sizes, dim));
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::unbind(int64_t dim) const {
  return detail::to_public(ops::unbind_int::call(*this, dim));
}

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim) const {
  return detail::to_public(ops::chunk::call(*this, chunks, dim));
}

// squeeze(Tensor(a) self) -> Tensor(a)
Tensor Tensor::squeeze() const {
  return ops::squeeze::call(*this);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor Tensor::squeeze(int64_t dim) const {
  return ops::squeeze_dim::call(*this, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
Tensor Tensor::squeeze(IntArrayRef dim) const {
  return ops::squeeze_dims::call(*this, dim);
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
Tensor Tensor::unsqueeze(int64_t dim) const {
  return ops::unsqueeze::call(*this, dim);
}

// t(Tensor(a) self) -> Tensor(a)
Tensor Tensor::t() const {
  return ops::t::call(*this);
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
Tensor Tensor::transpose(int64_t dim0, int64_t dim1) const {
  return ops::transpose_int::call(*this, dim0, dim1);
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return ops::diagonal::call(*this, offset, dim1, dim2);
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return ops::unfold::call(*this, dimension, size, step);
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor Tensor::view(IntArrayRef size) const {
  return ops::view::call(*this, size);
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::view_as(const Tensor& other) const {
  return ops::view_as::call(*this, other);
}

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
Tensor Tensor::reshape(IntArrayRef shape) const {
  return ops::reshape::call(*this, shape);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::reshape_as(const Tensor& other) const {
  return ops::reshape_as::call(*this, other);
}

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return ops::flatten_using_ints::call(*this, start_dim, end_dim);
}

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
Tensor Tensor::unflatten(int64_t dim, IntArrayRef sizes) const {
  return ops::unflatten_int::call(*this, dim, sizes);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& Tensor::unsqueeze_(int64_t dim) const {
  ops::unsqueeze_::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::squeeze_() const {
  ops::squeeze_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& Tensor::squeeze_(int64_t dim) const {
  ops::squeeze__dim::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

// t_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::t_() const {
  ops::t_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
Tensor& Tensor::transpose_(int64_t dim0, int64_t dim1) const {
  ops::transpose_::call(const_cast<Tensor&>(*this), dim0, dim1);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
