// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_linalg_det.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/linalg_det.h"
#include "tenon/generated/ops/linalg_eigh.h"
#include "tenon/generated/ops/linalg_eigvalsh.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::_linalg_det,
                      .doc =
                      "The determinant of each matrix, with the factors that it was found by.",
                      .derivatives = "A: formulas::det_backward(grad, result, A, LU, pivots)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_det, .doc = "The determinant of each matrix.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_linalg_eigh,
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order, and eigenvectors.",
                      .derivatives =
                      "A: formulas::eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors)");

TENON_DEFINE_OPERATOR(stubs::linalg_eigh,
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order, and eigenvectors.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_eigvalsh,
                      .doc = "The eigenvalues of symmetric matrices, of which one triangle is "
                      "read, in ascending order.",
                      .derivatives = "self: formulas::eigvalsh_backward(grad, self, UPLO)",
                      .composite = true);

void add_operators_linear_algebra_from_linalg_det(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_linalg_det, stubs::linalg_det, stubs::_linalg_eigh,
                        stubs::linalg_eigh, stubs::linalg_eigvalsh>(dispatcher);
}

}  // namespace tenon
