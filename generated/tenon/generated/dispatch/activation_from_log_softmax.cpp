// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/prelu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/rrelu.h"
#include "tenon/generated/ops/selu.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::_log_softmax,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .derivatives =
                      "self: _log_softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_log_softmax_out, stubs::_log_softmax);

TENON_DEFINE_OPERATOR(stubs::log_softmax_int,
                      .doc = "The logarithm of softmax, computed without overflow.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_log_softmax_backward_data,
                      .doc = "The gradient of log_softmax's argument.",
                      .derivatives = "grad_output: grad - (grad * output.exp()).sum(dim, "
                      "true)\noutput: -(grad * output.exp() * grad_output.sum(dim, true))");

TENON_DEFINE_OPERATOR(stubs::mish, .doc = "Each element times the tanh of its softplus.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::prelu,
                      .doc = "Each element, times the slope of its channel where it is negative.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel,
                      .doc = "Each element, times a slope where it is negative.",
                      .derivatives = "self: _prelu_kernel_grad_self(grad, self, weight)\nweight: "
                      "_prelu_kernel_grad_weight(grad, self)");

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_self,
                      .doc = "The gradient of _prelu_kernel for self.",
                      .derivatives = "grad_output: _prelu_kernel_grad_self(grad, self, "
                      "weight)\nself: zeros_like(grad)\nweight: "
                      "_prelu_kernel_grad_self_grad_weight(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_self_grad_weight,
                      .doc = "The gradient of _prelu_kernel_grad_self for weight.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_prelu_kernel_grad_weight,
                      .doc = "The gradient of _prelu_kernel for weight.",
                      .derivatives = "grad_output: _prelu_kernel_grad_weight(grad, self)\nself: "
                      "_prelu_kernel_grad_self_grad_weight(grad, grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::relu, .doc = "Each element, or 0 if that is negative.",
                      .derivatives = "self: threshold_backward(grad, result, 0)");
TENON_DEFINE_VARIANT(stubs::relu_, stubs::relu);
TENON_DEFINE_VARIANT(stubs::relu_out, stubs::relu);

TENON_DEFINE_OPERATOR(stubs::relu6, .doc = "Each element limited to [0, 6].", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rrelu,
                      .doc = "Each element, times a slope between lower and upper, in training a "
                      "random one, where it is negative.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::selu, .doc = "elu with the constants that keep mean 0 and variance 1.",
                      .composite = true);

void add_operators_activation_from_log_softmax(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_log_softmax, stubs::_log_softmax_out, stubs::log_softmax_int,
                        stubs::_log_softmax_backward_data, stubs::mish, stubs::prelu,
                        stubs::_prelu_kernel, stubs::_prelu_kernel_grad_self,
                        stubs::_prelu_kernel_grad_self_grad_weight,
                        stubs::_prelu_kernel_grad_weight, stubs::relu, stubs::relu_,
                        stubs::relu_out, stubs::relu6, stubs::rrelu, stubs::selu>(dispatcher);
}

}  // namespace tenon
