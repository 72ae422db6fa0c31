// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_unary_2.h"

namespace tenon {

Tensor Tensor::neg() const {
  return stubs::neg::call(*this);
}

Tensor& Tensor::neg_() const {
  stubs::neg_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::acos() const {
  return stubs::acos::call(*this);
}

Tensor& Tensor::acos_() const {
  stubs::acos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::cos() const {
  return stubs::cos::call(*this);
}

Tensor& Tensor::cos_() const {
  stubs::cos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::log() const {
  return stubs::log::call(*this);
}

Tensor& Tensor::log_() const {
  stubs::log_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::reciprocal() const {
  return stubs::reciprocal::call(*this);
}

Tensor& Tensor::reciprocal_() const {
  stubs::reciprocal_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::square() const {
  return stubs::square::call(*this);
}

Tensor& Tensor::square_() const {
  stubs::square_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::trunc() const {
  return stubs::trunc::call(*this);
}

Tensor& Tensor::trunc_() const {
  stubs::trunc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
