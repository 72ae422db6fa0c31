// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::hardswish, .doc = "Each element times its hardsigmoid.",
                      .derivatives = "self: _hardswish_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardswish_, stubs::hardswish);

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self, .doc = "The gradient of hardswish for self.",
                      .derivatives = "grad_output: _hardswish_grad_self(grad, self)\nself: "
                      "_hardswish_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self_grad_self,
                      .doc = "The gradient of _hardswish_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::hardtanh,
                      .doc =
                      "Each element limited to [min_val, max_val]; the gradient is 0 at the "
                      "bounds.",
                      .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)");
TENON_DEFINE_VARIANT(stubs::hardtanh_, stubs::hardtanh);
TENON_DEFINE_VARIANT(stubs::hardtanh_out, stubs::hardtanh);

TENON_DEFINE_OPERATOR(stubs::hardtanh_backward, .doc = "The gradient of hardtanh's argument.",
                      .derivatives = "grad_output: hardtanh_backward(grad, self, min_val, "
                      "max_val)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::leaky_relu, .doc = "Each element, times a slope where it is negative.",
                      .derivatives =
                      "self: leaky_relu_backward(grad, self, negative_slope, false)");
TENON_DEFINE_VARIANT(stubs::leaky_relu_, stubs::leaky_relu);
TENON_DEFINE_VARIANT(stubs::leaky_relu_out, stubs::leaky_relu);

TENON_DEFINE_OPERATOR(stubs::leaky_relu_backward, .doc = "The gradient of leaky_relu's argument.",
                      .derivatives = "grad_output: leaky_relu_backward(grad, self, negative_slope, "
                      "self_is_result)\nself: zeros_like(grad)");

void add_operators_activation_from_hardswish(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::hardswish, stubs::hardswish_, stubs::_hardswish_grad_self,
                        stubs::_hardswish_grad_self_grad_self, stubs::hardtanh, stubs::hardtanh_,
                        stubs::hardtanh_out, stubs::hardtanh_backward, stubs::leaky_relu,
                        stubs::leaky_relu_, stubs::leaky_relu_out, stubs::leaky_relu_backward>(
      dispatcher);
}

}  // namespace tenon
