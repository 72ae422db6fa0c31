// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/linear_algebra.h"

namespace tenon {

Tensor Tensor::mm(const Tensor& mat2) const {
  return stubs::mm::call(*this, mat2);
}

Tensor Tensor::bmm(const Tensor& mat2) const {
  return stubs::bmm::call(*this, mat2);
}

Tensor Tensor::addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                     const Scalar& alpha) const {
  return stubs::addmm::call(*this, mat1, mat2, beta, alpha);
}

Tensor& Tensor::addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                       const Scalar& alpha) const {
  stubs::addmm_::call(const_cast<Tensor&>(*this), mat1, mat2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                       const Scalar& alpha) const {
  return stubs::baddbmm::call(*this, batch1, batch2, beta, alpha);
}

Tensor& Tensor::baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                         const Scalar& alpha) const {
  stubs::baddbmm_::call(const_cast<Tensor&>(*this), batch1, batch2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

Tensor Tensor::mv(const Tensor& vec) const {
  return stubs::mv::call(*this, vec);
}

Tensor Tensor::dot(const Tensor& tensor) const {
  return stubs::dot::call(*this, tensor);
}

Tensor Tensor::outer(const Tensor& vec2) const {
  return stubs::outer::call(*this, vec2);
}

Tensor Tensor::matmul(const Tensor& other) const {
  return stubs::matmul::call(*this, other);
}

}  // namespace tenon
