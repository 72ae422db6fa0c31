// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/view.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

Tensor Tensor::detach() const {
  return stubs::detach::call(*this);
}

Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset) const {
  return stubs::as_strided::call(*this, size, stride, storage_offset);
}

Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return stubs::expand::call(*this, size, implicit);
}

Tensor Tensor::expand_as(const Tensor& other) const {
  return stubs::expand_as::call(*this, other);
}

Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return stubs::broadcast_to::call(*this, size);
}

Tensor Tensor::permute(IntArrayRef dims) const {
  return stubs::permute::call(*this, dims);
}

Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return stubs::movedim_int::call(*this, source, destination);
}

Tensor Tensor::select(int64_t dim, int64_t index) const {
  return stubs::select_int::call(*this, dim, index);
}

Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                     int64_t step) const {
  return stubs::slice_Tensor::call(*this, dim, start, end, step);
}

Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return stubs::narrow::call(*this, dim, start, length);
}

std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim) const {
  return detail::to_public(stubs::split_Tensor::call(*this, split_size, dim));
}

std::vector<Tensor> Tensor::split_with_sizes(IntArrayRef split_sizes, int64_t dim) const {
  return detail::to_public(stubs::split_with_sizes::call(*this, split_sizes, dim));
}

std::vector<Tensor> Tensor::unbind(int64_t dim) const {
  return detail::to_public(stubs::unbind_int::call(*this, dim));
}

std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim) const {
  return detail::to_public(stubs::chunk::call(*this, chunks, dim));
}

Tensor Tensor::squeeze() const {
  return stubs::squeeze::call(*this);
}

Tensor Tensor::squeeze(int64_t dim) const {
  return stubs::squeeze_dim::call(*this, dim);
}

Tensor Tensor::squeeze(IntArrayRef dim) const {
  return stubs::squeeze_dims::call(*this, dim);
}

Tensor Tensor::unsqueeze(int64_t dim) const {
  return stubs::unsqueeze::call(*this, dim);
}

Tensor Tensor::t() const {
  return stubs::t::call(*this);
}

Tensor Tensor::transpose(int64_t dim0, int64_t dim1) const {
  return stubs::transpose_int::call(*this, dim0, dim1);
}

Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diagonal::call(*this, offset, dim1, dim2);
}

Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return stubs::unfold::call(*this, dimension, size, step);
}

Tensor Tensor::view(IntArrayRef size) const {
  return stubs::view::call(*this, size);
}

Tensor Tensor::view_as(const Tensor& other) const {
  return stubs::view_as::call(*this, other);
}

Tensor Tensor::reshape(IntArrayRef shape) const {
  return stubs::reshape::call(*this, shape);
}

Tensor Tensor::reshape_as(const Tensor& other) const {
  return stubs::reshape_as::call(*this, other);
}

Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return stubs::flatten_using_ints::call(*this, start_dim, end_dim);
}

Tensor Tensor::unflatten(int64_t dim, IntArrayRef sizes) const {
  return stubs::unflatten_int::call(*this, dim, sizes);
}

Tensor& Tensor::unsqueeze_(int64_t dim) const {
  stubs::unsqueeze_::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::squeeze_() const {
  stubs::squeeze_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::squeeze_(int64_t dim) const {
  stubs::squeeze__dim::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::t_() const {
  stubs::t_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::transpose_(int64_t dim0, int64_t dim1) const {
  stubs::transpose_::call(const_cast<Tensor&>(*this), dim0, dim1);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
