// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_1.h"

namespace tenon {

Tensor Tensor::sqrt() const {
  return stubs::sqrt::call(*this);
}

Tensor& Tensor::sqrt_() const {
  stubs::sqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::erf() const {
  return stubs::erf::call(*this);
}

Tensor& Tensor::erf_() const {
  stubs::erf_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::erfc() const {
  return stubs::erfc::call(*this);
}

Tensor& Tensor::erfc_() const {
  stubs::erfc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::round() const {
  return stubs::round::call(*this);
}

Tensor& Tensor::round_() const {
  stubs::round_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::isnan() const {
  return stubs::isnan::call(*this);
}

Tensor Tensor::isinf() const {
  return stubs::isinf::call(*this);
}

Tensor Tensor::bitwise_not() const {
  return stubs::bitwise_not::call(*this);
}

Tensor& Tensor::bitwise_not_() const {
  stubs::bitwise_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
