// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::sigmoid_backward, .doc = "The gradient of sigmoid's argument.",
                      .derivatives = "grad_output: sigmoid_backward(grad, output)\noutput: "
                      "_sigmoid_backward_grad_output(grad, grad_output, output)");

TENON_DEFINE_OPERATOR(stubs::_sigmoid_backward_grad_output,
                      .doc = "The gradient of sigmoid_backward for output.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::silu, .doc = "Each element times its logistic function.",
                      .derivatives = "self: silu_backward(grad, self)");
TENON_DEFINE_VARIANT(stubs::silu_, stubs::silu);
TENON_DEFINE_VARIANT(stubs::silu_out, stubs::silu);

TENON_DEFINE_OPERATOR(stubs::silu_backward, .doc = "The gradient of silu's argument.",
                      .derivatives = "grad_output: silu_backward(grad, self)\nself: "
                      "_silu_backward_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_silu_backward_grad_self,
                      .doc = "The gradient of silu_backward for self.",
                      .recorded_as_composite = true);

void add_operators_activation_from_sigmoid_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sigmoid_backward, stubs::_sigmoid_backward_grad_output, stubs::silu,
                        stubs::silu_, stubs::silu_out, stubs::silu_backward,
                        stubs::_silu_backward_grad_self>(dispatcher);
}

}  // namespace tenon
