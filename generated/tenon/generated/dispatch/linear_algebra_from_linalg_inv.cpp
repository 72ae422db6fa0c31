// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::linalg_inv, "linear_algebra",
                      .doc = "The inverse of each matrix; a LinAlgError for a singular one.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_inv_out, stubs::linalg_inv);

TENON_DEFINE_OPERATOR(stubs::linalg_inv_ex, "linear_algebra",
                      .doc = "The inverse of each matrix, and which of its pivots is 0, counted "
                      "from 1, or 0.",
                      .derivatives = "A: -(matmul(matmul(formulas::transposed(inverse), grad), "
                      "formulas::transposed(inverse)))");

TENON_DEFINE_OPERATOR(stubs::linalg_lstsq, "linear_algebra",
                      .doc = "X of the least norm for which ‖AX - b‖ is least, and the ranks; no "
                      "residuals and singular values.",
                      .derivatives =
                      "self, b: formulas::lstsq_backward(grad, self, b, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::linalg_lu, "linear_algebra",
                      .doc = "A permutation, a lower and an upper triangular matrix of which A is "
                      "the product.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_lu_factor, "linear_algebra",
                      .doc = "L below the diagonal and U from it on, and the swaps of rows; a "
                      "LinAlgError where U has a 0 on its diagonal.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_lu_factor_ex, "linear_algebra",
                      .doc = "L below the diagonal and U from it on, the swaps of rows, and which "
                      "element of U is 0, counted from 1, or 0.",
                      .derivatives = "A: formulas::lu_factor_backward(grad, LU, pivots)");

TENON_DEFINE_OPERATOR(stubs::linalg_lu_solve, "linear_algebra",
                      .doc = "X of AX = B or XA = B, or of the same with the transpose of A, by "
                      "the factors of A.",
                      .derivatives = "LU: formulas::lu_solve_factors_backward(grad, LU, pivots, "
                      "result, left, adjoint)\nB: sum_to(linalg_lu_solve(LU, pivots, grad, left, "
                      "!adjoint), B.sizes())");

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_exp, "linear_algebra",
                      .doc = "The exponential of each matrix.",
                      .derivatives = "self: formulas::matrix_exp_backward(grad, self)");

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_norm, "linear_algebra",
                      .doc = "The norm of the matrices of two dimensions that vectors of the norm "
                      "of order 1, 2 or inf induce.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_norm_str_ord, "linear_algebra",
                      .doc = "The norm of the matrices of two dimensions, that of Frobenius or the "
                      "nuclear one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_power, "linear_algebra",
                      .doc = "Each matrix to the power of a whole number; of a negative one the "
                      "inverse is multiplied.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_rank_atol_rtol_tensor, "linear_algebra",
                      .doc = "How many singular values of each matrix are above a tolerance.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_rank_atol_rtol_float, "linear_algebra",
                      .doc = "How many singular values of each matrix are above a tolerance.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_matrix_rank, "linear_algebra",
                      .doc = "How many singular values of each matrix are above a number.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_multi_dot, "linear_algebra",
                      .doc = "The product of matrices, of which the first and the last may be "
                      "vectors, in the order that costs least.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_norm, "linear_algebra",
                      .doc = "The norm of matrices where there are an order and two dimensions, "
                      "else of the elements as a vector.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_norm_ord_str, "linear_algebra",
                      .doc = "The norm of the matrices of two dimensions, that of Frobenius or the "
                      "nuclear one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_pinv_atol_rtol_tensor, "linear_algebra",
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "tolerance count as 0.",
                      .derivatives = "self: formulas::pinv_backward(grad, result, self)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_pinv_atol_rtol_float, "linear_algebra",
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "tolerance count as 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_pinv, "linear_algebra",
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "part of the greatest count as 0.", .composite = true);

void add_operators_linear_algebra_from_linalg_inv(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_inv, stubs::linalg_inv_out, stubs::linalg_inv_ex,
                        stubs::linalg_lstsq, stubs::linalg_lu, stubs::linalg_lu_factor,
                        stubs::linalg_lu_factor_ex, stubs::linalg_lu_solve,
                        stubs::linalg_matrix_exp, stubs::linalg_matrix_norm,
                        stubs::linalg_matrix_norm_str_ord, stubs::linalg_matrix_power,
                        stubs::linalg_matrix_rank_atol_rtol_tensor,
                        stubs::linalg_matrix_rank_atol_rtol_float, stubs::linalg_matrix_rank,
                        stubs::linalg_multi_dot, stubs::linalg_norm, stubs::linalg_norm_ord_str,
                        stubs::linalg_pinv_atol_rtol_tensor, stubs::linalg_pinv_atol_rtol_float,
                        stubs::linalg_pinv>(dispatcher);
}

}  // namespace tenon
