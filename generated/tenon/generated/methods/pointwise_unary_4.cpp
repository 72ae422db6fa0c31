// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_4.h"

namespace tenon {

Tensor Tensor::exp() const {
  return stubs::exp::call(*this);
}

Tensor& Tensor::exp_() const {
  stubs::exp_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::acosh() const {
  return stubs::acosh::call(*this);
}

Tensor& Tensor::acosh_() const {
  stubs::acosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::atan() const {
  return stubs::atan::call(*this);
}

Tensor& Tensor::atan_() const {
  stubs::atan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::atanh() const {
  return stubs::atanh::call(*this);
}

Tensor& Tensor::atanh_() const {
  stubs::atanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::ceil() const {
  return stubs::ceil::call(*this);
}

Tensor& Tensor::ceil_() const {
  stubs::ceil_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::cosh() const {
  return stubs::cosh::call(*this);
}

Tensor& Tensor::cosh_() const {
  stubs::cosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::exp2() const {
  return stubs::exp2::call(*this);
}

Tensor& Tensor::exp2_() const {
  stubs::exp2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::expm1() const {
  return stubs::expm1::call(*this);
}

Tensor& Tensor::expm1_() const {
  stubs::expm1_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log10() const {
  return stubs::log10::call(*this);
}

Tensor& Tensor::log10_() const {
  stubs::log10_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log1p() const {
  return stubs::log1p::call(*this);
}

Tensor& Tensor::log1p_() const {
  stubs::log1p_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::sigmoid() const {
  return stubs::sigmoid::call(*this);
}

Tensor& Tensor::sigmoid_() const {
  stubs::sigmoid_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tan() const {
  return stubs::tan::call(*this);
}

Tensor& Tensor::tan_() const {
  stubs::tan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::tanh() const {
  return stubs::tanh::call(*this);
}

Tensor& Tensor::tanh_() const {
  stubs::tanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::logical_not() const {
  return stubs::logical_not::call(*this);
}

Tensor& Tensor::logical_not_() const {
  stubs::logical_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::clamp_min(const Scalar& min) const {
  return stubs::clamp_min::call(*this, min);
}

Tensor& Tensor::clamp_min_(const Scalar& min) const {
  stubs::clamp_min_::call(const_cast<Tensor&>(*this), min);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
