// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_gelu_backward_grad_self.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/softplus_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "activation";

TENON_DEFINE_OPERATOR(stubs::relu, .category = kCategory,
                      .doc = "Each element, or 0 if that is negative.",
                      .derivatives = "self: threshold_backward(grad, result, 0)");
TENON_DEFINE_VARIANT(stubs::relu_, stubs::relu);
TENON_DEFINE_VARIANT(stubs::relu_out, stubs::relu);

TENON_DEFINE_OPERATOR(stubs::gelu_backward, .category = kCategory,
                      .doc = "grad_output times the derivative of gelu at self.",
                      .derivatives =
                      "grad_output: gelu_backward(grad, self, approximate)\nself: "
                      "_gelu_backward_grad_self(grad, grad_output, self, approximate)");

TENON_DEFINE_OPERATOR(stubs::_gelu_backward_grad_self, .category = kCategory,
                      .doc = "The gradient of gelu_backward for self.",
                      .derivatives =
                      "grad_grad: _gelu_backward_grad_self(grad, grad_output, self, "
                      "approximate)\ngrad_output: _gelu_backward_grad_self(grad, grad_grad, self, "
                      "approximate)\nself: approximate == \"none\" ? -(grad * grad_grad * "
                      "grad_output * (-(self * self * 0.5)).exp() * self * (1.5957691216057308 - "
                      "self * self * 0.3989422804014327)) : -(grad * grad_grad * grad_output * "
                      "term * ((factor * 0.21406444881780073 + 0.7978845608028654 - self * term_2 "
                      "* its_tanh * term_3) * its_tanh * term_3 + term_2 * its_tanh * term_3 + "
                      "self * self * its_tanh * term_3 * 0.10703222440890037 + term * self * "
                      "term_2 * term_3 * (factor * 0.10703222440890038 + 0.7978845608028654) + "
                      "self * self * term_2 * its_tanh * 0.42812889763560147 - self * "
                      "0.42812889763560147))\n  where factor = approximate == \"tanh\" ? self * "
                      "self : Tensor()\n  where its_tanh = approximate == \"tanh\" ? (self * "
                      "(factor * 0.044715 + 1) * 0.7978845608028654).tanh() : Tensor()\n  where "
                      "term = approximate == \"tanh\" ? 1 - its_tanh * its_tanh : Tensor()\n "
                      " where term_2 = approximate == \"tanh\" ? factor * 0.053516112204450184 + "
                      "0.3989422804014327 : Tensor()\n  where term_3 = approximate == \"tanh\" ? "
                      "factor * 0.21406444881780073 + 1.5957691216057308 : Tensor()");

TENON_DEFINE_OPERATOR(stubs::hardtanh_backward, .category = kCategory,
                      .doc = "The gradient of hardtanh's argument.",
                      .derivatives =
                      "grad_output: hardtanh_backward(grad, self, min_val, max_val)\nself: "
                      "zeros_like(grad)");

TENON_DEFINE_OPERATOR(stubs::softplus_backward, .category = kCategory,
                      .doc = "The gradient of softplus's argument.",
                      .derivatives =
                      "grad_output: softplus_backward(grad, self, beta, threshold)\nself: "
                      "_softplus_backward_grad_self(grad, grad_output, self, beta, threshold)");

TENON_DEFINE_OPERATOR(stubs::hardsigmoid, .category = kCategory,
                      .doc = "self / 6 + 1/2, limited to [0, 1].",
                      .derivatives = "self: _hardsigmoid_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::hardsigmoid_, stubs::hardsigmoid);

void add_operators_activation_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::relu, stubs::relu_, stubs::relu_out, stubs::gelu_backward,
                        stubs::_gelu_backward_grad_self, stubs::hardtanh_backward,
                        stubs::softplus_backward, stubs::hardsigmoid, stubs::hardsigmoid_>(
                            dispatcher);
}

}  // namespace tenon
