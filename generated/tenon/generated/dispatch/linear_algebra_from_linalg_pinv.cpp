// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/linalg_pinv.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::linalg_pinv_atol_rtol_tensor,
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "tolerance count as 0.",
                      .derivatives = "self: formulas::pinv_backward(grad, result, self)",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_pinv_atol_rtol_float,
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "tolerance count as 0.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_pinv,
                      .doc = "The pseudoinverse of each matrix, for which singular values up to a "
                      "part of the greatest count as 0.", .composite = true);

void add_operators_linear_algebra_from_linalg_pinv(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_pinv_atol_rtol_tensor, stubs::linalg_pinv_atol_rtol_float,
                        stubs::linalg_pinv>(dispatcher);
}

}  // namespace tenon
