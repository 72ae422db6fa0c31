// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"

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

TENON_DEFINE_OPERATOR(stubs::_softmax, .doc = "Exponentials divided by their sum over a dimension.",
                      .derivatives =
                      "self: _softmax_backward_data(grad, result, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::_softmax_out, stubs::_softmax);

TENON_DEFINE_OPERATOR(stubs::softmax_int,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_softmax_backward_data, .doc = "The gradient of softmax's argument.",
                      .derivatives = "grad_output: _softmax_backward_data(grad, output, dim, "
                      "input_dtype)\noutput: formulas::softmax_double_backward(grad, grad_output, "
                      "output, dim)");

TENON_DEFINE_OPERATOR(stubs::softplus,
                      .doc = "log(1 + exp(beta * self)) / beta, or self where beta * self is above "
                      "a threshold.",
                      .derivatives = "self: softplus_backward(grad, self, beta, threshold)");
TENON_DEFINE_VARIANT(stubs::softplus_out, stubs::softplus);

TENON_DEFINE_OPERATOR(stubs::softplus_backward, .doc = "The gradient of softplus's argument.",
                      .derivatives = "grad_output: softplus_backward(grad, self, beta, "
                      "threshold)\nself: _softplus_backward_grad_self(grad, grad_output, self, "
                      "beta, threshold)");

TENON_DEFINE_OPERATOR(stubs::_softplus_backward_grad_self,
                      .doc = "The gradient of softplus_backward for self.",
                      .recorded_as_composite = true);

void add_operators_activation_from_sigmoid_backward(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sigmoid_backward, stubs::_sigmoid_backward_grad_output, stubs::silu,
                        stubs::silu_, stubs::silu_out, stubs::silu_backward,
                        stubs::_silu_backward_grad_self, stubs::_softmax, stubs::_softmax_out,
                        stubs::softmax_int, stubs::_softmax_backward_data, stubs::softplus,
                        stubs::softplus_out, stubs::softplus_backward,
                        stubs::_softplus_backward_grad_self>(dispatcher);
}

}  // namespace tenon
