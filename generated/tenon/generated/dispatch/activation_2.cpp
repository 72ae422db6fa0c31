// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::gelu, .category = kCategory,
                      .doc =
                      "self times the normal distribution function of self, exact or (`tanh`) "
                      "approximated.",
                      .derivatives = "self: gelu_backward(grad, self, approximate)");
TENON_DEFINE_VARIANT(stubs::gelu_, stubs::gelu);
TENON_DEFINE_VARIANT(stubs::gelu_out, stubs::gelu);

TENON_DEFINE_OPERATOR(stubs::_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of softmax's argument.",
                      .derivatives =
                      "grad_output: _softmax_backward_data(grad, output, dim, "
                      "input_dtype)\noutput: formulas::softmax_double_backward(grad, grad_output, "
                      "output, dim)");

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

TENON_DEFINE_OPERATOR(stubs::relu6, .category = kCategory, .doc = "Each element limited to [0, 6].",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::elu, .category = kCategory,
                      .doc =
                      "Each element, or an exponential approach to -alpha where it is negative.",
                      .derivatives =
                      "self: elu_backward(grad, alpha, scale, input_scale, false, self)");
TENON_DEFINE_VARIANT(stubs::elu_, stubs::elu);
TENON_DEFINE_VARIANT(stubs::elu_out, stubs::elu);

TENON_DEFINE_OPERATOR(stubs::selu, .category = kCategory,
                      .doc = "elu with the constants that keep mean 0 and variance 1.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_hardswish_grad_self, .category = kCategory,
                      .doc = "The gradient of hardswish for self.",
                      .derivatives =
                      "grad_output: _hardswish_grad_self(grad, self)\nself: (grad * grad_output * "
                      "0.3333333333333333).masked_fill(self.le(3).logical_not(), "
                      "0).masked_fill(self.lt(-3), 0)");

void add_operators_activation_2(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::gelu, stubs::gelu_, stubs::gelu_out, stubs::_softmax_backward_data,
                        stubs::log_softmax_int, stubs::silu, stubs::silu_, stubs::silu_out,
                        stubs::silu_backward, stubs::relu6, stubs::elu, stubs::elu_, stubs::elu_out,
                        stubs::selu, stubs::_hardswish_grad_self>(dispatcher);
}

}  // namespace tenon
