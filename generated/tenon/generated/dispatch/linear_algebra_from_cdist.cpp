// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cholesky.h"
#include "tenon/generated/ops/cholesky_inverse.h"
#include "tenon/generated/ops/cholesky_solve.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/det.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/einsum.h"
#include "tenon/generated/ops/inverse.h"
#include "tenon/generated/ops/kron.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::cdist,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_cdist_forward,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky,
                      .doc = "L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that "
                      "is not positive definite.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky_inverse,
                      .doc = "The inverse of the matrix of which self is the Cholesky factor.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cholesky_solve,
                      .doc = "X of AX = self, where input2 is the Cholesky factor of A.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_similarity,
                      .doc = "The cosine of the angle of the vectors along a dimension, whose "
                      "lengths are at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::det, .doc = "The determinant of each matrix.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::dot, .doc = "The inner product of two vectors.",
                      .derivatives = "self: grad * tensor\ntensor: grad * self");
TENON_DEFINE_VARIANT(stubs::dot_out, stubs::dot);

TENON_DEFINE_OPERATOR(stubs::einsum,
                      .doc = "The sums of products over dimensions that letters name, as in "
                      "`ij,jk->ik`; path tells which are multiplied next.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::inverse,
                      .doc = "The inverse of each matrix; a LinAlgError for a singular one.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::kron, .doc = "The blocks that other times each element of self makes.",
                      .composite = true);

void add_operators_linear_algebra_from_cdist(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cdist, stubs::_cdist_forward, stubs::cholesky,
                        stubs::cholesky_inverse, stubs::cholesky_solve, stubs::cosine_similarity,
                        stubs::det, stubs::dot, stubs::dot_out, stubs::einsum, stubs::inverse,
                        stubs::kron>(dispatcher);
}

}  // namespace tenon
