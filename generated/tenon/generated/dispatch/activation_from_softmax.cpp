// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

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

TENON_DEFINE_OPERATOR(stubs::tanh_backward, .doc = "The gradient of tanh's argument.",
                      .derivatives = "grad_output: tanh_backward(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, -2)");

TENON_DEFINE_OPERATOR(stubs::_tanh_backward_grad_output,
                      .doc = "The gradient of tanh_backward for output.",
                      .recorded_as_composite = true);

void add_operators_activation_from_softmax(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_softmax, stubs::_softmax_out, stubs::softmax_int,
                        stubs::_softmax_backward_data, stubs::softplus, stubs::softplus_out,
                        stubs::softplus_backward, stubs::_softplus_backward_grad_self,
                        stubs::tanh_backward, stubs::_tanh_backward_grad_output>(dispatcher);
}

}  // namespace tenon
