// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/linalg_cholesky.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_cond.h"
#include "tenon/generated/ops/linalg_cross.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::linalg_cholesky,
                      .doc = "L of LLᵀ = self, or its transpose; a LinAlgError for a matrix that "
                      "is not positive definite.", .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_cholesky_out, stubs::linalg_cholesky);

TENON_DEFINE_OPERATOR(stubs::linalg_cholesky_ex,
                      .doc = "L of LLᵀ = self, of whose matrices one triangle is read, or its "
                      "transpose, and which minor is not positive, or 0.",
                      .derivatives = "self: formulas::cholesky_backward(grad, L, upper)");

TENON_DEFINE_OPERATOR(stubs::linalg_cond,
                      .doc = "How much an inverse may enlarge errors, by a norm, of order 2 where "
                      "none is given.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cond_p_str,
                      .doc = "How much an inverse may enlarge errors, by the norm of Frobenius or "
                      "the nuclear one.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cross,
                      .doc =
                      "The vectors that stand at right angles to those along a dimension of size "
                      "3.", .composite = true);

void add_operators_linear_algebra_from_linalg_cholesky(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_cholesky, stubs::linalg_cholesky_out,
                        stubs::linalg_cholesky_ex, stubs::linalg_cond, stubs::linalg_cond_p_str,
                        stubs::linalg_cross>(dispatcher);
}

}  // namespace tenon
