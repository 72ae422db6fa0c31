// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::relu, .category = kCategory,
                      .doc = "Each element, or 0 if that is negative.",
                      .derivatives = "self: threshold_backward(grad, result, 0)");
TENON_DEFINE_VARIANT(stubs::relu_, stubs::relu);
TENON_DEFINE_VARIANT(stubs::relu_out, stubs::relu);

TENON_DEFINE_OPERATOR(stubs::relu6, .category = kCategory, .doc = "Each element limited to [0, 6].",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::selu, .category = kCategory,
                      .doc = "elu with the constants that keep mean 0 and variance 1.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sigmoid_backward, .category = kCategory,
                      .doc = "The gradient of sigmoid's argument.",
                      .derivatives =
                      "grad_output: sigmoid_backward(grad, output)\noutput: "
                      "_sigmoid_backward_grad_output(grad, grad_output, output)");

TENON_DEFINE_OPERATOR(stubs::_sigmoid_backward_grad_output, .category = kCategory,
                      .doc = "The gradient of sigmoid_backward for output.",
                      .recorded_as_composite = true);

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
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_softmax, .category = kCategory,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .derivatives =
                      "self: _softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_softmax_out, stubs::_softmax);

TENON_DEFINE_OPERATOR(stubs::softmax_int, .category = kCategory,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_softmax_backward_data, .category = kCategory,
                      .doc = "The gradient of softmax's argument.",
                      .derivatives =
                      "grad_output: _softmax_backward_data(grad, output, dim, "
                      "input_dtype)\noutput: formulas::softmax_double_backward(grad, grad_output, "
                      "output, dim)");

TENON_DEFINE_OPERATOR(stubs::softplus, .category = kCategory,
                      .doc =
                      "log(1 + exp(beta * self)) / beta, or self where beta * self is above a "
                      "threshold.",
                      .derivatives = "self: softplus_backward(grad, self, beta, threshold)");
TENON_DEFINE_VARIANT(stubs::softplus_out, stubs::softplus);

void add_operators_activation_from_relu(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::relu, stubs::relu_, stubs::relu_out, stubs::relu6, stubs::selu,
                        stubs::sigmoid_backward, stubs::_sigmoid_backward_grad_output, stubs::silu,
                        stubs::silu_, stubs::silu_out, stubs::silu_backward,
                        stubs::_silu_backward_grad_self, stubs::_softmax, stubs::_softmax_out,
                        stubs::softmax_int, stubs::_softmax_backward_data, stubs::softplus,
                        stubs::softplus_out>(dispatcher);
}

}  // namespace tenon
