// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::softmax_int::call(*this, dim, dtype);
}

Tensor Tensor::gt(const Tensor& other) const {
  return stubs::gt_Tensor::call(*this, other);
}

Tensor& Tensor::gt_(const Tensor& other) const {
  stubs::gt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::gt(const Scalar& other) const {
  return stubs::gt_Scalar::call(*this, other);
}

Tensor& Tensor::gt_(const Scalar& other) const {
  stubs::gt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_or(const Tensor& other) const {
  return stubs::logical_or::call(*this, other);
}

Tensor& Tensor::logical_or_(const Tensor& other) const {
  stubs::logical_or_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::isclose::call(*this, other, rtol, atol, equal_nan);
}

Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  stubs::copy_::call(const_cast<Tensor&>(*this), src, non_blocking);
  return const_cast<Tensor&>(*this);
}

Scalar Tensor::item() const {
  return stubs::item::call(*this);
}

Tensor& Tensor::zero_() const {
  stubs::zero_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format) const {
  stubs::resize_::call(const_cast<Tensor&>(*this), size, memory_format);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset) const {
  return stubs::as_strided_scatter::call(*this, src, size, stride, storage_offset);
}

Tensor Tensor::matmul(const Tensor& other) const {
  return stubs::matmul::call(*this, other);
}

Tensor Tensor::remainder(const Tensor& other) const {
  return stubs::remainder_Tensor::call(*this, other);
}

Tensor& Tensor::remainder_(const Tensor& other) const {
  stubs::remainder__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::remainder(const Scalar& other) const {
  return stubs::remainder_Scalar::call(*this, other);
}

Tensor& Tensor::remainder_(const Scalar& other) const {
  stubs::remainder__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::maximum(const Tensor& other) const {
  return stubs::maximum::call(*this, other);
}

Tensor Tensor::bitwise_or(const Tensor& other) const {
  return stubs::bitwise_or_Tensor::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Tensor& other) const {
  stubs::bitwise_or__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::bitwise_or(const Scalar& other) const {
  return stubs::bitwise_or_Scalar::call(*this, other);
}

Tensor& Tensor::bitwise_or_(const Scalar& other) const {
  stubs::bitwise_or__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::abs() const {
  return stubs::abs::call(*this);
}

Tensor& Tensor::abs_() const {
  stubs::abs_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::asin() const {
  return stubs::asin::call(*this);
}

Tensor& Tensor::asin_() const {
  stubs::asin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::asinh() const {
  return stubs::asinh::call(*this);
}

Tensor& Tensor::asinh_() const {
  stubs::asinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::floor() const {
  return stubs::floor::call(*this);
}

Tensor& Tensor::floor_() const {
  stubs::floor_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log2() const {
  return stubs::log2::call(*this);
}

Tensor& Tensor::log2_() const {
  stubs::log2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::rsqrt() const {
  return stubs::rsqrt::call(*this);
}

Tensor& Tensor::rsqrt_() const {
  stubs::rsqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sign() const {
  return stubs::sign::call(*this);
}

Tensor& Tensor::sign_() const {
  stubs::sign_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sin() const {
  return stubs::sin::call(*this);
}

Tensor& Tensor::sin_() const {
  stubs::sin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sinh() const {
  return stubs::sinh::call(*this);
}

Tensor& Tensor::sinh_() const {
  stubs::sinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::isfinite() const {
  return stubs::isfinite::call(*this);
}

Tensor Tensor::clamp(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return stubs::clamp::call(*this, min, max);
}

Tensor& Tensor::clamp_(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  stubs::clamp_::call(const_cast<Tensor&>(*this), min, max);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::clamp_max(const Scalar& max) const {
  return stubs::clamp_max::call(*this, max);
}

Tensor& Tensor::clamp_max_(const Scalar& max) const {
  stubs::clamp_max_::call(const_cast<Tensor&>(*this), max);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::bernoulli_(double p, const std::optional<Generator>& generator) const {
  stubs::bernoulli__float::call(const_cast<Tensor&>(*this), p, generator);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmax::call(*this, dim, keepdim);
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::var_correction::call(*this, dim, correction, keepdim);
}

Tensor Tensor::var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim) const {
  return stubs::var_dim::call(*this, dim, unbiased, keepdim);
}

Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset) const {
  return stubs::as_strided::call(*this, size, stride, storage_offset);
}

Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return stubs::narrow::call(*this, dim, start, length);
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

Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diagonal::call(*this, offset, dim1, dim2);
}

Tensor Tensor::view(IntArrayRef size) const {
  return stubs::view::call(*this, size);
}

Tensor& Tensor::squeeze_() const {
  stubs::squeeze_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::squeeze_(int64_t dim) const {
  stubs::squeeze__dim::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
