// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/activation_1.h"

namespace tenon {

Tensor Tensor::relu() const {
  return stubs::relu::call(*this);
}

Tensor& Tensor::relu_() const {
  stubs::relu_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::softmax_int::call(*this, dim, dtype);
}

}  // namespace tenon
