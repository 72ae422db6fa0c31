// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/tensordot.h"
#include "tenon/kernels/linear_algebra/meta.h"

namespace tenon {
namespace composite {

// cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
TensorBase cdist(const TensorBase& x1, const TensorBase& x2, double p,
                 std::optional<int64_t> compute_mode);

// cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
TensorBase cosine_similarity(const TensorBase& x1, const TensorBase& x2, int64_t dim, double eps);

// linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
TensorBase linalg_vecdot(const TensorBase& x, const TensorBase& y, int64_t dim);

// pdist(Tensor self, float p=2) -> Tensor
TensorBase pdist(const TensorBase& self, double p);

}  // namespace composite

namespace {

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorSpec addmm_spec(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                      const Scalar& beta, const Scalar& alpha) {
  return meta::addmm(self, mat1, mat2, beta, alpha);
}

// addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorSpec addmv_spec(const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                      const Scalar& beta, const Scalar& alpha) {
  return meta::addmv(self, mat, vec, beta, alpha);
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
  registrar.structured<stubs::addmv, addmv_spec, kernels::addmv, stubs::addmv_, stubs::addmv_out>();
  registrar.structured<stubs::baddbmm, baddbmm_spec, kernels::baddbmm, stubs::baddbmm_,
                       stubs::baddbmm_out>();
  registrar.structured<stubs::bmm, bmm_spec, kernels::bmm, stubs::bmm_out>();
  registrar.composite<stubs::cdist, composite::cdist>();
  registrar.composite<stubs::_cdist_forward, composite::cdist_forward>();
  registrar.composite<stubs::cosine_similarity, composite::cosine_similarity>();
  registrar.structured<stubs::dot, dot_spec, kernels::dot, stubs::dot_out>();
  registrar.composite<stubs::einsum, composite::einsum>();
  registrar.composite<stubs::kron, composite::kron>();
  registrar.composite<stubs::linalg_cross, composite::linalg_cross>();
  registrar.composite<stubs::linalg_vander, composite::linalg_vander>();
  registrar.composite<stubs::linalg_vecdot, composite::linalg_vecdot>();
  registrar.composite_below_autograd<stubs::linalg_vector_norm, composite::vector_norm,
                                     stubs::linalg_vector_norm_out>();
  registrar.composite<stubs::linear, composite::linear>();
  registrar.composite<stubs::matmul, composite::matmul>();
  registrar.structured<stubs::mm, mm_spec, kernels::mm, stubs::mm_out>();
  registrar.structured<stubs::mv, mv_spec, kernels::mv, stubs::mv_out>();
  registrar.composite<stubs::norm_Scalar, composite::norm_scalar>();
  registrar.composite<stubs::norm_ScalarOpt_dtype, composite::norm_dtype>();
  registrar.composite<stubs::norm_ScalarOpt_dim, composite::norm_dim>();
  registrar.composite<stubs::norm_ScalarOpt_dim_dtype, composite::norm_dim_dtype>();
  registrar.composite<stubs::outer, composite::outer>();
  registrar.composite<stubs::pdist, composite::pdist>();
  registrar.composite<stubs::_pdist_forward, composite::pdist_forward>();
  registrar.composite<stubs::tensordot, composite::tensordot>();
}

}  // namespace tenon
