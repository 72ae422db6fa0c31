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

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
void sum(const TensorBase& self, std::optional<DType> dtype, TensorBase& result);

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
void sum_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
             std::optional<DType> dtype, TensorBase& result);

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
void mean(const TensorBase& self, std::optional<DType> dtype, TensorBase& result);

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
void mean_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
              std::optional<DType> dtype, TensorBase& result);

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
void prod(const TensorBase& self, std::optional<DType> dtype, TensorBase& result);

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
void prod_dim(const TensorBase& self, int64_t dim, bool keepdim, std::optional<DType> dtype,
              TensorBase& result);

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
void amax(const TensorBase& self, IntArrayRef dim, bool keepdim, TensorBase& result);

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
void amin(const TensorBase& self, IntArrayRef dim, bool keepdim, TensorBase& result);

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
void max_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& values,
             TensorBase& indices);

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
void min_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& values,
             TensorBase& indices);

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
void argmax(const TensorBase& self, std::optional<int64_t> dim, bool keepdim, TensorBase& result);

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
void argmin(const TensorBase& self, std::optional<int64_t> dim, bool keepdim, TensorBase& result);

// any(Tensor self) -> Tensor
void any(const TensorBase& self, TensorBase& result);

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
void any_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& result);

// all(Tensor self) -> Tensor
void all(const TensorBase& self, TensorBase& result);

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
void all_dim(const TensorBase& self, int64_t dim, bool keepdim, TensorBase& result);

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
void cumsum(const TensorBase& self, int64_t dim, std::optional<DType> dtype, TensorBase& result);

// cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
void cumprod(const TensorBase& self, int64_t dim, std::optional<DType> dtype, TensorBase& result);

// logcumsumexp(Tensor self, int dim) -> Tensor
void logcumsumexp(const TensorBase& self, int64_t dim, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
TensorBase any_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim);

// all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
TensorBase all_dims(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim);

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase var(const TensorBase& self, std::optional<IntArrayRef> dim,
               const std::optional<Scalar>& correction, bool keepdim);

// var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
//   keepdim=False) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> var_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim);

// std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
//   keepdim=False) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> std_mean(const TensorBase& self, std::optional<IntArrayRef> dim,
                                            const std::optional<Scalar>& correction, bool keepdim);

// trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
TensorBase trapezoid_x(const TensorBase& y, const TensorBase& x, int64_t dim);

// trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
TensorBase trapezoid_dx(const TensorBase& y, const Scalar& dx, int64_t dim);

}  // namespace tenon::composite
