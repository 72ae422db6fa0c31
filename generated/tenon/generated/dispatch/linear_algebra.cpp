// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/addmm.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::addmm,
                      .doc = "beta * self + alpha * (mat1 @ mat2); self is broadcast to the "
                      "product, and not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), "
                      "beta)\nmat1: maybe_multiply(mm(grad, mat2.t()), alpha)\nmat2: "
                      "maybe_multiply(mm(mat1.t(), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::addmm_, stubs::addmm);
TENON_DEFINE_VARIANT(stubs::addmm_out, stubs::addmm);

void add_operators_linear_algebra(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addmm, stubs::addmm_, stubs::addmm_out>(dispatcher);
}

}  // namespace tenon
