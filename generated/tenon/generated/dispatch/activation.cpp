// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/celu.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardshrink.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_sigmoid.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::celu, "activation",
                      .doc = "Each element, or an exponential approach to -alpha, of slope 1 at 0, "
                      "where it is negative.", .composite = true);
TENON_DEFINE_VARIANT(stubs::celu_, stubs::celu);

TENON_DEFINE_OPERATOR(stubs::elu, "activation",
                      .doc =
                      "Each element, or an exponential approach to -alpha where it is negative.",
                      .derivatives =
                      "self: elu_backward(grad, alpha, scale, input_scale, false, self)");
TENON_DEFINE_VARIANT(stubs::elu_, stubs::elu);
TENON_DEFINE_VARIANT(stubs::elu_out, stubs::elu);

TENON_DEFINE_OPERATOR(stubs::elu_backward, "activation",
                      .doc =
                      "The gradient of elu's argument, from that argument or from elu's result.",
                      .derivatives = "grad_output: elu_backward(grad, alpha, scale, input_scale, "
                      "is_result, self_or_result)\nself_or_result: "
                      "formulas::elu_double_backward(grad, grad_output, alpha, scale, input_scale, "
                      "is_result, self_or_result)");

TENON_DEFINE_OPERATOR(stubs::gelu, "activation",
                      .doc = "self times the normal distribution function of self, exact or "
                      "(`tanh`) approximated.",
                      .derivatives = "self: gelu_backward(grad, self, approximate)");
TENON_DEFINE_VARIANT(stubs::gelu_, stubs::gelu);
TENON_DEFINE_VARIANT(stubs::gelu_out, stubs::gelu);

TENON_DEFINE_OPERATOR(stubs::gelu_backward, "activation",
                      .doc = "grad_output times the derivative of gelu at self.",
                      .derivatives = "grad_output: gelu_backward(grad, self, approximate)\nself: "
                      "_gelu_backward_grad_self(grad, grad_output, self, approximate)");

TENON_DEFINE_OPERATOR(stubs::_gelu_backward_grad_self, "activation",
                      .doc = "The gradient of gelu_backward for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::glu, "activation",
                      .doc =
                      "The first half of a dimension times the logistic function of the second.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::hardshrink, "activation",
                      .doc = "Each element, or 0 where its magnitude is at most lambd.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::hardsigmoid, "activation", .doc = "self / 6 + 1/2, limited to [0, 1].",
                      .derivatives = "self: _hardsigmoid_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardsigmoid_, stubs::hardsigmoid);

TENON_DEFINE_OPERATOR(stubs::_hardsigmoid_grad_self, "activation",
                      .doc = "The gradient of hardsigmoid for self.",
                      .derivatives =
                      "grad_output: _hardsigmoid_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::hardswish, "activation", .doc = "Each element times its hardsigmoid.",
                      .derivatives = "self: _hardswish_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardswish_, stubs::hardswish);

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self, "activation",
                      .doc = "The gradient of hardswish for self.",
                      .derivatives = "grad_output: _hardswish_grad_self(grad, self)\nself: "
                      "_hardswish_grad_self_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self_grad_self, "activation",
                      .doc = "The gradient of _hardswish_grad_self for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::hardtanh, "activation",
                      .doc =
                      "Each element limited to [min_val, max_val]; the gradient is 0 at the "
                      "bounds.",
                      .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)");
TENON_DEFINE_VARIANT(stubs::hardtanh_, stubs::hardtanh);
TENON_DEFINE_VARIANT(stubs::hardtanh_out, stubs::hardtanh);

TENON_DEFINE_OPERATOR(stubs::hardtanh_backward, "activation",
                      .doc = "The gradient of hardtanh's argument.",
                      .derivatives = "grad_output: hardtanh_backward(grad, self, min_val, "
                      "max_val)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::leaky_relu, "activation",
                      .doc = "Each element, times a slope where it is negative.",
                      .derivatives =
                      "self: leaky_relu_backward(grad, self, negative_slope, false)");
TENON_DEFINE_VARIANT(stubs::leaky_relu_, stubs::leaky_relu);
TENON_DEFINE_VARIANT(stubs::leaky_relu_out, stubs::leaky_relu);

TENON_DEFINE_OPERATOR(stubs::leaky_relu_backward, "activation",
                      .doc = "The gradient of leaky_relu's argument.",
                      .derivatives = "grad_output: leaky_relu_backward(grad, self, negative_slope, "
                      "self_is_result)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::log_sigmoid, "activation",
                      .doc = "The logarithm of the logistic function of self, without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::log_sigmoid_forward, "activation",
                      .doc = "The logarithm of the logistic function of self, and exp(-|self|).",
                      .derivatives = "self: grad * (-self).sigmoid()", .composite = true);

void add_operators_activation(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::celu, stubs::celu_, stubs::elu, stubs::elu_, stubs::elu_out,
                        stubs::elu_backward, stubs::gelu, stubs::gelu_, stubs::gelu_out,
                        stubs::gelu_backward, stubs::_gelu_backward_grad_self, stubs::glu,
                        stubs::hardshrink, stubs::hardsigmoid, stubs::hardsigmoid_,
                        stubs::_hardsigmoid_grad_self, stubs::hardswish, stubs::hardswish_,
                        stubs::_hardswish_grad_self, stubs::_hardswish_grad_self_grad_self,
                        stubs::hardtanh, stubs::hardtanh_, stubs::hardtanh_out,
                        stubs::hardtanh_backward, stubs::leaky_relu, stubs::leaky_relu_,
                        stubs::leaky_relu_out, stubs::leaky_relu_backward, stubs::log_sigmoid,
                        stubs::log_sigmoid_forward>(dispatcher);
}

}  // namespace tenon
