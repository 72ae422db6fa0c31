// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

namespace tenon {

// mm(Tensor self, Tensor mat2) -> Tensor
Tensor Tensor::mm(const Tensor& mat2) const {
  return ops::mm::call(*this, mat2);
}

// bmm(Tensor self, Tensor mat2) -> Tensor
Tensor Tensor::bmm(const Tensor& mat2) const {
  return ops::bmm::call(*this, mat2);
}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor Tensor::addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) const {
  return ops::addmm::call(*this, mat1, mat2, beta, alpha);
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) const {
  ops::addmm_::call(const_cast<Tensor&>(*this), mat1, mat2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor Tensor::baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta, const Scalar& alpha) const {
  return ops::baddbmm::call(*this, batch1, batch2, beta, alpha);
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta, const Scalar& alpha) const {
  ops::baddbmm_::call(const_cast<Tensor&>(*this), batch1, batch2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

// mv(Tensor self, Tensor vec) -> Tensor
Tensor Tensor::mv(const Tensor& vec) const {
  return ops::mv::call(*this, vec);
}

// dot(Tensor self, Tensor tensor) -> Tensor
Tensor Tensor::dot(const Tensor& tensor) const {
  return ops::dot::call(*this, tensor);
}

// outer(Tensor self, Tensor vec2) -> Tensor
Tensor Tensor::outer(const Tensor& vec2) const {
  return ops::outer::call(*this, vec2);
}

// matmul(Tensor self, Tensor other) -> Tensor
Tensor Tensor::matmul(const Tensor& other) const {
  return ops::matmul::call(*this, other);
}

}  // namespace tenon
