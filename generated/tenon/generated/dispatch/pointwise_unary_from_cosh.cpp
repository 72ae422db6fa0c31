// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/cosh.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_unary";

TENON_DEFINE_OPERATOR(stubs::cosh, .category = kCategory,
                      .doc = "The hyperbolic cosine of each element.",
                      .derivatives = "self: _cosh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::cosh_, stubs::cosh);
TENON_DEFINE_VARIANT(stubs::cosh_out, stubs::cosh);

TENON_DEFINE_OPERATOR(stubs::_cosh_grad_self, .category = kCategory,
                      .doc = "The gradient of cosh for self.",
                      .derivatives =
                      "grad_output: _cosh_grad_self(grad, self)\nself: "
                      "_cosh_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_cosh_grad_self_grad_self, .category = kCategory,
                      .doc = "The gradient of _cosh_grad_self for self.",
                      .recorded_as_composite = true);

void add_operators_pointwise_unary_from_cosh(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cosh, stubs::cosh_, stubs::cosh_out, stubs::_cosh_grad_self,
                        stubs::_cosh_grad_self_grad_self>(dispatcher);
}

}  // namespace tenon
