// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/ops/linalg_inv.h"
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_lstsq.h"
#include "tenon/generated/ops/linalg_lu.h"
#include "tenon/generated/ops/linalg_lu_factor.h"
#include "tenon/generated/ops/linalg_lu_factor_ex.h"
#include "tenon/generated/ops/linalg_lu_solve.h"
#include "tenon/generated/ops/linalg_matrix_exp.h"
#include "tenon/generated/ops/linalg_matrix_norm.h"
#include "tenon/generated/ops/linalg_matrix_power.h"
#include "tenon/generated/ops/linalg_matrix_rank.h"
#include "tenon/generated/ops/linalg_multi_dot.h"
#include "tenon/generated/ops/linalg_norm.h"
#include "tenon/generated/ops/linalg_pinv.h"
#include "tenon/kernels/linear_algebra/meta.h"

namespace tenon {
namespace composite {

// linalg_inv(Tensor A) -> Tensor
TensorBase linalg_inv(const TensorBase& A);

// linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor
TensorBase linalg_matrix_rank(const TensorBase& self, double tol, bool hermitian);

// linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor
TensorBase linalg_pinv(const TensorBase& self, double rcond, bool hermitian);

}  // namespace composite

namespace {

// linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)
std::tuple<TensorSpec, TensorSpec> linalg_inv_ex_specs(const TensorBase& A, bool check_errors) {
  return meta::square_with_info("linalg_inv", A);
}

// linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution,
//   Tensor residuals, Tensor rank, Tensor singular_values)
std::tuple<TensorSpec, TensorSpec, TensorSpec, TensorSpec> linalg_lstsq_specs(
    const TensorBase& self, const TensorBase& b, const std::optional<double>& rcond,
    const std::optional<std::string_view>& driver) {
  return meta::lstsq(self, b, driver);
}

// linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor
//   pivots, Tensor info)
std::tuple<TensorSpec, TensorSpec, TensorSpec> linalg_lu_factor_ex_specs(
    const TensorBase& A, bool pivot, bool check_errors) {
  return meta::lu_factor(A, pivot);
}

// linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) ->
//   Tensor
TensorSpec linalg_lu_solve_spec(const TensorBase& LU, const TensorBase& pivots, const TensorBase& B,
                                bool left, bool adjoint) {
  return meta::lu_solve(LU, pivots, B, left);
}

// linalg_matrix_exp(Tensor self) -> Tensor
TensorSpec linalg_matrix_exp_spec(const TensorBase& self) {
  return meta::matrix_exp(self);
}

}  // namespace

void register_backend_linear_algebra_from_linalg_inv() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/linear_algebra_from_linalg_inv.cpp");
  registrar.composite<stubs::linalg_inv, composite::linalg_inv, stubs::linalg_inv_out>();
  registrar.structured<stubs::linalg_inv_ex, linalg_inv_ex_specs, kernels::linalg_inv_ex>();
  registrar.structured<stubs::linalg_lstsq, linalg_lstsq_specs, kernels::linalg_lstsq>();
  registrar.composite<stubs::linalg_lu, composite::linalg_lu>();
  registrar.composite<stubs::linalg_lu_factor, composite::linalg_lu_factor>();
  registrar.structured<stubs::linalg_lu_factor_ex, linalg_lu_factor_ex_specs,
                       kernels::linalg_lu_factor_ex>();
  registrar.structured<stubs::linalg_lu_solve, linalg_lu_solve_spec, kernels::linalg_lu_solve>();
  registrar.structured<stubs::linalg_matrix_exp, linalg_matrix_exp_spec,
                       kernels::linalg_matrix_exp>();
  registrar.composite<stubs::linalg_matrix_norm, composite::linalg_matrix_norm>();
  registrar.composite<stubs::linalg_matrix_norm_str_ord, composite::linalg_matrix_norm_str>();
  registrar.composite<stubs::linalg_matrix_power, composite::linalg_matrix_power>();
  registrar.composite<stubs::linalg_matrix_rank_atol_rtol_tensor,
                      composite::linalg_matrix_rank_tensor>();
  registrar.composite<stubs::linalg_matrix_rank_atol_rtol_float,
                      composite::linalg_matrix_rank_float>();
  registrar.composite<stubs::linalg_matrix_rank, composite::linalg_matrix_rank>();
  registrar.composite<stubs::linalg_multi_dot, composite::linalg_multi_dot>();
  registrar.composite<stubs::linalg_norm, composite::linalg_norm>();
  registrar.composite<stubs::linalg_norm_ord_str, composite::linalg_norm_str>();
  registrar.composite_below_autograd<stubs::linalg_pinv_atol_rtol_tensor,
                                     composite::linalg_pinv_tensor>();
  registrar.composite<stubs::linalg_pinv_atol_rtol_float, composite::linalg_pinv_float>();
  registrar.composite<stubs::linalg_pinv, composite::linalg_pinv>();
}

}  // namespace tenon
