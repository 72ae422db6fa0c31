// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/kernels/linear_algebra/meta.h"

namespace tenon {
namespace {

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorSpec addmm_spec(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                      const Scalar& beta, const Scalar& alpha) {
  return meta::addmm(self, mat1, mat2, beta, alpha);
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorSpec baddbmm_spec(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                        const Scalar& beta, const Scalar& alpha) {
  return meta::baddbmm(self, batch1, batch2, beta, alpha);
}

// bmm(Tensor self, Tensor mat2) -> Tensor
TensorSpec bmm_spec(const TensorBase& self, const TensorBase& mat2) {
  return meta::bmm(self, mat2);
}

// dot(Tensor self, Tensor tensor) -> Tensor
TensorSpec dot_spec(const TensorBase& self, const TensorBase& tensor) {
  return meta::dot(self, tensor);
}

// mm(Tensor self, Tensor mat2) -> Tensor
TensorSpec mm_spec(const TensorBase& self, const TensorBase& mat2) {
  return meta::mm(self, mat2);
}

// mv(Tensor self, Tensor vec) -> Tensor
TensorSpec mv_spec(const TensorBase& self, const TensorBase& vec) {
  return meta::mv(self, vec);
}

}  // namespace

void register_backend_linear_algebra() {
  constexpr backend::Registrar registrar("tenon/generated/backend/linear_algebra.cpp");
  registrar.structured<stubs::addmm, addmm_spec, kernels::addmm, stubs::addmm_, stubs::addmm_out>();
  registrar.structured<stubs::baddbmm, baddbmm_spec, kernels::baddbmm, stubs::baddbmm_,
                       stubs::baddbmm_out>();
  registrar.structured<stubs::bmm, bmm_spec, kernels::bmm, stubs::bmm_out>();
  registrar.structured<stubs::dot, dot_spec, kernels::dot, stubs::dot_out>();
  registrar.composite<stubs::linear, composite::linear>();
  registrar.composite<stubs::matmul, composite::matmul>();
  registrar.structured<stubs::mm, mm_spec, kernels::mm, stubs::mm_out>();
  registrar.structured<stubs::mv, mv_spec, kernels::mv, stubs::mv_out>();
  registrar.composite<stubs::outer, composite::outer>();
}

}  // namespace tenon
