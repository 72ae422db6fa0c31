// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::threshold_backward, .category = kCategory,
                      .doc = "grad_output where self is above a threshold, else 0.",
                      .derivatives =
                      "grad_output: threshold_backward(grad, self, threshold)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::_softmax, .category = kCategory,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .derivatives =
                      "self: _softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_softmax_out, stubs::_softmax);

TENON_DEFINE_OPERATOR(stubs::_log_softmax, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .derivatives =
                      "self: _log_softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_log_softmax_out, stubs::_log_softmax);

TENON_DEFINE_OPERATOR(stubs::_log_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of log_softmax's argument.",
                      .derivatives =
                      "grad_output: grad - (grad * output.exp()).sum(dim, true)\noutput: -(grad * "
                      "output.exp() * grad_output.sum(dim, true))");

TENON_DEFINE_OPERATOR(stubs::_silu_backward_grad_self, .category = kCategory,
                      .doc = "The gradient of silu_backward for self.",
                      .derivatives =
                      "grad_grad: _silu_backward_grad_self(grad, grad_output, self)\ngrad_output: "
                      "_silu_backward_grad_self(grad, grad_grad, self)\nself: grad * grad_grad * "
                      "grad_output * term * sigmoid_of_self * (term * term_2 + term * (1 - "
                      "factor_2) - sigmoid_of_self * term_2 - sigmoid_of_self * (factor + 1))\n "
                      " where sigmoid_of_self = self.sigmoid()\n  where term = 1 - "
                      "sigmoid_of_self\n  where factor = self * term\n  where factor_2 = "
                      "sigmoid_of_self * self\n  where term_2 = factor + 2 - factor_2");

TENON_DEFINE_OPERATOR(stubs::leaky_relu_backward, .category = kCategory,
                      .doc = "The gradient of leaky_relu's argument.",
                      .derivatives =
                      "grad_output: leaky_relu_backward(grad, self, negative_slope, "
                      "self_is_result)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::elu_backward, .category = kCategory,
                      .doc =
                      "The gradient of elu's argument, from that argument or from elu's result.",
                      .derivatives =
                      "grad_output: elu_backward(grad, alpha, scale, input_scale, is_result, "
                      "self_or_result)\nself_or_result: formulas::elu_double_backward(grad, "
                      "grad_output, alpha, scale, input_scale, is_result, self_or_result)");

TENON_DEFINE_OPERATOR(stubs::softplus, .category = kCategory,
                      .doc =
                      "log(1 + exp(beta * self)) / beta, or self where beta * self is above a "
                      "threshold.",
                      .derivatives = "self: softplus_backward(grad, self, beta, threshold)");
TENON_DEFINE_VARIANT(stubs::softplus_out, stubs::softplus);

TENON_DEFINE_OPERATOR(stubs::_softplus_backward_grad_self, .category = kCategory,
                      .doc = "The gradient of softplus_backward for self.",
                      .derivatives =
                      "grad_grad: _softplus_backward_grad_self(grad, grad_output, self, beta, "
                      "threshold)\ngrad_output: _softplus_backward_grad_self(grad, grad_grad, "
                      "self, beta, threshold)\nself: (grad * grad_grad * grad_output * (1 - "
                      "its_sigmoid) * its_sigmoid * (1 - its_sigmoid * 2) * (beta.toDouble() * "
                      "beta.toDouble())).masked_fill(factor.gt(threshold), 0)\n  where factor = "
                      "maybe_multiply(self, beta)\n  where its_sigmoid = factor.sigmoid()");

TENON_DEFINE_OPERATOR(stubs::_hardsigmoid_grad_self, .category = kCategory,
                      .doc = "The gradient of hardsigmoid for self.",
                      .derivatives =
                      "grad_output: _hardsigmoid_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::hardswish, .category = kCategory,
                      .doc = "Each element times its hardsigmoid.",
                      .derivatives = "self: _hardswish_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardswish_, stubs::hardswish);

TENON_DEFINE_OPERATOR(stubs::glu, .category = kCategory,
                      .doc =
                      "The first half of a dimension times the logistic function of the second.",
                      .composite = true);

void add_operators_activation_4(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::threshold_backward, stubs::_softmax, stubs::_softmax_out,
                        stubs::_log_softmax, stubs::_log_softmax_out,
                        stubs::_log_softmax_backward_data, stubs::_silu_backward_grad_self,
                        stubs::leaky_relu_backward, stubs::elu_backward, stubs::softplus,
                        stubs::softplus_out, stubs::_softplus_backward_grad_self,
                        stubs::_hardsigmoid_grad_self, stubs::hardswish, stubs::hardswish_,
                        stubs::glu>(dispatcher);
}

}  // namespace tenon
