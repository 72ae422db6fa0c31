// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/erf.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::erf, .category = kCategory,
                      .doc = "The error function of each element.",
                      .derivatives = "self: _erf_grad_self(grad, self, 1.1283791670955126)");
TENON_DEFINE_VARIANT(stubs::erf_, stubs::erf);
TENON_DEFINE_VARIANT(stubs::erf_out, stubs::erf);

TENON_DEFINE_OPERATOR(stubs::_erf_grad_self, .category = kCategory,
                      .doc = "The gradient of erf for self.",
                      .derivatives =
                      "grad_output: _erf_grad_self(grad, self, scale)\nself: "
                      "_erf_grad_self_grad_self(grad, grad_output, self, -2 * scale.toDouble())");

TENON_DEFINE_OPERATOR(stubs::_erf_grad_self_grad_self, .category = kCategory,
                      .doc = "The gradient of _erf_grad_self for self.",
                      .recorded_as_composite = true);

void add_operators_pointwise_unary_from_erf(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::erf, stubs::erf_, stubs::erf_out, stubs::_erf_grad_self,
                        stubs::_erf_grad_self_grad_self>(dispatcher);
}

}  // namespace tenon
