// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::mv, .doc = "The product of a matrix and a vector.",
                      .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mv_out, stubs::mv);

TENON_DEFINE_OPERATOR(stubs::outer, .doc = "The outer product of two vectors.", .composite = true);

void add_operators_linear_algebra_from_mv(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::mv, stubs::mv_out, stubs::outer>(dispatcher);
}

}  // namespace tenon
