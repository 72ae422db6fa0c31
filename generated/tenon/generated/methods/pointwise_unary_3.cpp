// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_3.h"

namespace tenon {

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

}  // namespace tenon
