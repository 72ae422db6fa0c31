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

// index_select(Tensor self, int dim, Tensor index) -> Tensor
void index_select(const TensorBase& self, int64_t dim, const TensorBase& index, TensorBase& result);

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
void index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
               const TensorBase& source, const Scalar& alpha, TensorBase& result);

// tril(Tensor self, int diagonal=0) -> Tensor
void tril(const TensorBase& self, int64_t diagonal, TensorBase& result);

// triu(Tensor self, int diagonal=0) -> Tensor
void triu(const TensorBase& self, int64_t diagonal, TensorBase& result);

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
void select_scatter(const TensorBase& self, const TensorBase& src, int64_t dim, int64_t index,
                    TensorBase& result);

// select_scatter_(Tensor(a!) self, Tensor src, int dim, SymInt index) -> Tensor(a!)
TensorBase& select_scatter_(TensorBase& self, const TensorBase& src, int64_t dim, int64_t index);

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
void slice_scatter(const TensorBase& self, const TensorBase& src, int64_t dim,
                   std::optional<int64_t> start, std::optional<int64_t> end, int64_t step,
                   TensorBase& result);

// slice_scatter_(Tensor(a!) self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
//   SymInt step=1) -> Tensor(a!)
TensorBase& slice_scatter_(TensorBase& self, const TensorBase& src, int64_t dim,
                           std::optional<int64_t> start, std::optional<int64_t> end, int64_t step);

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
void diagonal_scatter(const TensorBase& self, const TensorBase& src, int64_t offset, int64_t dim1,
                      int64_t dim2, TensorBase& result);

// diagonal_scatter_(Tensor(a!) self, Tensor src, int offset=0, int dim1=0, int dim2=1) ->
//   Tensor(a!)
TensorBase& diagonal_scatter_(TensorBase& self, const TensorBase& src, int64_t offset, int64_t dim1,
                              int64_t dim2);

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
void as_strided_scatter(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                        IntArrayRef stride, std::optional<int64_t> storage_offset,
                        TensorBase& result);

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
void gather(const TensorBase& self, int64_t dim, const TensorBase& index, bool sparse_grad,
            TensorBase& result);

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
void scatter_src(const TensorBase& self, int64_t dim, const TensorBase& index,
                 const TensorBase& src, TensorBase& result);

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
void scatter_value(const TensorBase& self, int64_t dim, const TensorBase& index,
                   const Scalar& value, TensorBase& result);

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
void scatter_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                 const TensorBase& src, TensorBase& result);

// scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
//   include_self=True) -> Tensor
void scatter_reduce(const TensorBase& self, int64_t dim, const TensorBase& index,
                    const TensorBase& src, std::string_view reduce, bool include_self,
                    TensorBase& result);

// _index_positions(Tensor[] indices, int[] dim, SymInt[] size, *, str caller='index') -> Tensor
void index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size, std::string_view caller,
                     TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
TensorBase masked_fill_tensor(const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value);

// masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
TensorBase masked_scatter(const TensorBase& self, const TensorBase& mask, const TensorBase& source);

// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
TensorBase index(const TensorBase& self, TensorList indices);

// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
TensorBase index_put(const TensorBase& self, TensorList indices, const TensorBase& values,
                     bool accumulate);

// take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
TensorBase take_along_dim(const TensorBase& self, const TensorBase& indices,
                          std::optional<int64_t> dim);

// index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
TensorBase index_fill(const TensorBase& self, int64_t dim, const TensorBase& index,
                      const Scalar& value);

// index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
TensorBase index_copy(const TensorBase& self, int64_t dim, const TensorBase& index,
                      const TensorBase& source);

}  // namespace tenon::composite
