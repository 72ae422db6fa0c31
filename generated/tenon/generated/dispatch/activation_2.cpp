// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::threshold_backward, .category = kCategory,
                      .doc = "grad_output where self is above a threshold, else 0.",
                      .derivatives =
                      "grad_output: threshold_backward(grad, self, threshold)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::gelu, .category = kCategory,
                      .doc =
                      "self times the normal distribution function of self, exact or (`tanh`) "
                      "approximated.",
                      .derivatives = "self: gelu_backward(grad, self, approximate)");
TENON_DEFINE_VARIANT(stubs::gelu_, stubs::gelu);
TENON_DEFINE_VARIANT(stubs::gelu_out, stubs::gelu);

TENON_DEFINE_OPERATOR(stubs::_softmax, .category = kCategory,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .derivatives =
                      "self: _softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_softmax_out, stubs::_softmax);

TENON_DEFINE_OPERATOR(stubs::_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of softmax's argument.",
                      .derivatives =
                      "grad_output: _softmax_backward_data(grad, output, dim, "
                      "input_dtype)\noutput: formulas::softmax_double_backward(grad, grad_output, "
                      "output, dim)");

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

TENON_DEFINE_OPERATOR(stubs::log_softmax_int, .category = kCategory,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::silu, .category = kCategory,
                      .doc = "Each element times its logistic function.",
                      .derivatives = "self: silu_backward(grad, self)");
TENON_DEFINE_VARIANT(stubs::silu_, stubs::silu);
TENON_DEFINE_VARIANT(stubs::silu_out, stubs::silu);

TENON_DEFINE_OPERATOR(stubs::silu_backward, .category = kCategory,
                      .doc = "The gradient of silu's argument.",
                      .derivatives =
                      "grad_output: silu_backward(grad, self)\nself: "
                      "_silu_backward_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_silu_backward_grad_self, .category = kCategory,
                      .doc = "The gradient of silu_backward for self.",
                      .derivatives =
                      "grad_grad: _silu_backward_grad_self(grad, grad_output, self)\ngrad_output: "
                      "_silu_backward_grad_self(grad, grad_grad, self)\nself: grad * grad_grad * "
                      "grad_output * term * sigmoid_of_self * (term * term_2 + term * (1 - "
                      "factor_2) - sigmoid_of_self * term_2 - sigmoid_of_self * (factor + 1))");

TENON_DEFINE_OPERATOR(stubs::relu6, .category = kCategory, .doc = "Each element limited to [0, 6].",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::leaky_relu_backward, .category = kCategory,
                      .doc = "The gradient of leaky_relu's argument.",
                      .derivatives =
                      "grad_output: leaky_relu_backward(grad, self, negative_slope, "
                      "self_is_result)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::elu, .category = kCategory,
                      .doc =
                      "Each element, or an exponential approach to -alpha where it is negative.",
                      .derivatives =
                      "self: elu_backward(grad, alpha, scale, input_scale, false, self)");
TENON_DEFINE_VARIANT(stubs::elu_, stubs::elu);
TENON_DEFINE_VARIANT(stubs::elu_out, stubs::elu);

TENON_DEFINE_OPERATOR(stubs::elu_backward, .category = kCategory,
                      .doc =
                      "The gradient of elu's argument, from that argument or from elu's result.",
                      .derivatives =
                      "grad_output: elu_backward(grad, alpha, scale, input_scale, is_result, "
                      "self_or_result)\nself_or_result: formulas::elu_double_backward(grad, "
                      "grad_output, alpha, scale, input_scale, is_result, self_or_result)");

TENON_DEFINE_OPERATOR(stubs::selu, .category = kCategory,
                      .doc = "elu with the constants that keep mean 0 and variance 1.",
                      .composite = true);

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
                      "beta.toDouble())).masked_fill(factor.gt(threshold), 0)");

TENON_DEFINE_OPERATOR(stubs::_hardsigmoid_grad_self, .category = kCategory,
                      .doc = "The gradient of hardsigmoid for self.",
                      .derivatives =
                      "grad_output: _hardsigmoid_grad_self(grad, self)\nself: zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::hardswish, .category = kCategory,
                      .doc = "Each element times its hardsigmoid.",
                      .derivatives = "self: _hardswish_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardswish_, stubs::hardswish);

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self, .category = kCategory,
                      .doc = "The gradient of hardswish for self.",
                      .derivatives =
                      "grad_output: _hardswish_grad_self(grad, self)\nself: (grad * grad_output * "
                      "0.3333333333333333).masked_fill(self.le(3).logical_not(), "
                      "0).masked_fill(self.lt(-3), 0)");

TENON_DEFINE_OPERATOR(stubs::glu, .category = kCategory,
                      .doc =
                      "The first half of a dimension times the logistic function of the second.",
                      .composite = true);

void add_operators_activation_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::threshold_backward, stubs::gelu, stubs::gelu_, stubs::gelu_out,
                        stubs::_softmax, stubs::_softmax_out, stubs::_softmax_backward_data,
                        stubs::_log_softmax, stubs::_log_softmax_out,
                        stubs::_log_softmax_backward_data, stubs::log_softmax_int, stubs::silu,
                        stubs::silu_, stubs::silu_out, stubs::silu_backward,
                        stubs::_silu_backward_grad_self, stubs::relu6, stubs::leaky_relu_backward,
                        stubs::elu, stubs::elu_, stubs::elu_out, stubs::elu_backward, stubs::selu,
                        stubs::softplus, stubs::softplus_out, stubs::_softplus_backward_grad_self,
                        stubs::_hardsigmoid_grad_self, stubs::hardswish, stubs::hardswish_,
                        stubs::_hardswish_grad_self, stubs::glu>(dispatcher);
}

}  // namespace tenon
