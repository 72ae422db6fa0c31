// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::sum(std::optional<DType> dtype) const {
  return ops::sum::call(*this, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::sum(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return ops::sum_dim_IntList::call(*this, dim, keepdim, dtype);
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::mean(std::optional<DType> dtype) const {
  return ops::mean::call(*this, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return ops::mean_dim::call(*this, dim, keepdim, dtype);
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::prod(std::optional<DType> dtype) const {
  return ops::prod::call(*this, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return ops::prod_dim_int::call(*this, dim, keepdim, dtype);
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor Tensor::amax(const IntArrayOf<1>& dim, bool keepdim) const {
  return ops::amax::call(*this, dim, keepdim);
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor Tensor::amin(const IntArrayOf<1>& dim, bool keepdim) const {
  return ops::amin::call(*this, dim, keepdim);
}

// max(Tensor self) -> Tensor
Tensor Tensor::max() const {
  return ops::max::call(*this);
}

// min(Tensor self) -> Tensor
Tensor Tensor::min() const {
  return ops::min::call(*this);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(ops::max_dim::call(*this, dim, keepdim));
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(ops::min_dim::call(*this, dim, keepdim));
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return ops::argmax::call(*this, dim, keepdim);
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return ops::argmin::call(*this, dim, keepdim);
}

// any(Tensor self) -> Tensor
Tensor Tensor::any() const {
  return ops::any::call(*this);
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return ops::any_dim::call(*this, dim, keepdim);
}

// all(Tensor self) -> Tensor
Tensor Tensor::all() const {
  return ops::all::call(*this);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return ops::all_dim::call(*this, dim, keepdim);
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
Tensor Tensor::var(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction, bool keepdim) const {
  return ops::var_correction::call(*this, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
Tensor Tensor::var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim) const {
  return ops::var_dim::call(*this, dim, unbiased, keepdim);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
Tensor Tensor::std(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction, bool keepdim) const {
  return ops::std_correction::call(*this, dim, correction, keepdim);
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
Tensor Tensor::logsumexp(const IntArrayOf<1>& dim, bool keepdim) const {
  return ops::logsumexp::call(*this, dim, keepdim);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return ops::cumsum::call(*this, dim, dtype);
}

}  // namespace tenon
