// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/softmax.h"

namespace tenon {

// relu(Tensor self) -> Tensor
Tensor Tensor::relu() const {
  return ops::relu::call(*this);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::relu_() const {
  ops::relu_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return ops::softmax_int::call(*this, dim, dtype);
}

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return ops::log_softmax_int::call(*this, dim, dtype);
}

}  // namespace tenon
