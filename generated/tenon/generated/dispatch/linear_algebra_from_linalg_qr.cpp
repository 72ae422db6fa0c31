// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_linalg_slogdet.h"
#include "tenon/generated/ops/_linalg_solve_ex.h"
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/linalg_qr.h"
#include "tenon/generated/ops/linalg_slogdet.h"
#include "tenon/generated/ops/linalg_solve.h"
#include "tenon/generated/ops/linalg_solve_ex.h"
#include "tenon/generated/ops/linalg_solve_triangular.h"
#include "tenon/generated/ops/linalg_svd.h"
#include "tenon/generated/ops/linalg_svdvals.h"
#include "tenon/generated/ops/linalg_vander.h"
#include "tenon/generated/ops/linalg_vecdot.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::linalg_qr,
                      .doc = "Q with orthonormal columns and an upper triangular R, of which A is "
                      "the product.",
                      .derivatives = "A: formulas::qr_backward(grads[0], grads[1], Q, R, mode)");

TENON_DEFINE_OPERATOR(stubs::_linalg_slogdet,
                      .doc = "The sign of each determinant and the logarithm of its magnitude, "
                      "with the factors that they were found by.",
                      .derivatives = "A: formulas::slogdet_backward(grads[1], A, LU, pivots)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_slogdet,
                      .doc = "The sign of each determinant, and the logarithm of its magnitude.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_solve,
                      .doc = "X of AX = B, or of XA = B; a LinAlgError for a singular A.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_solve_out, stubs::linalg_solve);

TENON_DEFINE_OPERATOR(stubs::_linalg_solve_ex,
                      .doc = "X of AX = B, or of XA = B, with the factors that it was found by.",
                      .derivatives = "A, B: formulas::solve_backward(grad, A, B.sizes(), result, "
                      "LU, pivots, left, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::linalg_solve_ex,
                      .doc =
                      "X of AX = B, or of XA = B, and which pivot of A is 0, counted from 1, or 0.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_solve_triangular,
                      .doc = "X of AX = B, or of XA = B, where A is one triangle of self, with 1 "
                      "on its diagonal where it is unitriangular.",
                      .derivatives = "self, B: formulas::solve_triangular_backward(grad, self, "
                      "B.sizes(), result, upper, left, unitriangular, grad_input_mask)");
TENON_DEFINE_VARIANT(stubs::linalg_solve_triangular_out, stubs::linalg_solve_triangular);

TENON_DEFINE_OPERATOR(stubs::_linalg_svd,
                      .doc = "The singular values of each matrix in descending order, and vectors "
                      "U and Vᵀ with USVᵀ = A.",
                      .derivatives =
                      "A: formulas::svd_backward(grads[0], grads[1], grads[2], U, S, Vh)");

TENON_DEFINE_OPERATOR(stubs::linalg_svd,
                      .doc = "The singular values of each matrix in descending order, and vectors "
                      "U and Vᵀ with USVᵀ = A.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_svdvals,
                      .doc = "The singular values of each matrix in descending order.",
                      .derivatives = "A: formulas::svdvals_backward(grad, A)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vander,
                      .doc = "The powers from 0 of each element of the last dimension, in rows of "
                      "N or as many as there are elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vecdot,
                      .doc = "The sums of products over a dimension, the others broadcast.",
                      .composite = true);

void add_operators_linear_algebra_from_linalg_qr(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_qr, stubs::_linalg_slogdet, stubs::linalg_slogdet,
                        stubs::linalg_solve, stubs::linalg_solve_out, stubs::_linalg_solve_ex,
                        stubs::linalg_solve_ex, stubs::linalg_solve_triangular,
                        stubs::linalg_solve_triangular_out, stubs::_linalg_svd, stubs::linalg_svd,
                        stubs::linalg_svdvals, stubs::linalg_vander, stubs::linalg_vecdot>(
      dispatcher);
}

}  // namespace tenon
