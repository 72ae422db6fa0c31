// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_sigmoid_backward_grad_output.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::softmax_int, .category = kCategory,
                      .doc = "Exponentials divided by their sum over a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sigmoid_backward, .category = kCategory,
                      .doc = "The gradient of sigmoid's argument.",
                      .derivatives =
                      "grad_output: sigmoid_backward(grad, output)\noutput: "
                      "_sigmoid_backward_grad_output(grad, grad_output, output)");

TENON_DEFINE_OPERATOR(stubs::_sigmoid_backward_grad_output, .category = kCategory,
                      .doc = "The gradient of sigmoid_backward for output.",
                      .derivatives =
                      "grad_grad: _sigmoid_backward_grad_output(grad, grad_output, "
                      "output)\ngrad_output: _sigmoid_backward_grad_output(grad, grad_grad, "
                      "output)\noutput: -(grad * grad_grad * grad_output * 2)");

TENON_DEFINE_OPERATOR(stubs::tanh_backward, .category = kCategory,
                      .doc = "The gradient of tanh's argument.",
                      .derivatives =
                      "grad_output: tanh_backward(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, -2)");

TENON_DEFINE_OPERATOR(stubs::_tanh_backward_grad_output, .category = kCategory,
                      .doc = "The gradient of tanh_backward for output.",
                      .derivatives =
                      "grad_grad: _tanh_backward_grad_output(grad, grad_output, output, "
                      "scale)\ngrad_output: _tanh_backward_grad_output(grad, grad_grad, output, "
                      "scale)\noutput: _tanh_backward_grad_output(grad, grad_grad, grad_output, "
                      "scale)");

TENON_DEFINE_OPERATOR(stubs::hardtanh, .category = kCategory,
                      .doc =
                      "Each element limited to [min_val, max_val]; the gradient is 0 at the "
                      "bounds.",
                      .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)");
TENON_DEFINE_VARIANT(stubs::hardtanh_, stubs::hardtanh);
TENON_DEFINE_VARIANT(stubs::hardtanh_out, stubs::hardtanh);

TENON_DEFINE_OPERATOR(stubs::leaky_relu, .category = kCategory,
                      .doc = "Each element, times a slope where it is negative.",
                      .derivatives =
                      "self: leaky_relu_backward(grad, self, negative_slope, false)");
TENON_DEFINE_VARIANT(stubs::leaky_relu_, stubs::leaky_relu);
TENON_DEFINE_VARIANT(stubs::leaky_relu_out, stubs::leaky_relu);

TENON_DEFINE_OPERATOR(stubs::mish, .category = kCategory,
                      .doc = "Each element times the tanh of its softplus.", .composite = true);

void add_operators_activation_3(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::softmax_int, stubs::sigmoid_backward,
                        stubs::_sigmoid_backward_grad_output, stubs::tanh_backward,
                        stubs::_tanh_backward_grad_output, stubs::hardtanh, stubs::hardtanh_,
                        stubs::hardtanh_out, stubs::leaky_relu, stubs::leaky_relu_,
                        stubs::leaky_relu_out, stubs::mish>(dispatcher);
}

}  // namespace tenon
