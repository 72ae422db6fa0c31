// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/_linalg_slogdet.h"
#include "tenon/generated/ops/_linalg_solve_ex.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/linalg_qr.h"
#include "tenon/generated/ops/linalg_slogdet.h"
#include "tenon/generated/ops/linalg_solve.h"
#include "tenon/generated/ops/linalg_solve_ex.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/linalg_svd.h"
#include "tenon/generated/ops/linalg_svdvals.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/logdet.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/matrix_exp.h"
#include "tenon/generated/ops/matrix_power.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/pairwise_distance.h"
#include "tenon/generated/ops/pdist.h"
#include "tenon/generated/ops/pinverse.h"
#include "tenon/generated/ops/slogdet.h"
#include "tenon/generated/ops/tensordot.h"
#include "tenon/generated/ops/vander.h"
#include "tenon/generated/ops/vdot.h"
#include "tenon/generated/ops/vecdot.h"
#include "tenon/kernels/linear_algebra/meta.h"

namespace tenon {
namespace composite {

// linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
TensorBase linalg_solve(const TensorBase& A, const TensorBase& B, bool left);

// linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor
//   Vh)
std::tuple<TensorBase, TensorBase, TensorBase> linalg_svd(const TensorBase& A, bool full_matrices,
                                                          std::optional<std::string_view> driver);

// pdist(Tensor self, float p=2) -> Tensor
TensorBase pdist(const TensorBase& self, double p);

// vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
TensorBase vecdot(const TensorBase& x, const TensorBase& y, int64_t dim);

}  // namespace composite

namespace {

// linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)
std::tuple<TensorSpec, TensorSpec> linalg_qr_specs(const TensorBase& A, std::string_view mode) {
  return meta::qr(A, mode);
}

// _linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor
//   result, Tensor LU, Tensor pivots, Tensor info)
std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> _linalg_solve_ex_specs(
    const TensorBase& A, const TensorBase& B, bool left, bool check_errors) {
  return meta::solve(A, B, left);
}

// linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool
//   unitriangular=False) -> Tensor
TensorSpec linalg_solve_triangular_spec(const TensorBase& self, const TensorBase& B, bool upper,
                                        bool left, bool unitriangular) {
  return meta::solve_triangular(self, B, left);
}

// _linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) ->
//   (Tensor U, Tensor S, Tensor Vh)
std::tuple<TensorSpec, TensorSpec, TensorSpec> _linalg_svd_specs(
    const TensorBase& A, bool full_matrices, bool compute_uv,
    const std::optional<std::string_view>& driver) {
  return meta::svd(A, full_matrices, compute_uv, driver);
}

// lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) ->
//   (Tensor P, Tensor L, Tensor U)
std::tuple<TensorSpec, TensorSpec, TensorSpec> lu_unpack_specs(
    const TensorBase& LU_data, const TensorBase& LU_pivots, bool unpack_data, bool unpack_pivots) {
  return meta::lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots);
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

void register_backend_linear_algebra_from_linalg_qr() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/linear_algebra_from_linalg_qr.cpp");
  registrar.structured<stubs::linalg_qr, linalg_qr_specs, kernels::linalg_qr>();
  registrar.composite_below_autograd<stubs::_linalg_slogdet, composite::_linalg_slogdet>();
  registrar.composite<stubs::linalg_slogdet, composite::linalg_slogdet>();
  registrar.composite<stubs::linalg_solve, composite::linalg_solve, stubs::linalg_solve_out>();
  registrar.structured<stubs::_linalg_solve_ex, _linalg_solve_ex_specs,
                       kernels::_linalg_solve_ex>();
  registrar.composite<stubs::linalg_solve_ex, composite::linalg_solve_ex>();
  registrar.structured<stubs::linalg_solve_triangular, linalg_solve_triangular_spec,
                       kernels::linalg_solve_triangular, stubs::linalg_solve_triangular_out>();
  registrar.structured<stubs::_linalg_svd, _linalg_svd_specs, kernels::_linalg_svd>();
  registrar.composite<stubs::linalg_svd, composite::linalg_svd>();
  registrar.composite_below_autograd<stubs::linalg_svdvals, composite::linalg_svdvals>();
  registrar.composite<stubs::linalg_vander, composite::linalg_vander>();
  registrar.composite<stubs::linalg_vecdot, composite::linalg_vecdot>();
  registrar.composite_below_autograd<stubs::linalg_vector_norm, composite::vector_norm,
                                     stubs::linalg_vector_norm_out>();
  registrar.composite<stubs::linear, composite::linear>();
  registrar.composite<stubs::logdet, composite::logdet>();
  registrar.structured<stubs::lu_unpack, lu_unpack_specs, kernels::lu_unpack>();
  registrar.composite<stubs::matmul, composite::matmul>();
  registrar.composite<stubs::matrix_exp, composite::matrix_exp>();
  registrar.composite<stubs::matrix_power, composite::matrix_power>();
  registrar.structured<stubs::mm, mm_spec, kernels::mm, stubs::mm_out>();
  registrar.structured<stubs::mv, mv_spec, kernels::mv, stubs::mv_out>();
  registrar.composite<stubs::norm_Scalar, composite::norm_scalar>();
  registrar.composite<stubs::norm_ScalarOpt_dtype, composite::norm_dtype>();
  registrar.composite<stubs::norm_ScalarOpt_dim, composite::norm_dim>();
  registrar.composite<stubs::norm_ScalarOpt_dim_dtype, composite::norm_dim_dtype>();
  registrar.composite<stubs::outer, composite::outer>();
  registrar.composite<stubs::pairwise_distance, composite::pairwise_distance>();
  registrar.composite<stubs::pdist, composite::pdist>();
  registrar.composite<stubs::_pdist_forward, composite::pdist_forward>();
  registrar.composite<stubs::pinverse, composite::pinverse>();
  registrar.composite<stubs::slogdet, composite::slogdet>();
  registrar.composite<stubs::tensordot, composite::tensordot>();
  registrar.composite<stubs::vander, composite::vander>();
  registrar.composite<stubs::vdot, composite::vdot>();
  registrar.composite<stubs::vecdot, composite::vecdot>();
}

}  // namespace tenon
