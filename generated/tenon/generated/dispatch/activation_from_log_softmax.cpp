// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/prelu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/rrelu.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/softshrink.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::_log_softmax, "activation",
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .derivatives =
                      "self: _log_softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_log_softmax_out, stubs::_log_softmax);

TENON_DEFINE_OPERATOR(stubs::log_softmax_int, "activation",
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_log_softmax_backward_data, "activation",
                      .doc = "The gradient of log_softmax's argument.",
                      .derivatives = "grad_output: grad - (grad * output.exp()).sum(dim, "
                      "true)\noutput: -(grad * output.exp() * grad_output.sum(dim, true))");

TENON_DEFINE_OPERATOR(stubs::mish, "activation",
                      .doc = "Each element times the tanh of its softplus.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::prelu, "activation",
                      .doc = "Each element, times the slope of its channel where it is negative.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel, "activation",
                      .doc = "Each element, times a slope where it is negative.",
                      .derivatives = "self: _prelu_kernel_grad_self(grad, self, weight)\nweight: "
                      "_prelu_kernel_grad_weight(grad, self)");

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_self, "activation",
                      .doc = "The gradient of _prelu_kernel for self.",
                      .derivatives = "grad_output: _prelu_kernel_grad_self(grad, self, "
                      "weight)\nself: zeros_like(grad)\nweight: "
                      "_prelu_kernel_grad_self_grad_weight(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_self_grad_weight, "activation",
                      .doc = "The gradient of _prelu_kernel_grad_self for weight.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_weight, "activation",
                      .doc = "The gradient of _prelu_kernel for weight.",
                      .derivatives = "grad_output: _prelu_kernel_grad_weight(grad, self)\nself: "
                      "_prelu_kernel_grad_self_grad_weight(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::relu, "activation", .doc = "Each element, or 0 if that is negative.",
                      .derivatives = "self: threshold_backward(grad, result, 0)");
TENON_DEFINE_VARIANT(stubs::relu_, stubs::relu);
TENON_DEFINE_VARIANT(stubs::relu_out, stubs::relu);

TENON_DEFINE_OPERATOR(stubs::relu6, "activation", .doc = "Each element limited to [0, 6].",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::rrelu, "activation",
                      .doc = "Each element, times a slope between lower and upper, in training a "
                      "random one, where it is negative.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::selu, "activation",
                      .doc = "elu with the constants that keep mean 0 and variance 1.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sigmoid_backward, "activation",
                      .doc = "The gradient of sigmoid's argument.",
                      .derivatives = "grad_output: sigmoid_backward(grad, output)\noutput: "
                      "_sigmoid_backward_grad_output(grad, grad_output, output)");

TENON_DEFINE_OPERATOR(stubs::_sigmoid_backward_grad_output, "activation",
                      .doc = "The gradient of sigmoid_backward for output.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::silu, "activation", .doc = "Each element times its logistic function.",
                      .derivatives = "self: silu_backward(grad, self)");
TENON_DEFINE_VARIANT(stubs::silu_, stubs::silu);
TENON_DEFINE_VARIANT(stubs::silu_out, stubs::silu);

TENON_DEFINE_OPERATOR(stubs::silu_backward, "activation", .doc = "The gradient of silu's argument.",
                      .derivatives = "grad_output: silu_backward(grad, self)\nself: "
                      "_silu_backward_grad_self(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_silu_backward_grad_self, "activation",
                      .doc = "The gradient of silu_backward for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_softmax, "activation",
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .derivatives =
                      "self: _softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_softmax_out, stubs::_softmax);

TENON_DEFINE_OPERATOR(stubs::softmax_int, "activation",
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_softmax_backward_data, "activation",
                      .doc = "The gradient of softmax's argument.",
                      .derivatives = "grad_output: _softmax_backward_data(grad, output, dim, "
                      "input_dtype)\noutput: formulas::softmax_double_backward(grad, grad_output, "
                      "output, dim)");

TENON_DEFINE_OPERATOR(stubs::softplus, "activation",
                      .doc = "log(1 + exp(beta * self)) / beta, or self where beta * self is above "
                      "a threshold.",
                      .derivatives = "self: softplus_backward(grad, self, beta, threshold)");
TENON_DEFINE_VARIANT(stubs::softplus_out, stubs::softplus);

TENON_DEFINE_OPERATOR(stubs::softplus_backward, "activation",
                      .doc = "The gradient of softplus's argument.",
                      .derivatives = "grad_output: softplus_backward(grad, self, beta, "
                      "threshold)\nself: _softplus_backward_grad_self(grad, grad_output, self, "
                      "beta, threshold)");

TENON_DEFINE_OPERATOR(stubs::_softplus_backward_grad_self, "activation",
                      .doc = "The gradient of softplus_backward for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::softshrink, "activation",
                      .doc = "Each element, nearer to 0 by lambd, and 0 where it is not farther "
                      "away than that.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::tanh_backward, "activation", .doc = "The gradient of tanh's argument.",
                      .derivatives = "grad_output: tanh_backward(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, -2)");

TENON_DEFINE_OPERATOR(stubs::_tanh_backward_grad_output, "activation",
                      .doc = "The gradient of tanh_backward for output.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::threshold, "activation",
                      .doc = "Each element, or a value where it is at most a threshold.",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::threshold_, stubs::threshold);

TENON_DEFINE_OPERATOR(stubs::threshold_backward, "activation",
                      .doc = "grad_output where self is above a threshold, else 0.",
                      .derivatives = "grad_output: threshold_backward(grad, self, "
                      "threshold)\nself: zeros_like(grad)");

void add_operators_activation_from_log_softmax(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_log_softmax, stubs::_log_softmax_out, stubs::log_softmax_int,
                        stubs::_log_softmax_backward_data, stubs::mish, stubs::prelu,
                        stubs::_prelu_kernel, stubs::_prelu_kernel_grad_self,
                        stubs::_prelu_kernel_grad_self_grad_weight,
                        stubs::_prelu_kernel_grad_weight, stubs::relu, stubs::relu_,
                        stubs::relu_out, stubs::relu6, stubs::rrelu, stubs::selu,
                        stubs::sigmoid_backward, stubs::_sigmoid_backward_grad_output, stubs::silu,
                        stubs::silu_, stubs::silu_out, stubs::silu_backward,
                        stubs::_silu_backward_grad_self, stubs::_softmax, stubs::_softmax_out,
                        stubs::softmax_int, stubs::_softmax_backward_data, stubs::softplus,
                        stubs::softplus_out, stubs::softplus_backward,
                        stubs::_softplus_backward_grad_self, stubs::softshrink,
                        stubs::tanh_backward, stubs::_tanh_backward_grad_output, stubs::threshold,
                        stubs::threshold_, stubs::threshold_backward>(dispatcher);
}

}  // namespace tenon
