// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::linalg_qr, "linear_algebra",
                      .doc = "Q with orthonormal columns and an upper triangular R, of which A is "
                      "the product.",
                      .derivatives = "A: formulas::qr_backward(grads[0], grads[1], Q, R, mode)");

TENON_DEFINE_OPERATOR(stubs::_linalg_slogdet, "linear_algebra",
                      .doc = "The sign of each determinant and the logarithm of its magnitude, "
                      "with the factors that they were found by.",
                      .derivatives = "A: formulas::slogdet_backward(grads[1], A, LU, pivots)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_slogdet, "linear_algebra",
                      .doc = "The sign of each determinant, and the logarithm of its magnitude.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_solve, "linear_algebra",
                      .doc = "X of AX = B, or of XA = B; a LinAlgError for a singular A.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_solve_out, stubs::linalg_solve);

TENON_DEFINE_OPERATOR(stubs::_linalg_solve_ex, "linear_algebra",
                      .doc = "X of AX = B, or of XA = B, with the factors that it was found by.",
                      .derivatives = "A, B: formulas::solve_backward(grad, A, B.sizes(), result, "
                      "LU, pivots, left, grad_input_mask)");

TENON_DEFINE_OPERATOR(stubs::linalg_solve_ex, "linear_algebra",
                      .doc =
                      "X of AX = B, or of XA = B, and which pivot of A is 0, counted from 1, or 0.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_solve_triangular, "linear_algebra",
                      .doc = "X of AX = B, or of XA = B, where A is one triangle of self, with 1 "
                      "on its diagonal where it is unitriangular.",
                      .derivatives = "self, B: formulas::solve_triangular_backward(grad, self, "
                      "B.sizes(), result, upper, left, unitriangular, grad_input_mask)");
TENON_DEFINE_VARIANT(stubs::linalg_solve_triangular_out, stubs::linalg_solve_triangular);

TENON_DEFINE_OPERATOR(stubs::_linalg_svd, "linear_algebra",
                      .doc = "The singular values of each matrix in descending order, and vectors "
                      "U and Vᵀ with USVᵀ = A.",
                      .derivatives =
                      "A: formulas::svd_backward(grads[0], grads[1], grads[2], U, S, Vh)");

TENON_DEFINE_OPERATOR(stubs::linalg_svd, "linear_algebra",
                      .doc = "The singular values of each matrix in descending order, and vectors "
                      "U and Vᵀ with USVᵀ = A.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_svdvals, "linear_algebra",
                      .doc = "The singular values of each matrix in descending order.",
                      .derivatives = "A: formulas::svdvals_backward(grad, A)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vander, "linear_algebra",
                      .doc = "The powers from 0 of each element of the last dimension, in rows of "
                      "N or as many as there are elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vecdot, "linear_algebra",
                      .doc = "The sums of conj(x) * y over a dimension, the others broadcast.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vector_norm, "linear_algebra",
                      .doc = "The norm of the elements over dimensions as a vector; of order 0 how "
                      "many are not 0, of inf the greatest.",
                      .derivatives =
                      "self: formulas::vector_norm_backward(grad, self, ord, dim, keepdim, result)",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_vector_norm_out, stubs::linalg_vector_norm);

TENON_DEFINE_OPERATOR(stubs::linear, "linear_algebra",
                      .doc = "input @ weight.t() + bias over the last dimension of input.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::logdet, "linear_algebra",
                      .doc = "The logarithm of each determinant, NaN where it is negative.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::lu_unpack, "linear_algebra",
                      .doc = "The matrices P, L and U of factors, of which A is the product.",
                      .derivatives =
                      "LU_data: formulas::lu_unpack_backward(grads[1], grads[2], LU_data.sizes())");

TENON_DEFINE_OPERATOR(stubs::matmul, "linear_algebra",
                      .doc = "The product of vectors, matrices or broadcast batches of matrices, "
                      "as the operands' dimensions say.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::matrix_exp, "linear_algebra", .doc = "The exponential of each matrix.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::matrix_power, "linear_algebra",
                      .doc = "Each matrix to the power of a whole number; of a negative one the "
                      "inverse is multiplied.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mm, "linear_algebra", .doc = "The product of two matrices.",
                      .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mm_out, stubs::mm);

TENON_DEFINE_OPERATOR(stubs::mv, "linear_algebra", .doc = "The product of a matrix and a vector.",
                      .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mv_out, stubs::mv);

TENON_DEFINE_OPERATOR(stubs::norm_Scalar, "linear_algebra",
                      .doc = "The norm of order p of all elements.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dtype, "linear_algebra",
                      .doc = "The norm of order p, or 2, of all elements, computed in a dtype.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dim, "linear_algebra",
                      .doc = "The norm of order p, or 2, of the elements over dimensions.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::norm_ScalarOpt_dim_dtype, "linear_algebra",
                      .doc = "The norm of order p, or 2, of the elements over dimensions, computed "
                      "in a dtype.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::outer, "linear_algebra", .doc = "The outer product of two vectors.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::pairwise_distance, "linear_algebra",
                      .doc = "The norms of x1 - x2 + eps along the last dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::pdist, "linear_algebra",
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pdist_forward, "linear_algebra",
                      .doc = "The distances of each two rows, by the norm of order p.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::pinverse, "linear_algebra",
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "part of the greatest count as 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::slogdet, "linear_algebra",
                      .doc = "The sign of each determinant, and the logarithm of its magnitude.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::tensordot, "linear_algebra",
                      .doc = "The sums of products over pairs of dimensions, of all other elements "
                      "of self and other.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::vander, "linear_algebra",
                      .doc = "The powers of each element of a vector, in rows of N or as many as "
                      "there are elements, the greatest first.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::vdot, "linear_algebra",
                      .doc =
                      "The sum of products of the elements of conj(self) and other, two vectors.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::vecdot, "linear_algebra",
                      .doc = "The sums of conj(x) * y over a dimension, the others broadcast.",
                      .composite = true);

void add_operators_linear_algebra_from_linalg_qr(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_qr, stubs::_linalg_slogdet, stubs::linalg_slogdet,
                        stubs::linalg_solve, stubs::linalg_solve_out, stubs::_linalg_solve_ex,
                        stubs::linalg_solve_ex, stubs::linalg_solve_triangular,
                        stubs::linalg_solve_triangular_out, stubs::_linalg_svd, stubs::linalg_svd,
                        stubs::linalg_svdvals, stubs::linalg_vander, stubs::linalg_vecdot,
                        stubs::linalg_vector_norm, stubs::linalg_vector_norm_out, stubs::linear,
                        stubs::logdet, stubs::lu_unpack, stubs::matmul, stubs::matrix_exp,
                        stubs::matrix_power, stubs::mm, stubs::mm_out, stubs::mv, stubs::mv_out,
                        stubs::norm_Scalar, stubs::norm_ScalarOpt_dtype, stubs::norm_ScalarOpt_dim,
                        stubs::norm_ScalarOpt_dim_dtype, stubs::outer, stubs::pairwise_distance,
                        stubs::pdist, stubs::_pdist_forward, stubs::pinverse, stubs::slogdet,
                        stubs::tensordot, stubs::vander, stubs::vdot, stubs::vecdot>(dispatcher);
}

}  // namespace tenon
