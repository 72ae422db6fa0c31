// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/reduction.h"

namespace tenon {

Tensor Tensor::sum(std::optional<DType> dtype) const {
  return stubs::sum::call(*this, dtype);
}

Tensor Tensor::sum(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::sum_dim_IntList::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::mean(std::optional<DType> dtype) const {
  return stubs::mean::call(*this, dtype);
}

Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim,
                    std::optional<DType> dtype) const {
  return stubs::mean_dim::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::prod(std::optional<DType> dtype) const {
  return stubs::prod::call(*this, dtype);
}

Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::prod_dim_int::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::amax(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amax::call(*this, dim, keepdim);
}

Tensor Tensor::amin(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amin::call(*this, dim, keepdim);
}

Tensor Tensor::max() const {
  return stubs::max::call(*this);
}

Tensor Tensor::min() const {
  return stubs::min::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::max_dim::call(*this, dim, keepdim));
}

std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::min_dim::call(*this, dim, keepdim));
}

Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmax::call(*this, dim, keepdim);
}

Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmin::call(*this, dim, keepdim);
}

Tensor Tensor::any() const {
  return stubs::any::call(*this);
}

Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return stubs::any_dim::call(*this, dim, keepdim);
}

Tensor Tensor::all() const {
  return stubs::all::call(*this);
}

Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return stubs::all_dim::call(*this, dim, keepdim);
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::var_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim) const {
  return stubs::var_dim::call(*this, dim, unbiased, keepdim);
}

Tensor Tensor::std(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::std_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::logsumexp(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::logsumexp::call(*this, dim, keepdim);
}

Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumsum::call(*this, dim, dtype);
}

}  // namespace tenon
