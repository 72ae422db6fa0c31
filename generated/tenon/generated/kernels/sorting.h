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

// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
//   Tensor indices)
void sort_stable(const TensorBase& self, std::optional<bool> stable, int64_t dim, bool descending,
                 TensorBase& values, TensorBase& indices);

// topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
//   Tensor indices)
void topk(const TensorBase& self, int64_t k, int64_t dim, bool largest, bool sorted,
          TensorBase& values, TensorBase& indices);

// kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
void kthvalue(const TensorBase& self, int64_t k, int64_t dim, bool keepdim, TensorBase& values,
              TensorBase& indices);

// median(Tensor self) -> Tensor
void median(const TensorBase& self, TensorBase& result);

// median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
void median_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& values,
                TensorBase& indices);

// nanmedian(Tensor self) -> Tensor
void nanmedian(const TensorBase& self, TensorBase& result);

// nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
void nanmedian_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& values,
                   TensorBase& indices);

// mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
void mode(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& values,
          TensorBase& indices);

// cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
void cummax(const TensorBase& self, int64_t dim, TensorBase& values, TensorBase& indices);

// cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
void cummin(const TensorBase& self, int64_t dim, TensorBase& values, TensorBase& indices);

// searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
//   right=False, str? side=None, Tensor? sorter=None) -> Tensor
void searchsorted(const TensorBase& sorted_sequence, const TensorBase& self, bool out_int32,
                  bool right, std::optional<std::string_view> side, const TensorBase& sorter,
                  TensorBase& result);

// isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
//   invert=False) -> Tensor
void isin_tensor_tensor(const TensorBase& elements, const TensorBase& test_elements,
                        bool assume_unique, bool invert, TensorBase& result);

// nonzero(Tensor self) -> Tensor
TensorBase nonzero(const TensorBase& self);

// masked_select(Tensor self, Tensor mask) -> Tensor
TensorBase masked_select(const TensorBase& self, const TensorBase& mask);

// unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
//   dim=None) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> unique_consecutive(
    const TensorBase& self, bool return_inverse, bool return_counts, std::optional<int64_t> dim);

// _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) ->
//   (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> unique2(const TensorBase& self, bool sorted,
                                                       bool return_inverse, bool return_counts);

// unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
//   return_counts=False) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> unique_dim(
    const TensorBase& self, int64_t dim, bool sorted, bool return_inverse, bool return_counts);

// bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor
TensorBase bincount(const TensorBase& self, const TensorBase& weights, int64_t minlength);

// histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
void histc(const TensorBase& self, int64_t bins, const Scalar& min, const Scalar& max,
           TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear')
//   -> Tensor
TensorBase quantile(const TensorBase& self, const TensorBase& q, std::optional<int64_t> dim,
                    bool keepdim, std::string_view interpolation);

// quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
//   interpolation='linear') -> Tensor
TensorBase quantile_scalar(const TensorBase& self, double q, std::optional<int64_t> dim,
                           bool keepdim, std::string_view interpolation);

// nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str
//   interpolation='linear') -> Tensor
TensorBase nanquantile(const TensorBase& self, const TensorBase& q, std::optional<int64_t> dim,
                       bool keepdim, std::string_view interpolation);

// nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str
//   interpolation='linear') -> Tensor
TensorBase nanquantile_scalar(const TensorBase& self, double q, std::optional<int64_t> dim,
                              bool keepdim, std::string_view interpolation);

// searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
//   right=False, str? side=None, Tensor? sorter=None) -> Tensor
TensorBase searchsorted_scalar(const TensorBase& sorted_sequence, const Scalar& self,
                               bool out_int32, bool right, std::optional<std::string_view> side,
                               const TensorBase& sorter);

// bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
//   Tensor
TensorBase bucketize_tensor(const TensorBase& self, const TensorBase& boundaries, bool out_int32,
                            bool right);

// bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) ->
//   Tensor
TensorBase bucketize_scalar(const Scalar& self, const TensorBase& boundaries, bool out_int32,
                            bool right);

}  // namespace tenon::composite
