// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/pow.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Scalar,
                      .doc = "self to the power of a number; 2, 3, 0.5 and -1 are as exact as "
                      "products, sqrt and division.",
                      .derivatives = "self: formulas::pow_backward(grad, self, exponent)",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::pow__Scalar, stubs::pow_Tensor_Scalar);
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Scalar_out, stubs::pow_Tensor_Scalar);

TENON_DEFINE_OPERATOR(stubs::_pow,
                      .doc = "The part of pow for exponents that have no shorter form.");

TENON_DEFINE_OPERATOR(stubs::pow_Tensor_Tensor, .doc = "self to the power of exponent.",
                      .derivatives = "self: _pow_grad_self(grad, self, exponent)\nexponent: "
                      "_pow_grad_exponent(grad, self, exponent, result)");
TENON_DEFINE_VARIANT(stubs::pow__Tensor, stubs::pow_Tensor_Tensor);
TENON_DEFINE_VARIANT(stubs::pow_Tensor_Tensor_out, stubs::pow_Tensor_Tensor);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_Tensor_Tensor,
                      .doc = "The gradient of pow.Tensor_Tensor for self.",
                      .derivatives = "grad_output: _pow_grad_self(grad, self, exponent)\nself: "
                      "_pow_grad_self_grad_self(grad, grad_output, self, exponent)\nexponent: "
                      "_pow_grad_self_grad_exponent(grad, grad_output, self, exponent)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_grad_self_Tensor_Tensor,
                      .doc = "The gradient of _pow_grad_self.Tensor_Tensor for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_self_grad_exponent_Tensor_Tensor,
                      .doc = "The gradient of _pow_grad_self.Tensor_Tensor for exponent.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Tensor_Tensor,
                      .doc = "The gradient of pow.Tensor_Tensor for exponent.",
                      .derivatives = "grad_output: _pow_grad_exponent(grad, self, exponent, "
                      "output)\nself: _pow_grad_exponent_grad_self(grad, grad_output, self, "
                      "exponent, output)\nexponent: zeros_like(grad)\noutput: "
                      "_pow_grad_exponent(grad, self, exponent, grad_output)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_grad_self_Tensor_Tensor,
                      .doc = "The gradient of _pow_grad_exponent.Tensor_Tensor for self.",
                      .recorded_as_composite = true);

TENON_DEFINE_OPERATOR(stubs::pow_Scalar, .doc = "self to the power of exponent.",
                      .derivatives = "exponent: _pow_grad_exponent(grad, exponent, self)");
TENON_DEFINE_VARIANT(stubs::pow_Scalar_out, stubs::pow_Scalar);

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_Scalar,
                      .doc = "The gradient of pow.Scalar for exponent.",
                      .derivatives = "grad_output: _pow_grad_exponent(grad, exponent, "
                      "self)\nexponent: _pow_grad_exponent_grad_exponent(grad, grad_output, "
                      "exponent, self)");

TENON_DEFINE_OPERATOR(stubs::_pow_grad_exponent_grad_exponent_Scalar,
                      .doc = "The gradient of _pow_grad_exponent.Scalar for exponent.",
                      .recorded_as_composite = true);

void add_operators_pointwise_binary_from_pow(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::pow_Tensor_Scalar, stubs::pow__Scalar, stubs::pow_Tensor_Scalar_out,
                        stubs::_pow, stubs::pow_Tensor_Tensor, stubs::pow__Tensor,
                        stubs::pow_Tensor_Tensor_out, stubs::_pow_grad_self_Tensor_Tensor,
                        stubs::_pow_grad_self_grad_self_Tensor_Tensor,
                        stubs::_pow_grad_self_grad_exponent_Tensor_Tensor,
                        stubs::_pow_grad_exponent_Tensor_Tensor,
                        stubs::_pow_grad_exponent_grad_self_Tensor_Tensor, stubs::pow_Scalar,
                        stubs::pow_Scalar_out, stubs::_pow_grad_exponent_Scalar,
                        stubs::_pow_grad_exponent_grad_exponent_Scalar>(dispatcher);
}

}  // namespace tenon
