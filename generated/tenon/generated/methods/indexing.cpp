// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/indexing.h"

namespace tenon {

Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return stubs::index_select::call(*this, dim, index);
}

Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source,
                         const Scalar& alpha) const {
  return stubs::index_add::call(*this, dim, index, source, alpha);
}

Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                           const Scalar& alpha) const {
  stubs::index_add_::call(const_cast<Tensor&>(*this), dim, index, source, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::masked_fill(const Tensor& mask, const Tensor& value) const {
  return stubs::masked_fill_Tensor::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Tensor& value) const {
  stubs::masked_fill__Tensor::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::masked_fill(const Tensor& mask, const Scalar& value) const {
  return stubs::masked_fill_Scalar::call(*this, mask, value);
}

Tensor& Tensor::masked_fill_(const Tensor& mask, const Scalar& value) const {
  stubs::masked_fill__Scalar::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tril(int64_t diagonal) const {
  return stubs::tril::call(*this, diagonal);
}

Tensor& Tensor::tril_(int64_t diagonal) const {
  stubs::tril_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::triu(int64_t diagonal) const {
  return stubs::triu::call(*this, diagonal);
}

Tensor& Tensor::triu_(int64_t diagonal) const {
  stubs::triu_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return stubs::select_scatter::call(*this, src, dim, index);
}

Tensor Tensor::slice_scatter(const Tensor& src, int64_t dim, std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step) const {
  return stubs::slice_scatter::call(*this, src, dim, start, end, step);
}

Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1,
                                int64_t dim2) const {
  return stubs::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

Tensor Tensor::as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset) const {
  return stubs::as_strided_scatter::call(*this, src, size, stride, storage_offset);
}

Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return stubs::gather::call(*this, dim, index, sparse_grad);
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_src::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter__src::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Scalar& value) const {
  return stubs::scatter_value::call(*this, dim, index, value);
}

Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Scalar& value) const {
  stubs::scatter__value::call(const_cast<Tensor&>(*this), dim, index, value);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_add::call(*this, dim, index, src);
}

Tensor& Tensor::scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter_add_::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
