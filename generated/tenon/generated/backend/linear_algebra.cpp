// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cholesky.h"
#include "tenon/generated/ops/cholesky_inverse.h"
#include "tenon/generated/ops/cholesky_solve.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/cross.h"
#include "tenon/generated/ops/det.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/inverse.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cholesky.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_cond.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_det.h"
#include "tenon/generated/ops/linalg_eigh.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"
#include "tenon/kernels/linear_algebra/meta.h"

namespace tenon {
namespace composite {

// cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
TensorBase cdist(const TensorBase& x1, const TensorBase& x2, double p,
                 std::optional<int64_t> compute_mode);

// linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
TensorBase linalg_cholesky(const TensorBase& self, bool upper);

// linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)
std::tuple<TensorBase, TensorBase> linalg_eigh(const TensorBase& self, std::string_view UPLO);

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

// linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L,
//   Tensor info)
std::tuple<TensorSpec, TensorSpec> linalg_cholesky_ex_specs(const TensorBase& self, bool upper,
                                                            bool check_errors) {
  return meta::square_with_info("linalg_cholesky", self);
}

// _linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor
//   eigenvectors)
std::tuple<TensorSpec, TensorSpec> _linalg_eigh_specs(const TensorBase& A, std::string_view UPLO,
                                                      bool compute_v) {
  return meta::eigh(A, UPLO, compute_v);
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
  registrar.composite<stubs::cholesky, composite::cholesky>();
  registrar.composite<stubs::cholesky_inverse, composite::cholesky_inverse>();
  registrar.composite<stubs::cholesky_solve, composite::cholesky_solve>();
  registrar.composite<stubs::cosine_similarity, composite::cosine_similarity>();
  registrar.composite<stubs::cross, composite::cross>();
  registrar.composite<stubs::det, composite::det>();
  registrar.structured<stubs::dot, dot_spec, kernels::dot, stubs::dot_out>();
  registrar.composite<stubs::einsum, composite::einsum>();
  registrar.composite<stubs::inverse, composite::inverse>();
  registrar.composite<stubs::kron, composite::kron>();
  registrar.composite<stubs::linalg_cholesky, composite::linalg_cholesky,
                      stubs::linalg_cholesky_out>();
  registrar.structured<stubs::linalg_cholesky_ex, linalg_cholesky_ex_specs,
                       kernels::linalg_cholesky_ex>();
  registrar.composite<stubs::linalg_cond, composite::linalg_cond>();
  registrar.composite<stubs::linalg_cond_p_str, composite::linalg_cond_str>();
  registrar.composite<stubs::linalg_cross, composite::linalg_cross>();
  registrar.composite_below_autograd<stubs::_linalg_det, composite::_linalg_det>();
  registrar.composite<stubs::linalg_det, composite::linalg_det>();
  registrar.structured<stubs::_linalg_eigh, _linalg_eigh_specs, kernels::_linalg_eigh>();
  registrar.composite<stubs::linalg_eigh, composite::linalg_eigh>();
  registrar.composite_below_autograd<stubs::linalg_eigvalsh, composite::linalg_eigvalsh>();
}

}  // namespace tenon
