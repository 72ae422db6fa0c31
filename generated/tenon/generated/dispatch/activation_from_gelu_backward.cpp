// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardshrink.h"
#include "tenon/generated/ops/hardsigmoid.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::gelu_backward,
                      .doc = "grad_output times the derivative of gelu at self.",
                      .derivatives = "grad_output: gelu_backward(grad, self, approximate)\nself: "
                      "_gelu_backward_grad_self(grad, grad_output, self, approximate)");

TENON_DEFINE_OPERATOR(stubs::_gelu_backward_grad_self,
                      .doc = "The gradient of gelu_backward for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::glu,
                      .doc =
                      "The first half of a dimension times the logistic function of the second.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::hardshrink,
                      .doc = "Each element, or 0 where its magnitude is at most lambd.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::hardsigmoid, .doc = "self / 6 + 1/2, limited to [0, 1].",
                      .derivatives = "self: _hardsigmoid_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardsigmoid_, stubs::hardsigmoid);

TENON_DEFINE_OPERATOR(stubs::_hardsigmoid_grad_self, .doc = "The gradient of hardsigmoid for self.",
                      .derivatives =
                      "grad_output: _hardsigmoid_grad_self(grad, self)\nself: zeros_like(grad)");

void add_operators_activation_from_gelu_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gelu_backward, stubs::_gelu_backward_grad_self, stubs::glu,
                        stubs::hardshrink, stubs::hardsigmoid, stubs::hardsigmoid_,
                        stubs::_hardsigmoid_grad_self>(dispatcher);
}

}  // namespace tenon
