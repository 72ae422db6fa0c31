// Generated from ops.yaml by templates/redispatch/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

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

namespace tenon::redispatch {

// index_select(Tensor self, int dim, Tensor index) -> Tensor
inline Tensor index_select(DispatchKeySet keys, const Tensor& self, int64_t dim,
                           const Tensor& index) {
  return stubs::index_select::redispatch(keys, self, dim, index);
}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& index_select_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                                const Tensor& index) {
  stubs::index_select_out::redispatch(keys, self, dim, index, out);
  return out;
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
inline Tensor index_add(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                        const Tensor& source, const Scalar& alpha = 1) {
  return stubs::index_add::redispatch(keys, self, dim, index, source, alpha);
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
inline Tensor& index_add_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                          const Tensor& source, const Scalar& alpha = 1) {
  stubs::index_add_::redispatch(keys, self, dim, index, source, alpha);
  return self;
}

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
inline Tensor masked_fill(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                          const Scalar& value) {
  return stubs::masked_fill_Scalar::redispatch(keys, self, mask, value);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
inline Tensor& masked_fill_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                            const Scalar& value) {
  stubs::masked_fill__Scalar::redispatch(keys, self, mask, value);
  return self;
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
inline Tensor masked_fill(DispatchKeySet keys, const Tensor& self, const Tensor& mask,
                          const Tensor& value) {
  return stubs::masked_fill_Tensor::redispatch(keys, self, mask, value);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
inline Tensor& masked_fill_(DispatchKeySet keys, Tensor& self, const Tensor& mask,
                            const Tensor& value) {
  stubs::masked_fill__Tensor::redispatch(keys, self, mask, value);
  return self;
}

// tril(Tensor self, int diagonal=0) -> Tensor
inline Tensor tril(DispatchKeySet keys, const Tensor& self, int64_t diagonal = 0) {
  return stubs::tril::redispatch(keys, self, diagonal);
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
inline Tensor& tril_(DispatchKeySet keys, Tensor& self, int64_t diagonal = 0) {
  stubs::tril_::redispatch(keys, self, diagonal);
  return self;
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& tril_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        int64_t diagonal = 0) {
  stubs::tril_out::redispatch(keys, self, diagonal, out);
  return out;
}

// triu(Tensor self, int diagonal=0) -> Tensor
inline Tensor triu(DispatchKeySet keys, const Tensor& self, int64_t diagonal = 0) {
  return stubs::triu::redispatch(keys, self, diagonal);
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
inline Tensor& triu_(DispatchKeySet keys, Tensor& self, int64_t diagonal = 0) {
  stubs::triu_::redispatch(keys, self, diagonal);
  return self;
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
inline Tensor& triu_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                        int64_t diagonal = 0) {
  stubs::triu_out::redispatch(keys, self, diagonal, out);
  return out;
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
inline Tensor select_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                             int64_t dim, int64_t index) {
  return stubs::select_scatter::redispatch(keys, self, src, dim, index);
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
inline Tensor slice_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                            int64_t dim = 0, std::optional<int64_t> start = std::nullopt,
                            std::optional<int64_t> end = std::nullopt, int64_t step = 1) {
  return stubs::slice_scatter::redispatch(keys, self, src, dim, start, end, step);
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
inline Tensor diagonal_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                               int64_t offset = 0, int64_t dim1 = 0, int64_t dim2 = 1) {
  return stubs::diagonal_scatter::redispatch(keys, self, src, offset, dim1, dim2);
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
inline Tensor as_strided_scatter(DispatchKeySet keys, const Tensor& self, const Tensor& src,
                                 IntArrayRef size, IntArrayRef stride,
                                 std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_scatter::redispatch(keys, self, src, size, stride, storage_offset);
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
inline Tensor gather(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                     bool sparse_grad = false) {
  return stubs::gather::redispatch(keys, self, dim, index, sparse_grad);
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
inline Tensor& gather_out(DispatchKeySet keys, Tensor& out, const Tensor& self, int64_t dim,
                          const Tensor& index, bool sparse_grad = false) {
  stubs::gather_out::redispatch(keys, self, dim, index, sparse_grad, out);
  return out;
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
inline Tensor scatter(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                      const Tensor& src) {
  return stubs::scatter_src::redispatch(keys, self, dim, index, src);
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
inline Tensor& scatter_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                        const Tensor& src) {
  stubs::scatter__src::redispatch(keys, self, dim, index, src);
  return self;
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
inline Tensor scatter(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                      const Scalar& value) {
  return stubs::scatter_value::redispatch(keys, self, dim, index, value);
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
inline Tensor& scatter_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                        const Scalar& value) {
  stubs::scatter__value::redispatch(keys, self, dim, index, value);
  return self;
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
inline Tensor scatter_add(DispatchKeySet keys, const Tensor& self, int64_t dim, const Tensor& index,
                          const Tensor& src) {
  return stubs::scatter_add::redispatch(keys, self, dim, index, src);
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
inline Tensor& scatter_add_(DispatchKeySet keys, Tensor& self, int64_t dim, const Tensor& index,
                            const Tensor& src) {
  stubs::scatter_add_::redispatch(keys, self, dim, index, src);
  return self;
}

}  // namespace tenon::redispatch
