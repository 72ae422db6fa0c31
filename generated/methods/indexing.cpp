// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {

// index_select(Tensor self, int dim, Tensor index) -> Tensor
Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return ops::index_select::call(*this, dim, index);
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source, const Scalar& alpha) const {
  return ops::index_add::call(*this, dim, index, source, alpha);
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source, const Scalar& alpha) const {
  ops::index_add_::call(const_cast<Tensor&>(*this), dim, index, source, alpha);
  return const_cast<Tensor&>(*this);
}

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
Tensor Tensor::masked_fill(const Tensor& mask, const Scalar& value) const {
  return ops::masked_fill_Scalar::call(*this, mask, value);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
Tensor& Tensor::masked_fill_(const Tensor& mask, const Scalar& value) const {
  ops::masked_fill__Scalar::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
Tensor Tensor::masked_fill(const Tensor& mask, const Tensor& value) const {
  return ops::masked_fill_Tensor::call(*this, mask, value);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
Tensor& Tensor::masked_fill_(const Tensor& mask, const Tensor& value) const {
  ops::masked_fill__Tensor::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

// tril(Tensor self, int diagonal=0) -> Tensor
Tensor Tensor::tril(int64_t diagonal) const {
  return ops::tril::call(*this, diagonal);
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& Tensor::tril_(int64_t diagonal) const {
  ops::tril_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

// triu(Tensor self, int diagonal=0) -> Tensor
Tensor Tensor::triu(int64_t diagonal) const {
  return ops::triu::call(*this, diagonal);
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& Tensor::triu_(int64_t diagonal) const {
  ops::triu_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return ops::select_scatter::call(*this, src, dim, index);
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
Tensor Tensor::slice_scatter(const Tensor& src, int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) const {
  return ops::slice_scatter::call(*this, src, dim, start, end, step);
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1, int64_t dim2) const {
  return ops::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
Tensor Tensor::as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride, std::optional<int64_t> storage_offset) const {
  return ops::as_strided_scatter::call(*this, src, size, stride, storage_offset);
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return ops::gather::call(*this, dim, index, sparse_grad);
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Tensor& src) const {
  return ops::scatter_src::call(*this, dim, index, src);
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Tensor& src) const {
  ops::scatter__src::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Scalar& value) const {
  return ops::scatter_value::call(*this, dim, index, value);
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Scalar& value) const {
  ops::scatter__value::call(const_cast<Tensor&>(*this), dim, index, value);
  return const_cast<Tensor&>(*this);
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor Tensor::scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const {
  return ops::scatter_add::call(*this, dim, index, src);
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& Tensor::scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const {
  ops::scatter_add_::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
