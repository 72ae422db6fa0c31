// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_erf_grad_self.h"
#include "tenon/generated/ops/round.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::_erf_grad_self, .category = kCategory,
                      .doc = "The gradient of erf for self.",
                      .derivatives =
                      "grad_output: _erf_grad_self(grad, self, scale)\nself: -(grad * grad_output "
                      "* (-(self * self)).exp() * self * (2 * scale.toDouble()))");

TENON_DEFINE_OPERATOR(stubs::round, .category = kCategory,
                      .doc = "The integer nearest to each element, the even one of two.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::round_, stubs::round);
TENON_DEFINE_VARIANT(stubs::round_out, stubs::round);

void add_operators_pointwise_unary_5(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_erf_grad_self, stubs::round, stubs::round_, stubs::round_out>(
      dispatcher);
}

}  // namespace tenon
