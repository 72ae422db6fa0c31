// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_signbit.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/signbit.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/trunc.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::sign, "pointwise_unary",
                      .doc = "-1, 0 or 1 by the sign of each element.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::sign_, stubs::sign);
TENON_DEFINE_VARIANT(stubs::sign_out, stubs::sign);

TENON_DEFINE_OPERATOR(stubs::signbit, "pointwise_unary",
                      .doc = "Whether each element is negative, as -0.0 is.", .composite = true);
TENON_DEFINE_VARIANT(stubs::signbit_out, stubs::signbit);

TENON_DEFINE_OPERATOR(stubs::_signbit, "pointwise_unary",
                      .doc = "Whether the sign of each floating element is set.");

TENON_DEFINE_OPERATOR(stubs::sin, "pointwise_unary", .doc = "The sine of each element, in radians.",
                      .derivatives = "self: _sin_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::sin_, stubs::sin);
TENON_DEFINE_VARIANT(stubs::sin_out, stubs::sin);

TENON_DEFINE_OPERATOR(stubs::_sin_grad_self, "pointwise_unary",
                      .doc = "The gradient of sin for self.",
                      .derivatives = "grad_output: _sin_grad_self(grad, self)\nself: "
                      "_cos_grad_self(grad * grad_output, self, -1)");

TENON_DEFINE_OPERATOR(stubs::sinh, "pointwise_unary", .doc = "The hyperbolic sine of each element.",
                      .derivatives = "self: _sinh_grad_self(grad, self)");
TENON_DEFINE_VARIANT(stubs::sinh_, stubs::sinh);
TENON_DEFINE_VARIANT(stubs::sinh_out, stubs::sinh);

TENON_DEFINE_OPERATOR(stubs::_sinh_grad_self, "pointwise_unary",
                      .doc = "The gradient of sinh for self.",
                      .derivatives = "grad_output: _sinh_grad_self(grad, self)\nself: "
                      "_cosh_grad_self(grad * grad_output, self)");

TENON_DEFINE_OPERATOR(stubs::sqrt, "pointwise_unary", .doc = "The square root of each element.",
                      .derivatives = "self: _addcdiv_grad_tensor1(grad, result, 0.5)");
TENON_DEFINE_VARIANT(stubs::sqrt_, stubs::sqrt);
TENON_DEFINE_VARIANT(stubs::sqrt_out, stubs::sqrt);

TENON_DEFINE_OPERATOR(stubs::square, "pointwise_unary", .doc = "The square of each element.",
                      .derivatives = "self: _addcmul_grad_tensor1(grad, self, 2)");
TENON_DEFINE_VARIANT(stubs::square_, stubs::square);
TENON_DEFINE_VARIANT(stubs::square_out, stubs::square);

TENON_DEFINE_OPERATOR(stubs::tan, "pointwise_unary",
                      .doc = "The tangent of each element, in radians.",
                      .derivatives = "self: _tan_grad_self(grad, result)");
TENON_DEFINE_VARIANT(stubs::tan_, stubs::tan);
TENON_DEFINE_VARIANT(stubs::tan_out, stubs::tan);

TENON_DEFINE_OPERATOR(stubs::_tan_grad_self, "pointwise_unary",
                      .doc = "The gradient of tan for self.",
                      .derivatives = "grad_output: _tan_grad_self(grad, output)\noutput: "
                      "_tanh_backward_grad_output(grad, grad_output, output, 2)");

TENON_DEFINE_OPERATOR(stubs::tanh, "pointwise_unary",
                      .doc = "The hyperbolic tangent of each element.",
                      .derivatives = "self: tanh_backward(grad, result)");
TENON_DEFINE_VARIANT(stubs::tanh_, stubs::tanh);
TENON_DEFINE_VARIANT(stubs::tanh_out, stubs::tanh);

TENON_DEFINE_OPERATOR(stubs::trunc, "pointwise_unary", .doc = "Each element without its fraction.",
                      .derivatives = "self: zeros_like(grad)");
TENON_DEFINE_VARIANT(stubs::trunc_, stubs::trunc);
TENON_DEFINE_VARIANT(stubs::trunc_out, stubs::trunc);

void add_operators_pointwise_unary_from_sign(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::sign, stubs::sign_, stubs::sign_out, stubs::signbit,
                        stubs::signbit_out, stubs::_signbit, stubs::sin, stubs::sin_,
                        stubs::sin_out, stubs::_sin_grad_self, stubs::sinh, stubs::sinh_,
                        stubs::sinh_out, stubs::_sinh_grad_self, stubs::sqrt, stubs::sqrt_,
                        stubs::sqrt_out, stubs::square, stubs::square_, stubs::square_out,
                        stubs::tan, stubs::tan_, stubs::tan_out, stubs::_tan_grad_self, stubs::tanh,
                        stubs::tanh_, stubs::tanh_out, stubs::trunc, stubs::trunc_,
                        stubs::trunc_out>(dispatcher);
}

}  // namespace tenon
