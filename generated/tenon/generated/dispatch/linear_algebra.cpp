// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
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

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::addmm, "linear_algebra",
                      .doc = "beta * self + alpha * (mat1 @ mat2); self is broadcast to the "
                      "product, and not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), "
                      "beta)\nmat1: maybe_multiply(mm(grad, mat2.t()), alpha)\nmat2: "
                      "maybe_multiply(mm(mat1.t(), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::addmm_, stubs::addmm);
TENON_DEFINE_VARIANT(stubs::addmm_out, stubs::addmm);

TENON_DEFINE_OPERATOR(stubs::addmv, "linear_algebra",
                      .doc = "beta * self + alpha * (mat @ vec); self is broadcast to the product, "
                      "and not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nmat: "
                      "maybe_multiply(grad.unsqueeze(1) * vec, alpha)\nvec: "
                      "maybe_multiply(mv(mat.t(), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::addmv_, stubs::addmv);
TENON_DEFINE_VARIANT(stubs::addmv_out, stubs::addmv);

TENON_DEFINE_OPERATOR(stubs::baddbmm, "linear_algebra",
                      .doc = "beta * self + alpha * bmm(batch1, batch2); self is broadcast, and "
                      "not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), "
                      "beta)\nbatch1: maybe_multiply(bmm(grad, batch2.transpose(1, 2)), "
                      "alpha)\nbatch2: maybe_multiply(bmm(batch1.transpose(1, 2), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::baddbmm_, stubs::baddbmm);
TENON_DEFINE_VARIANT(stubs::baddbmm_out, stubs::baddbmm);

TENON_DEFINE_OPERATOR(stubs::bmm, "linear_algebra",
                      .doc = "The products of two batches of matrices.",
                      .derivatives =
                      "self: bmm(grad, mat2.transpose(1, 2))\nmat2: bmm(self.transpose(1, 2), "
                      "grad)");
TENON_DEFINE_VARIANT(stubs::bmm_out, stubs::bmm);

TENON_DEFINE_OPERATOR(stubs::cdist, "linear_algebra",
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_cdist_forward, "linear_algebra",
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky, "linear_algebra",
                      .doc = "L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that "
                      "is not positive definite.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky_inverse, "linear_algebra",
                      .doc = "The inverse of the matrix of which self is the Cholesky factor.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky_solve, "linear_algebra",
                      .doc = "X of AX = self, where input2 is the Cholesky factor of A.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_similarity, "linear_algebra",
                      .doc = "The cosine of the angle of the vectors along a dimension, whose "
                      "lengths are at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cross, "linear_algebra",
                      .doc = "The vectors that stand at right angles to those along a dimension of "
                      "size 3, by default the first of them.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::det, "linear_algebra", .doc = "The determinant of each matrix.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::dot, "linear_algebra", .doc = "The inner product of two vectors.",
                      .derivatives = "self: grad * tensor\ntensor: grad * self");
TENON_DEFINE_VARIANT(stubs::dot_out, stubs::dot);

TENON_DEFINE_OPERATOR(stubs::einsum, "linear_algebra",
                      .doc = "The sums of products over dimensions that letters name, as in "
                      "`ij,jk->ik`; path tells which are multiplied next.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::inverse, "linear_algebra",
                      .doc = "The inverse of each matrix; a LinAlgError for a singular one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::kron, "linear_algebra",
                      .doc = "The blocks that other times each element of self makes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cholesky, "linear_algebra",
                      .doc = "L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that "
                      "is not positive definite.", .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_cholesky_out, stubs::linalg_cholesky);

TENON_DEFINE_OPERATOR(stubs::linalg_cholesky_ex, "linear_algebra",
                      .doc = "L of LLᵀ = self, of whose matrices one triangle is read, or its "
                      "transpose, and which minor is not positive, or 0.",
                      .derivatives = "self: formulas::cholesky_backward(grad, L, upper)");

TENON_DEFINE_OPERATOR(stubs::linalg_cond, "linear_algebra",
                      .doc = "How much an inverse may enlarge errors, by a norm, of order 2 where "
                      "none is given.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cond_p_str, "linear_algebra",
                      .doc = "How much an inverse may enlarge errors, by the norm of Frobenius or "
                      "the nuclear one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cross, "linear_algebra",
                      .doc =
                      "The vectors that stand at right angles to those along a dimension of size "
                      "3.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_linalg_det, "linear_algebra",
                      .doc =
                      "The determinant of each matrix, with the factors that it was found by.",
                      .derivatives = "A: formulas::det_backward(grad, result, A, LU, pivots)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_det, "linear_algebra", .doc = "The determinant of each matrix.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_linalg_eigh, "linear_algebra",
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order, and eigenvectors.",
                      .derivatives =
                      "A: formulas::eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors)");

TENON_DEFINE_OPERATOR(stubs::linalg_eigh, "linear_algebra",
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order, and eigenvectors.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_eigvalsh, "linear_algebra",
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order.",
                      .derivatives = "self: formulas::eigvalsh_backward(grad, self, UPLO)",
                      .composite = true);

void add_operators_linear_algebra(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addmm, stubs::addmm_, stubs::addmm_out, stubs::addmv, stubs::addmv_,
                        stubs::addmv_out, stubs::baddbmm, stubs::baddbmm_, stubs::baddbmm_out,
                        stubs::bmm, stubs::bmm_out, stubs::cdist, stubs::_cdist_forward,
                        stubs::cholesky, stubs::cholesky_inverse, stubs::cholesky_solve,
                        stubs::cosine_similarity, stubs::cross, stubs::det, stubs::dot,
                        stubs::dot_out, stubs::einsum, stubs::inverse, stubs::kron,
                        stubs::linalg_cholesky, stubs::linalg_cholesky_out,
                        stubs::linalg_cholesky_ex, stubs::linalg_cond, stubs::linalg_cond_p_str,
                        stubs::linalg_cross, stubs::_linalg_det, stubs::linalg_det,
                        stubs::_linalg_eigh, stubs::linalg_eigh, stubs::linalg_eigvalsh>(
      dispatcher);
}

}  // namespace tenon
